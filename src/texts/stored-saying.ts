import { toStoredText } from './stored-text.ts';
import { mapFacts } from './map-facts.ts';
import type { Saying } from './saying.ts';
import { sayingSchema } from './saying.ts';

/** Longer texts of pages are cut. */
const longestText = 500;

/** The value for a jsonb column. PostgreSQL refuses some characters that page texts may contain. */
export function storeSaying(saying: Saying | null): string | null {
  if (saying === null) return null;
  return JSON.stringify(mapFacts(saying, (text) => toStoredText(text, longestText)));
}

/** Reads the value of a jsonb column. */
export function readSaying(stored: unknown): Saying | null {
  return sayingSchema.nullable().parse(stored);
}
