import type { I18n } from '@lingui/core';
import { useLingui } from '#i18n/use-lingui.tsx';
import { use, useState, useSyncExternalStore } from 'react';
import type { Move } from '#core/game.ts';
import { lateTexts } from '#i18n/format.ts';
import { languageFor, type LanguageCode } from '#i18n/languages.ts';
import { Button } from '#ui/button.tsx';
import { useAnnounce } from '#ui/live-region.tsx';
import { Ornament } from '#ui/ornament.tsx';
import { ConnectFourBoard } from './board.tsx';
import { LessonMarks } from './lesson-marks.tsx';
import {
  BACK,
  HEADING,
  LEAD,
  LESSON_WORDS,
  NEXT,
  sentenceAt,
  sentencesOf,
  START_AGAIN,
} from './lesson-words.ts';
import {
  answer,
  askedFor,
  BEGINNING,
  goTo,
  LESSONS,
  movesAt,
  positionAt,
  stepCount,
  type Lesson,
  type Progress,
} from './lessons.ts';
import css from './lessons-section.module.css';
import { connectFourRules } from './rules.ts';

interface LessonsSectionProps {
  /** Holds the lessons' texts; the page's own formatter has those of the board. */
  readonly texts: I18n;
}

/**
 * Three lessons with boards to play through. The server writes headings and texts, and places for the boards,
 * which come when this code has.
 */
export default function Lessons() {
  const { i18n } = useLingui();
  return (
    <Ornament fail={warn}>
      {/* The server's own formatter has all texts. */}
      {import.meta.env.SSR ? (
        <LessonsSection texts={i18n} />
      ) : (
        <LessonsWithTexts language={languageFor(i18n.locale).code} />
      )}
    </Ornament>
  );
}

function warn(cause: unknown): void {
  console.warn('The lessons were left out.', cause);
}

function LessonsWithTexts({ language }: { readonly language: LanguageCode }) {
  return <LessonsSection texts={use(textsIn(language))} />;
}

const fetched = new Map<LanguageCode, Promise<I18n>>();

/** The texts in a language, always the same promise. Without them the page stays as the server wrote it. */
function textsIn(language: LanguageCode): Promise<I18n> {
  const texts = fetched.get(language) ?? lateTexts(language, 'lessons').catch(waitForever);
  fetched.set(language, texts);
  return texts;
}

function waitForever(cause: unknown): Promise<never> {
  console.warn('The lessons have no texts.', cause);
  return new Promise(() => undefined);
}

function LessonsSection({ texts }: LessonsSectionProps) {
  return (
    <section className={css['lessons']} aria-labelledby="lessons">
      <h2 id="lessons" className={css['heading']}>
        {texts._(HEADING)}
      </h2>
      <p className={css['lead']}>{texts._(LEAD)}</p>
      <div className={css['cards']}>
        {LESSONS.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} texts={texts} />
        ))}
      </div>
    </section>
  );
}

interface LessonCardProps extends LessonsSectionProps {
  readonly lesson: Lesson;
}

function LessonCard({ lesson, texts }: LessonCardProps) {
  const [progress, setProgress] = useState(BEGINNING);
  const isAlive = useIsAlive();
  const announce = useAnnounce();
  const { title, idea } = LESSON_WORDS[lesson.id];
  const headingId = `lesson-${lesson.id}`;

  function show(next: Progress): void {
    setProgress(next);
    announce(texts._(sentenceAt(lesson, next)));
  }

  return (
    <article className={css['card']} aria-labelledby={headingId}>
      <h3 id={headingId} className={css['title']}>
        {texts._(title)}
      </h3>
      <p className={css['idea']}>{texts._(idea)}</p>
      <div className={css['sea']}>
        <div className={css['ship']}>
          {isAlive && (
            <LessonBoard
              name={texts._(title)}
              lesson={lesson}
              progress={progress}
              onAnswer={(column) => show(answer(column, lesson, progress))}
            />
          )}
        </div>
      </div>
      <Sentences lesson={lesson} progress={progress} texts={texts} />
      <Steps lesson={lesson} progress={progress} texts={texts} isAlive={isAlive} onShow={show} />
    </article>
  );
}

interface LessonBoardProps {
  readonly name: string;
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly onAnswer: (column: Move) => void;
}

function LessonBoard({ name, lesson, progress, onAnswer }: LessonBoardProps) {
  const position = positionAt(lesson, progress);
  const isAsking = askedFor(lesson, progress) !== null;
  return (
    <ConnectFourBoard
      name={name}
      position={position}
      playable={isAsking ? connectFourRules.legalMoves(position) : []}
      lastMove={movesAt(lesson, progress).at(-1) ?? null}
      isThinking={false}
      celebrated={null}
      onPlay={onAnswer}
      marks={<LessonMarks marking={lesson.marking} position={position} />}
    />
  );
}

interface SentencesProps extends LessonCardProps {
  readonly progress: Progress;
}

/** The sentence of the step, in a place that is high enough for each that may come. */
function Sentences({ lesson, progress, texts }: SentencesProps) {
  const shown = texts._(sentenceAt(lesson, progress));
  const all = new Set(sentencesOf(lesson).map((sentence) => texts._(sentence)));
  return (
    <div className={css['sentences']}>
      {Array.from(all, (sentence) => (
        <p key={sentence} className={css['sentence']} data-shown={sentence === shown || undefined}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

interface StepsProps extends SentencesProps {
  readonly isAlive: boolean;
  readonly onShow: (progress: Progress) => void;
}

/** What turns the pages; the buttons keep their places where there is nothing to turn. */
function Steps({ lesson, progress, texts, isAlive, onShow }: StepsProps) {
  const { step, slip } = progress;
  const count = stepCount(lesson);
  const isFirst = step === 0 && slip === null;
  const isLast = step === count - 1;
  const turn = (to: number) => onShow(goTo(to, lesson));
  return (
    <div className={css['steps']} data-alive={isAlive || undefined}>
      <Button
        kind="secondary"
        aria-disabled={isFirst || undefined}
        onClick={() => turn(slip === null ? step - 1 : step)}
      >
        {texts._(BACK)}
      </Button>
      <span className={css['place']} dir="ltr" aria-hidden="true">
        {`${step + 1} / ${count}`}
      </span>
      <Button kind="secondary" aria-disabled={isLast || undefined} onClick={() => turn(step + 1)}>
        {texts._(NEXT)}
      </Button>
      <Button kind="quiet" onClick={() => turn(0)}>
        {texts._(START_AGAIN)}
      </Button>
    </div>
  );
}

/** Whether this code runs in the page: false for what the server writes and where a page takes it over. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
