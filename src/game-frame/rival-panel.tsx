import { useLingui } from '@lingui/react/macro';
import { useId, type ComponentType, type ReactNode } from 'react';
import type { Mode } from '#core/mode.ts';
import type { Environment } from '#session/environment.ts';
import type { MoveHistory } from '#session/move-history.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { ChoiceSheet } from './choice-sheet.tsx';
import type { FairPlayProps } from './fair-play/fair-play.tsx';
import { MODE_NAMES } from './mode-names.ts';
import panel from './panel.module.css';
import css from './rival-panel.module.css';
import { SoundSwitch } from './sound-switch.tsx';
import { UndoRedo } from './undo-redo.tsx';

/** What makes a battle fair for a family, behind a button. */
interface FairPlayPart extends Omit<FairPlayProps, 'lock'> {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** `null` until it is there. */
  readonly Content: ComponentType<FairPlayProps> | null;
}

interface RivalPanelProps {
  /** Those that can be chosen. */
  readonly modes: readonly Mode[];
  readonly mode: Mode;
  /** Why there is no perfect play; left out where there is. */
  readonly refusal?: string | undefined;
  readonly isLocked: boolean;
  /** The person has lost to the computer: there is no gold for that. */
  readonly isLoss: boolean;
  readonly onChooseMode: (mode: Mode) => void;
  readonly onNewBattle: () => void;
  readonly sound: Environment['sound'];
  readonly history: MoveHistory;
  /** What sends the battle. */
  readonly send: ReactNode;
  /** What asks for advice; null keeps its room. */
  readonly advice?: ReactNode;
  readonly fairPlay: FairPlayPart;
  /** What a game adds beneath. */
  readonly children?: ReactNode;
}

/** Lets a player choose whom to play against and start a new battle. */
export function RivalPanel(props: RivalPanelProps) {
  const { modes, mode, isLocked, isLoss, onChooseMode, onNewBattle, sound, history, send } = props;
  const { refusal, advice, fairPlay, children } = props;
  const { t, i18n } = useLingui();
  const headingId = useId();
  const reasonId = useId();
  const refusalId = useId();
  const rival = i18n._(MODE_NAMES[mode]);
  return (
    <section className={`${panel['panel']} ${css['panel']}`} aria-labelledby={headingId}>
      <ChoiceSheet label={t`Rival: ${rival}`} value={rival}>
        <div className={css['head']} data-locked={isLocked || undefined}>
          <h2 id={headingId} className={panel['heading']}>{t`Choose your rival`}</h2>
          <p id={reasonId} className={css['reason']}>
            {t`Locked while a battle is under way.`}
          </p>
        </div>
        <Segmented
          name={t`Game mode`}
          options={modes.map((value) => ({
            value,
            label: i18n._(MODE_NAMES[value]),
            refusedFor: value === 'legend' && refusal !== undefined ? refusalId : undefined,
          }))}
          value={mode}
          lock={{ isLocked, reasonId }}
          layout="column"
          onChoose={onChooseMode}
        />
        {refusal !== undefined && (
          <p id={refusalId} className={css['reason']}>
            {refusal}
          </p>
        )}
      </ChoiceSheet>
      <div className={css['actions']}>
        <Button
          kind={isLoss ? 'secondary' : 'primary'}
          icon="swords"
          onClick={onNewBattle}
          data-main-button
        >
          {t`New Battle`}
        </Button>
        <SoundSwitch sound={sound} />
      </div>
      <UndoRedo history={history}>{send}</UndoRedo>
      {advice !== undefined && (
        <div className={css['advice']} data-advice data-keep-clear>
          {advice}
        </div>
      )}
      <Disclosure
        label={t`Head starts and names`}
        isOpen={fairPlay.isOpen}
        onToggle={fairPlay.onToggle}
      >
        {fairPlay.Content && (
          <fairPlay.Content
            terms={fairPlay.terms}
            lock={{ isLocked, reasonId }}
            onAgree={fairPlay.onAgree}
          />
        )}
      </Disclosure>
      {children}
    </section>
  );
}
