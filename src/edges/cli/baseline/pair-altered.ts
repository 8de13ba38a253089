type Named = { readonly selector: string; readonly text: string };

/** Two elements are one that was altered if they share this part of the words in their selectors and texts. */
const leastShared = 0.6;
/** More elements of one rule on one page are compared by equal selector or text only. */
const mostCompared = 200;

/**
 * Pairs known elements with new ones of the same rule and page: those with the same text, those with the same selector,
 * then those that have most words in common. An element without a partner is in no pair.
 */
export function pairAltered<Known extends Named, New extends Named>(
  known: readonly Known[],
  added: readonly New[],
): readonly (readonly [Known, New])[] {
  const [left, right] = [new Set(known), new Set(added)];
  const pairs: (readonly [Known, New])[] = [];
  const pair = (one: Known, other: New) => {
    left.delete(one);
    right.delete(other);
    pairs.push([one, other]);
  };
  for (const name of [({ text }: Named) => text, ({ selector }: Named) => selector])
    pairEqual(left, right, { name, pair });
  if (left.size <= mostCompared && right.size <= mostCompared) pairSimilar(left, right, pair);
  return pairs;
}

type Pairing<Known, New> = {
  readonly name: (one: Named) => string;
  readonly pair: (one: Known, other: New) => void;
};

function pairEqual<Known extends Named, New extends Named>(
  left: ReadonlySet<Known>,
  right: ReadonlySet<New>,
  { name, pair }: Pairing<Known, New>,
): void {
  const byName = Map.groupBy(right, name);
  for (const one of left) {
    const other = byName.get(name(one))?.shift();
    if (other !== undefined && name(one) !== '') pair(one, other);
  }
}

function pairSimilar<Known extends Named, New extends Named>(
  left: ReadonlySet<Known>,
  right: ReadonlySet<New>,
  pair: (one: Known, other: New) => void,
): void {
  const others = [...right].map((other) => ({ other, their: wordsOf(other) }));
  const similar = [...left].flatMap((one) => {
    const own = wordsOf(one);
    return others.map(({ other, their }) => {
      const shared = Math.max(shareOf(own.all, their.all), shareOf(own.ofElement, their.ofElement));
      return { one, other, shared };
    });
  });
  const best = similar.filter(({ shared }) => shared >= leastShared).toSorted((a, b) => b.shared - a.shared);
  for (const { one, other } of best) if (left.has(one) && right.has(other)) pair(one, other);
}

/** `ofElement`: without the elements above it, because a wrapper must not hide a changed word. */
function wordsOf({ selector, text }: Named): Readonly<Record<'all' | 'ofElement', ReadonlySet<string>>> {
  const step = selector.split(/\s+(?:[>+~]\s+)?/u).at(-1) ?? '';
  return { all: splitWords(`${selector} ${text}`), ofElement: splitWords(`${step} ${text}`) };
}

/** The names of attributes that change most often tell no element from another. */
const attributeNames = new Set(['id', 'class']);

function splitWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)).difference(attributeNames);
}

/** 0 to 1. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const size = Math.max(one.size, other.size);
  return size === 0 ? 0 : one.intersection(other).size / size;
}
