import { z } from 'zod';
import { extents } from '../../../finding-pages/crawl/crawl-scope.ts';
import { sampleKinds } from '../../../finding-pages/samples/sample-request.ts';
import { viewportPresetSchema } from '../../../records/scans/viewport-presets.ts';
import type { OriginMap } from '../../../url/origin-map.ts';
import { levelSchema } from '../../../findings/scan-tuning.ts';
import type { StepEntry } from '../../../findings/scan-steps.ts';
import { scanStepsSchema } from '../../../findings/scan-steps.ts';
import { localeSchema } from '../../../findings/locale.ts';
import { pageStates } from '../../../findings/page-states.ts';
import { isUrlPattern } from '../../../url/is-url-pattern.ts';
import { normalizeUrl } from '../../../url/page-url.ts';
import { parseOriginMap } from '../../../url/origin-map.ts';
import { parseRepositoryFile } from '../../../adapters/folders/repository-file.ts';
import { severities } from '../../../findings/severity.ts';
import { findSimilar } from '../../../texts/find-similar.ts';
import { standardIds } from '../../../reading/standards/standards.ts';
import { commandNameOf } from '../../../reports/report-format.ts';
import { cutText } from '../../../reports/quote-page-text.ts';
import { reportFormats } from '../../../reports/report-formats.ts';
import type { FailedPagesLimit, ReportWish } from './scan-order.ts';
import { sayIssue } from '../../../texts/say-issue.ts';
import { say } from '../../../texts/say.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const { settings: words } = commandLine;
const { kinds } = words;

const urlSchema = z.string().refine((url) => normalizeUrl(url).ok && !isUrlPattern(url), {
  error: ({ input }) => nameUrlFault(String(input)),
});
const wholeNumber = z.union([z.int().min(0), z.string().regex(/^\d+$/u).transform(Number)], words.wholeNumber);
const failOnValues = [...severities, 'none'] as const;

const { pace } = words;

/** A finding that is known to be no failure, or that stays for now. */
const acceptedSchema = z.strictObject({
  rule: z.string(),
  selector: z.string().optional(),
  page: z.string().optional(),
  reason: z.string(),
  until: z.iso.date().optional(),
});

