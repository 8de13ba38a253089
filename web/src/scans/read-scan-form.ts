import type { NewScanInput } from '../api/scans.ts';
import type { FieldProblems } from '../parts/field-problems.ts';
import { texts } from '../texts/base.ts';
import type { ScanOptions } from './form-options.ts';
import { guessType, parseTypedUrl } from './scan-target.ts';
import type { OpenAddress } from './settle-address.ts';

/** The fields that can have an error, in their order on the page, and where the service finds them in a scan. */
export const scanFields = {
  url: ['sitemap_url', 'urls', 'scan_type'],
  tag: ['tag'],
  locale: ['locale'],
  include: ['scope'],
  exclude: ['scope.exclude'],
  maxPages: ['max_pages'],
  sample: ['sample'],
  processes: ['sample.processes'],
  seed: ['sample.seed'],
  disable: ['disable'],
  excludeSelectors: ['exclude_selectors'],
  steps: ['steps'],
} as const;

type FieldName = keyof typeof scanFields;
export type FieldErrors = { readonly [Field in FieldName]?: string | undefined };

/** What the fields of a part of the form need. */
export type OptionProps = {
  readonly options: ScanOptions;
  readonly field: FieldProblems<FieldName>['field'];
  readonly onChange: (options: ScanOptions) => void;
};

/** What a field needs that people type one of the options into. */
export function typedField(
  { options, field, onChange }: OptionProps,
  name: Exclude<FieldName, 'url' | 'sample' | 'steps'>,
) {
  return { ...field(name), value: options[name], onChange: (typed: string) => onChange({ ...options, [name]: typed }) };
}

export type ReadForm = { readonly errors: FieldErrors; readonly newScan?: NewScanInput; readonly open?: OpenAddress };

type ScanType = NewScanInput['scan_type'];
type Target = Pick<NewScanInput, 'sitemap_url' | 'scan_type' | 'urls'>;
type ReadTarget = { readonly target: Target; readonly open: OpenAddress } | { readonly error: string };

const longestTag = 64;
const mostPages = 100_000;
const highestSeed = 2_147_483_647;

/** What the form asks for, or what is wrong with it. The service validates it again. */
export function readScanForm(typed: string, options: ScanOptions): ReadForm {
  const read = options.type === 'list' ? readList(typed) : readUrl(typed, options.type);
  const tag = options.tag.trim();
  const errors = {
    ...('error' in read && { url: read.error }),
    ...(tag.length > longestTag && { tag: texts.form.errors.tagTooLong }),
    ...findFieldErrors(options),
    ...findSampleError(options),
    ...findStepError(options),
  };
  if ('error' in read || Object.keys(errors).length > 0) return { errors };
  const { target, open } = read;
  const reach = canReach(target.scan_type) ? readReach(options, target.scan_type) : {};
  const sample = target.scan_type === 'single' ? {} : readSample(options);
  const look = { ...readLook(options), ...readLeftOut(options), ...readBefore(options) };
  return { errors, newScan: { ...target, ...reach, ...sample, ...(tag !== '' && { tag }), ...look }, open };
}

function findFieldErrors({ locale, maxPages }: ScanOptions): FieldErrors {
  return {
    ...(!isLocale(locale) && { locale: texts.form.errors.locale }),
    ...(!isPageCount(maxPages) && { maxPages: texts.form.errors.maxPages }),
  };
}

/** How each page is looked at. */
function readLook({ viewport, fresh, states, signIn, locale }: ScanOptions) {
  return {
    viewport_preset: viewport,
    ...(fresh && { fresh }),
    ...(states !== undefined && { states }),
    ...(signIn !== '' && { sign_in: signIn }),
    ...(locale.trim() !== '' && { locale: locale.trim() }),
  };
}

/** What is left out on each page. */
function readLeftOut({ disable, excludeSelectors, operate, screenshots }: ScanOptions) {
  const [rules, selectors] = [[...splitLines(disable)], [...splitLines(excludeSelectors)]];
  return {
    ...(rules.length > 0 && { disable: rules }),
    ...(selectors.length > 0 && { exclude_selectors: selectors }),
    ...(!operate && { operate }),
    ...(screenshots !== 'setting' && { screenshots: screenshots === 'yes' }),
  };
}

/** The settings for each page before the check, and for how much is checked. */
function readBefore({ steps, dismissConsent, level }: ScanOptions) {
  return {
    ...('steps' in steps.read && steps.read.steps.length > 0 && steps.read),
    ...(dismissConsent && { dismiss_consent: true }),
    ...(level !== 'aa' && { level }),
  };
}

