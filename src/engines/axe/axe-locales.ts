import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/**
 * One template, or several that depend on the measurement of the check. axe's `processMessage` chooses and fills one.
 */
export type CheckMessage = string | Readonly<Record<string, string>>;
type CheckMessages = { readonly fail?: CheckMessage | undefined; readonly incomplete?: CheckMessage | undefined };

/** The texts of axe in one language. */
export type AxeLocale = {
  readonly checks: ReadonlyMap<string, CheckMessages>;
  /** The titles and descriptions of translated rules. Some rules exist only in other versions. */
  readonly rules: ReadonlyMap<
    string,
    { readonly help?: string | undefined; readonly description?: string | undefined }
  >;
};

const folder = join(dirname(createRequire(import.meta.url).resolve('axe-core/package.json')), 'locales');
const messageSchema = z.union([z.string(), z.record(z.string(), z.string())]).optional();
const checkSchema = z.looseObject({ pass: messageSchema, fail: messageSchema, incomplete: messageSchema });
const localeSchema = z.looseObject({
  checks: z.record(z.string(), checkSchema),
  rules: z.record(z.string(), z.object({ help: z.string().optional(), description: z.string().optional() })),
});
let englishChecks: AxeLocale['checks'] | undefined;
const kept = new Map<string, AxeLocale | undefined>();

/**
 * The translation that axe-core brings under this name (`de`, `pt_BR`, …), read once per process. Undefined for
 * English, which is axe's own language, and for a language that the installed version lacks.
 */
export function findAxeLocale(language: string): AxeLocale | undefined {
  if (!kept.has(language)) kept.set(language, readLocale(language));
  return kept.get(language);
}

function readLocale(language: string): AxeLocale | undefined {
  if (!/^[a-z]{2}(_[A-Z]{2})?$/.test(language) || language === 'en') return undefined;
  const [locale, english] = [readFile(language), readFile('_template')];
  if (locale === undefined || english === undefined) return undefined;
  return describeLocale(fillGaps(locale, english));
}

function describeLocale({ checks, rules }: LocaleFile): AxeLocale {
  return { checks: new Map(Object.entries(checks)), rules: new Map(Object.entries(rules)) };
}

/** The messages of checks in axe's own English. */
export function readEnglishChecks(): AxeLocale['checks'] {
  return (englishChecks ??= new Map(Object.entries(readFile('_template')?.checks ?? {})));
}

type LocaleFile = z.infer<typeof localeSchema>;
type Check = z.infer<typeof checkSchema>;

/** Returns undefined if the installed axe lacks this language. The texts are then English. */
function readFile(name: string): LocaleFile | undefined {
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) return undefined;
  return localeSchema.parse(JSON.parse(readFileSync(file, 'utf8'), leaveOutUntranslated));
}

/**
 * Translations lack texts (in 4.14, most lack those for elements that need review). axe's template has the English
 * ones.
 */
function fillGaps(locale: LocaleFile, english: LocaleFile): LocaleFile {
  const checks = Object.entries(locale.checks).map(
    ([name, check]) => [name, fillCheck(check, english.checks[name])] as const,
  );
  return { ...locale, checks: Object.fromEntries(checks) };
}

function fillCheck(check: Check, english: Check | undefined): Check {
  if (english === undefined) return check;
  const filled: Check = { ...english, ...check };
  for (const part of ['pass', 'fail', 'incomplete'] as const) {
    const [own, given] = [check[part], english[part]];
    if (typeof own === 'object' && typeof given === 'object') filled[part] = { ...given, ...own };
  }
  return filled;
}

/** A missing translation is an empty text, which would leave a finding without its message. */
function leaveOutUntranslated(_name: string, value: unknown): unknown {
  return value === '' ? undefined : value;
}
