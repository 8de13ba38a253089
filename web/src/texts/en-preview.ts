import { count, formatNumber } from './format.ts';

export const previewTexts = {
  start: 'Preview pages',
  running: 'Looking for pages…',
  hint: 'Shows which pages would be scanned and what would be skipped. Nothing is scanned.',
  failed: 'There is no preview.',
  found: (pages: number, isComplete: boolean) => {
    if (isComplete) return pages === 1 ? '1 page would be scanned.' : `${formatNumber(pages)} pages would be scanned.`;
    return `A scan would begin with ${count(pages, 'page', 'pages')} and find more while it runs.`;
  },
  skipped: 'What would be skipped',
  examples: (shown: number, pages: number) => (shown < pages ? `The first ${shown} pages` : 'Pages'),
} as const;
