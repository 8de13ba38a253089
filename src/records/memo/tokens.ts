/**
 * Texts with a random form: GUIDs, long hexadecimal texts, long mixes of letters and digits, milliseconds since 1970.
 */
const random = new RegExp(
  [
    /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/,
    /(?<![0-9A-Za-z])(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{16,}(?![0-9A-Za-z])/,
    /(?<![0-9A-Za-z])(?=[0-9A-Za-z]*\d)(?=[0-9A-Za-z]*[a-z])(?=[0-9A-Za-z]*[A-Z])[0-9A-Za-z]{20,}/,
    /(?<!\d)\d{13,}(?!\d)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/**
 * The random texts of one page, each replaced by the order of its first appearance. So a page that renames its elements
 * at each load keeps its key, if its references connect the same elements.
 */
export class Tokens {
  readonly #orders = new Map<string, number>();

  mask(text: string): string {
    if (text.length < 13) return text;
    return text.replaceAll(random, (token) => {
      const order = this.#orders.get(token) ?? this.#orders.size;
      this.#orders.set(token, order);
      return `\u0001${order}\u0001`;
    });
  }
}

export function hasToken(text: string): boolean {
  return text.search(random) >= 0;
}
