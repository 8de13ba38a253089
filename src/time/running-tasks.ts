import { endsWithin } from './time-limit.ts';

/**
 * Tasks in progress that are not awaited one by one. Each is kept until it ends, so that a stop can wait for all of
 * them.
 */
export class RunningTasks {
  readonly #running = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  add(task: Promise<void>): void {
    const running = task.catch(this.#onError).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits until all tasks have ended. False if some are still running after `limitMs`. */
  async drain(limitMs: number): Promise<boolean> {
    return endsWithin(limitMs, this.#untilNone());
  }

  async #untilNone(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
