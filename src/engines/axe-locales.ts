import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

/** One of axe's translations. `source`: the whole of it as JSON text, for `axe.configure`. */
export type AxeLocale = {
  readonly source: string;
  /** Title and description of the rules that it translates, some of its own version's alone. */
  readonly rules: ReadonlyMap<string, { readonly help?: string | undefined; readonly description?: string | undefined }>;
};

const locate = createRequire(import.meta.url);
const localeSchema = z.looseObject({
  rules: z.record(z.string(), z.object({ help: z.string().optional(), description: z.string().optional() })),
});
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
    const text = readFileSync(locate.resolve(`axe-core/locales/${language}.json`), 'utf8');
    const locale = localeSchema.parse(JSON.parse(text, leaveOutUntranslated));
    return { source: JSON.stringify(locale), rules: new Map(Object.entries(locale.rules)) };
  } catch (error) {
    // The installed axe has no such language any more: its texts are then English.
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** What nobody has translated yet is an empty text there, which would leave a finding without its message. */
function leaveOutUntranslated(_name: string, value: unknown): unknown {
  return value === '' ? undefined : value;
}
