import { inTurns } from '../../time/in-turns.ts';
import type { Place } from './secret-finder.ts';
import { SecretFinder } from './secret-finder.ts';

const mark = '[secret]';

/** Replaces secrets in all texts of a value, in any spelling. */
export type Redact = <T>(value: T) => T;

export function createRedact(secrets: readonly string[]): Redact {
  return redactWith(new SecretFinder(secrets));
}

export function redactWith(finder: SecretFinder): Redact {
  return (value) => mapFacts(value, (text) => replacePlaces(text, finder.findIn(text)));
}

/**
 * Redacts all texts of the value while others get their turns, because searching a page of many long links takes a
 * minute. The returned function knows the results.
 */
export async function redactInTurns(value: unknown, finder: SecretFinder): Promise<Redact> {
  const known = new Map<string, string>();
  await inTurns(redactTexts(value, { finder, known }));
  const redact = redactWith(finder);
  return (given) => mapFacts(given, (text) => known.get(text) ?? redact(text));
}

type Redacting = { readonly finder: SecretFinder; readonly known: Map<string, string> };

function* redactTexts(value: unknown, { finder, known }: Redacting): Generator<undefined, void> {
  for (const text of listTexts(value))
    if (!known.has(text)) known.set(text, replacePlaces(text, yield* finder.search(text)));
}

function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const entry of value) yield* listTexts(entry);
  else if (isPlain(value)) for (const entry of Object.values(value)) yield* listTexts(entry);
}

function replacePlaces(text: string, places: readonly Place[]): string {
  let redacted = '';
  let at = 0;
  for (const { start, end } of places) {
    redacted += text.slice(at, start) + mark;
    at = end;
  }
  return redacted + text.slice(at);
}

/**
 * Handles only plain data: arrays and objects from a parser. Property names stay, because a password may equal one of
 * them.
 */
function mapFacts<T>(value: T, change: (text: string) => string): T {
  // The shape stays unchanged, but TypeScript cannot infer this through a map.
  return mapTexts(value, change) as T;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, mapTexts(entry, change)]));
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
