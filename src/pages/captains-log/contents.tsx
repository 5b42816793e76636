import { useLingui } from '@lingui/react/macro';
import { BATTLE_GAMES } from '#log/deeds.ts';
import { logIn } from '#log/stored-log.ts';
import { browserStorage } from '#services/storage.ts';
import { useKept } from '#ui/store.ts';
import { BattleTable } from './battle-table.tsx';
import { HuntTable } from './hunt-table.tsx';
import { SolvedPuzzles } from './solved-puzzles.tsx';
import { CONTENTS_ID } from './contents-id.ts';
import css from './contents.module.css';
import { TreasureMap } from './treasure-map.tsx';

/** What stands in the log: the treasure map, battles, memory and puzzles. */
export function Contents() {
  const { t } = useLingui();
  const { entries } = useKept(logIn(browserStorage));
  return (
    <div id={CONTENTS_ID} className={css['contents']}>
      <TreasureMap entries={entries} />
      <section className={css['battles']}>
        <h2>{t`Battles`}</h2>
        <div className={css['tables']}>
          {BATTLE_GAMES.map((game) => (
            <BattleTable key={game} game={game} entries={entries} />
          ))}
        </div>
      </section>
      <div className={css['tables']}>
        <HuntTable entries={entries} />
        <SolvedPuzzles entries={entries} />
      </div>
    </div>
  );
}
