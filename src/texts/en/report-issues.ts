import { counts } from './counts.ts';
import { format } from './format.ts';

/** The chapters of issues, and of pages that were not scanned. */
export const reportIssues = {
  found: 'Issues found',
  toReview: 'Issues that need review',
  criteria: (criteria: readonly { readonly criterion: string; readonly name: string; readonly level: string }[]) =>
    `WCAG ${criteria.map(({ criterion, name, level }) => `${criterion} ${name} (level ${level})`).join('; ')}.`,
  noCriterion: 'No WCAG success criterion requires this.',
  bestPractice: 'No WCAG success criterion requires this. It is a best practice.',
  requirement: 'Requirement',
  affected: 'Who is affected',
  howToFix: 'How to fix it',
  howToCheck: 'What to check, and how to fix it',
  learnMore: 'Learn more',
  occurrences: 'Where it was found',
  someOccurrences: (shown: number, all: number) =>
    `Where it was found: ${format.number(shown)} of ${counts.occurrences(all)}`,
  allMarked: 'All stored elements are marked as false positives.',
  samePattern: 'Same pattern at:',
  pattern: (occurrences: number, pages: number) =>
    `This pattern has ${counts.occurrences(occurrences)} on ${counts.pages(pages)}.`,
  firstPages: 'First pages',
  page: 'Page:',
  element: 'Element:',
  afterOpening: 'After opening',
  fixAll: 'Fix all of these:',
  fixOne: 'Fix one of these:',
  fixThis: 'Fix this:',
  screenshot: (selector: string) => `Screenshot: the outlined element is ${selector}`,
  rest: (more: number) =>
    `${format.count(more, { one: 'further element is', other: 'further elements are' })} not shown. The report “CSV, full” lists all stored elements.`,
  omitted: (count: number) =>
    `${counts.occurrences(count)} of them ${format.plural(count, { one: 'was', other: 'were' })} counted but not stored.`,
  unscanned: {
    title: 'Pages not scanned',
    none: 'All pages were scanned.',
    some: (pages: number) =>
      `${counts.pages(pages)} could not be scanned. Issues on ${format.plural(pages, { one: 'this page', other: 'these pages' })} are not in this report.`,
    first: (shown: number, pages: number) => `The first ${format.number(shown)} of ${counts.pages(pages)}`,
    columns: { url: 'URL', status: 'HTTP status' },
    noStatus: 'none',
    more: (pages: number) =>
      `${format.count(pages, { one: 'further page', other: 'further pages' })}. The report “CSV, pages” lists them all.`,
    accepted: 'Scanned although they had these outcomes',
    acceptedIntro: 'This scan accepts the outcomes. The findings of these pages are in this report.',
    /** The text before the URL of the first of these pages. */
    firstIs: (pages: number) => `${counts.pages(pages)}, the first is`,
    truncated: 'Skipped or truncated',
  },
};
