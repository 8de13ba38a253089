/** Its letters are written from right to left, and its words are as long as German ones. */
const word = 'אבגדהוזחטיכל';
const growth = 0.4;

/** English texts as a test of layouts needs them: in mirrored brackets, and 40 % longer. No person is offered them. */
export function stretch<T>(texts: T): T {
  return stretchAny(texts) as T; // the same keys and arguments
}

function stretchAny(value: unknown): unknown {
  if (typeof value === 'string') return `]${value} ${filler(Math.ceil(value.length * growth))}[`;
  if (typeof value === 'function')
    return (...given: readonly unknown[]) => stretchAny(Reflect.apply(value, null, given));
  if (Array.isArray(value)) return value.map(stretchAny);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, stretchAny(one)]));
}

function filler(length: number): string {
  const words = Array.from({ length: Math.ceil(length / word.length) }, () => word);
  return words.join(' ').slice(0, length);
}
