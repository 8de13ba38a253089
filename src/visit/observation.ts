import type { RefusedConsent } from '../browser/refuse-consent.ts';
import type { PageFacts, PageLinks } from '../browser/page-facts.ts';
import type { Answer } from '../browser/visit.ts';
import type { EngineReport } from '../engines/finding.ts';
import type { PageState } from '../findings/page-states.ts';
import type { SpokenPage } from '../findings/spoken-page.ts';
import type { TakenPicture } from './take-picture.ts';
import type { WrongPage } from './wrong-page.ts';

export type ReviewedFindings = {
  /** The reports after the reviews. */
  readonly reports: readonly EngineReport[];
  /** Elements that an engine reported and a review passed. */
  readonly decidedPasses: number;
  /** True if every review checked all of its findings. */
  readonly isReviewed: boolean;
  /** The picture of the page, with the places of elements by `shotKey`. */
  readonly picture?: TakenPicture;
  /** What a screen reader says of the page, if it was read. */
  readonly spoken?: SpokenPage | undefined;
};

/** The result of visiting the right page, with the targets of its links. */
export type Observation = PageLinks &
  ReviewedFindings & {
    readonly kind: 'observed';
    /** The reason why it is not the requested page, if the scan accepts that. */
    readonly accepted: WrongPage | undefined;
    /** The consent banner that was closed, or did not close. */
    readonly consent?: RefusedConsent | undefined;
    readonly answer: Answer;
    readonly facts: PageFacts;
    /** Identifies the page's text, so that it is recognized under another URL: see digest-page.ts. */
    readonly textDigest: string | null;
    /** The page was not analyzed, because its findings are known. `reports` is empty, and there is no picture. */
    readonly isKnown: boolean;
    readonly looked: LookedStates;
    /** URLs of the page's refused requests before it was read, without queries: see RefusedRequests. */
    readonly refused: readonly string[];
  };

/** The states of the scan in which the page was fully checked, and the states in which it was not. */
export type LookedStates = { readonly states: readonly PageState[]; readonly notLooked: readonly PageState[] };

/** The reason why a page was not observed, with the facts that the visit collected. */
export type FailedVisit = WrongPage & {
  readonly kind: 'failed';
  /**
   * True if the page used up its time by itself, through an endless script or document. False if its server was slow.
   */
  readonly isHung: boolean;
  readonly answer: Answer | undefined;
  readonly facts: PageFacts | undefined;
  readonly textDigest: string | null;
};

export type VisitOutcome = Observation | FailedVisit;
