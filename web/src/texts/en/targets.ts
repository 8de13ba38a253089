import type { Catalog } from '../catalog.ts';
import { count, formatNumber, plural } from './format.ts';

const scans = (value: number) => count(value, { one: 'scan', other: 'scans' });

export const texts = {
  title: 'Sites',
  intro: 'Each site that was scanned, and what changed since its previous scan.',
  list: 'All sites',
  search: 'Search URLs',
  tag: 'Tag',
  sort: 'Sort by',
  sorts: {
    last_scan: 'Last scan',
    worse: 'Got worse',
    score: 'Lowest score',
    critical_pages: 'Pages with critical barriers',
  },
  worse: 'Got worse',
  byTag: 'Group by tag',
  noTag: 'Without a tag',
  group: (tag: string, sites: number) => `${tag}: ${count(sites, { one: 'site', other: 'sites' })}`,
  foundInGroups: (rows: number) =>
    `${count(rows, { one: 'row', other: 'rows' })}. A site with several tags is in the group of each.`,
  clear: 'Clear filters',
  found: (value: number) => count(value, { one: 'site', other: 'sites' }),
  none: 'There are no sites yet. Start a scan under “Scans”.',
  nothingFound: 'No sites match these filters.',
  columns: {
    site: 'Site',
    critical: 'Pages with critical barriers',
    score: 'Score',
    failures: 'New failures',
    last: 'Last scan',
    next: 'Next scan',
    trend: 'Trend',
  },
  noValue: 'None',
  more: (value: number) => `${formatNumber(value)} more`,
  fewer: (value: number) => `${formatNumber(value)} fewer`,
  higher: (value: number) => `${formatNumber(value)} higher`,
  lower: (value: number) => `${formatNumber(value)} lower`,
  unchanged: 'unchanged',
  fixed: (value: number) => `${formatNumber(value)} fixed`,
  views: (value: number) => (value === 1 ? 'Details' : count(value, { one: 'view', other: 'views' })),
  details: (name: string) => `Scans of ${name}`,
  choose: (name: string) => `Select ${name}`,
  chooseAll: 'Select all sites shown',
  scanChosen: (value: number) =>
    value === 0 ? 'Scan selected sites' : `Scan ${count(value, { one: 'site', other: 'sites' })}`,
  started: (value: number) => `${scans(value)} started.`,
  showStarted: (value: number) => plural(value, { one: 'Show the scan', other: 'Show the scans' }),
  notStarted: (value: number) => `${scans(value)} could not be started.`,
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
