/**
 * The slots of a scan with a page limit. When all are taken, a page of a lesser-known template takes the slot of a page
 * of the best-known one.
 */
export class PageSlots {
  readonly #most: number;
  /** The number of pages of each order. The last one is not 0. */
  readonly #byOrder: number[] = [];
  /** The number of taken slots. */
  count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** True if the page gets a slot. If all slots are taken, it gets that of a page with the highest order. */
  take(order: number): boolean {
    if (this.count < this.#most) this.count += 1;
    else if (order >= this.#byOrder.length - 1) return false;
    else this.#free(this.#byOrder.length - 1);
    while (this.#byOrder.length <= order) this.#byOrder.push(0);
    this.#byOrder[order] = (this.#byOrder[order] ?? 0) + 1;
    return true;
  }

  #free(order: number): void {
    this.#byOrder[order] = (this.#byOrder[order] ?? 0) - 1;
    while (this.#byOrder.at(-1) === 0) this.#byOrder.pop();
  }
}
