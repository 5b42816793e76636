import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { numberText } from '#i18n/number-text.ts';
import { ChoiceSheet } from '#game-frame/choice-sheet.tsx';
import panel from '#game-frame/panel.module.css';
import { SoundSwitch } from '#game-frame/sound-switch.tsx';
import type { Environment } from '#session/environment.ts';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import css from './controls.module.css';
import { DIFFICULTIES, type Difficulty } from './difficulties.ts';
import type { MemoryView } from './view.ts';
import { DIFFICULTY_NAMES } from './words.ts';

interface ControlsProps {
  readonly view: MemoryView;
  readonly sound: Environment['sound'];
  readonly pauseOrResume: () => void;
  readonly hint: () => void;
  readonly startNewGame: () => void;
  readonly changeDifficulty: (difficulty: Difficulty) => void;
}

/** Difficulty, help and rest, a new game, and sound. */
export function Controls(props: ControlsProps) {
  const { view, sound, startNewGame } = props;
  const { t } = useLingui();
  const headingId = useId();
  return (
    <section
      className={`${panel['panel']} ${css['panel']}`}
      aria-labelledby={headingId}
      data-complete={view.stars !== null || undefined}
    >
      <h2 id={headingId} className={panel['heading']}>{t`Game settings`}</h2>
      <DifficultyChoice view={view} onChoose={props.changeDifficulty} />
      <Hint view={view} onHint={props.hint} />
      <PauseOrResume view={view} onPress={props.pauseOrResume} />
      <div className={css['newGame']}>
        <Button kind="primary" icon="rotate-ccw" onClick={startNewGame} data-main-button>
          {t`New Game`}
        </Button>
      </div>
      <div className={css['sound']}>
        <SoundSwitch sound={sound} />
      </div>
    </section>
  );
}

interface DifficultyChoiceProps {
  readonly view: MemoryView;
  readonly onChoose: (difficulty: Difficulty) => void;
}

function DifficultyChoice({ view, onChoose }: DifficultyChoiceProps) {
  const { t, i18n } = useLingui();
  const reasonId = useId();
  const isLocked = !view.mayChangeDifficulty;
  const level = i18n._(DIFFICULTY_NAMES[view.difficulty]);
  return (
    <div className={css['difficulty']}>
      <ChoiceSheet label={t`Difficulty: ${level}`} value={level}>
        <Segmented
          name={t`Difficulty`}
          options={DIFFICULTIES.map((value) => ({
            value,
            label: i18n._(DIFFICULTY_NAMES[value]),
          }))}
          value={view.difficulty}
          lock={{ isLocked, reasonId }}
          layout="row"
          onChoose={onChoose}
        />
        <p id={reasonId} className={css['reason']} data-shown={isLocked || undefined}>
          {t`Locked during a game.`}
        </p>
      </ChoiceSheet>
    </div>
  );
}

function Hint({ view, onHint }: { readonly view: MemoryView; readonly onHint: () => void }) {
  const { t, i18n } = useLingui();
  const { hintsLeft } = view;
  const left = numberText(i18n, hintsLeft);
  return (
    <div className={css['hint']}>
      <Tooltip text={t`Points at a card that is face down`} align="start" isDescription>
        {(describedBy) => (
          <Button
            kind="secondary"
            icon="lightbulb"
            aria-label={t`${plural(hintsLeft, { one: 'Hint, # left', other: 'Hint, # left' })}`}
            aria-disabled={!view.mayHint || undefined}
            onClick={onHint}
            {...describedBy}
          >
            {t`Hint · ${left}`}
          </Button>
        )}
      </Tooltip>
    </div>
  );
}

interface PauseOrResumeProps {
  readonly view: MemoryView;
  readonly onPress: () => void;
}

function PauseOrResume({ view, onPress }: PauseOrResumeProps) {
  const { t } = useLingui();
  const isPaused = view.status === 'paused';
  const isUnderWay = isPaused || view.status === 'playing';
  return (
    <div className={css['pause']} data-pause>
      <Button
        kind="secondary"
        icon={isPaused ? 'play' : 'pause'}
        aria-disabled={!isUnderWay || undefined}
        onClick={onPress}
      >
        {isPaused ? t`Resume` : t`Pause`}
      </Button>
    </div>
  );
}
