import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Drop } from './drop-rules.ts';
import type { PatternFault, PatternTasks, ScopePatterns } from './pattern-tasks.ts';
import type { RobotsFile } from './robots-rules.ts';
import { SaidError } from '../texts/said-error.ts';
import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';

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

/** What the URLs of a scan are judged by. Each throws PatternsTooSlow. */
export type UrlPatterns = Pick<PatternThread, 'match' | 'robots'>;

type TaskName = keyof PatternTasks;
type Input<Name extends TaskName> = Parameters<PatternTasks[Name]>[0];
type Output<Name extends TaskName> = ReturnType<PatternTasks[Name]>;
/** What is left of the time of a call. */
type Budget = { leftMs: number };
type Task<Name extends TaskName> = {
  readonly name: Name;
  readonly input: Input<Name>;
  readonly budget: Budget;
};

const program = new URL('pattern-program.ts', import.meta.url);
/** All batches of one call together, without the time that they wait for other calls. Usual patterns take milliseconds. */
const usualBudgetMs = 10_000;
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
  #worker: Worker | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor({ budgetMs = usualBudgetMs } = {}) {
    this.#budgetMs = budgetMs;
  }

  /** What is wrong with the patterns of a request. Throws PatternsTooSlow. */
  async check(patterns: ScopePatterns): Promise<readonly PatternFault[]> {
    return this.#run({ name: 'check', input: patterns, budget: this.#newBudget() });
  }

  /** Why each URL is left out. Throws PatternsTooSlow. */
  readonly match = async (patterns: ScopePatterns, urls: readonly string[]): Promise<readonly (Drop | undefined)[]> => {
    const task = { name: 'match', budget: this.#newBudget() } as const;
    return inBatches(urls, async (batch) => this.#run({ ...task, input: { patterns, urls: batch } }));
  };

  /** Whether the file allows each URL of its origin. Throws PatternsTooSlow. */
  readonly robots = async (file: RobotsFile, urls: readonly string[]): Promise<readonly boolean[]> => {
    const task = { name: 'robots', budget: this.#newBudget() } as const;
    return inBatches(urls, async (batch) => this.#run({ ...task, input: { file, urls: batch } }));
  };

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#end();
  }

  #newBudget(): Budget {
    return { leftMs: this.#budgetMs };
  }

  /** One task at a time: so a limit of time is one of work, too. */
  async #run<Name extends TaskName>(task: Task<Name>): Promise<Output<Name>> {
    const turn = this.#turn.then(async () => this.#carryOut(task));
    this.#turn = turn.catch(() => undefined);
    return turn;
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
    // It takes no time from the first task. Errors reach the task that is carried out.
    await once(worker, 'online');
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
