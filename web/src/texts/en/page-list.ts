import type { Catalog } from '../catalog.ts';
import { count, formatNumber } from './format.ts';

export const texts = {
  search: 'Search URLs and titles',
  sort: 'Sort by',
  sorts: { found: 'Site order', path: 'URL', score: 'Lowest score', '-failed': 'Most failures' },
  status: 'Status',
  statuses: { pending: 'Waiting', running: 'Running', completed: 'Scanned', failed: 'Not scanned' },
  none: 'No pages match these filters.',
  noneYet: 'No pages have been found yet.',
  score: (value: string) => `Score ${value}`,
  failures: (value: number) => count(value, { one: 'failure', other: 'failures' }),
  review: (value: number) => `${formatNumber(value)} to review`,
  http: (status: number) => `HTTP ${status}`,
  attempts: (value: number) => count(value, { one: 'attempt', other: 'attempts' }),
  redirected: (url: string) => `Redirected to ${url}`,
  found: (value: number) => count(value, { one: 'page', other: 'pages' }),
  scannedAnyway: 'Scanned anyway',
  unchangedSince: (time: string) => `Unchanged since this page was scanned on ${time}`,
  scanAnyway: 'Scan this page anyway',
  scanAnywayOf: (url: string) => `Scan this page anyway: ${url}`,
  scanningAnyway: 'A scan of this page has started.',
} as const;

export type Texts = Catalog<typeof texts>;
