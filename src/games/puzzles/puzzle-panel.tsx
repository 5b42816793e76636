import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, useId, type ReactNode, type Ref } from 'react';
import panel from '#game-frame/panel.module.css';
import frame from '#game-frame/task-panel.module.css';
import { SoundSwitch } from '#game-frame/sound-switch.tsx';
import type { Environment } from '#session/environment.ts';
import { Badge, type BadgeColour } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { PUZZLES } from './collection.ts';
import type { PuzzleId } from './ids.ts';
import { NextButton } from './next-button.tsx';
import { currentPlayer, type PuzzleDifficulty } from './puzzle.ts';
import proof from './proof.module.css';
import css from './puzzle-panel.module.css';
import type { PuzzlesEvent } from './session.ts';
import type { PuzzleOffer } from './state.ts';
import {
  DIFFICULTY_NAMES,
  EXPLANATIONS,
  GOALS,
  HINTS,
  numberOf,
  TO_MOVE_SENTENCES,
} from './words.ts';

const DIFFICULTY_COLOURS: Record<PuzzleDifficulty, BadgeColour> = {
  easy: 'green',
  medium: 'brown',
  hard: 'red',
};

interface PuzzlePanelProps extends PuzzleOffer {
  /** The id of the text that describes the board. */
  readonly taskId: string;
  /** Is given the way to the next puzzle, where the banner does not hold that. */
  readonly nextButton?: Ref<HTMLButtonElement>;
  readonly sound: Environment['sound'];
  readonly onEvent: (event: PuzzlesEvent) => void;
  /** What leads on to other games, once all are solved. */
  readonly otherGames?: ReactNode;
}

/** The shown puzzle's task, the ways to the others, and what there is to do when all are solved. */
export const PuzzlePanel = memo(function PuzzlePanel(props: PuzzlePanelProps) {
  const { current, progress, isFirst, isNextDue, isAllTold, mayGoOn } = props;
  const { taskId, nextButton, sound, onEvent, otherGames } = props;
  const { t, i18n } = useLingui();
  const headingId = useId();
  const { difficulty } = PUZZLES[current];
  const number = numberOf(current);
  const task = useTask(current);
  const said = useSaid(props, task);
  const isBeingTold = progress === 'solved' && !isAllTold;
  return (
    <section
      className={`${panel['panel']} ${frame['panel']} ${css['panel']}`}
      aria-labelledby={headingId}
    >
      <div className={frame['title']}>
        <h2 id={headingId} className={frame['heading']}>{t`Puzzle ${number}`}</h2>
        <Badge colour={DIFFICULTY_COLOURS[difficulty]}>
          {i18n._(DIFFICULTY_NAMES[difficulty])}
        </Badge>
      </div>
      <div className={css['task']} data-hint={props.isHinted}>
        {isBeingTold && <p className={css['asked']}>{task}</p>}
        {/* A toast may lie in the room below the words. */}
        <p
          key={current}
          id={taskId}
          className={isBeingTold ? proof['told'] : undefined}
          data-said={isAllTold ? 'told' : progress}
        >
          {said}
        </p>
      </div>
      <div className={css['ways']}>
        <IconOnPhones name={t`Previous`}>
          <Button
            kind="secondary"
            icon="arrow-left"
            aria-disabled={isFirst || undefined}
            onClick={() => onEvent({ type: 'previous' })}
          >
            {t`Previous`}
          </Button>
        </IconOnPhones>
        {isNextDue ? (
          <span className={css['place']} />
        ) : (
          <IconOnPhones name={t`Next`}>
            <NextButton
              ref={nextButton}
              onNext={() => onEvent({ type: 'next' })}
              {...{ isNextDue, mayGoOn }}
            />
          </IconOnPhones>
        )}
      </div>
      <div className={css['more']}>
        {!isAllTold && <Hint {...props} />}
        <IconOnPhones name={t`Reset`}>
          <Button kind="quiet" icon="rotate-ccw" onClick={() => onEvent({ type: 'reset' })}>
            {t`Reset`}
          </Button>
        </IconOnPhones>
        <SoundSwitch sound={sound} />
      </div>
      {isAllTold && (
        <div className={css['allSolved']}>
          <Button
            kind="primary"
            icon="refresh-cw"
            onClick={() => onEvent({ type: 'startOver' })}
            data-main-button
          >
            {t`Start Over`}
          </Button>
          <div className={css['otherGames']} data-keep-clear>
            {otherGames}
          </div>
        </div>
      )}
    </section>
  );
});

interface IconOnPhonesProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A button that shows only its icon on a phone, where a tooltip names it. */
function IconOnPhones({ name, children }: IconOnPhonesProps) {
  return (
    <div className={css['icon']}>
      <Tooltip text={name} align="start">
        {() => children}
      </Tooltip>
    </div>
  );
}

/** It can be asked for after some wrong squares: how many are still to come is said below its name. */
function Hint(props: Pick<PuzzlePanelProps, 'mayHint' | 'missesBeforeHint' | 'onEvent'>) {
  const { t } = useLingui();
  const { mayHint, missesBeforeHint: missing, onEvent } = props;
  return (
    <Tooltip text={t`Shows where to look, once two squares were wrong`} align="start" isDescription>
      {(describedBy) => (
        <Button
          kind="secondary"
          icon="lightbulb"
          aria-disabled={!mayHint || undefined}
          onClick={() => onEvent({ type: 'hint' })}
          {...describedBy}
        >
          {t`Hint`}
          {missing > 0 && (
            <small className={css['due']} aria-hidden="true">
              {t`${plural(missing, { one: 'after # more', other: 'after # misses' })}`}
            </small>
          )}
        </Button>
      )}
    </Tooltip>
  );
}

/** What is said beside the board: whose move it is and what to look for, where, or why the answer wins. */
function useSaid(
  { current, progress, isHinted }: Pick<PuzzleOffer, 'current' | 'progress' | 'isHinted'>,
  task: string,
): string {
  const { i18n } = useLingui();
  if (progress === 'solved') return i18n._(EXPLANATIONS[current]);
  return isHinted ? i18n._(HINTS[current]) : task;
}

/** Whose move it is, and what to look for. */
function useTask(current: PuzzleId): string {
  const { t, i18n } = useLingui();
  const turn = i18n._(TO_MOVE_SENTENCES[currentPlayer(PUZZLES[current])]);
  const goal = i18n._(GOALS[current]);
  return t({ message: `${turn} ${goal}`, comment: 'Two sentences, one after the other' });
}
