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

/** Patterns took longer than they may, or more memory. */
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

/** What a pattern of a request must be. */
type PatternError = { readonly path: readonly (string | number)[]; readonly saying: Said };

/** What the URLs of a scan are judged by. Each throws PatternsTooSlow. */
export type UrlPatterns = Pick<PatternThread, 'match' | 'robots'>;

type TaskName = keyof PatternTasks;
type Input<Name extends TaskName> = Parameters<PatternTasks[Name]>[0];
type Output<Name extends TaskName> = ReturnType<PatternTasks[Name]>;
/** What is left of the time of a call. */
type Budget = { leftMs: number };
type Turn = { readonly caller: string; readonly budget: Budget };
type Task<Name extends TaskName> = Turn & { readonly name: Name; readonly input: Input<Name> };

const program = new URL('pattern-program.ts', import.meta.url);
/** All batches of one call together, without the time that they wait for other calls. Usual patterns take milliseconds. */
const usualBudgetMs = 10_000;
/** A person waits for the answer, and others for their turn. Classes of characters take long to read: ten patterns can take a second. */
const requestBudgetMs = 2_000;
/** Requests of one caller that wait. */
const mostWaiting = 4;
/** Scans take turns with the callers of requests, and have one line. */
const workOfScans = '';
/** Calls take turns after each batch: so many characters take the largest patterns that a request may have about two seconds. */
const batchCharacters = 10_000;
const memory = { maxOldGenerationSizeMb: 192 };
/** Then the thread ends, which gives its memory back. */
const idleMs = 60_000;

/**
 * Runs the patterns of callers and of robots.txt, which are programs that others write, in a thread of their own: the thread that
 * answers requests never waits for them, and what takes too long is ended with its thread.
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
   * What is wrong with the patterns of a request. `caller`: whom the request counts for. Throws PatternsTooSlow, and Refused
   * (`patterns_busy`) while other requests of the caller wait.
   */
  async check(patterns: ScopePatterns, caller: string): Promise<readonly PatternError[]> {
    if (this.#turns.waitingOf(caller) >= mostWaiting) throw new Refused({ code: 'patterns_busy' });
    const faults = await this.#run({ name: 'check', input: patterns, ...this.#turnOf(caller) });
    return faults.map(({ path, reason }) => ({
      path,
      saying: reason === undefined ? says('fields.patterns_large') : says('fields.expression', { reason }),
    }));
  }

  /** Why each URL is left out. `caller`: of a request, whose time is shorter. Throws PatternsTooSlow. */
  readonly match = async (
    patterns: ScopePatterns,
    urls: readonly string[],
    caller = workOfScans,
  ): Promise<readonly (Drop | undefined)[]> => {
    const task = { name: 'match', ...this.#turnOf(caller) } as const;
    return inBatches(urls, async (batch) => this.#run({ ...task, input: { patterns, urls: batch } }));
  };

  /** Whether the file allows each URL of its origin. Throws PatternsTooSlow. */
  readonly robots = async (file: RobotsFile, urls: readonly string[]): Promise<readonly boolean[]> => {
    const task = { name: 'robots', ...this.#turnOf(workOfScans) } as const;
    return inBatches(urls, async (batch) => this.#run({ ...task, input: { file, urls: batch } }));
  };

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#end();
  }

  #turnOf(caller: string): Turn {
    const leftMs = caller === workOfScans ? this.#budgetMs : Math.min(this.#budgetMs, requestBudgetMs);
    return { caller, budget: { leftMs } };
  }

  /** One task at a time: so a limit of time is one of work, too. */
  async #run<Name extends TaskName>(task: Task<Name>): Promise<Output<Name>> {
    return this.#turns.take(task.caller, async () => this.#carryOut(task));
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
    // Loading the program takes no time from the first task, so that slow patterns, which end the thread, cost the next caller nothing.
    await once(worker, 'message');
    // Errors reach the task that is carried out.
    worker.on('error', () => undefined);
    return worker;
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

/** Of time or of memory. */
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
