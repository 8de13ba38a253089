import type { Catalog } from '../catalog.ts';
import { count } from './format.ts';

export const texts = {
  start: 'Preview pages',
  running: 'Looking for pages…',
  hint: 'Lists the pages that a scan would include and skip. It does not start a scan.',
  failed: 'The preview failed.',
  found: (pages: number, isComplete: boolean) => {
    if (isComplete) return count(pages, { one: 'page would be scanned.', other: 'pages would be scanned.' });
    return `A scan would begin with ${count(pages, { one: 'page', other: 'pages' })} and find more while it runs.`;
  },
  sample: (known: number, templates: number) =>
    `The sample is drawn from ${count(known, { one: 'known page', other: 'known pages' })} of ${count(templates, { one: 'template', other: 'templates' })}.`,
  skipped: 'Skipped pages',
  examples: (shown: number, pages: number) => (shown < pages ? `The first ${shown} pages` : 'Pages'),
} as const;

export type Texts = Catalog<typeof texts>;
