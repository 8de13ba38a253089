import type { FoundLink } from '../../finding-pages/crawl/link-filter.ts';
import type { NamedComponent } from '../components/name-components.ts';
import type { EngineIdentity } from '../../engines/finding.ts';
import type { FailureCode } from '../../visit/page-outcome.ts';
import type { PageReuse } from '../memo/page-reuse.ts';
import type { PageRules } from './page-score.ts';
import type { PageState } from '../../findings/page-states.ts';
import type { StoredPicture } from '../../findings/page-picture.ts';
import type { SpokenPage } from '../../findings/spoken-page.ts';
import type { StoredGroup } from '../../findings/stored-group.ts';
import type { Note } from '../../texts/note.ts';
import type { Saying } from '../../texts/saying.ts';

/** The links of a crawl's page. `maxPages`: the page limit of the crawl. */
export type FoundLinks = { readonly links: readonly FoundLink[]; readonly maxPages: number };

/** The names of the steps of the scan that begin on a page. `maxPages`: the page limit of the scan. */
type FoundEntries = { readonly names: readonly string[]; readonly maxPages: number };

/** The facts that every visit to a page reports, even if it was the wrong page. */
export type VisitFacts = {
  readonly httpStatus: number | null;
  readonly finalUrl: string | null;
  readonly title: string | null;
  /** Identifies the page's text: see visit/digest-page.ts. */
  readonly textDigest: string | null;
};

/** Maps a generic family to the font that displays it, or null if there is none. */
export type PageFonts = Readonly<Record<string, string | null>>;

type Visit = VisitFacts & { readonly durationMs: number };

/** The session of a scan that signs in. `isProven`: the page itself showed that it is signed in. */
export type PageSession = { readonly generation: number; readonly isProven: boolean };

/** The result of one visit to a page, with everything that is recorded of it. */
export type PageReport =
  | (Visit & {
      readonly kind: 'scanned';
      /** The URL that the page names as its own. */
      readonly canonical?: string | null;
      /** The links that a crawl continues with. */
      readonly found?: FoundLinks | undefined;
      readonly entries?: FoundEntries | undefined;
      /** The outcome that the page would have if the scan did not accept it. */
      readonly acceptedOutcome: FailureCode | null;
      readonly engines: readonly EngineIdentity[];
      readonly browser: string;
      /** Maps a generic family to its font. Undefined if unknown. */
      readonly fonts?: PageFonts | undefined;
      readonly notes: readonly Note[];
      readonly rules: PageRules;
      /** The subset of `rules` that a setting turned off. */
      readonly rulesOff: readonly string[];
      /** Selectors of the frames that were not reached. Null if these frames are unknown. */
      readonly unreachedFrames: readonly string[] | null;
      readonly groups: readonly StoredGroup[];
      /** The components of all occurrences. */
      readonly components: readonly NamedComponent[];
      /** The number of elements that an engine reported and a review passed. They are in no group. */
      readonly decidedPasses: number;
      /** The states of the scan in which the page was looked at completely. */
      readonly states: readonly PageState[];
      /** The picture of the page, if it has one. */
      readonly picture?: StoredPicture | null;
      /** What a screen reader says of the page, if it was read. */
      readonly spoken?: SpokenPage | null;
      readonly reuse?: PageReuse | undefined;
      /** True if a part of the analysis lacked time, and may get it in another attempt. */
      readonly isLate?: boolean;
      readonly session?: PageSession | undefined;
    })
  | (Visit & {
      readonly kind: 'failed';
      readonly code: FailureCode;
      /** True if the page itself used up its time. */
      readonly isHung?: boolean;
      readonly saying: Saying | null;
      /** Set if the server requested a wait. */
      readonly retryAfterMs: number | null;
    });
