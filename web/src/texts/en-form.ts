import { count, formatNumber } from './format.ts';

export const formTexts = {
  title: 'Start a scan',
  url: 'URL to scan',
  urls: 'URLs to scan',
  urlHint: 'A page such as example.com/contact, or a sitemap such as example.com/sitemap.xml.',
  willScan: {
    single: 'Scans this one page.',
    sitemap: 'Scans every page that the sitemap lists.',
    list: 'Scans each page of the list, one URL per line.',
    crawl: 'Scans this page and every page that is linked from there.',
  },
  start: 'Start scan',
  starting: 'Starting…',
  options: 'Options',
  type: 'What to scan',
  types: {
    guess: 'Decide from the URL',
    single: 'One page',
    sitemap: 'A site, by its sitemap',
    crawl: 'A site, by its links',
    list: 'A list of URLs',
  },
  reach: {
    title: 'Which pages',
    extent: 'How far',
    extents: {
      page: 'This page only',
      folder: 'The folder of the URL',
      host: 'The host of the URL',
      domain: 'Every host of the domain',
    },
    include: 'Only these paths',
    includeHint: 'One pattern per line, such as /news/** or *.html. Empty: all.',
    exclude: 'Not these paths',
    excludeHint: 'One pattern per line. Wins over the patterns above.',
    maxPages: 'Most pages',
    maxPagesHint: 'Empty: as many as the settings allow.',
  },
  viewport: 'Viewport',
  tag: 'Tag',
  tagHint: 'A label for finding scans, such as a release or a team. At most 64 characters.',
  states: 'Also look at each page with',
  statesHint: 'User preferences. Each takes additional time.',
  preview: {
    start: 'Preview pages',
    running: 'Looking for pages…',
    hint: 'Shows which pages would be scanned and what would be skipped. Nothing is scanned.',
    failed: 'There is no preview.',
    found: (pages: number, isComplete: boolean) => {
      if (isComplete)
        return pages === 1 ? '1 page would be scanned.' : `${formatNumber(pages)} pages would be scanned.`;
      return `A scan would begin with ${count(pages, 'page', 'pages')} and find more while it runs.`;
    },
    skipped: 'What would be skipped',
    examples: (shown: number, pages: number) => (shown < pages ? `The first ${shown} pages` : 'Pages'),
  },
  fresh: 'Analyze every page, also pages that have not changed since an earlier scan',
  errors: {
    empty: 'Enter the URL of a page or a sitemap.',
    invalid: 'This is not a valid URL. A URL looks like https://example.com.',
    credentials: 'Remove the user name and password from the URL.',
    tooLong: 'The URL is too long. The limit is 2,048 characters.',
    emptyList: 'Enter at least one URL.',
    line: (line: string) => `This line is not a valid URL: ${line}`,
    maxPages: 'Enter a whole number from 1 to 100,000.',
    tagTooLong: 'The tag is too long. The limit is 64 characters.',
  },
  failed: 'The scan could not be started.',
  started: (url: string) => `The scan of ${url} has started.`,
} as const;
