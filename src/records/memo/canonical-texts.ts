import type { Tokens } from './tokens.ts';

/**
 * The texts of a snapshot, numbered by their first appearance. A snapshot numbers its texts itself, but a random text
 * that happens to equal another would change all numbers after it.
 */
export class CanonicalTexts {
  readonly #strings: readonly string[];
  readonly #tokens: Tokens;
  readonly #numbers = new Map<string, number>();
  readonly #exact: Int32Array;
  readonly #seen: Uint8Array;

  constructor(strings: readonly string[], tokens: Tokens) {
    this.#strings = strings;
    this.#tokens = tokens;
    this.#exact = new Int32Array(strings.length).fill(-1);
    this.#seen = new Uint8Array(strings.length);
  }

  /** The number of the text at this position. -1 means no text, as in the snapshot. */
  readonly exact = (index: number): number => {
    const known = this.#exact[index];
    if (known === undefined || known >= 0) return known ?? -1;
    this.#seen[index] = 1;
    return (this.#exact[index] = this.#numberOf(this.#strings[index] ?? ''));
  };

  /** The number of the text, with random tokens replaced by the order of their appearance. */
  readonly masked = (index: number): number => {
    const text = this.#strings[index];
    if (text === undefined) return -1;
    this.#seen[index] = 1;
    return this.#numberOf(this.#tokens.mask(text));
  };

  /** Omits a text that an unchanged page has in another form at each load. */
  readonly dropped = (index: number): number => {
    this.#seen[index] = 1;
    return -1;
  };

  /** All numbered texts, then those in unknown positions. */
  list(): readonly string[] {
    return [...this.#numbers.keys(), ...this.#strings.filter((_text, index) => this.#seen[index] === 0)];
  }

  #numberOf(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }
}