function findStepError({ steps }: ScanOptions): FieldErrors {
  return 'wrongLine' in steps.read ? { steps: texts.form.errors.step(steps.read.wrongLine) } : {};
}

/** True for types that find pages by themselves. */
export function canReach(type: ScanType): boolean {
  return type === 'crawl' || type === 'sitemap';
}

export function splitLines(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function readUrl(typed: string, type: Exclude<ScanOptions['type'], 'list'>): ReadTarget {
  const parsed = parseTypedUrl(typed);
  if (!parsed.ok) return { error: texts.form.errors[parsed.reason] };
  const asked = type === 'guess' ? guessType(parsed.url) : type;
  const isSite = asked === 'site';
  return {
    // A site without sitemaps is a crawl.
    target: { sitemap_url: parsed.url, scan_type: isSite ? 'crawl' : asked },
    open: { isSite, isSchemeAssumed: !parsed.hasScheme },
  };
}

function readList(typed: string): ReadTarget {
  const lines = splitLines(typed);
  if (lines.length === 0) return { error: texts.form.errors.emptyList };
  const parsed = lines.map(parseTypedUrl);
  const assumed = parsed.flatMap((one) => (one.ok && !one.hasScheme ? [one.url] : []));
  const wrong = parsed.findIndex(({ ok }) => !ok);
  if (wrong !== -1) return { error: texts.form.errors.line(lines[wrong] ?? '') };
  return {
    target: { scan_type: 'list', urls: parsed.flatMap((one) => (one.ok ? [one.url] : [])) },
    open: { isSite: false, isSchemeAssumed: false, assumed: new Set(assumed) },
  };
}

function readReach(options: ScanOptions, type: ScanType): Pick<NewScanInput, 'scope' | 'max_pages'> {
  const [include, exclude] = [[...splitLines(options.include)], [...splitLines(options.exclude)]];
  const extent = type === 'crawl' ? options.extent : 'host';
  const isScoped = extent !== 'host' || include.length + exclude.length > 0;
  return {
    ...(isScoped && { scope: { extent, include, exclude } }),
    ...(options.maxPages.trim() !== '' && { max_pages: Number(options.maxPages) }),
  };
}

/** Nothing, or a tag that looks like `de` or `de-AT`. */
function isLocale(typed: string): boolean {
  return /^(?:[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)?$/iu.test(typed.trim());
}

function isPageCount(typed: string): boolean {
  return isNumber(typed, { least: 1, most: mostPages });
}

/** Nothing, or a whole number. */
function isNumber(typed: string, { least, most }: { readonly least: number; readonly most: number }): boolean {
  const text = typed.trim();
  return text === '' || (/^\d+$/u.test(text) && Number(text) >= least && Number(text) <= most);
}

function findSampleError({ type, sample, samplePages, processes, seed }: ScanOptions): FieldErrors {
  if (type === 'single' || sample !== 'wcag_em') return {};
  return {
    ...findWrongLine('sample', samplePages),
    ...findWrongLine('processes', processes),
    ...(!isNumber(seed, { least: 0, most: highestSeed }) && { seed: texts.form.errors.seed }),
  };
}

function findWrongLine(field: FieldName, typed: string): FieldErrors {
  const wrong = splitLines(typed).find((line) => !parseTypedUrl(line).ok);
  return wrong === undefined ? {} : { [field]: texts.form.errors.line(wrong) };
}

function readSample(options: ScanOptions): Pick<NewScanInput, 'sample'> {
  const { sample: kind, perTemplate, samplePages, processes, seed } = options;
  if (kind === 'all') return {};
  const per_template = Number(perTemplate);
  if (kind === 'templates') return { sample: { kind, per_template } };
  const pages = readUrls(samplePages);
  const steps = processes
    .replaceAll(/\r\n?/gu, '\n')
    .split(/\n[ \t]*\n/u)
    .map(readUrls);
  const complete = steps.filter(({ length }) => length > 0);
  return {
    sample: {
      kind,
      per_template,
      ...(pages.length > 0 && { pages }),
      ...(complete.length > 0 && { processes: complete }),
      ...(seed.trim() !== '' && { seed: Number(seed) }),
    },
  };
}

function readUrls(typed: string): string[] {
  return splitLines(typed).flatMap((line) => {
    const parsed = parseTypedUrl(line);
    return parsed.ok ? [parsed.url] : [];
  });
}
