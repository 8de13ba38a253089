import type { ClaimedPage } from '../records/pages/claim-page.ts';
import type { SlotDeps } from '../visit/slot.ts';
import { Slot } from '../visit/slot.ts';

/** A worker's browsers, both busy and idle. */
export class SlotPool {
  readonly #deps: SlotDeps;
  readonly #idle: Slot[] = [];
  readonly #busy = new Map<Slot, ClaimedPage>();

  constructor(deps: SlotDeps) {
    this.#deps = deps;
  }

  get busy(): number {
    return this.#busy.size;
  }

  /** Counts busy and idle slots. */
  get count(): number {
    return this.#idle.length + this.#busy.size;
  }

  /** The slot that was used last is the warmest. */
  take(page: ClaimedPage): Slot {
    const slot = this.#idle.pop() ?? new Slot(this.#deps);
    this.#busy.set(slot, page);
    return slot;
  }

  giveBack(slot: Slot): void {
    this.#busy.delete(slot);
    this.#idle.push(slot);
  }

  listBusy(): readonly (readonly [Slot, ClaimedPage])[] {
    return [...this.#busy];
  }

  pageOf(slot: Slot): ClaimedPage | undefined {
    return this.#busy.get(slot);
  }

  /** Closes the least recently used idle browsers that exceed this number of slots. */
  async shrinkTo(most: number): Promise<void> {
    const surplus = Math.max(0, this.count - most);
    await Promise.all(this.#idle.splice(0, surplus).map((slot) => slot.close()));
  }

  async closeAll(): Promise<void> {
    await Promise.allSettled([...this.#busy.keys(), ...this.#idle].map((slot) => slot.close()));
  }
}
