import { pause } from './pause.ts';

/** A pause that can be ended early, also before it begins: by a call while no pause runs. */
export class Nap {
  #call = new AbortController();

  async take(longestMs: number): Promise<void> {
    await pause(longestMs, this.#call.signal);
    this.#call = new AbortController();
  }

  end(): void {
    this.#call.abort();
  }
}
