import type { Severity } from '../../shared/severity.ts';
import type { ReportName } from './report-names.ts';

/** One scan of the service: a page or a sitemap, on one viewport. */
export type Target = { readonly url: string; readonly scanType: 'single' | 'sitemap'; readonly viewport: string };

export type ReportWish = {
  readonly name: ReportName;
  /** A file, or `-` for standard output. */
  readonly path: string;
};

export type FailedPagesLimit = { readonly kind: 'pages' | 'percent'; readonly most: number };

/** What decides about exit codes 1 and 3. */
export type Gate = {
  readonly failOn: Severity | 'none';
  readonly minPages: number;
  readonly maxFailedPages: FailedPagesLimit;
};

/** What a run of `curbcut scan` is to do. */
export type ScanOrder = {
  readonly targets: readonly Target[];
  readonly tag: string | undefined;
  /** Undefined: in place. */
  readonly server: { readonly url: string; readonly token: string | undefined } | undefined;
  readonly gate: Gate;
  readonly reports: readonly ReportWish[];
  readonly includeNeedsReview: boolean;
  readonly timeLimitMs: number | undefined;
  readonly quiet: boolean;
};
