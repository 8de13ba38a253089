import { z } from 'zod';
import { toStoredText } from '../texts/stored-text.ts';

const pathSchema = z.array(z.string());
const maxLabel = 80;

/** The value for the column of an occurrence. `path`: the labels of what was opened to reach it. */
export function storePath(path: readonly string[]): string | null {
  return path.length === 0 ? null : JSON.stringify(shortenPath(path));
}

/** The labels as they are stored. */
export function shortenPath(path: readonly string[]): string[] {
  return path.map((label) => toStoredText(label, maxLabel));
}

/** Empty for what the page shows as loaded. */
export function readPath(stored: string | null): string[] {
  return stored === null || stored === '' ? [] : pathSchema.parse(JSON.parse(stored));
}
