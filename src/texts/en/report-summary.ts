import { counts } from './counts.ts';
import { format } from './format.ts';

type ClauseCounts = Readonly<Record<'failed' | 'needs_review' | 'nothing_found' | 'not_decided_by_scan', number>>;
/** `as_of`: `2026-03-05` */
type LegalNote = { readonly as_of: string; readonly text: string; readonly source: string };

/** The chapters that sum up: what to fix first, the summary, the clauses of a standard. */
export const reportSummary = {
  components: {
    intro: 'Pieces of markup, such as a card or a header, with everything that failed in them on all pages.',
    fix: (fixes: number, occurrences: number, pages: number) =>
      `${fixes === 1 ? 'One fix corrects' : `${format.number(fixes)} fixes in one place correct`} ${counts.occurrences(occurrences)} on ${counts.pages(pages)}`,
    score: (gain: number) => `score +${format.count(gain, { one: 'point', other: 'points' })}`,
    clean: (pages: number) => `${counts.pages(pages)} without failures`,
    more: (count: number) =>
      `${format.count(count, { one: 'more component is', other: 'more components are' })} not shown.`,
  },
  title: 'Summary',
  severity: {
    title: 'Severity',
    caption: 'Issues found, by severity',
    columns: { severity: 'Severity', meaning: 'What it means', issues: 'Issues', occurrences: 'Failures' },
    falsePositives: (count: number) =>
      `${counts.occurrences(count)} marked as ${format.plural(count, { one: 'a false positive is', other: 'false positives are' })} not counted here.`,
    accepted: (count: number) => held(count, 'accepted for now'),
    fixed: (count: number) => held(count, 'marked as fixed and not scanned since'),
    confirmed: (count: number) => held(count, 'reviewed by a person and confirmed'),
  },
  firstFixes: {
    title: 'What to fix first',
    nothing:
      'The automated checks found no issues. As a next step, test the site with people, a keyboard and a screen reader.',
  },
  criteria: {
    title: 'Requirements that are not met',
    caption: 'Issues found, by WCAG success criterion',
    columns: { criterion: 'Success criterion', level: 'Level', issues: 'Issues', occurrences: 'Failures' },
  },
  issues: {
    title: 'All issues',
    nothing: 'There are no issues to list.',
    caption: 'Worst first. Issues that were found come before issues that need review.',
    columns: {
      number: 'No.',
      issue: 'Issue',
      severity: 'Severity',
      state: 'State',
      wcag: 'WCAG',
      occurrences: 'Elements',
      pages: 'Pages',
    },
    found: 'Failed',
    toReview: 'Needs review',
    bestPractice: 'Best practice',
    noCriterion: 'None',
    hidden: (issues: number) =>
      `${counts.issues(issues)} that ${format.plural(issues, { one: 'needs review is', other: 'need review are' })} not listed, because of the settings for reports.`,
    described: (issues: number) =>
      `This report describes the first ${format.number(issues)} issues. Each of the others has its own report.`,
    fullDescribes: 'The full PDF describes the others, too.',
  },
  standard: {
    title: (standard: string) => `${standard}: clauses`,
    caption: (standard: string) => `Clauses of ${standard}`,
    counts: ({ failed, needs_review: review, nothing_found: nothing, not_decided_by_scan: open }: ClauseCounts) =>
      `${format.count(failed, { one: 'clause', other: 'clauses' })} failed, ${format.number(review)} need review, nothing was found for ${format.number(nothing)}, and ${format.number(open)} are not decided by this scan. “Nothing found” does not mean that a clause is met: rules test only parts of it.`,
    columns: { clause: 'Clause', level: 'Level', result: 'Result', found: 'Failures', toReview: 'To review' },
    /** No status says that a clause is met. */
    statuses: {
      failed: 'Failed',
      needs_review: 'Needs review',
      nothing_found: 'Nothing found',
      not_decided_by_scan: 'Not decided by this scan',
    },
    legal: ({ as_of: day, text, source }: LegalNote) =>
      `As of ${day}: ${text} Source: ${source}. This is not legal advice.`,
  },
};

function held(count: number, what: string): string {
  return `${counts.occurrences(count)} ${format.plural(count, { one: 'is', other: 'are' })} ${what}.`;
}
