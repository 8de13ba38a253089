import { z } from 'zod';
import type { UrlRefusal } from '../../url/page-url.ts';
import { normalizeUrl } from '../../url/page-url.ts';
import { localeSchema } from '../../findings/locale.ts';
import { statesSchema } from '../../findings/page-states.ts';
import type { UnreachableReason } from '../../url/unreachable-url.ts';
import { isUrlPattern } from '../../url/is-url-pattern.ts';
import { findUnreachableReason } from '../../url/unreachable-url.ts';
import { listNamed, sampleRequestSchema } from '../../finding-pages/samples/sample-request.ts';
import { crawlScopeSchema } from '../../finding-pages/crawl/crawl-scope.ts';
import { acceptSchema } from './accepted-outcomes.ts';
import { scanTypes } from './scan-types.ts';
import { tuningFields } from './tuning-fields.ts';
import { viewportPresetSchema } from './viewport-presets.ts';
import { asIssue } from '../../texts/issue-text.ts';
import { says } from '../../texts/saying.ts';

/** The most URLs of one list. */
const mostUrls = 10_000;
/** A list of other values than URLs has thousands of errors. The first ones are enough. */
const mostUrlErrors = 20;

// oxlint-disable-next-line no-control-regex -- the contract forbids exactly these in a tag
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const refusals: Readonly<Record<UrlRefusal | UnreachableReason, string>> = {
  backslash: asIssue('fields.url_backslash'),
  port: asIssue('fields.url_port'),
  host: asIssue('fields.url_host'),
  not_http: asIssue('fields.url_not_http'),
  invalid: asIssue('fields.url_invalid'),
  url_too_long: asIssue('fields.at_most_characters', { n: 2_048 }),
  credentials: asIssue('fields.url_credentials'),
};

