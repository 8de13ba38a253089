import type { Band } from '../browser/element-shots.ts';
import type { PagePicture } from '../browser/page-picture.ts';
import type { PageFacts, PageLinks } from '../browser/page-facts.ts';
import type { Answer } from '../browser/visit.ts';
import type { EngineReport } from '../engines/finding.ts';
import type { PageState } from '../findings/page-states.ts';
import type { WrongPage } from './wrong-page.ts';

/** Pictures of elements, not cut out yet; each shot's key is a `shotKey`. */
export type Pictures = {
  readonly bands: readonly Band[];
  /** Elements that should have had a picture and got none. */
  readonly missed: number;
  /** The page itself, not put together yet; each box's key is a `shotKey`. */
  readonly page?: PagePicture | undefined;
};

/** What was found on a page. */
export type Findings = {
  /** After the reviews. */
  readonly reports: readonly EngineReport[];
  /** Elements that an engine reported and that a review decided to pass. */
  readonly decidedPasses: number;
  /** Every review looked at all that it had to look at. */
  readonly isReviewed: boolean;
  readonly pictures: Pictures;
};

/** What a visit saw of the right page, with where its links lead. */
export type Observation = PageLinks &
  Findings & {
    readonly kind: 'observed';
    /** Why it is not the page that was asked for, where the scan accepts that. */
    readonly accepted: WrongPage | undefined;
    readonly answer: Answer;
    readonly facts: PageFacts;
    /** Identifies the page's text, so that the same text under another URL is recognized: see digest-page.ts. */
    readonly textDigest: string | null;
    /** The page was not analyzed, because what is found on it is known: `reports` and `pictures` are empty. */
    readonly isKnown: boolean;
    readonly looked: LookedStates;
    /** URLs without queries that the page requested and was refused until it had been read: see RefusedRequests. */
    readonly refused: readonly string[];
  };

/** The scan's states: those in which the page was looked at in full, and those in which it was not. */
export type LookedStates = { readonly states: readonly PageState[]; readonly notLooked: readonly PageState[] };

/** Why a page was not observed, with what the visit saw of it all the same. */
export type FailedVisit = WrongPage & {
  readonly kind: 'failed';
  /** True when the page used up its time by itself: a script in a loop, a document that does not end. Not when its server was slow. */
  readonly isHung: boolean;
  readonly answer: Answer | undefined;
  readonly facts: PageFacts | undefined;
  readonly textDigest: string | null;
};

export type VisitOutcome = Observation | FailedVisit;
