/** The parameters of a request, which its answer is kept by. */
type Asked = Readonly<Record<string, string | number | undefined>>;

const scan = (id: string) => ['scan', id] as const;
const review = (scanId: string) => ['review', scanId] as const;
const alike = (scanId: string) => ['review-alike', scanId] as const;

/**
 * The keys of all queries. A key covers the keys that begin with it: a change of a scan reaches everything below the
 * key of the scan. Changes to the cache are in `query-changes.ts`.
 */
export const queryKeys = {
  session: ['session'],
  version: ['version'],
  health: ['health'],
  settings: ['settings'],
  shares: ['shares'],
  shared: ['shared'],
  standards: ['standards'],
  tokens: ['tokens'],
  signIns: ['sign-ins'],
  audit: (filter: Asked) => ['audit', filter] as const,
  schedules: ['schedules'],
  schedulesFrom: (offset: number) => ['schedules', offset] as const,
  webhooks: ['webhooks'],
  deliveries: (webhookId: string) => ['webhooks', webhookId, 'deliveries'] as const,
  allTargets: ['targets'],
  targets: (asked: Asked) => ['targets', asked] as const,

  scans: ['scans'],
  scansBy: (filter: Asked) => ['scans', filter] as const,

  scan,
  pages: (scanId: string, filter: Asked) => [...scan(scanId), 'pages', filter] as const,
  page: (scanId: string, pageId: string) => [...scan(scanId), 'page', pageId] as const,
  spoken: (scanId: string, pageId: string) => [...scan(scanId), 'spoken', pageId] as const,
  issues: (scanId: string, standard: string | undefined) => [...scan(scanId), 'issues', standard] as const,
  issue: (scanId: string, asked: Asked) => [...scan(scanId), 'issue', asked] as const,
  patterns: (scanId: string, asked: Asked) => [...scan(scanId), 'patterns', asked] as const,
  occurrence: (scanId: string, id: string) => [...scan(scanId), 'occurrence', id] as const,
  marks: (scanId: string) => [...scan(scanId), 'marks'] as const,
  components: (scanId: string, asked: Asked) => [...scan(scanId), 'components', asked] as const,
  comparison: (scanId: string, asked: Asked) => [...scan(scanId), 'comparison', asked] as const,
  changed: (scanId: string, asked: Asked) => [...scan(scanId), 'changed', asked] as const,
  sample: (scanId: string) => [...scan(scanId), 'sample'] as const,
  reports: (scanId: string) => [...scan(scanId), 'reports'] as const,
  standard: (scanId: string, standard: string) => [...scan(scanId), 'standard', standard] as const,

  // Not below the key of the scan, because an answer changes the scan and must not start its own queue again.
  review,
  alike,
  alikeTo: (scanId: string, name: string) => [...alike(scanId), name] as const,
} as const;
