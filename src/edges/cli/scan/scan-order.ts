import type { extents } from '../../../finding-pages/crawl/crawl-scope.ts';
import type { SampleRequest } from '../../../finding-pages/samples/sample-request.ts';
import type { OriginMap } from '../../../url/origin-map.ts';
import type { PageState } from '../../../findings/page-states.ts';
import type { Severity } from '../../../findings/severity.ts';
import type { ReportFormat } from '../../../reports/report-format.ts';

type Extent = (typeof extents)[number];

/** How far a scan goes. What is not given is left to the service. */
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
      /** It finds its pages by itself. `reach`: fields of the REST interface that say how far. */
      readonly scanType: 'sitemap' | 'crawl';
      readonly url: string;
      readonly reach: Reach;
    }
  | {
      /** Pages that were named one by one, and what they are called together. */
      readonly scanType: 'list';
      readonly url: string;
      readonly urls: readonly string[];
    }
) & {
  readonly viewport: string;
  /** Every page is analyzed, also those that an earlier scan knows. */
  readonly fresh?: true;
  /** The part of the pages that is scanned, as in the REST interface. Undefined: all. */
  readonly sample?: Sample | undefined;
  /** User preferences to look at each page with. Undefined: those of the service's settings. */
  readonly states?: readonly PageState[];
};

/** Pages that the scan is known to have before it starts. */
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
  /** What stands for the site's own origin. */
  readonly origins: OriginMap | undefined;
};

/** Where reports for code scanners see the findings. */
export type Placement = {
  readonly origins: OriginMap | undefined;
  /** The file of the repository that results in SARIF are placed at. */
  readonly sarifAnchor: string | undefined;
};

/** What decides about exit codes 1 and 3. */
export type Gate = {
  readonly failOn: Severity | 'none';
  /** `all` findings count, only those that the baseline does not have, or `none`, because they were written to the baseline. */
  readonly counts: 'all' | 'new' | 'none';
  readonly minPages: number;
  readonly maxFailedPages: FailedPagesLimit;
};

/** What a run of `curbcut scan` is to do. */
export type ScanOrder = {
  readonly targets: readonly Target[];
  readonly tag: string | undefined;
  /** The id of a sign-in of the server, or what creates one in place. */
  readonly signIn: { readonly id: string } | { readonly body: unknown } | undefined;
  /** Undefined: in place. */
  readonly server: { readonly url: string; readonly token: string | undefined } | undefined;
  readonly gate: Gate;
  /** Only what belongs to this standard counts, and is reported. */
  readonly standard: string | undefined;
  readonly baseline: BaselineWish | undefined;
  readonly reports: readonly ReportWish[];
  readonly placement: Placement;
  readonly includeNeedsReview: boolean;
  readonly timeLimitMs: number | undefined;
  readonly quiet: boolean;
};
