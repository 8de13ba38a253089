import type { Catalog } from '../catalog.ts';
import { count, formatNumber, plural } from './format.ts';

export const texts = {
  verdict: {
    critical: (pages: number, of: number) =>
      `${formatNumber(pages)} of ${count(of, { one: 'page', other: 'pages' })} ${plural(pages, { one: 'has', other: 'have' })} critical barriers that shut people out`,
    serious: (pages: number, of: number) =>
      `${formatNumber(pages)} of ${count(of, { one: 'page', other: 'pages' })} ${plural(pages, { one: 'has', other: 'have' })} serious barriers`,
    others: (pages: number, of: number) =>
      `${formatNumber(pages)} of ${count(of, { one: 'page', other: 'pages' })} ${plural(pages, { one: 'has', other: 'have' })} barriers that slow people down`,
    flawless: (pages: number) => `The tests found no failures on ${count(pages, { one: 'page', other: 'pages' })}`,
    chart: 'Pages by their worst failure',
    none: 'No failures',
    ofAllRules: 'The pages are counted by all rules, whatever the chosen standard.',
  },
  score: {
    title: 'Score',
    none: 'No score yet, because no pages have been scanned.',
    bands: {
      flawless: 'The tests found no failures.',
      high: 'The tests found barriers in few of the elements.',
      middle: 'The tests found some barriers.',
      low: 'The tests found many barriers.',
      lowest: 'The tests found severe barriers in most elements.',
    },
    failures: 'Failures',
    issues: 'Issues',
    toReview: 'To review',
    accepted: 'Accepted',
    fixedPending: 'Fixed, not scanned since',
    pages: 'Pages',
    change: (points: number) =>
      points === 0
        ? 'Same score as the previous scan.'
        : `${count(Math.abs(points), { one: 'point', other: 'points' })} ${points > 0 ? 'more' : 'fewer'} than the previous scan.`,
    noChange: 'No failures are new or fixed.',
    newFailures: (value: number) => count(value, { one: 'new failure', other: 'new failures' }),
    fixedFailures: (value: number) => `${formatNumber(value)} fixed`,
    newPages: (value: number) => count(value, { one: 'new page', other: 'new pages' }),
    gonePages: (value: number) => `${count(value, { one: 'page', other: 'pages' })} no longer there`,
    tooLargeToCompare:
      'The comparison with the previous scan takes a while, because the scans have more than 400,000 failures and elements to review.',
    seeChange: 'See what changed',
    meaning:
      'The share of tested elements that passed, weighted by severity and averaged over the pages. It counts only what can be tested automatically. A score of 100 does not mean that a site is accessible.',
  },
  charts: {
    severity: 'Failures by severity',
    criteria: 'Failures by WCAG criterion',
    criterion: 'Criterion',
    level: 'Level',
    severityColumn: 'Severity',
    failures: 'Failures',
    moreCriteria: (value: number) => `and ${count(value, { one: 'more criterion', other: 'more criteria' })}`,
    noCriteria: 'No failures belong to a WCAG criterion.',
  },
  worst: 'Worst issues',
  allIssues: 'All issues',
  nothingFailed: 'No failures to show. Check what needs review, and have people test what automation cannot.',
  trend: 'Earlier scans of this site',
  trendNone: 'This is the first scan of this site. Scan again later to see a trend.',
  trendDate: 'Scan',
  trendScore: 'Score',
  trendFailures: 'Failures',
  trendFailuresOfAll: 'Failures of all rules',
  thisScan: '(this scan)',
  trendChart: (first: number, last: number, scans: number) =>
    `Line chart: the score went from ${first} to ${last} over ${scans} scans. The table has every value.`,
  progressRecord: {
    title: 'Progress record',
    hint: 'The dated scans of this site: their failures, what is new or fixed since the previous scan, and what was not tested.',
    pdf: ['PDF record', 'Scans, changes, decisions, and the issues that stay open longest'],
    csv: ['CSV record', 'One row for each scan'],
  },
  reports: 'Reports',
  allReports: 'All formats',
  reportLanguage: 'Language of the reports',
  reportsNotReady: 'You can download reports after the first page is scanned.',
  reportsUnfinished: 'The scan has not ended. Reports contain the results so far.',
  reportsForCi: 'Formats for CI systems',
  details: 'Details',
  detail: {
    url: 'URL',
    type: 'Type',
    extent: 'Scope',
    include: 'Included paths',
    exclude: 'Excluded paths',
    maxPages: 'Page limit',
    robots: 'robots.txt',
    robotsAsked: (asked: boolean) => (asked ? 'Followed for links' : 'Ignored'),
    signIn: 'Signed in with',
    viewport: 'Viewport',
    tag: 'Tag',
    created: 'Created',
    started: 'Started',
    finished: 'Finished',
    engine: 'Engine',
    browser: 'Browser',
    fonts: 'Fonts',
    font: (family: string, face: string | null) => `${family}: ${face ?? 'none'}`,
    states: 'User preferences',
    fresh: 'Analyzed',
    everyPage: 'Every page, including unchanged pages',
    accept: 'Accepted outcomes',
    rescanOf: 'Rescan of',
    earlier: 'an earlier scan',
  },
} as const;

export type Texts = Catalog<typeof texts>;
