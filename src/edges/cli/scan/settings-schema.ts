import { z } from 'zod';
import { extents } from '../../../finding-pages/crawl/crawl-scope.ts';
import { sampleKinds } from '../../../finding-pages/samples/sample-request.ts';
import { viewportPresetSchema } from '../../../records/scans/viewport-presets.ts';
import type { OriginMap } from '../../../url/origin-map.ts';
import { pageStates } from '../../../findings/page-states.ts';
import { normalizeUrl } from '../../../url/page-url.ts';
import { parseOriginMap } from '../../../url/origin-map.ts';
import { parseRepositoryFile } from '../../../adapters/folders/repository-file.ts';
import { severities } from '../../../findings/severity.ts';
import { findSimilar } from '../../../texts/find-similar.ts';
import { standardIds } from '../../../reading/standards/standards.ts';
import { commandNameOf } from '../../../reports/report-format.ts';
import { reportFormats } from '../../../reports/report-formats.ts';
import type { FailedPagesLimit, ReportWish } from './scan-order.ts';
import { say } from '../../../texts/say.ts';

const urlSchema = z.string().refine((url) => normalizeUrl(url).ok, {
  error: ({ input }) =>
    `must begin with http:// or https:// and have no user name or password, not "${shorten(hideUser(input))}"${suggestScheme(input)}`,
});
const wholeNumber = z.union([z.int().min(0), z.string().regex(/^\d+$/u).transform(Number)], 'must be a whole number');
const failOnValues = [...severities, 'none'] as const;

