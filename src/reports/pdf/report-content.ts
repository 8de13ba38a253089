import type { Component } from '../../records/components/list-components.ts';
import type { IssueCard } from '../../records/issues/issue-card.ts';
import type { PageRecord } from '../../records/pages/list-pages.ts';
import type { ClauseVerdictRecord } from '../../records/triage/read-clause-verdicts.ts';
import type { BaselineContent } from '../baseline/collect-baseline.ts';
import type { Accepted } from '../read-accepted.ts';
import type { Failure } from '../read-failures.ts';
import type { ReportGroup, ReportHead, ReportOptions } from '../report-model.ts';
import type { InlineImage } from './inline-screenshots.ts';
import type { StoredOccurrence } from '../read-occurrence-batch.ts';

/** One issue of the scan. Absent for the whole scan. */
export type ReportScope = { readonly kind: IssueCard['kind']; readonly key: string };

/** `short`: what decides, and the worst issues. `full`: every issue, and as many occurrences as a report has room for. */
export type ReportExtent = 'short' | 'full';

/** All occurrences with the pattern of a sample. `urls`: the first of their pages. */
type SamePattern = { readonly occurrences: number; readonly pages: number; readonly urls: readonly string[] };

export type Sample = {
  readonly occurrence: StoredOccurrence;
  readonly image: InlineImage | undefined;
  /**
   * True if an occurrence with the same pattern was shown before. Its markup, message and image would only repeat that
   * one.
   */
  readonly isRepeated: boolean;
  /** Undefined in a short report. */
  readonly alike?: SamePattern | undefined;
};

export type ListedIssue = {
  /** Its number in the report, from 1. */
  readonly number: number;
  readonly group: ReportGroup;
};

export type IssueContent = ListedIssue & {
  readonly samples: readonly Sample[];
};

export type ComponentContent = { readonly component: Component; readonly image: InlineImage | undefined };

export type FailureContent = Failure & {
  readonly examples: readonly Pick<PageRecord, 'url' | 'path' | 'http_status'>[];
};

/** The content of one PDF, limited regardless of the scan's size. */
export type ReportContent = {
  readonly head: ReportHead;
  readonly options: ReportOptions;
  readonly scope: ReportScope | undefined;
  readonly extent: ReportExtent;
  /** Every issue that the report counts. */
  readonly listed: readonly ListedIssue[];
  /** The worst issues, described one by one. */
  readonly issues: readonly IssueContent[];
  /** The components whose fix removes the most failures. Empty in the report of one issue. */
  readonly components: readonly ComponentContent[];
  readonly moreComponents: number;
  readonly failures: readonly FailureContent[];
  readonly accepted: readonly Accepted[];
  /** How the findings compare with a baseline. Undefined: they were not compared. */
  readonly baseline?: BaselineContent | undefined;
  /** Questions for a person that apply to the scanned content. */
  readonly manualChecks: readonly string[];
  /** People's verdicts on clauses. Empty in a report on one standard, whose table of clauses has them. */
  readonly answers: readonly ClauseVerdictRecord[];
};

/** `nameClasses`: the classes of an issue, by which styles show or hide it. */
export type ShownContent = ReportContent & {
  readonly medium: 'print' | 'screen';
  readonly nameClasses: (issue: ListedIssue) => string;
};
