import type { Texts } from '../../texts/texts.ts';

type Fields = ReadonlySet<string>;

const standard: Fields = new Set(['title', 'name', 'text']);

/** The fields of each route's answers that hold sentences, wherever they are in it. All others are data. */
const fieldsByRoute: Readonly<Record<string, Fields>> = {
  '/api/scans/:id/standards/:standard': standard,
  '/api/standards': standard,
};

export const sentenceFields = {
  /** Undefined: the route's answers have none. */
  of: (route: string): Fields | undefined => (Object.hasOwn(fieldsByRoute, route) ? fieldsByRoute[route] : undefined),
};

/** The same answer with its sentences in the language of the texts. */
export function sayIn<T>(answer: T, fields: Fields, texts: Texts): T {
  const sayValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sayValue);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        typeof part === 'string' && fields.has(name) ? texts.say(part) : sayValue(part),
      ]),
    );
  };
  // An answer keeps its shape: strings stay strings.
  return sayValue(answer) as T;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
