import { pause } from './wait-until.ts';

const pauseMs = 20;

/** Lists scans from one service after the other without an end. */
export class Asking {
  #origins: readonly string[];
  #isOver = false;
  #turn: Promise<void> = Promise.resolve();
  readonly #loop: Promise<void>;
  readonly #failures: string[] = [];
  #answered = 0;

  constructor(origins: readonly string[]) {
    this.#origins = origins;
    this.#loop = this.#run();
  }

  /** Requests that got no answer, or another one than 200. */
  get failures(): readonly string[] {
    return this.#failures;
  }

  get count(): number {
    return this.#answered;
  }

  /** From now on these are asked. Resolves when no other has a request left, as when a load balancer has left one out. */
  async askOnly(origins: readonly string[]): Promise<void> {
    this.#origins = origins;
    await this.#turn;
  }

  /** Safe to call twice. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#loop;
  }

  async #run(): Promise<void> {
    for (let count = 0; !this.#isOver; count += 1) {
      const origin = this.#origins[count % this.#origins.length] ?? '';
      this.#turn = this.#ask(origin);
      await this.#turn;
      await pause(pauseMs);
    }
  }

  async #ask(origin: string): Promise<void> {
    try {
      const answer = await fetch(`${origin}/api/scans`);
      await answer.text();
      if (answer.status !== 200) this.#failures.push(`${origin} answered ${answer.status}`);
      this.#answered += 1;
    } catch (error) {
      this.#failures.push(`${origin} did not answer: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
