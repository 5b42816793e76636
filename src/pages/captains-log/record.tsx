import { useLingui } from '@lingui/react/macro';
import { BATTLE_GAMES } from '#log/deeds.ts';
import { logIn } from '#log/keeping.ts';
import { browserStorage } from '#services/storage.ts';
import { useKept } from '#ui/store.ts';
import { Battles } from './battles.tsx';
import { Hunts } from './hunts.tsx';
import { Puzzles } from './puzzles.tsx';
import { RECORD_ID } from './record-id.ts';
import css from './record.module.css';
import { TreasureMap } from './treasure-map.tsx';

/** What stands in the log: the treasure map, battles, memory and puzzles. */
export function Record() {
  const { t } = useLingui();
  const { entries } = useKept(logIn(browserStorage));
  return (
    <div id={RECORD_ID} className={css['record']}>
      <TreasureMap entries={entries} />
      <section className={css['battles']}>
        <h2>{t`Battles`}</h2>
        <div className={css['tables']}>
          {BATTLE_GAMES.map((game) => (
            <Battles key={game} game={game} entries={entries} />
          ))}
        </div>
      </section>
      <div className={css['tables']}>
        <Hunts entries={entries} />
        <Puzzles entries={entries} />
      </div>
    </div>
  );
}
