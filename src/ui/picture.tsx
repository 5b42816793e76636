import { useEffect, useRef, useState } from 'react';
import css from './picture.module.css';

interface PictureProps {
  readonly src: string;
  /** Shown instead in a dark colour scheme. */
  readonly darkSrc?: string;
  /** Empty for decoration. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
  /** True above the fold: it is in the served page and loads at once. */
  readonly isEager?: boolean;
}

type Phase = 'waiting' | 'loading' | 'loaded' | 'failed';

const LAZY_MARGIN = '50px';

/**
 * A drawing of the page. Unless eager it loads when it comes within 50 px of the window (in a browser
 * that does not tell of that, at once), faded until it is there; one that cannot be loaded stays faded
 * and is told on the console.
 */
export function Picture(props: PictureProps) {
  const { src, darkSrc, alt, width, height, className, isEager = false } = props;
  const [phase, setPhase] = useState<Phase>(isEager ? 'loaded' : 'waiting');
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const element = image.current;
    if (element === null || phase !== 'waiting') return undefined;
    return whenNear(element, () => setPhase('loading'));
  }, [phase]);

  // An eager picture may have loaded or failed before this code ran: its event is gone.
  useEffect(() => {
    const element = image.current;
    const hasFailed = element?.complete === true && element.naturalWidth === 0;
    if (isEager && hasFailed) element.dispatchEvent(new Event('error'));
  }, [isEager]);

  function reportFailure(): void {
    console.warn(`Picture could not be loaded: ${src}`);
    setPhase('failed');
  }

  const picture = (
    <img
      ref={image}
      src={phase === 'waiting' ? undefined : src}
      alt={alt}
      width={width}
      height={height}
      fetchPriority={isEager ? 'high' : 'auto'}
      className={[css['picture'], className].filter(Boolean).join(' ')}
      data-phase={phase}
      decoding="async"
      onLoad={() => setPhase('loaded')}
      onError={reportFailure}
    />
  );
  return (
    <>
      {darkSrc === undefined ? (
        picture
      ) : (
        <picture>
          {phase !== 'waiting' && <source srcSet={darkSrc} media="(prefers-color-scheme: dark)" />}
          {picture}
        </picture>
      )}
      {!isEager && (
        <noscript>
          <img src={src} alt={alt} width={width} height={height} className={className} />
        </noscript>
      )}
    </>
  );
}

/** Calls back when an element comes near the window; returns how to stop. */
function whenNear(element: Element, comeNear: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    comeNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && comeNear(),
    { rootMargin: LAZY_MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
