import type { Catalog } from '../catalog.ts';

/** The fields of a scan for what is done on pages before they are checked. */
export const texts = {
  title: 'Steps, consent and level',
  steps: 'Steps',
  stepsHint:
    'Each block leads from pages to a further page of the scan. The steps act on the live site: what they submit or delete is submitted or deleted.',
  example: 'Example',
  exampleLines: [
    'Menu open | /',
    'click #menu-button',
    '',
    'Search results | /shop/**',
    'fill "green tea" #search',
    'press Enter #search',
    'wait_for #results',
  ].join('\n'),
  dismissConsent: 'Close consent banners with their own button that rejects',
  level: 'Conformance level',
  levels: { aa: 'A and AA', aaa: 'A, AA and AAA' },
  exampleMeans:
    'The first line names the page and says where the steps begin: a path, in which * stands for any characters but / and ** for any. Another step is goto with an address. An empty line begins the next block.',
} as const;

export type Texts = Catalog<typeof texts>;
