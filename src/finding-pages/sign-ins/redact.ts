import { SecretFinder } from './secret-finder.ts';

const mark = '[secret]';

/** Replaces secrets in all texts of a value, in any spelling. */
export type Redact = <T>(value: T) => T;

export function createRedact(secrets: readonly string[]): Redact {
  const finder = new SecretFinder(secrets);
  return (value) => mapFacts(value, (text) => replacePlaces(text, finder));
}

function replacePlaces(text: string, finder: SecretFinder): string {
  let redacted = '';
  let at = 0;
  for (const { start, end } of finder.findIn(text)) {
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
  return map(value, change) as T;
}

function map(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => map(entry, change));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, map(entry, change)]));
}
