import type { ClauseVerdict } from '../../findings/clause-verdict.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';

type Answer = {
  readonly verdict: ClauseVerdict;
  readonly by: string | null;
  readonly day: Date;
  readonly note: string | null;
};

const answers = { passed: 'passed', failed: 'failed', not_applicable: 'not applicable' };

type Methods = {
  readonly version: string;
  readonly pages: number;
  readonly engine: string | null;
  readonly browser: string | null;
  readonly scan: string;
};

/** The prose of the WCAG-EM file and of OpenACR. */
export const reportEvidence = {
  pagesOf: (url: string) => `Pages of ${url}`,
  title: (host: string) => `Draft from an automated scan: ${host}`,
  evaluator: (version: string) => `Curbcut ${version} (automated checks)`,
  summary: (pages: number, sampled: number) =>
    `This file was written by an automated scan of ${pages} pages, of which ${sampled} are the sample. It is a draft: a person has to evaluate each criterion.`,
  manual: 'Checks that remain for a person:',
  toReview: (title: string) => `${title} (needs review)`,
  failed: (occurrences: number) => `${counts.occurrences(occurrences)} failed in the scan:`,
  needsReview: (occurrences: number) =>
    `${counts.occurrences(occurrences)} ${format.plural(occurrences, { one: 'needs', other: 'need' })} review:`,
  nothingFound: 'The automated checks found nothing. They test only parts of this criterion.',
  testedBy: (rules: readonly string[]) => `Tested by: ${rules.join(', ')}.`,
  notTested: 'No automated check of this scan tests this criterion.',
  found: (title: string, count: number) => `${title}: ${count}`,
  foundToReview: (title: string, count: number) => `${title}: ${count} to review`,
  acr: {
    title: (name: string) => `DRAFT: ${name} Accessibility Conformance Report`,
    author: 'to be filled in',
    draft:
      'This is a draft from an automated scan. It lists only criteria that failed: rows that are missing were not evaluated, and a person has to add them.',
    chapter: 'Only criteria that failed in an automated scan. The other criteria were not evaluated.',
    methods: ({ version, pages, engine, browser, scan }: Methods) =>
      `Curbcut ${version}: automated checks of ${pages} pages with ${engine ?? 'its engines'} in ${browser ?? 'a browser'}, scan ${scan}.`,
    failed: (occurrences: number, titles: string) =>
      `${counts.occurrences(occurrences)} failed: ${titles}. A person has to decide the level.`,
  },
  answer: ({ verdict, by, day, note }: Answer) =>
    `Answer of ${by ?? 'a person'} on ${format.date(day)}, not of the scan: ${answers[verdict]}.${note === null ? '' : ` ${note}`}`,
  example: (selector: string) => `for example ${selector}`,
};
