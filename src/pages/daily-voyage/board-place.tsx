import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { VoyageGame } from '#daily-voyage/voyage.ts';
import { Icon } from '#ui/drawing.tsx';
import css from './board-place.module.css';

interface BoardPlaceProps {
  readonly isBusy: boolean;
  /** The game whose board it holds. */
  readonly game?: VoyageGame | undefined;
  /** A move stands there that will be taken back. */
  readonly isMiss?: boolean;
  readonly children: ReactNode;
}

/** The room for a voyage's board, which is as large whichever it will be. */
export function BoardPlace({ isBusy, game, isMiss = false, children }: BoardPlaceProps) {
  return (
    <div className={css['place']}>
      <div
        className={css['game']}
        data-game={game}
        data-miss={isMiss || undefined}
        aria-busy={isBusy}
      >
        {children}
      </div>
    </div>
  );
}

/** Stands where a board will be. */
export function EmptyBoard({ children }: { readonly children: ReactNode }) {
  return <div className={css['empty']}>{children}</div>;
}

/** Stands in for a board that is on its way, and takes the focus that has been waiting for it. */
export function Waiting() {
  const { t } = useLingui();
  return (
    <EmptyBoard>
      <p className={css['waiting']} tabIndex={-1} data-waiting>
        <Icon name="map" />
        {t`Drawing the chart…`}
      </p>
    </EmptyBoard>
  );
}

/** Where focus goes when what had it makes room for a board. */
export function boardOrWaiting(host: HTMLElement): HTMLElement | null {
  return host.querySelector<HTMLElement>('[role="grid"] [tabindex="0"], [data-waiting]');
}
