import { useLingui } from '@lingui/react/macro';
import { BATTLE_GAMES } from '#log/deeds.ts';
import { logIn } from '#log/keeping.ts';
import { TextPage } from '#pages/text-page/text-page.tsx';
import { browserStorage } from '#services/storage.ts';
import { useKept } from '#ui/store.ts';
import { Battles } from './battles.tsx';
import css from './captains-log.module.css';
import { Hunts } from './hunts.tsx';
import { Keeping } from './keeping.tsx';
import { Puzzles } from './puzzles.tsx';
import { TreasureMap } from './treasure-map.tsx';

const LOG = logIn(browserStorage);

/** The captain's log: what has been won and solved on this device, as far as a person wants it noted. */
export default function CaptainsLog() {
  const { t } = useLingui();
  const log = useKept(LOG);
  return (
    <TextPage
      route="captains-log"
      lead={t`What you win and solve, noted on this device and nowhere else.`}
      width="whole"
    >
      <div className={css['parts']}>
        <Keeping kept={LOG} log={log} />
        <TreasureMap entries={log.entries} />
        <section className={css['battles']}>
          <h2>{t`Battles`}</h2>
          <div className={css['tables']}>
            {BATTLE_GAMES.map((game) => (
              <Battles key={game} game={game} entries={log.entries} />
            ))}
          </div>
        </section>
        <div className={css['tables']}>
          <Hunts entries={log.entries} />
          <Puzzles entries={log.entries} />
        </div>
      </div>
    </TextPage>
  );
}
