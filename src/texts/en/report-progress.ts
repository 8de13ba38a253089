import { counts } from './counts.ts';
import { format } from './format.ts';

const scans = (count: number) => format.count(count, { one: 'scan', other: 'scans' });

/** The progress record of a target, which shows its scans in order. */
export const reportProgress = {
  title: 'Progress record',
  titleOf: (site: string) => `Progress record: ${site}`,
  /** The header of an additional last column of the CSV. */
  leftOutColumn: (left: number, most: number) =>
    `Incomplete: ${scans(left)} of this target ${format.plural(left, { one: 'is', other: 'are' })} older than these ${format.number(most)}`,
  leftOut: (left: number, most: number) =>
    `This record has the latest ${format.number(most)} scans. ${scans(left)} of this target ${format.plural(left, { one: 'is', other: 'are' })} older.`,
  unfinished: (count: number) =>
    `${scans(count)} of this target ${format.plural(count, { one: 'has', other: 'have' })} not ended yet and ${format.plural(count, { one: 'is', other: 'are' })} not in this record.`,
  csv: {
    date: 'date',
    target: 'target',
    viewport: 'viewport',
    scan_id: 'scan_id',
    status: 'status',
    pages_known: 'pages_known',
    pages_scanned: 'pages_scanned',
    pages_failed: 'pages_failed',
    score: 'score',
    score_version: 'score_version',
    engine: 'engine',
    failed_issues: 'failed_issues',
    failed_occurrences: 'failed_occurrences',
    needs_review_issues: 'needs_review_issues',
    needs_review_occurrences: 'needs_review_occurrences',
    comparison: 'comparison',
    compared_with: 'compared_with',
    compared_with_date: 'compared_with_date',
    still_there: 'still_there',
    new: 'new',
    fixed: 'fixed',
    not_looked_at: 'not_looked_at',
    came_back: 'came_back',
    needs_review_still_there: 'needs_review_still_there',
    needs_review_new: 'needs_review_new',
    needs_review_fixed: 'needs_review_no_longer_found',
    needs_review_not_looked_at: 'needs_review_not_looked_at',
    pages_not_looked_at: 'pages_not_looked_at',
    pages_added: 'pages_added',
    engine_changed: 'engine_changed',
    states_changed: 'states_changed',
    fonts_changed: 'fonts_changed',
    accepted: 'accepted',
    fixed_pending: 'fixed_pending',
    false_positives: 'false_positives',
    reviewed: 'reviewed',
    data_removed: 'data_removed',
  },
  cover: {
    scans: (count: number, first: string, last: string) =>
      first === last ? `${scans(count)} of ${last}.` : `${scans(count)}, from ${first} to ${last}.`,
    now: (issues: number, occurrences: number) =>
      `The latest scan with results found ${counts.issues(issues)}, in ${counts.occurrences(occurrences)}.`,
    noResults: 'None of these scans has results to count.',
    openSince: (issues: number) =>
      `${counts.issues(issues)} of the latest scan ${format.plural(issues, { one: 'was', other: 'were' })} found by more than one scan.`,
    note: 'This record comes from automated checks in a real browser. See “What this record shows, and what it does not” at the end.',
    facts: {
      target: 'Target',
      type: 'Pages of a scan',
      viewport: 'Viewport',
      signIn: 'Sign-in',
      period: 'Period',
      operator: 'Operator',
      standard: 'Standard',
      engines: 'Engines',
      browsers: 'Browsers',
      writtenBy: 'Written by',
      language: 'Language',
    },
    noSignIn: 'none: pages are as visitors see them',
    languageName: 'English',
    writtenBy: (version: string, time: string) => `Curbcut ${version}, ${time}`,
  },
  scans: {
    title: 'Scans',
    chart: (first: number, last: number, points: number) =>
      `Line chart: the score went from ${first} to ${last} over ${scans(points)}. The table below has every value.`,
    caption:
      'Every scan by the time of its end (UTC), the oldest first. Scores are from 0 to 100; false positives are not counted.',
    columns: {
      date: 'Scan',
      pages: 'Pages scanned',
      score: 'Score',
      issues: 'Issues',
      failed: 'Failures',
      needsReview: 'Need review',
    },
    pages: (scanned: number, known: number) => `${format.number(scanned)} of ${format.number(known)}`,
    none: '–',
  },
  changes: {
    title: 'What changed from scan to scan',
    intro:
      'Failures, compared with the latest scan before that has data. “Fixed” counts only what the later scan looked for and did not find. “Not looked at” is what one of the two scans found and the other did not look for: its page was not scanned, or its rule, frame or state was not checked.',
    caption: 'Failures that are still there, new, fixed or not looked at, scan by scan',
    columns: {
      date: 'Scan',
      base: 'Compared with',
      stillThere: 'Still there',
      new: 'New',
      fixed: 'Fixed',
      notLookedAt: 'Not looked at',
      pages: 'Pages not looked at',
    },
    reasons: {
      first_scan: 'the first scan: nothing to compare it with',
      no_page_scanned: 'no page was scanned',
      data_removed: 'data removed: only the totals of this scan remain',
      earlier_data_removed: 'the data of the earlier scans was removed',
      earlier_left_out: 'the earlier scans are not in this record',
      too_large: 'not compared, because the scans have too many failures',
    },
    remarks: 'What else explains differences',
    remark: (date: string, reasons: readonly string[]) => `${date}: ${reasons.join(' ')}`,
    otherEngine: (before: string | null, now: string | null) =>
      `Another engine or version (${before ?? 'unknown'}, now ${now ?? 'unknown'}).`,
    otherStates: 'Pages were looked at in other states than before.',
    otherFonts: 'Pages were shown with other fonts than before.',
  },
  decisions: {
    title: 'What people decided',
    none: 'No decision about a finding of these scans is recorded.',
    caption:
      'Elements of each scan by what people decided about them. “Came back” were marked as fixed, and this scan found them again.',
    columns: {
      date: 'Scan',
      accepted: 'Accepted',
      fixedPending: 'Fixed, not scanned since',
      falsePositives: 'False positives',
      reviewed: 'Reviewed',
      cameBack: 'Came back',
    },
  },
  open: {
    title: 'Issues that stay open longest',
    none: 'The latest scan with results found no issue.',
    caption: 'Issues of the latest scan with results, those that were found first come first',
    columns: {
      issue: 'Issue',
      severity: 'Severity',
      firstFound: 'First found',
      days: 'Open for',
      found: 'Found in',
      occurrences: 'Failures now',
    },
    orEarlier: (date: string) => `${date} or earlier`,
    days: (days: number) => format.count(days, { one: 'day', other: 'days' }),
    found: (found: number, of: number) => `${format.number(found)} of ${scans(of)}`,
    accepted: (accepted: number) => `${format.number(accepted)} accepted`,
    more: (count: number) => `${format.count(count, { one: 'more issue is', other: 'more issues are' })} not listed.`,
    intro:
      'An issue is one rule that failed. That it was found in two scans does not mean that it was the same element: the table of changes counts these.',
  },
  limits: {
    title: 'What this record shows, and what it does not',
    points: [
      'It shows what automated checks found on the dates above, and what people recorded in this service. Automated checks test about a third of the success criteria, and most of these only in part.',
      'It does not prove that the site conforms to a standard or a law. Fewer failures do not mean that people meet fewer barriers: one barrier can exclude people.',
      'A scan shows the pages that it scanned, as they were at that time. What was not looked at is neither fixed nor still there.',
      'Different numbers can come from other pages, another version of the engine, other fonts or other rules of the score. The record names these differences where they are known.',
      'Accepted findings and findings marked as fixed are decisions of people, not results of a check.',
      'Deleted scans are not in it. Where retention removed the data of a scan, its totals remain and cannot be checked again.',
    ],
    end: 'Together with the record of each scan, a plan, and tests with people with disabilities, it can document what was known and what was done.',
  },
};
