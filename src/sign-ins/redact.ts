const mark = '[secret]';
/** A shorter text is also part of words that are no secret. */
const shortest = 6;

/** Replaces secrets in all texts of a value, as they are and as they are written in URLs and in markup. */
export type Redact = <T>(value: T) => T;

export function createRedact(secrets: readonly string[]): Redact {
  const written = new Set(secrets.filter((secret) => secret.length >= shortest).flatMap(listSpellings));
  // The longest first: one may be part of another.
  const texts = [...written].toSorted((a, b) => b.length - a.length);
  const redactText = (text: string) => texts.reduce((rest, secret) => rest.replaceAll(secret, mark), text);
  if (texts.length === 0) return (value) => value;
  return (value) => mapTexts(value, redactText);
}

function listSpellings(secret: string): readonly string[] {
  const html = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const json = JSON.stringify(secret).slice(1, -1);
  return [
    secret,
    encodeURIComponent(secret.toWellFormed()),
    new URLSearchParams({ v: secret }).toString().slice(2),
    html,
    html.replaceAll('"', '&quot;'),
    json,
  ];
}

/** Plain data alone: arrays and objects that a parser made. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  // The shape stays the same, which TypeScript does not follow through a map.
  return map(value, change) as T;
}

function map(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => map(entry, change));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [change(name), map(entry, change)]));
}
