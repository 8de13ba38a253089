import type { NewScanInput } from '../api/scans.ts';
import type { PageState } from '../parts/page-states.ts';

/** The types of scan that a schedule can start. `guess`: as the URL says. */
export const scheduledTypes = ['guess', 'single', 'sitemap', 'crawl', 'list'] as const;
/** The ways to find the pages of a site. `site`: by its sitemaps, or by its links if it has none. */
export const siteTypes = ['site', 'sitemap', 'crawl'] as const;
/** The first choice of the form for a scan. */
export const kinds = ['single', 'site', 'list'] as const;
export type ScanKind = (typeof kinds)[number];
export const viewports = ['desktop', 'laptop', 'wide', 'tablet', 'mobile', 'reflow'] as const;
/** A scan of one page needs no crawl, so `page` is offered only where a schedule has it. */
export const extents = ['folder', 'host', 'domain', 'page'] as const;

export const sampleKinds = ['all', 'templates', 'wcag_em'] as const;
export const perTemplateChoices: readonly string[] = ['1', '2', '3', '5', '10'];

export const screenshotChoices = ['setting', 'yes', 'no'] as const;

export const levels = ['aa', 'aaa'] as const;

/** Steps as they are typed (see step-lines.ts), and what they say, or the first line that cannot be read. */
type TypedSteps = { readonly typed: string; readonly read: ReadSteps };
export type ReadSteps = { readonly steps: NonNullable<NewScanInput['steps']> } | { readonly wrongLine: string };

export type ScanOptions = {
  readonly type: (typeof scheduledTypes)[number] | 'site';
  readonly viewport: NonNullable<NewScanInput['viewport_preset']>;
  readonly tag: string;
  /** The language that sites are asked for. Empty: that of the settings. */
  readonly locale: string;
  /** Analyze every page. */
  readonly fresh: boolean;
  /** User preferences to look at each page with. Undefined: those of the settings. */
  readonly states: PageState[] | undefined;
  readonly extent: (typeof extents)[number];
  /** A pattern per line. */
  readonly include: string;
  readonly exclude: string;
  readonly maxPages: string;
  readonly sample: (typeof sampleKinds)[number];
  /** One of the choices, or the number of a schedule. */
  readonly perTemplate: string;
  /** A URL per line. Empty lines separate processes. */
  readonly samplePages: string;
  readonly processes: string;
  /** What decides which pages are drawn by lot. Empty: a random number. */
  readonly seed: string;
  /** The id of a sign-in, or empty. */
  readonly signIn: string;
  /** A rule per line. */
  readonly disable: string;
  /** A CSS selector per line. */
  readonly excludeSelectors: string;
  readonly operate: boolean;
  readonly steps: TypedSteps;
  readonly dismissConsent: boolean;
  readonly level: (typeof levels)[number];
  readonly screenshots: (typeof screenshotChoices)[number];
};

export const startOptions: ScanOptions = {
  type: 'guess',
  viewport: 'desktop',
  tag: '',
  locale: '',
  fresh: false,
  states: undefined,
  extent: 'host',
  include: '',
  exclude: '',
  maxPages: '',
  sample: 'all',
  perTemplate: '1',
  samplePages: '',
  processes: '',
  seed: '',
  signIn: '',
  disable: '',
  excludeSelectors: '',
  operate: true,
  steps: { typed: '', read: { steps: [] } },
  dismissConsent: false,
  level: 'aa',
  screenshots: 'setting',
};
