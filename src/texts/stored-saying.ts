import { toStoredText } from './stored-text.ts';
import { mapFacts } from './map-facts.ts';
import type { Saying } from './saying.ts';
import { sayingSchema } from './saying.ts';

/** Longer texts of pages are cut. */
const longestText = 500;

/** What a jsonb column holds: PostgreSQL refuses some characters, which the facts may have from pages. */
export function storeSaying(saying: Saying | null): string | null {
  if (saying === null) return null;
  return JSON.stringify(mapFacts(saying, (text) => toStoredText(text, longestText)));
}

/** What a jsonb column held. */
export function readSaying(stored: unknown): Saying | null {
  return sayingSchema.nullable().parse(stored);
}
