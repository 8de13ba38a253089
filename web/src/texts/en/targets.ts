import type { Catalog } from '../catalog.ts';
import { count, formatNumber } from './format.ts';

const scans = (value: number) => count(value, { one: 'scan', other: 'scans' });

export const texts = {
  title: 'Targets',
  intro: 'A target is a site or page with its viewport and sign-in. Each has its latest scan and its progress.',
  list: 'All targets',
  search: 'Search URLs',
  found: (value: number) => count(value, { one: 'target', other: 'targets' }),
  none: 'There are no targets yet.',
  nothingFound: 'No targets match this search.',
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
