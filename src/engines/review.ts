import type { OpenPage } from '../browser/open-page.ts';
import type { ProtocolSession } from '../browser/protocol-call.ts';
import type { Remark } from '../findings/remark.ts';
import type { FindingKind, FoundElement } from './finding.ts';

/** A page that a review looks at: settled, and read by the engines. */
export type ReviewedPage = OpenPage & { readonly session: ProtocolSession };

/** One element of a finding that a review looks at. */
export type Suspect = { readonly rule: string; readonly element: FoundElement };

/**
 * What a second look found. `undecided`: the element needs review, and the message says why. Without a verdict the finding
 * stays as it was reported.
 */
export type ReviewVerdict =
  | { readonly result: 'passed' }
  | { readonly result: 'failed' | 'undecided'; readonly message: Remark };

export type ReviewBudget = {
  /** When the review has to be finished, by `performance.now()`. */
  readonly deadline: number;
  /** Whether pictures may be taken, which costs processor time. */
  readonly mayCapture: boolean;
};

/**
 * A second look at what the reading engines reported, before the pictures of elements are taken. The rule keeps its id and the
 * element its description, so fingerprints and marks of a finding hold when its kind changes.
 */
export type Review = {
  readonly id: string;
  /** Changes with what it decides. */
  readonly version: string;
  /** The rules and the kind of the findings that it looks at. */
  readonly rules: readonly string[];
  readonly kind: FindingKind;
  /** One entry for each suspect, in their order. Throws PageFailure when the page fails. */
  readonly run: (
    page: ReviewedPage,
    suspects: readonly Suspect[],
    budget: ReviewBudget,
  ) => Promise<readonly (ReviewVerdict | undefined)[]>;
};
