/** The summary of `curbcut scan`. */
export const results = {
  scanned: (url: string, viewport: string, pages: string) => `Scanned ${url} (${viewport}): ${pages}`,
  ofPages: (done: number, total: number) => `${done} of ${total} pages`,
  pagesScanned: (done: number, total: number) => `${done} of ${total} pages scanned`,
  failedToo: (failed: number) => `, ${failed} not scanned`,
  score: (score: number) => `, score ${score}`,
  notSignedIn: (reason: string) => `Not signed in: ${reason}`,
  note: (message: string, count: number) => `Note: ${message} (${count})`,
  totals: (standard: string | undefined, found: string, toReview: number) =>
    `${standard === undefined ? 'Failures' : `Failures by ${standard}`}: ${found}; ${toReview} need review`,
  bySeverity: (count: number, severity: string) => `${count} ${severity}`,
  acceptedToo: (accepted: number) => `; ${accepted} accepted, not counted here`,
  acceptedEntry: (subject: string, count: number, reason: string) => `Accepted: ${subject} (${count}): ${reason}`,
  acceptedNothing: (subject: string) => `Accepted, but not found: ${subject}. Remove the entry if it is fixed.`,
  acceptedOver: (subject: string, until: string) => `Accepted only until ${until}: ${subject}`,
  issues: 'Issues, worst first',
  where: (count: number, pages: number) => `${count} on ${sayCount(pages, 'page')}`,
  example: (page: string) => `For example, on ${page}:`,
  reports: (files: readonly string[]) => `Reports: ${files.join(', ')}`,
  link: (url: string) => `On the service: ${url}`,
  orderReport: 'For every element with a picture: --format html=curbcut.html',
  acceptedOf: (accepted: number) => `, ${accepted} accepted`,
  failedPages: 'Pages that were not scanned',
  failed: 'failed',
  notRead: (url: string, message: string) => `Not read: ${url}: ${message}`,
  notStarted: 'The scan was not started.',
  moreScans: (count: number) => `and ${count} more scans`,
  moreIssues: (count: number) => `and ${count} more issues`,
  morePages: (count: number) => `and ${count} more pages`,
  more: (count: number) => `and ${count} more`,
  mergedPart: (viewport: string) => `Viewport ${viewport}`,
  mergedLeftOut: 'Left out because the summary would be too long. The report of this viewport has it.',
  passed: (code: number) => `Passed (exit code ${code})`,
  notPassed: (code: number) => `Not passed (exit code ${code})`,
};

/** The reasons for the exit code. */
export const gate = {
  stopped: (signal: string) => `Stopped by ${signal}: these are the results so far.`,
  findings: (isNew: boolean, found: string, failOn: string) =>
    `${isNew ? 'New failures' : 'Failures'}: ${found} (--fail-on ${failOn}).`,
  timeLimit: 'The time limit was reached (--time-limit).',
  nothingScanned: 'No page was scanned.',
  unreadSitemaps: (count: number) => `${sayCount(count, 'sitemap')} could not be read completely.`,
  tooFew: (count: number, least: number) =>
    `Only ${sayCount(count, 'page')} scanned, at least ${least} expected (--min-pages).`,
  tooManyFailed: (count: number, most: string) =>
    `${sayCount(count, 'page')} not scanned, at most ${most} allowed (--max-failed-pages).`,
  notReached: (count: number) => `${sayCount(count, 'page')} not reached.`,
  scanned: (count: number) => `${sayCount(count, 'page')} scanned.`,
  undecided: 'Failures do not decide (--fail-on none).',
  inBaseline: 'Failures do not decide: the baseline has them now (--update-baseline).',
  none: (isNew: boolean, severities: string) => `No ${isNew ? 'new ' : ''}${severities} failures.`,
};

/** The comparison of the scans with a baseline. */
export const baseline = {
  heading: (file: string, parts: readonly string[]) => `Baseline ${file}: ${parts.join(', ')}`,
  isNew: (count: number) => `${count} new`,
  altered: (count: number) => `${count} altered`,
  unchanged: (count: number) => `${count} unchanged`,
  fixed: (count: number) => `${count} fixed`,
  notLookedAt: (count: number) => `${count} not looked at`,
  needReview: (count: number) => `${count} now need review`,
  marked: (count: number) => `${count} accepted or marked as false positives`,
  entry: (rule: string, page: string, count: number) => `${rule} on ${page} (${count})`,
  unjudged: (count: number) => `${count} not judged, because the baseline did not look for them`,
  newEntry: (entry: string) => `New: ${entry}`,
  alteredEntry: (entry: string) => `Altered: ${entry}`,
  element: (rule: string, page: string, element: string) => `${rule} on ${page}: ${element}`,
  renamed: (from: string, to: string) => `Renamed? The findings of ${from} are on ${to} now.`,
  fixedEntry: (entry: string) => `Fixed: ${entry}`,
  notLookedAtEntry: (entry: string, reason: string) => `Not looked at: ${entry}: ${reason}`,
  reasons: {
    page_absent: 'the scan has no such page',
    page_not_scanned: 'the page was not scanned',
    rule_not_run: 'the rule was not run',
    rule_truncated: 'the page has too many findings of this rule',
    frame_not_reached: 'a frame was not analyzed',
    state_not_looked_at: 'the page was not looked at with the same user preferences',
    part_not_opened: 'what has to be opened first was not opened',
    part_excluded: 'parts of the page are excluded (--exclude-selector)',
  },
  otherEngines: 'It was made with other engines or versions: some differences may come from changed rules.',
  mapOrigin: (mapping: string) =>
    `None of its pages was scanned. For the same site at another origin: --map-origin ${mapping}`,
  updated: 'The file was updated.',
  notPruned: 'No page was dropped (--prune): the scan does not have all pages.',
};

/** Writes numbers without separators, as linters do. */
function sayCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
