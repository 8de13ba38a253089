import { pause } from './pause.ts';

/** A pause that a call can end early. A call while no pause is running ends the next one. */
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
