import type { BaselineState } from '../../findings/baseline-states.ts';
import { format } from './format.ts';

type States = Readonly<Record<BaselineState, string>>;

/**
 * Text that CI systems show of SARIF, JUnit and GitLab's reports. Numbers have no separators, because programs read
 * them too.
 */
export const reportCi = {
  elements: (count: number) => `${count} ${format.plural(count, { one: 'element', other: 'elements' })}`,
  /** The count when counting stopped. */
  elementsAtLeast: (count: number) => `more than ${count} elements`,
  needsReview: (what: string) => `Needs review: ${what}`,
  toReview: (elements: string) => `${elements} to review`,
  /** What a baseline says of elements. */
  states: {
    new: 'new',
    altered: 'altered',
    unchanged: 'known',
    unjudged: 'not judged',
  } satisfies States as States,
  fixed: (what: string) => `Fixed: ${what}`,
  known: (elements: string) => `Not new: ${elements}.`,
  inBaseline: (elements: string) => `Written to the baseline: ${elements}.`,
  belowThreshold: (elements: string, severity: string, failOn: string) =>
    `Below the threshold (${failOn}): ${elements}, ${severity}.`,
  notDeciding: (elements: string, severity: string) => `Failures do not decide: ${elements}, ${severity}.`,
  accepted: 'Accepted.',
  falsePositives: 'Marked as false positives.',
  notRun: 'This rule was not run on this page.',
  notYetScanned: 'This page has not been scanned yet.',
  notScanned: (advice: string) => `This page was not scanned. ${advice}`,
  notScannedPages: (pages: number, advice: string, example: string) =>
    `${pages} ${format.plural(pages, { one: 'page was', other: 'pages were' })} not scanned. ${advice} Example: ${example}`,
  rulesWithoutFindings: (count: number) => `${count} rules without findings`,
  bestPractice: 'Best practice',
  more: (count: number) => `and ${count} more`,
  fix: (steps: string) => `How to fix: ${steps}`,
  howToFix: 'How to fix',
  learnMore: 'Learn more',
  leftOut: (count: number) =>
    `${count} more entries are left out of this report. Download the CSV report for all of them.`,
};
