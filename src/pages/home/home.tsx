import { ClassicScreen } from '#games/classic/screen.tsx';
import type { Surroundings } from '#play/surroundings.ts';
import { afterPaint } from '#services/after-paint.ts';
import { browserClock } from '#services/clock.ts';
import { prefersReducedMotion } from '#services/motion.ts';
import { freshSeed } from '#services/seed.ts';
import { GAME_ANCHOR, GAME_SECTION_ANCHOR } from '#site/routes.ts';
import { Hero } from './hero.tsx';
import css from './home.module.css';

const SURROUNDINGS: Surroundings = {
  clock: browserClock,
  prefersReducedMotion,
  afterPaint,
  freshSeed,
};

/** The home page: hero and the tic-tac-toe game. */
export default function Home() {
  return (
    <>
      <Hero />
      <section id={GAME_SECTION_ANCHOR} className={css['sea']}>
        <div className={css['content']}>
          <ClassicScreen surroundings={SURROUNDINGS} gameId={GAME_ANCHOR} />
        </div>
      </section>
      <div className={css['shore']} aria-hidden="true" />
    </>
  );
}
