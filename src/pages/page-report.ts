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
  /** How many elements of the page that broke the rule look equal, this one included. */
  readonly equalCount: number;
  readonly screenshot: string | null;
};

export type ReportedGroup = {
  readonly kind: FindingKind;
  readonly rule: string;
  /** The id of the engine that has the rule. */
  readonly engine: string;
  readonly total: number;
  readonly occurrences: readonly ReportedOccurrence[];
  /** Of the occurrences, by the first rule of fingerprints. Computed on demand: few scans need them. */
  readonly earlierFingerprints: () => readonly string[];
};

/** What any visit to a page shows, whether or not it was the right page. */
export type Seen = {
  readonly httpStatus: number | null;
  readonly finalUrl: string | null;
  readonly title: string | null;
  /** Identifies the page's text: see visit/compare-with-unknown.ts. */
  readonly textDigest: string | null;
};

/** Generic family → the face that shows it; null: there is none. */
export type PageFonts = Readonly<Record<string, string | null>>;

type Visit = Seen & { readonly durationMs: number };

/** What became of one visit to a page: everything that is recorded of it, in one value. */
export type PageReport =
  | (Visit & {
      readonly kind: 'scanned';
      /** The outcome that the page would have had, where the scan accepts it. */
      readonly acceptedOutcome: FailureCode | null;
      readonly engines: readonly EngineIdentity[];
      readonly browser: string;
      /** Generic family → face. Undefined where it is not known. */
      readonly fonts?: PageFonts | undefined;
      readonly notes: readonly Note[];
      readonly rules: PageRules;
      /** Selectors of the frames that were not reached; null when some were not and it is not known which. */
      readonly unreachedFrames: readonly string[] | null;
      readonly groups: readonly ReportedGroup[];
    })
  | (Visit & {
      readonly kind: 'failed';
      readonly code: FailureCode;
      /** True when the page used up its time by itself. */
      readonly isHung?: boolean;
      readonly detail: string | null;
      /** When the server said how long to wait. */
      readonly retryAfterMs: number | null;
    });
