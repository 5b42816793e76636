import type { Series } from './comparison.ts';
import { npm } from './command.ts';
import { inTurns, type Checkouts } from './turns.ts';

const ROUNDS = 3;

/** Times `npm run build`, from sources to compressed pages. Leaves a fresh build in both checkouts. */
export async function measureBuild(checkouts: Checkouts): Promise<readonly Series[]> {
  const rounds = await inTurns(ROUNDS, checkouts, async (folder) => {
    const startMs = performance.now();
    await npm(['run', 'build'], folder);
    return [performance.now() - startMs];
  });
  return [{ name: 'npm run build', rounds }];
}
