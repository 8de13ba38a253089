import { counts } from './counts.ts';
import { format } from './format.ts';

const meaning =
  'The score is the share of checked elements that passed, weighted by the severity of the rules and averaged over the pages.';

/** The first page of the PDF, and the text around its chapters. */
export const reportCover = {
  report: 'Accessibility report',
  issue: 'Accessibility issue',
  titleOfReport: (site: string) => `Accessibility report: ${site}`,
  titleOfIssue: (issue: string, site: string) => `Accessibility issue: ${issue} (${site})`,
  numbersWillChange: 'The numbers will change.',
  note: 'This report comes from automated checks in a real browser. Automated checks find only part of the barriers on a website. See “Method and limits”.',
  where: (occurrences: number, pages: number) => `${counts.occurrences(occurrences)} on ${counts.pages(pages)}`,
  proven: 'The check proved this issue.',
  undecided: 'The check could not decide. A person needs to review it.',
  score: {
    label: (score: number) => `Score: ${score} of 100`,
    noneLabel: 'No score: no rule applied',
    outOf: 'of 100',
    none: 'no score',
    explainNone: 'There is no score, because no rule applied to the scanned pages.',
    explain: `${meaning} Use it to follow progress from scan to scan. It does not measure conformance: a single barrier can exclude people.`,
    explainFull: `${meaning} A score of 100 means that no automated check failed. It does not mean that the site has no barriers.`,
  },
  worst: {
    critical: (pages: number, of: number) =>
      `${format.number(pages)} of ${counts.pages(of)} ${format.plural(pages, { one: 'has', other: 'have' })} critical barriers that shut people out.`,
    serious: (pages: number, of: number) =>
      `${format.number(pages)} of ${counts.pages(of)} ${format.plural(pages, { one: 'has', other: 'have' })} serious barriers.`,
    others: (pages: number, of: number) =>
      `${format.number(pages)} of ${counts.pages(of)} ${format.plural(pages, { one: 'has', other: 'have' })} barriers that slow people down.`,
  },
  nothingFound: 'The automated checks found no issues.',
  found: (issues: number, occurrences: number) =>
    `${counts.issues(issues)} found, in ${counts.occurrences(occurrences)}.`,
  toReview: (issues: number) =>
    `Another ${counts.issues(issues)} ${format.plural(issues, { one: 'needs', other: 'need' })} review by a person, because the checks could not decide.`,
  facts: {
    url: 'URL',
    standard: 'Standard',
    scanned: 'Pages scanned',
    notScanned: 'Pages not scanned',
    date: 'Date',
    viewport: 'Viewport',
    checkedWith: 'Checked with',
    writtenBy: 'Report by',
    tag: 'Tag',
    scan: 'Scan',
  },
  othersLeftOut: (standard: string) => `${standard}. Other issues are left out.`,
  notYet: (failed: number, left: number) => `${format.number(failed)}, and ${format.number(left)} waiting`,
  viewports: {
    desktop: 'desktop',
    laptop: 'laptop',
    wide: 'wide',
    tablet: 'tablet',
    mobile: 'mobile',
    reflow: 'reflow',
  },
  viewport: (preset: string, size: string, touch: boolean) => `${preset}: ${size}${touch ? ', touch' : ''}`,
  pixels: (width: number, height: number) => `${width} × ${height} CSS pixels`,
  /** `engine` in `browser` */
  tools: (parts: readonly string[]) => parts.join(' in '),
};
