import type { I18n } from '@lingui/core';
import { useEffect, useRef } from 'react';
import { Icon } from '#ui/drawing.tsx';
import { Coin } from './coin.tsx';
import type { DecisiveMoment, JudgedMove } from './judging.ts';
import css from './move-list.module.css';
import { moveName, MOVES } from './review-words.ts';
import { Verdict } from './verdict.tsx';

interface MoveListProps {
  readonly texts: I18n;
  readonly moves: readonly JudgedMove[];
  readonly moment: DecisiveMoment;
  /** The move that is shown, from 0. */
  readonly ply: number;
  readonly onChoose: (ply: number) => void;
}

/** The moves as buttons; the one that is shown stays in view. */
export function MoveList({ texts, moves, moment, ply, onChoose }: MoveListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = list.current?.children[ply];
    if (list.current === null || !(item instanceof HTMLElement)) return;
    // Only the list is scrolled, never the page.
    list.current.scrollTop = item.offsetTop - (list.current.clientHeight - item.clientHeight) / 2;
  }, [ply]);
  return (
    <ol className={css['moves']} ref={list} aria-label={texts._(MOVES)}>
      {moves.map((move) => (
        <li key={move.ply}>
          <button
            type="button"
            className={css['move']}
            aria-current={move.ply === ply ? 'step' : undefined}
            onClick={() => onChoose(move.ply)}
          >
            <span className="visually-hidden">{texts._(moveName(move))}</span>
            <span className={css['seen']} aria-hidden="true">
              <span className={css['count']}>{move.ply + 1}</span>
              <Coin side={move.side} />
              <span className={css['column']}>{move.column + 1}</span>
              {moment.kind === 'decided' && moment.ply === move.ply && <Icon name="star" />}
              <Verdict texts={texts} judgement={move.judgement} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
