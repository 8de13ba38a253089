/** The secrets that match a text so far, as a range of the sorted list, and the number of matched characters. */
export type Beginning = { readonly from: number; readonly to: number; readonly length: number };

/**
 * Secrets in the order of their characters. Those with a common start are adjacent, so one search covers them all. A
 * site decides how many secrets there are, and how much they have in common.
 */
export class SortedSecrets {
  readonly #sorted: readonly (readonly string[])[];

  constructor(secrets: readonly (readonly string[])[]) {
    const known = new Map(secrets.map((characters) => [characters.join(''), characters]));
    this.#sorted = [...known.values()].toSorted(compare);
  }

  get all(): readonly (readonly string[])[] {
    return this.#sorted;
  }

  get start(): Beginning {
    return { from: 0, to: this.#sorted.length, length: 0 };
  }

  /** Returns undefined if no secret continues with the character. */
  goOn({ from, to, length }: Beginning, character: string): Beginning | undefined {
    const first = this.#search(from, to, (secret) => at(secret, length) >= character);
    const behind = this.#search(first, to, (secret) => at(secret, length) > character);
    return first === behind ? undefined : { from: first, to: behind, length: length + 1 };
  }

  /** True if one of them ends here. It is the first of those with a common start. */
  isWhole({ from, length }: Beginning): boolean {
    return this.#sorted[from]?.length === length;
  }

  /** True if one of them continues. */
  isUnfinished(beginning: Beginning): boolean {
    return beginning.to - beginning.from > (this.isWhole(beginning) ? 1 : 0);
  }

  #search(from: number, to: number, isFound: (secret: readonly string[]) => boolean): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isFound(this.#sorted[middle] ?? [])) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function at(secret: readonly string[], index: number): string {
  return secret[index] ?? '';
}

function compare(left: readonly string[], right: readonly string[]): number {
  const differs = left.findIndex((character, index) => character !== right[index]);
  if (differs < 0) return left.length - right.length;
  return at(left, differs) < at(right, differs) ? -1 : 1;
}
