import { followPicture } from './picture-loader.ts';
import css from './picture.module.css';
import { DESKTOP, NOT_VERY_LOW } from './windows.ts';

/** The windows that show columns side by side above the fold. */
export const DESKTOP_WINDOW = `${DESKTOP} and ${NOT_VERY_LOW}` as const;

export interface PictureProps {
  /** Must stay the same as long as the picture exists. */
  readonly src: string;
  /** Replaces `src` in a dark colour scheme; only for a picture that is eager everywhere. */
  readonly darkSrc?: string;
  /** Empty for decoration. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
  /** A media query for windows that have the picture above the fold: there it loads with the page. */
  readonly eagerIn?: 'all' | typeof DESKTOP_WINDOW | undefined;
  /** For the largest picture above the fold. */
  readonly fetchPriority?: 'high';
}

/**
 * A drawing on the page. Unless it is eager, it waits until it comes near the window and is faded
 * until it has loaded (`picture-loader.ts`); without script it loads at once. The server may write
 * it into a part that React leaves alone: then other code has to follow the pictures of that part.
 */
export function Picture({ src, darkSrc, alt, width, height, className, ...more }: PictureProps) {
  const { eagerIn, fetchPriority } = more;
  const waits = eagerIn !== 'all';
  const source = waits
    ? { srcSet: src, media: eagerIn }
    : { srcSet: darkSrc, media: '(prefers-color-scheme: dark)' };
  const image = (
    <img
      ref={follow}
      src={waits ? undefined : src}
      alt={alt}
      width={width}
      height={height}
      fetchPriority={fetchPriority}
      decoding="async"
      className={[css['picture'], className].filter(Boolean).join(' ')}
      data-picture={waits ? src : undefined}
      data-phase={eagerIn === undefined ? 'waiting' : undefined}
    />
  );
  const hasSource = source.srcSet !== undefined && source.media !== undefined;
  return (
    <>
      {hasSource ? (
        <picture>
          <source {...source} />
          {image}
        </picture>
      ) : (
        image
      )}
      {waits && (
        <noscript>
          <img src={src} alt={alt} width={width} height={height} className={className} />
        </noscript>
      )}
    </>
  );
}

function follow(image: HTMLImageElement | null): (() => void) | undefined {
  return image === null ? undefined : followPicture(image);
}
