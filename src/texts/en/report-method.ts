import { format } from './format.ts';

type Setup = {
  readonly browser: string | null;
  readonly engine: string | null;
  readonly size: string;
  /** The name of the sign-in. Null for a visitor. */
  readonly signIn: string | null;
  readonly level: 'aa' | 'aaa';
};

/** The last chapters: how the site was checked, what no program finds, and the record of testing. */
export const reportMethod = {
  title: 'Method and limits',
  checked: {
    title: 'How the site was checked',
    text: ({ browser, engine, size, signIn, level }: Setup) =>
      `Each page was opened in ${browser ?? 'a browser'} at ${size}, ${signIn === null ? 'as a visitor who is not signed in' : `signed in as “${signIn}”`}. When it had finished loading, it was checked with the rules of ${engine ?? 'the engine'}. The rules test parts of WCAG 2.0, 2.1 and 2.2 at levels ${level === 'aaa' ? 'A, AA and AAA' : 'A and AA'}, and best practices beyond them.`,
    operated:
      'Then it was operated, cut off from the network, so that nothing could be sent: keys were pressed, menus and dialogs were opened, the text was enlarged to 200%, and the device was moved. Forms were submitted empty at most, and links were not followed.',
    notOperated: 'It was not operated: no keys were pressed, and nothing was clicked.',
    steps:
      'Steps that a person wrote, such as filling in a field, led to further states of pages, which were checked in the same way.',
    /** Each begins with a preposition. */
    states: (names: readonly string[]) => `It was checked again ${format.list(names)}.`,
  },
  counted: {
    title: 'How issues are counted',
    issue:
      'An issue is one rule that failed somewhere in this scan. Elements are counted page by page: the same element on ten pages counts ten times.',
    found:
      '“Failed” means that the engine proved the issue. “Needs review” means that it could not decide, for example about text on top of an image. Issues that need review are not part of the totals of issues found, nor of the score.',
    falsePositives: 'Elements that a person marked as false positives are not counted.',
    sample: (size: number) =>
      `The report shows up to ${format.number(size)} elements of each issue, chosen to be different. Reports of very large scans show fewer. The CSV report contains all stored elements.`,
  },
  limits: {
    title: 'What automated checks cannot find',
    intro:
      'Automated checks can test about a third of the success criteria, and most of these only in part. A person needs to answer these questions:',
    questions: {
      alternatives: 'Does the alternative text say what the image means on this page?',
      keyboard:
        'Can you reach and use everything with the keyboard alone, in an order that makes sense, and is the focus always visible?',
      words: 'Do headings, labels and links describe their content or purpose, and do error messages help?',
      media: 'Do captions, transcripts and audio descriptions exist, and are they correct?',
      zoom: 'Does the page still work at 400% zoom, with larger text spacing, without animations, and in high contrast?',
      language: 'Is the language plain, and is help offered in the same place on every page?',
      states: 'What happens after a click, or in the steps of a form? Only some of what a page shows then was checked.',
    },
    end: 'A page without issues in this report may still have barriers. Ask people with disabilities to test the most important parts.',
  },
  record: {
    title: 'Record of testing',
    facts: {
      scan: 'Scan',
      target: 'Target',
      operator: 'Operator',
      started: 'Started',
      finished: 'Finished',
      sample: 'Sample',
      pages: 'Pages',
      method: 'Method',
      engines: 'Engines',
      browser: 'Browser',
      viewport: 'Viewport',
      standard: 'Standard',
      digest: 'Results, SHA-256',
    },
    noOperator: 'not named in the settings',
    notFinished: 'not finished',
    unknown: 'unknown',
    samples: {
      single: 'one page, named by its URL',
      sitemap: 'every page of a sitemap',
      list: 'a list of pages',
      crawl: 'every page that a crawl found',
    },
    pages: (scanned: number, total: number, failed: number) =>
      `${format.number(scanned)} of ${format.number(total)} scanned, ${format.number(failed)} not scanned`,
    method: {
      operated:
        'automated checks in a real browser: of the page after loading, and of how it reacts to keys, zoom and motion',
      notOperated: 'automated checks in a real browser, of the page after loading',
    },
    allRules: 'all rules',
    manual: 'Checks that remain for a person',
    answers: 'Answers by people to clauses',
    manualIntro: 'The scan cannot decide these questions. They apply to what it saw on this site.',
  },
};
