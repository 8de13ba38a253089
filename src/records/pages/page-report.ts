import type { FoundLink } from '../../finding-pages/crawl/link-filter.ts';
import type { NamedComponent } from '../components/name-components.ts';
import type { EngineIdentity, FindingKind } from '../../engines/finding.ts';
import type { FailureCode } from '../../visit/page-outcome.ts';
import type { PageReuse } from '../memo/page-reuse.ts';
import type { PageRules } from './page-score.ts';
import type { PageState } from '../../findings/page-states.ts';
import type { StoredBox, StoredPicture } from '../../findings/page-picture.ts';
import type { Note } from '../../texts/note.ts';
import type { Saying } from '../../texts/saying.ts';

/** What a page of a crawl links to. `maxPages`: how many pages the crawl may have. */
export type FoundLinks = { readonly links: readonly FoundLink[]; readonly maxPages: number };

/** A finding's element in stored form. `screenshot`: the name of a file in the scan's folder. */
export type ReportedOccurrence = {
  readonly selector: string;
  readonly html: string;
  /** A remark as it is stored: see src/findings/remark.ts. */
  readonly message: string;
  readonly fingerprint: string;
  /** Without page and hosts: equal on a copy of the page at another origin. */
  readonly portable: string;
  /** How many elements of the page that broke the rule look the same, including this one. */
  readonly equalCount: number;
  readonly screenshot: string | null;
  /** The key of its component. */
  readonly component: string;
  /** As it is stored: see src/findings/page-states.ts. */
  readonly states: string | null;
  /** Where it is in the picture of the page. */
  readonly box?: StoredBox | null;
};

export type ReportedGroup = {
  readonly kind: FindingKind;
  readonly rule: string;
  /** The id of the engine that has the rule. */
  readonly engine: string;
  readonly total: number;
  readonly occurrences: readonly ReportedOccurrence[];
};

/** What every visit to a page reports, whether or not it was the right page. */
export type VisitFacts = {
  readonly httpStatus: number | null;
  readonly finalUrl: string | null;
  readonly title: string | null;
  /** Identifies the page's text: see visit/digest-page.ts. */
  readonly textDigest: string | null;
};

/** Generic family → the font that displays it. Null: there is none. */
export type PageFonts = Readonly<Record<string, string | null>>;

type Visit = VisitFacts & { readonly durationMs: number };

/** The session of a scan that signs in. `isProven`: the page itself showed that it is signed in. */
export type PageSession = { readonly generation: number; readonly isProven: boolean };

/** The result of one visit to a page: everything that is recorded of it, in one value. */
export type PageReport =
  | (Visit & {
      readonly kind: 'scanned';
      /** What the page says is its URL. */
      readonly canonical?: string | null;
      /** For a crawl: where it continues. */
      readonly found?: FoundLinks | undefined;
      /** The outcome that the page would have had, if the scan accepts it. */
      readonly acceptedOutcome: FailureCode | null;
      readonly engines: readonly EngineIdentity[];
      readonly browser: string;
      /** Generic family → font. Undefined if it is not known. */
      readonly fonts?: PageFonts | undefined;
      readonly notes: readonly Note[];
      readonly rules: PageRules;
      /** Of `rules`, those that a setting turned off. */
      readonly rulesOff: readonly string[];
      /** Selectors of the frames that were not reached. Null: some, but it is not known which. */
      readonly unreachedFrames: readonly string[] | null;
      readonly groups: readonly ReportedGroup[];
      /** Those of all occurrences. */
      readonly components: readonly NamedComponent[];
      /** Elements that an engine reported and that a review decided to pass. They are in no group. */
      readonly decidedPasses: number;
      /** The scan's states in which the page was looked at in full. */
      readonly states: readonly PageState[];
      /** The picture of the page, if it has one. */
      readonly picture?: StoredPicture | null;
      readonly reuse?: PageReuse | undefined;
      readonly session?: PageSession | undefined;
    })
  | (Visit & {
      readonly kind: 'failed';
      readonly code: FailureCode;
      /** True if the page itself used up its time. */
      readonly isHung?: boolean;
      readonly saying: Saying | null;
      /** If the server requested a wait. */
      readonly retryAfterMs: number | null;
    });