/** What flags and the configuration file may say. A value from a flag is text. */
export const settingsSchema = z.strictObject({
  urls: listOf(urlSchema).default([]),
  sitemap: z.boolean('must be true or false').default(false),
  crawl: z.boolean('must be true or false').default(false),
  extent: z.enum(extents, oneOf(extents)).optional(),
  include: listOf(text('a path pattern such as /news/**')).default([]),
  exclude: listOf(text('a path pattern such as /news/**')).default([]),
  max_pages: wholeNumber.optional(),
  sample: z.enum(sampleKinds, oneOf(sampleKinds)).optional(),
  per_template: wholeNumber.optional(),
  seed: wholeNumber.optional(),
  ignore_robots: z.boolean('must be true or false').default(false),
  list: text('a file with one URL per line').optional(),
  viewport: listOf(z.enum(viewportPresetSchema.options, oneOf(viewportPresetSchema.options))).default(['desktop']),
  fresh: z.boolean('must be true or false').default(false),
  sign_in: text('a file, or with --server the id of a sign-in').optional(),
  states: z.preprocess(splitList, listOf(z.enum(pageStates, oneOf(pageStates)))).default([]),
  tag: text('a text of 1 to 64 characters').optional(),
  server: urlSchema.optional(),
  token_file: text('a file that contains the token').optional(),
  fail_on: z.enum(failOnValues, oneOf(failOnValues)).default('serious'),
  standard: text('a standard').superRefine(requireStandard).optional(),
  only_new: z.boolean('must be true or false').default(false),
  baseline: text('a file').optional(),
  update_baseline: z.boolean('must be true or false').default(false),
  map_origin: listOf(text('FROM=TO with two origins')).default([]).transform(parseOrigins),
  min_pages: wholeNumber.default(1),
  max_failed_pages: z
    .union([z.int().min(0), z.string()], 'must be a number of pages, or a percentage such as 5%')
    .default(0)
    .transform(parseFailedPages),
  format: listOf(text('NAME or NAME=PATH').transform(parseReport)).default([]),
  sarif_anchor: text('the path of a file in the repository').transform(parseAnchor).optional(),
  include_needs_review: z.boolean('must be true or false').default(false),
  time_limit: text('a duration such as 90s, 20m or 1h30m').transform(parseDuration).optional(),
  quiet: z.boolean('must be true or false').default(false),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;
export const settingNames = Object.keys(settingsSchema.shape) as readonly SettingName[]; // by its type

/** A list, or one value of it. */
function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess((given) => (given === undefined || Array.isArray(given) ? given : [given]), z.array(item));
}

/** A flag has one text with commas. */
function splitList(given: unknown): unknown {
  return typeof given === 'string' ? given.split(',').map((part) => part.trim()) : given;
}

function text(what: string) {
  return z.string(`must be ${what}`).trim().min(1, `must be ${what}`);
}

function oneOf(names: readonly string[]) {
  return {
    error: ({ input }: { readonly input?: unknown }) =>
      `must be ${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}, not "${shorten(input)}"`,
  };
}

function requireStandard(given: string, context: z.RefinementCtx): void {
  if (standardIds.includes(given)) return;
  const similar = findSimilar(given, standardIds);
  const right = similar === undefined ? `one of ${standardIds.join(', ')}` : `"${similar}"`;
  context.addIssue(`must be the id of a standard: ${right}, not "${shorten(given)}"`);
}

function parseFailedPages(given: string | number, context: z.RefinementCtx): FailedPagesLimit {
  const match = /^(\d+)(%?)$/u.exec(String(given).trim());
  const most = Number(match?.[1] ?? Number.NaN);
  const kind = match?.[2] === '%' ? 'percent' : 'pages';
  if (match === null || (kind === 'percent' && most > 100)) {
    context.addIssue(`must be a number of pages, or a percentage such as 5%, not "${shorten(given)}"`);
    return z.NEVER;
  }
  return { kind, most };
}

function parseOrigins(mappings: readonly string[], context: z.RefinementCtx): OriginMap | undefined {
  if (mappings.length === 0) return undefined;
  const parsed = parseOriginMap(mappings);
  if (parsed.ok) return parsed.origins;
  context.addIssue(`cannot be used: ${say('en', parsed.saying).replace(/\.$/u, '')}`);
  return z.NEVER;
}

function parseAnchor(given: string, context: z.RefinementCtx): string {
  const file = parseRepositoryFile(given);
  if (file !== undefined) return file;
  const form = 'the path of a file from the root of the repository, such as src/index.html';
  context.addIssue(`must be ${form}, not "${shorten(given)}"`);
  return z.NEVER;
}

function parseReport(given: string, context: z.RefinementCtx): ReportWish {
  const [name = '', ...rest] = given.split('=');
  const format = reportFormats.find((one) => commandNameOf(one) === name);
  if (format === undefined) {
    const names = reportFormats.map(commandNameOf).join(', ');
    context.addIssue(`names no format "${shorten(name)}": there are ${names}`);
    return z.NEVER;
  }
  const path = rest.join('=');
  if (rest.length > 0 && path === '') {
    context.addIssue(`needs a file after "${name}="`);
    return z.NEVER;
  }
  if (path === '' && format.isBinary) {
    context.addIssue(`needs a file for this format, such as ${name}=report.${format.extension}`);
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
    context.addIssue(`must be a duration such as 90s, 20m or 1h30m, not "${shorten(given)}"`);
    return z.NEVER;
  }
  return durationMs;
}

/** A password must not be in the log of a pipeline. */
function hideUser(given: unknown): string {
  return String(given).replace(/\/\/[^/]*@/u, '//…@');
}

/** `example.com` and `localhost:8080` lack only their beginning. */
function suggestScheme(given: unknown): string {
  const guess = `${/^(?:localhost|127\.|\[)/u.test(String(given)) ? 'http' : 'https'}://${String(given)}`;
  const isNear = /^[\w.-]+\.[a-z]+(?:[:/]|$)|^(?:localhost|127\.[\d.]+|\[[\d:a-f]+\])(?:[:/]|$)/iu.test(String(given));
  return isNear && normalizeUrl(guess).ok ? `. Did you mean "${shorten(guess)}"?` : '';
}

function shorten(given: unknown): string {
  return String(given).slice(0, 100);
}
