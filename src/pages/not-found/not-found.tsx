import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import lost from '#generated/pictures/lost.svg';
import { buttonClass } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Link } from '#ui/link.tsx';
import css from './not-found.module.css';

/** The page for every path that leads nowhere; it logs the path to the console. */
export default function NotFound() {
  const { t } = useLingui();
  useEffect(() => {
    console.error(`No page at ${location.pathname}`);
  }, []);
  return (
    <div className={css['page']}>
      <div className={css['content']}>
        <Picture
          src={lost}
          alt=""
          width={320}
          height={240}
          className={css['map']}
          eagerIn="all"
          fetchPriority="high"
        />
        <div>
          <h1 className={css['title']} tabIndex={-1}>{t`Oops! Page not found`}</h1>
          <p className={css['line']}>
            {t`You have sailed off the edge of the chart. The route back is short.`}
          </p>
          <Link href="/" className={buttonClass({ kind: 'primary', isLarge: true })}>
            {t`Return to Home`}
          </Link>
        </div>
      </div>
      <div className={css['sea']} aria-hidden="true" />
    </div>
  );
}
