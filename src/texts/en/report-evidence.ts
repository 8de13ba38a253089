/** The prose of the WCAG-EM file. */
export const reportEvidence = {
  pagesOf: (url: string) => `Pages of ${url}`,
  title: (host: string) => `Draft from an automated scan: ${host}`,
  evaluator: (version: string) => `Curbcut ${version} (automated checks)`,
  summary: (pages: number, sampled: number) =>
    `This file was written by an automated scan of ${pages} pages, of which ${sampled} are the sample. It is a draft: a person has to evaluate each criterion.`,
  manual: 'Checks that remain for a person:',
  toReview: (title: string) => `${title} (needs review)`,
  failed: (occurrences: number) => `${occurrences} occurrences failed in the scan:`,
  needsReview: (occurrences: number) => `${occurrences} occurrences need review:`,
  nothingFound: 'The automated checks found nothing. They test only parts of this criterion.',
  testedBy: (rules: readonly string[]) => `Tested by: ${rules.join(', ')}.`,
  notTested: 'No automated check of this scan tests this criterion.',
  found: (title: string, count: number) => `${title}: ${count}`,
  foundToReview: (title: string, count: number) => `${title}: ${count} to review`,
  example: (selector: string) => `for example ${selector}`,
};
