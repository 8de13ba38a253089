import type { extents } from '../../../finding-pages/crawl/crawl-scope.ts';
import type { SampleRequest } from '../../../finding-pages/samples/sample-request.ts';
import type { OriginMap } from '../../../url/origin-map.ts';
import type { StepEntry } from '../../../findings/scan-steps.ts';
import type { PageState } from '../../../findings/page-states.ts';
import type { Severity } from '../../../findings/severity.ts';
import type { ReportFormat } from '../../../reports/report-format.ts';

type Extent = (typeof extents)[number];

/** The extent of a scan. The service chooses whatever is not given. */
export type Reach = {
  readonly scope?: {
    readonly extent?: Extent;
    readonly include: readonly string[];
    readonly exclude: readonly string[];
  };
  readonly max_pages?: number;
  readonly robots?: false;
};

type Sample = Pick<SampleRequest, 'kind' | 'per_template' | 'seed'>;

/** One scan of the service, on one viewport. */
export type Target = (
  | { readonly scanType: 'single'; readonly url: string }
  | {
      /** A scan that finds its own pages. `reach`: fields of the REST interface that limit it. */
      readonly scanType: 'sitemap' | 'crawl';
      readonly url: string;
      readonly reach: Reach;
    }
  | {
      /** Pages that were named one by one, and their common name. */
      readonly scanType: 'list';
      readonly url: string;
      readonly urls: readonly string[];
    }
) & {
  readonly viewport: string;
  /** Analyzes every page, including pages that an earlier scan knows. */
  readonly fresh?: true;
  /** The part of the pages that is scanned, as in the REST interface. Undefined: all. */
  readonly sample?: Sample | undefined;
  /** User preferences to look at each page with. Undefined: those of the service's settings. */
  readonly states?: readonly PageState[];
  /** Rules that are not run, and elements whose findings are left out. */
  readonly disable?: readonly string[];
  readonly exclude_selectors?: readonly string[];
  /** Pages are only read, not operated by keys. */
  readonly operate?: false;
  /** No picture of any finding is kept. */
  readonly screenshots?: false;
  /** Steps that lead to further pages, on the live site. */
  readonly steps?: readonly StepEntry[];
  /** Consent banners are closed by their own button that refuses. */
  readonly dismiss_consent?: true;
  /** Rules for level AAA run, too. */
  readonly level?: 'aaa';
  /** The language that sites are asked for. Undefined: that of the service's settings. */
  readonly locale?: string;
};

/** The number of pages that is known before the scan starts. */
export function countKnownPages(target: Target): number {
  if (target.scanType === 'list') return target.sample === undefined ? target.urls.length : 0;
  return target.scanType === 'single' ? 1 : 0;
}

export type ReportWish = {
  readonly format: ReportFormat;
  /** A file, or `-` for standard output. */
  readonly path: string;
};

export type FailedPagesLimit = { readonly kind: 'pages' | 'percent'; readonly most: number };

export type BaselineWish = {
  readonly file: string;
  readonly update: boolean;
  /** Altered elements count as new ones. */
  readonly strict: boolean;
  /** An update drops the pages that the scan does not have. */
  readonly prune: boolean;
  /** The origin map, which replaces the site's own origin. */
  readonly origins: OriginMap | undefined;
};

/** The places where reports for code scanners show the findings. */
export type Placement = {
  readonly origins: OriginMap | undefined;
  /** The repository file that SARIF results point to. */
  readonly sarifAnchor: string | undefined;
};

/** The conditions for exit codes 1 and 3. */
export type Gate = {
  readonly failOn: Severity | 'none';
  /**
   * `all`: every finding counts. `new`: only findings that the baseline does not have. `none`: findings are written to
   * the baseline.
   */
  readonly counts: 'all' | 'new' | 'none';
  readonly minPages: number;
  readonly maxFailedPages: FailedPagesLimit;
};

/** Findings that do not decide. `page`: path and query, or the whole URL; `*` stands for any text. */
export type AcceptedFinding = {
  readonly rule: string;
  readonly selector?: string | undefined;
  readonly page?: string | undefined;
  readonly reason: string;
  /** The last day. */
  readonly until?: string | undefined;
};

/** The order for one run of `curbcut scan`. */
export type ScanOrder = {
  readonly targets: readonly Target[];
  readonly tag: string | undefined;
  /** The id of a sign-in on the server, or the body that creates one in place. */
  readonly signIn: { readonly id: string } | { readonly body: unknown } | undefined;
  /** Undefined: scan in place. */
  readonly server: { readonly url: string; readonly token: string | undefined } | undefined;
  readonly gate: Gate;
  /** Limits counts and reports to this standard. */
  readonly standard: string | undefined;
  readonly baseline: BaselineWish | undefined;
  readonly reports: readonly ReportWish[];
  readonly placement: Placement;
  readonly includeNeedsReview: boolean;
  /** The settings of the service in this process. */
  readonly pace: { readonly concurrency?: number; readonly page_timeout_seconds?: number };
  readonly accepted: readonly AcceptedFinding[];
  /** The longest wait for a site to answer, in milliseconds. */
  readonly waitMs: number | undefined;
  readonly timeLimitMs: number | undefined;
  readonly quiet: boolean;
};
