/**
 * True for a selector that browsers can match elements with. A process without a browser decides this, so it knows the
 * grammar of Selectors 4 as far as Chromium does. It refuses what matches no element (`::before`), and unclosed parts.
 */
export function isCssSelector(text: string): boolean {
  const reader = new SelectorReader(text);
  return reader.readList({ isRelative: false, inHas: false }) && reader.isAtEnd;
}

const space = '[ \\t\\r\\n\\f]*';
const escape = String.raw`\\(?:[0-9a-f]{1,6}[ \t\n]?|[^0-9a-f\r\n\f])`;
const ident = String.raw`(?:--|-?(?:[a-z_\u0080-\u{10ffff}]|${escape}))(?:[a-z0-9_\u0080-\u{10ffff}-]|${escape})*`;
const string = String.raw`(?:"(?:[^"\\\r\n\f]|${escape}|\\\n)*"|'(?:[^'\\\r\n\f]|${escape}|\\\n)*')`;
const value = `(?:${ident}|${string})`;
const nth = String.raw`(?:odd|even|[+-]?\d*n(?:${space}[+-]${space}\d+)?|[+-]?\d+)`;

const sticky = (source: string) => new RegExp(source, 'iuy');
const tokens = {
  space: sticky(space),
  comma: sticky(`${space},${space}`),
  combinator: sticky(`${space}[>+~]${space}|[ \\t\\r\\n\\f]+(?=[^ \\t\\r\\n\\f,)])`),
  leading: sticky(`[>+~]${space}`),
  type: sticky(`(?:\\*?\\|)?(?:${ident}|\\*)`),
  simple: sticky(`[#.]${ident}|\\[${space}${ident}${space}(?:[~|^$*]?=${space}${value}${space}(?:[is]${space})?)?\\]`),
  name: sticky(':([a-z-]+)'),
  open: sticky(`\\(${space}`),
  close: sticky(`${space}\\)`),
  nth: sticky(nth),
  of: sticky(`${space}of[ \\t\\r\\n\\f]+`),
  language: sticky(value),
  direction: sticky('ltr|rtl'),
  state: sticky(ident),
} as const;

const pseudoClasses: ReadonlySet<string> = new Set(
  `active any-link autofill checked default defined disabled empty enabled first-child first-of-type focus focus-visible
   focus-within fullscreen hover in-range indeterminate invalid last-child last-of-type link modal only-child only-of-type
   open optional out-of-range picture-in-picture placeholder-shown popover-open read-only read-write required root scope
   target user-invalid user-valid valid visited`.split(/\s+/u),
);

/** The pseudo-classes whose argument is a list of selectors, and those that may have one after `of`. */
const listTakers: ReadonlySet<string> = new Set(['is', 'where', 'not']);
const countsOf: ReadonlySet<string> = new Set(['nth-child', 'nth-last-child']);
/** The beginnings of the other arguments. */
const argumentTokens: Readonly<Record<string, keyof typeof tokens>> = {
  'nth-child': 'nth',
  'nth-last-child': 'nth',
  'nth-of-type': 'nth',
  'nth-last-of-type': 'nth',
  lang: 'language',
  dir: 'direction',
  state: 'state',
};

type ListKind = { readonly isRelative: boolean; readonly inHas: boolean };

class SelectorReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#take('space');
  }

  get isAtEnd(): boolean {
    this.#take('space');
    return this.#at === this.#text.length;
  }

  readList(kind: ListKind): boolean {
    do if (!this.#readComplex(kind)) return false;
    while (this.#take('comma'));
    return true;
  }

  #readComplex(kind: ListKind): boolean {
    if (kind.isRelative) this.#take('leading');
    do if (!this.#readCompound(kind)) return false;
    while (this.#take('combinator'));
    return true;
  }

  #readCompound(kind: ListKind): boolean {
    const start = this.#at;
    this.#take('type');
    while (this.#take('simple') || this.#text[this.#at] === ':')
      if (this.#text[this.#at] === ':' && !this.#readPseudoClass(kind)) return false;
    return this.#at > start;
  }

  #readPseudoClass(kind: ListKind): boolean {
    const name = this.#match('name')?.[1]?.toLowerCase();
    if (name === undefined) return false;
    if (!this.#take('open')) return pseudoClasses.has(name);
    return this.#readArgument(name, kind) && this.#take('close');
  }

  #readArgument(name: string, { inHas }: ListKind): boolean {
    const ofToken = Object.hasOwn(argumentTokens, name) ? argumentTokens[name] : undefined;
    if (ofToken !== undefined && !this.#take(ofToken)) return false;
    if (name === 'has') return !inHas && this.readList({ isRelative: true, inHas: true });
    const hasList = listTakers.has(name) || (countsOf.has(name) && this.#take('of'));
    return hasList ? this.readList({ isRelative: false, inHas }) : ofToken !== undefined;
  }

  #take(token: keyof typeof tokens): boolean {
    return this.#match(token) !== null;
  }

  #match(token: keyof typeof tokens): RegExpExecArray | null {
    const pattern = tokens[token];
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.#at = pattern.lastIndex;
    return found;
  }
}
