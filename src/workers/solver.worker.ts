import searchAddress from '#generated/connect-four.wasm?url';
import openingsAddress from '#generated/openings.bin?url';
import { startEngine, type Engine } from '#solver/engine.ts';
import { legendColumn } from '#solver/legend.ts';
import { bestLine, keepingColumns } from '#solver/line.ts';
import { isWhole, openingScores } from '#solver/openings.ts';
import { unpackOpenings, type OpeningKnowledge } from '#solver/packed-openings.ts';
import type {
  SolverMessage,
  SolverQuestion,
  SolverRequest,
  SolverStart,
} from '#solver/protocol.ts';
import type { ReplyBook } from '#solver/reply-book.ts';
import { createSolver, type Slices, type Solver } from '#solver/solver.ts';

/** Often enough that the page does not take the worker for dead. */
const SIGN_EVERY_MS = 500;

/** A file that has not come by then counts as unreachable. */
const FETCH_LIMIT_MS = 10_000;

/** Questions are answered one after the other. */
let last: Promise<void> = Promise.resolve();
const dropped = new Set<number>();

interface Works {
  readonly solver: Solver;
  readonly replies: ReplyBook;
  readonly knowsOpenings: boolean;
}

/** Browser or host do not let the search run. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}

let starting: Promise<Works> | null = null;

addEventListener('message', ({ data }: MessageEvent<SolverStart | SolverRequest>) => {
  if (data.asks === 'start') {
    starting = start(data.tableMb);
    // Questions reject with the cause. Without this, it would also be reported where no question comes.
    starting.catch(() => undefined);
    return;
  }
  if (data.asks === 'nothing') {
    dropped.add(data.id);
    return;
  }
  const { id, ...question } = data;
  // A question that waits for its turn has not been forgotten.
  const signs = setInterval(() => say({ id, kind: 'working' }), SIGN_EVERY_MS);
  last = last.then(() => reply(id, question)).finally(() => clearInterval(signs));
});

async function reply(id: number, question: SolverQuestion): Promise<void> {
  try {
    const works = await starting;
    if (works === null) throw new TypeError('The worker was asked before it was started.');
    const answer =
      question.asks === 'ready'
        ? { knowsOpenings: works.knowsOpenings }
        : await finishUnlessDropped(id, slicesOf(works, question));
    if (!dropped.has(id)) say({ id, kind: 'done', answer });
  } catch (error) {
    say({ id, kind: 'failed', reason: String(error), isRefused: error instanceof Refusal });
  } finally {
    dropped.delete(id);
  }
}

function slicesOf(
  { solver, replies }: Works,
  question: Exclude<SolverQuestion, { readonly asks: 'ready' }>,
): Slices<unknown> {
  switch (question.asks) {
    case 'move':
      return legendColumn(solver, question.position, question.seed, replies);
    case 'score':
      return solver.score(question.position);
    case 'columns':
      return solver.columnScores(question.position);
    case 'line':
      return bestLine(solver, question.position, question.length);
    case 'keeping':
      return keepingColumns(solver, question.position);
    default:
      return question satisfies never;
  }
}

/** Does slice after slice, and listens in between. */
async function finishUnlessDropped(id: number, slices: Slices<unknown>): Promise<unknown> {
  for (;;) {
    if (dropped.has(id)) return null;
    const next = slices.next();
    if (next.done === true) return next.value;
    await turnOfOthers();
  }
}

/** Lets the messages that have come be heard; a timer would take four milliseconds each time. */
function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

async function start(tableMb: number): Promise<Works> {
  const [bytes, known] = await Promise.all([fetchBytes(searchAddress), fetchOpenings()]);
  const engine = await compiled(bytes, tableMb);
  if (known === null) {
    return { solver: createSolver(engine), replies: new Map(), knowsOpenings: false };
  }
  const { table, replies } = known;
  const solver = createSolver(engine, { openings: openingScores(table) });
  return { solver, replies, knowsOpenings: isWhole(table) };
}

/** The search; rejects with a `Refusal` where it may not run. */
async function compiled(bytes: Uint8Array<ArrayBuffer>, tableMb: number): Promise<Engine> {
  try {
    return await startEngine(await WebAssembly.compile(bytes), tableMb);
  } catch (cause) {
    throw new Refusal(String(cause), { cause });
  }
}

/** What is known of the openings; without it (`null`) play is as perfect, and slower. */
async function fetchOpenings(): Promise<OpeningKnowledge | null> {
  try {
    return await unpackOpenings(await fetchBytes(openingsAddress));
  } catch (error) {
    console.warn('The openings are not known.', error);
    return null;
  }
}

async function fetchBytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const late = new AbortController();
  const limit = setTimeout(() => late.abort(new Error(`${address} is late`)), FETCH_LIMIT_MS);
  try {
    const response = await fetch(address, { signal: late.signal });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } finally {
    clearTimeout(limit);
  }
}

function say(message: SolverMessage): void {
  postMessage(message);
}
