import type { I18n, MessageDescriptor } from '@lingui/core';
import { useEffect, useState } from 'react';
import type { Match, Move } from '#core/game.ts';
import type { Level } from '#core/mode.ts';
import { CellMarks } from '#games/connect-four/cell-marks.tsx';
import { landingCell, type ConnectFourPosition } from '#games/connect-four/rules.ts';
import { solverPosition } from '#games/connect-four/solver-position.ts';
import parrot from '#generated/pictures/parrot.svg';
import { languageFor } from '#i18n/languages.ts';
import type { Clock } from '#services/clock.ts';
import type { SolverClient } from '#session/solver-client.ts';
import type { Battle } from '#session/use-battle.ts';
import { Button } from '#ui/button.tsx';
import { useAnnounce } from '#ui/live-region.tsx';
import type { Shown } from '#games/connect-four/use-advice.tsx';
import css from './ask-button.module.css';
import { bestColumn } from './best-column.ts';
import { forecast } from './forecast.ts';
import {
  ASK_WHO_WINS,
  askParrotWords,
  bestColumnWords,
  CAPTAIN_REFUSES,
  CAPTAIN_THINKS,
  DRAW_FORETOLD,
  foretoldWords,
  PARROT_REFUSES,
  PARROT_THINKS,
} from './words.ts';

/** What is said of the position that a match has reached; it holds until the next move. */
interface Said {
  readonly match: Match<Level>;
  readonly words: MessageDescriptor;
  /** The column to play; `null` where none is named. */
  readonly column: Move | null;
  /** The answer is still being looked for. */
  readonly isPending: boolean;
}

/** How many hints a battle has. */
const HINTS = 3;

/** Only an answer that takes longer is announced as being looked for. */
const THINKING_ANNOUNCED_AFTER_MS = 500;

interface Question {
  readonly match: Match<Level>;
  readonly asked: AbortController;
}

interface AskButtonProps {
  readonly texts: I18n;
  /** A battle against a computer; once it is over, nothing can be asked. */
  readonly battle: Battle<ConnectFourPosition>;
  readonly loadSolver: () => Promise<SolverClient>;
  readonly clock: Clock;
  readonly onShow: (shown: Shown) => void;
}

/** Asks the parrot for a column, a few times a battle, or the captain that never errs for the forecast. */
export function AskButton({ texts, battle, loadSolver, clock, onShow }: AskButtonProps) {
  const { match, position } = battle;
  const announce = useAnnounce();
  const [question, setQuestion] = useState<Question | null>(null);
  const [used, setUsed] = useState({ seed: match.seed, hints: 0 });
  const [last, setLast] = useState<Said | null>(null);
  const said = last?.match === match ? last : null;
  // The next move ends the question.
  const asked = question?.match === match ? question.asked : null;
  useEffect(() => () => asked?.abort(), [asked]);

  const isCaptains = battle.mode === 'legend';
  const left = HINTS - (used.seed === match.seed ? used.hints : 0);
  const mayAsk = battle.playable.length > 0 && (isCaptains || left > 0);

  function show(words: MessageDescriptor, column: Move | null, isPending: boolean): void {
    setLast({ match, words, column, isPending });
    onShow({
      match,
      line: <Line texts={texts} words={words} />,
      marks: column !== null && <Mark position={position} column={column} />,
    });
  }

  function say(words: MessageDescriptor, column: Move | null = null): void {
    show(words, column, false);
    announce(texts._(words));
  }

  async function ask(signal: AbortSignal): Promise<void> {
    const thinks = isCaptains ? CAPTAIN_THINKS : PARROT_THINKS;
    show(thinks, null, true);
    const answered = new AbortController();
    clock.wait(THINKING_ANNOUNCED_AFTER_MS, answered.signal).then(
      () => signal.aborted || announce(texts._(thinks)),
      () => undefined,
    );
    try {
      const solver = await loadSolver();
      await (isCaptains ? foretell : hint)(solver, signal);
    } catch (cause) {
      if (signal.aborted) return;
      console.warn('There is no perfect play to ask.', cause);
      say(isCaptains ? CAPTAIN_REFUSES : PARROT_REFUSES);
    } finally {
      answered.abort();
    }
  }

  async function foretell(solver: SolverClient, signal: AbortSignal): Promise<void> {
    const about = { asks: 'score', position: solverPosition(position) } as const;
    const foretold = forecast(await solver.ask(about, signal), position);
    say(
      foretold === null
        ? DRAW_FORETOLD
        : foretoldWords(match.seats[foretold.winner].kind === 'computer', foretold.discs),
    );
  }

  async function hint(solver: SolverClient, signal: AbortSignal): Promise<void> {
    const about = { asks: 'columns', position: solverPosition(position) } as const;
    const best = bestColumn(position, await solver.ask(about, signal));
    setUsed({ seed: match.seed, hints: HINTS - left + 1 });
    say(bestColumnWords(best), best.column);
  }

  function press(): void {
    // The answer is on its way. The button stays as it was pressed: nearly always it comes at once.
    if (said?.isPending === true) return;
    // The same hint again costs nothing.
    if (said !== null && said.column !== null) return announce(texts._(said.words));
    const controller = new AbortController();
    setQuestion({ match, asked: controller });
    void ask(controller.signal);
  }

  return (
    <Button kind="secondary" icon="lightbulb" aria-disabled={!mayAsk || undefined} onClick={press}>
      {texts._(isCaptains ? ASK_WHO_WINS : askParrotWords(left))}
    </Button>
  );
}

interface LineProps {
  readonly texts: I18n;
  readonly words: MessageDescriptor;
}

/** What is said of the position, on the keel. */
function Line({ texts, words }: LineProps) {
  // The board's direction is its own.
  return (
    <p className={css['line']} dir={languageFor(texts.locale).direction}>
      {texts._(words)}
    </p>
  );
}

interface MarkProps {
  readonly position: ConnectFourPosition;
  readonly column: Move;
}

/** The parrot in the place that the best column's disc would take. */
function Mark({ position, column }: MarkProps) {
  const place = landingCell(position, column);
  return (
    place !== null && (
      <CellMarks
        ringed={[place]}
        contents={{
          [place]: <img src={parrot} alt="" width="40" height="40" className={css['parrot']} />,
        }}
      />
    )
  );
}
