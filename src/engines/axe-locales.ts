import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

/** One of axe's translations. `source`: the whole of it as JSON text, for `axe.configure`. */
export type AxeLocale = {
  readonly source: string;
  /** Title and description of the rules that it translates, some of its own version's alone. */
  readonly rules: ReadonlyMap<string, { readonly help: string; readonly description: string }>;
};

const locate = createRequire(import.meta.url);
const localeSchema = z.object({ rules: z.record(z.string(), z.object({ help: z.string(), description: z.string() })) });
const kept = new Map<string, AxeLocale | undefined>();

/**
 * The translation that axe-core brings under this name (`de`, `pt_BR`, …), read once per process. Undefined for English,
 * which is axe's own, and for a language that the installed version does not have.
 */
export function findAxeLocale(language: string): AxeLocale | undefined {
  if (!kept.has(language)) kept.set(language, readLocale(language));
  return kept.get(language);
}

function readLocale(language: string): AxeLocale | undefined {
  if (!/^[a-z]{2}(_[A-Z]{2})?$/.test(language) || language === 'en') return undefined;
  try {
    const source = readFileSync(locate.resolve(`axe-core/locales/${language}.json`), 'utf8');
    const { rules } = localeSchema.parse(JSON.parse(source));
    return { source: JSON.stringify(JSON.parse(source)), rules: new Map(Object.entries(rules)) };
  } catch (error) {
    // The installed axe has no such language any more: its texts are then English.
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