const urlSchema = z
  .string()
  .max(2048, asIssue('fields.at_most_characters', { n: 2_048 }))
  .trim()
  .refine((text) => !controlCharacters.test(text), asIssue('fields.control_characters'))
  .superRefine((text, context) => {
    const message = findRefusal(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

export const freshSchema = z
  .boolean()
  .describe(
    'Analyzes every page. Without it, a page takes over the findings of an earlier scan of the same target if it has not changed since.',
  );

const requestedStatesSchema = statesSchema.describe(
  'User preferences to look at each page with, in addition to its default state. Default: those of the settings.',
);

const fields = z.strictObject({
  sitemap_url: urlSchema
    .optional()
    .describe(
      'The URL to scan: a page (`single`), a sitemap or site (`sitemap`), or the page where a `crawl` starts. Required for these; an absolute http or https URL. For a `list`, it names the target of the list. By default that is the origin that most of its URLs have. Scans of lists with the same target are compared and share their marks.',
    ),
  scan_type: z.enum(scanTypes),
  urls: z
    .array(z.string())
    .min(1, asIssue('fields.some_urls'))
    .max(mostUrls, asIssue('fields.too_many_urls', { n: mostUrls }))
    .superRefine(checkUrls)
    .optional()
    .describe('The pages of a `list`, at most 10,000. Each is scanned once.'),
  tag: z
    .string()
    .refine((text) => !controlCharacters.test(text), asIssue('fields.control_characters'))
    .trim()
    .min(1, asIssue('fields.range_characters', { n: 64 }))
    .max(64, asIssue('fields.range_characters', { n: 64 }))
    .refine((text) => text.isWellFormed(), asIssue('fields.unicode'))
    .optional(),
  viewport_preset: viewportPresetSchema.default('desktop').optional(),
  scope: crawlScopeSchema
    .optional()
    .describe(
      'Which URLs belong to a `crawl` or `sitemap`. It applies to links, entries of the sitemap, and the targets of redirects.',
    ),
  max_pages: z
    .int(asIssue('fields.must_be', { saidType: says('fields.int') }))
    .min(1, asIssue('fields.at_least', { n: 1 }))
    .max(100_000, asIssue('fields.at_most', { n: 100_000 }))
    .optional()
    .describe('The most pages of a `crawl` or `sitemap`. The setting `max_pages_per_scan` may allow fewer.'),
  robots: z
    .boolean()
    .optional()
    .describe('Whether a `crawl` leaves out the links that robots.txt forbids. Default: true.'),
  sample: sampleRequestSchema
    .optional()
    .describe('Which of the pages that a `crawl`, `sitemap` or `list` finds are scanned. Default: all of them.'),
  accept: acceptSchema
    .optional()
    .describe(
      'Outcomes to overrule. Pages with such an outcome are analyzed anyway, and have the note `accepted_outcome`.',
    ),
  fresh: freshSchema.optional(),
  sign_in: z
    .uuid(asIssue('fields.sign_in_id'))
    .optional()
    .describe('How the scan signs in: the id of a sign-in that has the origin of every URL of this request.'),
  states: requestedStatesSchema.optional(),
  locale: localeSchema
    .optional()
    .describe(
      'The language that sites are asked for: a BCP 47 tag of language, script and region. Default: that of the settings.',
    ),
  ...tuningFields,
});

export const newScanSchema = fields.superRefine(requireFields, { when: isObject }).meta({ id: 'NewScan' });

export type NewScan = z.infer<typeof newScanSchema>;

type NewScanFields = z.infer<typeof fields>;

/** The fields that decide whether a sample is possible. */
const sampled = fields.pick({ max_pages: true }).extend({ sample: sampleRequestSchema }).strip();

/** The scan types that use each field. A field without effect would hide a mistake. */
const usedBy: Readonly<Record<'urls' | 'scope' | 'max_pages' | 'robots' | 'sample', readonly string[]>> = {
  urls: ['list'],
  scope: ['crawl', 'sitemap'],
  max_pages: ['crawl', 'sitemap'],
  robots: ['crawl'],
  sample: ['crawl', 'sitemap', 'list'],
};

function listUnused({ scan_type: type, ...given }: Partial<NewScanFields>) {
  const conditional = ['urls', 'scope', 'max_pages', 'robots', 'sample'] as const;
  const unused = conditional.filter(
    (field) => given[field] !== undefined && type !== undefined && !usedBy[field].includes(type),
  );
  return unused.map((field) => [field, usedBy[field]] as const);
}

function findRefusal(text: string): string | undefined {
  if (isUrlPattern(text)) return asIssue('fields.url_pattern');
  const parsed = normalizeUrl(text);
  const reason = parsed.ok ? findUnreachableReason(text) : parsed.reason;
  return reason === undefined ? undefined : refusals[reason];
}

function checkUrls(urls: readonly string[], context: z.RefinementCtx): void {
  let errors = 0;
  for (const [index, url] of urls.entries()) {
    const message = controlCharacters.test(url.trim()) ? asIssue('fields.control_characters') : findRefusal(url);
    if (message === undefined) continue;
    context.addIssue({ code: 'custom', path: [index], message });
    errors += 1;
    if (errors === mostUrlErrors) return;
  }
}

/** Also runs for a body with other errors, so that all are reported at once. */
function isObject({ value }: { readonly value: unknown }): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Requires the fields that a type of scan needs, and refuses those without effect. */
function requireFields(given: Partial<NewScanFields>, context: z.RefinementCtx): void {
  const require = (path: keyof NewScanFields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (given.scan_type === 'list') {
    if (given.urls === undefined)
      require('urls', asIssue('fields.missing', { saidType: says('fields.urls_of_pages') }));
  } else if (given.sitemap_url === undefined)
    require('sitemap_url', asIssue('fields.missing', { saidType: says('fields.string') }));
  for (const [field, types] of listUnused(given)) require(field, asIssue('fields.one_scan_type', { anyOf: types }));
  checkSample(given, context);
  if (given.scan_type === 'sitemap' && given.scope?.extent === 'page')
    require('scope', asIssue('fields.scope_not_page'));
}

/** A field of the wrong type has its own error. */
function checkSample(given: Partial<NewScanFields>, context: z.RefinementCtx) {
  const parsed = sampled.safeParse(given);
  if (!parsed.success) return;
  const { sample, max_pages: most } = parsed.data;
  if (most === undefined || listNamed(sample).length < most) return;
  context.addIssue({ code: 'custom', path: ['sample', 'pages'], message: asIssue('fields.sample_fewer') });
}
