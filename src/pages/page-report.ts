import type { EngineIdentity, FindingKind } from '../engines/finding.ts';
import type { Note } from '../scans/scan-record.ts';
import type { FailureCode } from '../visit/page-outcome.ts';
import type { PageRules } from './page-score.ts';

/** A finding's element as it is stored. `screenshot`: name of a file in the scan's folder. */
export type ReportedOccurrence = {
  readonly selector: string;
  readonly html: string;
  readonly message: string;
  readonly fingerprint: string;
  readonly screenshot: string | null;
};

export type ReportedGroup = {
  readonly kind: FindingKind;
  readonly rule: string;
  /** The name of the engine that has the rule. */
  readonly engine: string;
  readonly total: number;
  readonly occurrences: readonly ReportedOccurrence[];
};

/** What any visit to a page shows, whether or not it was the right page. */
export type Seen = {
  readonly httpStatus: number | null;
  readonly finalUrl: string | null;
  readonly title: string | null;
  /** Identifies the page's text: see visit/compare-with-unknown.ts. */
  readonly textDigest: string | null;
};

type Visit = Seen & { readonly durationMs: number };

/** What became of one visit to a page: everything that is recorded of it, in one value. */
export type PageReport =
  | (Visit & {
      readonly kind: 'scanned';
      readonly engines: readonly EngineIdentity[];
      readonly browser: string;
      readonly notes: readonly Note[];
      readonly rules: PageRules;
      readonly groups: readonly ReportedGroup[];
    })
  | (Visit & {
      readonly kind: 'failed';
      readonly code: FailureCode;
      readonly detail: string | null;
      /** When the server said how long to wait. */
      readonly retryAfterMs: number | null;
    });