/** The valid values of flags and the configuration file. A value from a flag is text. */
export const settingsSchema = z.strictObject({
  urls: listOf(urlSchema).default([]),
  sitemap: z.boolean(words.boolean).default(false),
  crawl: z.boolean(words.boolean).default(false),
  extent: z.enum(extents, oneOf(extents)).optional(),
  include: listOf(text(kinds.pattern)).default([]),
  exclude: listOf(text(kinds.pattern)).default([]),
  max_pages: wholeNumber.optional(),
  sample: z.enum(sampleKinds, oneOf(sampleKinds)).optional(),
  per_template: wholeNumber.optional(),
  seed: wholeNumber.optional(),
  ignore_robots: z.boolean(words.boolean).default(false),
  list: text(kinds.list).optional(),
  viewport: listOf(z.enum(viewportPresetSchema.options, oneOf(viewportPresetSchema.options))).default(['desktop']),
  fresh: z.boolean(words.boolean).default(false),
  disable: listOf(text(kinds.rule)).default([]),
  exclude_selector: listOf(text(kinds.selector)).default([]),
  operate: z.boolean(words.boolean).default(true),
  screenshots: z.boolean(words.boolean).default(true),
  sign_in: text(kinds.signIn).optional(),
  states: z.preprocess(splitList, listOf(z.enum(pageStates, oneOf(pageStates)))).default([]),
  locale: text(kinds.locale)
    .refine((tag) => localeSchema.safeParse(tag).success, words.mustBe(kinds.locale))
    .optional(),
  tag: text(kinds.tag).optional(),
  server: urlSchema.optional(),
  token_file: text(kinds.tokenFile).optional(),
  fail_on: z.enum(failOnValues, oneOf(failOnValues)).default('serious'),
  standard: text(kinds.standard).superRefine(requireStandard).optional(),
  only_new: z.boolean(words.boolean).default(false),
  baseline: text(kinds.baseline).optional(),
  update_baseline: z.boolean(words.boolean).default(false),
  strict: z.boolean(words.boolean).default(false),
  prune: z.boolean(words.boolean).default(false),
  map_origin: listOf(text(kinds.mapOrigin)).default([]).transform(parseOrigins),
  min_pages: wholeNumber.default(1),
  max_failed_pages: z
    .union([z.int().min(0), z.string()], words.mustBe(kinds.failedPages))
    .default(0)
    .transform(parseFailedPages),
  format: listOf(text(kinds.format).transform(parseReport)).default([]),
  sarif_anchor: text(kinds.file).transform(parseAnchor).optional(),
  include_needs_review: z.boolean(words.boolean).default(false),
  wait: text(kinds.duration).transform(parseDuration).optional(),
  concurrency: z
    .preprocess(toNumber, z.int(pace.concurrency).min(1, pace.concurrency).max(64, pace.concurrency))
    .optional(),
  page_timeout: text(kinds.duration)
    .transform(parseDuration)
    .refine((ms) => ms >= 5_000 && ms <= 300_000, pace.pageTimeout)
    .optional(),
  accepted: z.array(acceptedSchema).default([]),
  steps: z.unknown().default([]).transform(parseSteps),
  dismiss_consent: z.boolean(words.boolean).default(false),
  level: z.enum(levelSchema.options, oneOf(levelSchema.options)).default('aa'),
  time_limit: text(kinds.duration).transform(parseDuration).optional(),
  quiet: z.boolean(words.boolean).default(false),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;
export const settingNames = Object.keys(settingsSchema.shape) as readonly SettingName[]; // by its type

/** Accepts a list, or one value for a list of one. */
function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess((given) => (given === undefined || Array.isArray(given) ? given : [given]), z.array(item));
}

function toNumber(given: unknown): unknown {
  return typeof given === 'string' && /^\d+$/u.test(given) ? Number(given) : given;
}

/** The flag of a setting: `--fail-on` of `fail_on`. */
export function flagOf(setting: string): string {
  return setting === 'urls' ? commandLine.usage.aUrl : `--${setting.replaceAll('_', '-')}`;
}

export function endSentence(sentence: string): string {
  return sentence.endsWith('?') ? sentence : `${sentence}.`;
}

/** A flag gives its list as one text with commas. */
function splitList(given: unknown): unknown {
  return typeof given === 'string' ? given.split(',').map((part) => part.trim()) : given;
}

function text(what: string) {
  return z.string(words.mustBe(what)).trim().min(1, words.mustBe(what));
}

function oneOf(names: readonly string[]) {
  return {
    error: ({ input }: { readonly input?: unknown }) => words.mustBeNot(words.orOf(names), shorten(input)),
  };
}

function requireStandard(given: string, context: z.RefinementCtx): void {
  if (standardIds.includes(given)) return;
  const similar = findSimilar(given, standardIds);
  const right = similar === undefined ? words.oneOf(standardIds) : `"${similar}"`;
  context.addIssue(words.standard(right, shorten(given)));
}

/** The schema of the REST interface checks them. */
function parseSteps(given: unknown, context: z.RefinementCtx): readonly StepEntry[] {
  const parsed = scanStepsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const fault = first === undefined ? '' : say('en', sayIssue(first)).replace(/\.$/u, '');
  context.addIssue(words.unusable(`${['steps', ...(first?.path ?? [])].join('.')}: ${fault}`));
  return z.NEVER;
}

function parseFailedPages(given: string | number, context: z.RefinementCtx): FailedPagesLimit {
  const match = /^(\d+)(%?)$/u.exec(String(given).trim());
  const most = Number(match?.[1] ?? Number.NaN);
  const kind = match?.[2] === '%' ? 'percent' : 'pages';
  if (match === null || (kind === 'percent' && most > 100)) {
    context.addIssue(words.mustBeNot(kinds.failedPages, shorten(given)));
    return z.NEVER;
  }
  return { kind, most };
}

function parseOrigins(mappings: readonly string[], context: z.RefinementCtx): OriginMap | undefined {
  if (mappings.length === 0) return undefined;
  const parsed = parseOriginMap(mappings);
  if (parsed.ok) return parsed.origins;
  context.addIssue(words.unusable(say('en', parsed.saying).replace(/\.$/u, '')));
  return z.NEVER;
}

function parseAnchor(given: string, context: z.RefinementCtx): string {
  const file = parseRepositoryFile(given);
  if (file !== undefined) return file;
  context.addIssue(words.mustBeNot(kinds.fileFromRoot, shorten(given)));
  return z.NEVER;
}

function parseReport(given: string, context: z.RefinementCtx): ReportWish {
  const [name = '', ...rest] = given.split('=');
  const format = reportFormats.find((one) => commandNameOf(one) === name);
  if (format === undefined) {
    const names = reportFormats.map(commandNameOf).join(', ');
    context.addIssue(words.noFormat(shorten(name), names));
    return z.NEVER;
  }
  const path = rest.join('=');
  if (rest.length > 0 && path === '') {
    context.addIssue(words.needsFile(name));
    return z.NEVER;
  }
  if (path === '' && format.isBinary === true) {
    context.addIssue(words.needsFileFor(`${name}=report.${format.extension}`));
    return z.NEVER;
  }
  return { format, path: path === '' ? '-' : path };
}

const unitsMs = { h: 3_600_000, m: 60_000, s: 1_000 } as const;

function parseDuration(given: string, context: z.RefinementCtx): number {
  const match = /^(?:(?<h>\d+)h)?(?:(?<m>\d+)m)?(?:(?<s>\d+)s)?$/u.exec(given);
  const parts = (['h', 'm', 's'] as const).map((unit) => Number(match?.groups?.[unit] ?? 0) * unitsMs[unit]);
  const durationMs = parts.reduce((sum, part) => sum + part, 0);
  if (match === null || durationMs === 0) {
    context.addIssue(words.mustBeNot(kinds.duration, shorten(given)));
    return z.NEVER;
  }
  return durationMs;
}

function nameUrlFault(given: string): string {
  const shown = shorten(hideUser(given));
  return isUrlPattern(given) ? words.pattern(shown) : `${words.url(shown)}${suggestScheme(given)}`;
}

/** A password must not reach the log of a pipeline. */
function hideUser(given: string): string {
  return given.replace(/\/\/[^/]*@/u, '//…@');
}

/** `example.com` and `localhost:8080` lack only their scheme. */
function suggestScheme(given: string): string {
  const guess = `${/^(?:localhost|127\.|\[)/u.test(given) ? 'http' : 'https'}://${given}`;
  const isNear = /^[\w.-]+\.[a-z]+(?:[:/]|$)|^(?:localhost|127\.[\d.]+|\[[\d:a-f]+\])(?:[:/]|$)/iu.test(given);
  return isNear && normalizeUrl(guess).ok ? words.withScheme(shorten(guess)) : '';
}

function shorten(given: unknown): string {
  return cutText(String(given), 100);
}
