import { z } from 'zod';
import { asIssue } from '../texts/issue-text.ts';

/** The language in which sites are asked for their pages, unless a scan or the settings name another one. */
export const defaultLocale = 'en-US';

/** A language with an optional script and region. Browsers do not send other parts of BCP 47 tags. */
const canonical = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/** Accepts a tag in any letter case. It is stored in the canonical one: see `canonizeLocale`. */
export const localeSchema = z
  .string()
  .max(35, asIssue('fields.at_most_characters', { n: 35 }))
  .refine((text) => findCanonical(text) !== undefined, asIssue('fields.locale'));

/** Returns `de-AT` for `DE-at`. Expects a valid tag. */
export function canonizeLocale(tag: string): string {
  return findCanonical(tag) ?? defaultLocale;
}

function findCanonical(text: string): string | undefined {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text.trim());
    return canonical.test(tag) ? tag : undefined;
  } catch {
    // Not a tag of BCP 47.
    return undefined;
  }
}
