import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FairTurns } from '../../time/fair-turns.ts';
import { Refused } from '../../texts/refused.ts';
import type { Drop } from './drop-rules.ts';
import type { PatternTasks, ScopePatterns } from './pattern-tasks.ts';
import type { RobotsFile } from './robots-rules.ts';
import { SaidError } from '../../texts/said-error.ts';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';

/** Patterns used more time or memory than allowed. */
export class PatternsTooSlow extends SaidError {
  constructor(task: TaskName, options?: ErrorOptions) {
    super(tooSlow[task], options);
    this.name = 'PatternsTooSlow';
  }
}

const tooSlow: Readonly<Record<TaskName, Said>> = {
  check: says('visits.slow_reading'),
  match: says('visits.slow_patterns'),
  robots: says('visits.slow_robots'),
};

type PatternError = { readonly path: readonly (string | number)[]; readonly saying: Said };

/** The functions that scans use to judge URLs. Each throws PatternsTooSlow. */
export type UrlPatterns = Pick<PatternThread, 'match' | 'robots'>;

type TaskName = keyof PatternTasks;
type Input<Name extends TaskName> = Parameters<PatternTasks[Name]>[0];
type Output<Name extends TaskName> = ReturnType<PatternTasks[Name]>;
/** The remaining time of a call. */
type Budget = { leftMs: number };
/** The scan or the caller of a request that a call counts for. They take turns. */
export type PatternCaller = { readonly kind: 'scan' | 'request'; readonly id: string };
type Turn = { readonly line: string; readonly budget: Budget };
type Task<Name extends TaskName> = Turn & { readonly name: Name; readonly input: Input<Name> };

const program = new URL('pattern-program.ts', import.meta.url);
/** The limit for all batches of one call, without the wait for other calls. Usual patterns take milliseconds. */
const usualBudgetMs = 10_000;
/**
 * A person waits for the answer, and other people for their turn. Character classes take long to compile: ten patterns
 * can take a second.
 */
const requestBudgetMs = 2_000;
/** The limit for waiting requests of one caller. */
const mostWaiting = 4;
const anyScan: PatternCaller = { kind: 'scan', id: '' };
/**
 * Calls take turns after each batch. For this number of characters, the largest patterns of a request take about two
 * seconds.
 */
const batchCharacters = 10_000;
const memory = { maxOldGenerationSizeMb: 192 };
/** The thread ends after this time without work, to release its memory. */
const idleMs = 60_000;

/**
 * Runs patterns and robots.txt files, which are programs that others write, in a separate thread. The thread that
 * answers requests never waits for them, and a slow task is ended with its thread.
 */
export class PatternThread {
  readonly #budgetMs: number;
  readonly #turns = new FairTurns();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor({ budgetMs = usualBudgetMs } = {}) {
    this.#budgetMs = budgetMs;
  }

  /**
   * Returns the errors in the patterns of a request. `caller` is the one that the request counts for. Throws
   * PatternsTooSlow. Throws Refused (`patterns_busy`) if the caller has too many waiting requests.
   */
  async check(patterns: ScopePatterns, caller: string): Promise<readonly PatternError[]> {
    const turn = this.#turnOf({ kind: 'request', id: caller });
    if (this.#turns.waitingOf(turn.line) >= mostWaiting) throw new Refused({ code: 'patterns_busy' });
    const faults = await this.#run({ name: 'check', input: patterns, ...turn });
    return faults.map(({ path, reason }) => ({
      path,
      saying: reason === undefined ? says('fields.patterns_large') : says('fields.expression', { reason }),
    }));
  }

  /** Returns the reason for leaving out each URL. A request gets less time than a scan. Throws PatternsTooSlow. */
  readonly match = async (
    patterns: ScopePatterns,
    urls: readonly string[],
    caller = anyScan,
  ): Promise<readonly (Drop | undefined)[]> => {
    const task = { name: 'match', ...this.#turnOf(caller) } as const;
    return inBatches(urls, async (batch) => this.#run({ ...task, input: { patterns, urls: batch } }));
  };

  /** True for each URL of its origin that the file allows. Throws PatternsTooSlow. */
  readonly robots = async (
    file: RobotsFile,
    urls: readonly string[],
    caller = anyScan,
  ): Promise<readonly boolean[]> => {
    const task = { name: 'robots', ...this.#turnOf(caller) } as const;
    return inBatches(urls, async (batch) => this.#run({ ...task, input: { file, urls: batch } }));
  };

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#end();
  }

  #turnOf({ kind, id }: PatternCaller): Turn {
    const leftMs = kind === 'scan' ? this.#budgetMs : Math.min(this.#budgetMs, requestBudgetMs);
    return { line: `${kind} ${id}`, budget: { leftMs } };
  }

  /** Runs one task at a time, so that a time limit also limits the work. */
  async #run<Name extends TaskName>(task: Task<Name>): Promise<Output<Name>> {
    return this.#turns.take(task.line, async () => this.#carryOut(task));
  }

  async #carryOut<Name extends TaskName>({ name, input, budget }: Task<Name>): Promise<Output<Name>> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= await this.#start());
    const startedMs = performance.now();
    worker.ref();
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage([name, input]);
      // The program answers a task with its output.
      const [output] = (await once(worker, 'message', {
        signal: AbortSignal.timeout(Math.max(0, Math.ceil(budget.leftMs))),
      })) as [Output<Name>];
      return output;
    } catch (error) {
      await this.#end();
      throw isOverLimit(error) ? new PatternsTooSlow(name, { cause: error }) : error;
    } finally {
      budget.leftMs -= performance.now() - startedMs;
      worker.unref();
      this.#idle = setTimeout(() => void this.#end(), idleMs).unref();
    }
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(program, { name: 'patterns', resourceLimits: memory });
    // The first task does not pay for loading the program. So slow patterns, which end the thread, cost the next caller
    // nothing.
    await once(worker, 'message');
    // The running task receives errors.
    worker.on('error', () => undefined);
    return worker;
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

/** True if the time or memory limit was exceeded. */
function isOverLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}

async function inBatches<Result>(
  urls: readonly string[],
  judge: (batch: readonly string[]) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const batch of splitUrls(urls)) results.push(...(await judge(batch)));
  return results;
}

function splitUrls(urls: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let characters = Infinity;
  for (const url of urls) {
    characters += url.length;
    if (characters > batchCharacters) {
      batches.push([]);
      characters = url.length;
    }
    batches.at(-1)?.push(url);
  }
  return batches;
}
