import type { Catalog } from '../catalog.ts';
import { count, formatNumber } from './format.ts';

const scans = (value: number) => count(value, { one: 'scan', other: 'scans' });

export const texts = {
  title: 'Targets',
  intro:
    'What was scanned, each with its latest scan and its progress. Scans with another viewport or sign-in are another target.',
  list: 'All targets',
  search: 'Search URLs',
  found: (value: number) => count(value, { one: 'target', other: 'targets' }),
  none: 'Nothing has been scanned yet.',
  nothingFound: 'No target matches this search.',
  latest: (time: string) => `Latest scan ${time}`,
  scans,
  signIn: (name: string) => `Signed in as ${name}`,
  trend: (first: number, last: number, over: number) =>
    first === last
      ? `Score ${formatNumber(last)}, unchanged over ${scans(over)}`
      : `Score from ${formatNumber(first)} to ${formatNumber(last)} over ${scans(over)}`,
  pdf: 'Progress record, PDF',
  csv: 'Progress record, CSV',
} as const;

export type Texts = Catalog<typeof texts>;
