import type { OpenPage } from '../browser/open-page.ts';
import type { ProtocolSession } from '../browser/protocol-call.ts';
import type { Remark } from '../findings/remark.ts';
import type { FindingKind, FoundElement } from './finding.ts';
import type { Known } from './known.ts';

/** A page that a review looks at: settled, and already read by the engines. */
export type ReviewedPage = OpenPage & { readonly session: ProtocolSession };

/** One element of a finding that a review looks at. */
export type Suspect = { readonly rule: string; readonly element: FoundElement };

/**
 * The result of a second look. `undecided`: the element needs review, and the message says why. Without an outcome the
 * finding stays as reported.
 */
export type ReviewOutcome =
  | { readonly result: 'passed' }
  | { readonly result: 'failed' | 'undecided'; readonly message: Remark };

export type ReviewBudget = {
  /** The time by which the review must finish, on the clock of `performance.now()`. */
  readonly deadline: number;
  /** True if pictures may be taken, which costs processor time. */
  readonly mayCapture: boolean;
  /** The contrast of texts that pictures of other pages of the scan have shown. */
  readonly texts?: Known<ReviewOutcome> | undefined;
};

/**
 * A second look at the findings of the reading engines, before the pictures of elements are taken. The rule keeps its
 * id and the element its description, so fingerprints and marks of a finding stay valid if its kind changes.
 */
export type Review = {
  readonly id: string;
  /** Changes when its decisions may change. */
  readonly version: string;
  /** The rules and the kind of the findings that it looks at. */
  readonly rules: readonly string[];
  readonly kind: FindingKind;
  /** Returns one entry for each suspect, in order. Throws PageFailure if the page fails. */
  readonly run: (
    page: ReviewedPage,
    suspects: readonly Suspect[],
    budget: ReviewBudget,
  ) => Promise<readonly (ReviewOutcome | undefined)[]>;
};
