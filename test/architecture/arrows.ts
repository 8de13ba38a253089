/**
 * Who may import whom, folder by folder. Changing an arrow is a decision, not a fix: say why in the
 * commit, and where it closes a door, in docs/decisions/.
 *
 * A folder of `src/`, a folder of one of its floors (`records/scans`) and a file at its root (`main.ts`) are each a place.
 * `values` may be imported in full, `types` by `import type` alone: what they do is handed in by `app.ts`.
 */
export type Arrows = { readonly values: readonly string[]; readonly types?: readonly string[] };

/** Words, times and URLs, which every place may import. They import only one another. */
export const forEveryone: readonly string[] = ['findings', 'ids', 'paging', 'texts', 'time', 'url'];

export const arrows: Readonly<Record<string, Arrows>> = {
  'main.ts': { values: ['config.ts', 'edges/cli', 'version.ts'] },
  'app.ts': { values: ['browser', 'finding-pages/crawl', 'start'], types: ['config.ts', 'edges/http'] },
  // What app.ts puts together. `curbcut scan` begins with the parts that take longest, and `curbcut doctor` needs the browser's
  // without a service.
  start: {
    values: [
      'adapters/db',
      'adapters/files',
      'adapters/folders',
      'adapters/net',
      'adapters/queue',
      'browser',
      'edges/http',
      'engines',
      'finding-pages/sign-ins',
      'records/pages',
      'records/scans',
      'reports',
      'service/access',
      'service/installation',
      'service/jobs',
      'service/metrics',
      'service/processes',
      'service/schedules',
      'service/secrets',
      'service/settings',
      'service/webhooks',
      'version.ts',
      'worker',
    ],
    types: ['config.ts', 'records/issues'],
  },
  // It refuses settings of access control that would be unsafe together.
  'config.ts': {
    values: ['config-proxies.ts', 'config-values.ts', 'service/access', 'service/secrets'],
    types: ['adapters/db', 'adapters/files'],
  },
  'config-proxies.ts': { values: [] },
  'config-values.ts': { values: [] },
  'version.ts': { values: [] },

  // Edges: how a caller reaches the service. They parse, call and present.
  // It also mounts the MCP endpoint, which is served at the same address.
  'edges/http': {
    values: [
      'adapters/folders',
      'adapters/queue',
      'edges/mcp',
      'finding-pages/samples',
      'finding-pages/sign-ins',
      'reading/comparison',
      'reading/standards',
      'reading/targets',
      'records/components',
      'records/issues',
      'records/pages',
      'records/scans',
      'records/triage',
      'reports',
      'service/access',
      'service/audit',
      'service/health',
      'service/schedules',
      'service/settings',
      'service/shares',
      'service/webhooks',
      'visit',
    ],
    types: ['adapters/db', 'adapters/files', 'engines', 'finding-pages/crawl', 'service/metrics', 'service/secrets'],
  },
  'edges/mcp': {
    values: ['records/issues', 'records/scans', 'reports', 'service/settings'],
    types: ['adapters/db', 'engines'],
  },
  'edges/cli': {
    values: [
      'adapters/db',
      'adapters/files',
      'adapters/folders',
      // `curbcut scan` sends requests of its own, to a service or a site that is starting, by the proxy of the caller.
      'adapters/net',
      'app.ts',
      'config.ts',
      'finding-pages/crawl',
      'finding-pages/samples',
      'reading/standards',
      'records/scans',
      'reports',
      'service/access',
      'service/audit',
      'service/backup',
      'start',
      'version.ts',
    ],
  },

  // Who works on which page, and when.
  worker: {
    values: [
      'adapters/net',
      'adapters/pictures',
      'browser',
      'finding-pages/crawl',
      'finding-pages/samples',
      'finding-pages/sign-ins',
      'finding-pages/sitemaps',
      'records/memo',
      'records/pages',
      'records/scans',
      'service/secrets',
      'visit',
    ],
    types: ['adapters/db', 'adapters/files', 'engines', 'records/issues', 'service/metrics', 'service/settings'],
  },

  // How the service is run.
  // Everything long that is not a page: the list of kinds, and the runner that takes their steps.
  'service/jobs': {
    values: [
      'adapters/queue',
      // What changed since the scan before is written when a scan has ended.
      'reading/comparison',
      'records/pages',
      'records/scans',
      'records/triage',
      // A clock that was ahead is corrected in all that waits or expires.
      'service/access',
      'service/processes',
      'service/schedules',
      'service/settings',
      'service/webhooks',
    ],
    types: ['adapters/db', 'adapters/files', 'records/issues', 'service/metrics'],
  },
  // Scans that start by themselves: a due one is started in the transaction that writes its next time.
  'service/schedules': {
    values: ['adapters/queue', 'records/scans', 'service/audit', 'service/settings', 'service/webhooks'],
    types: ['adapters/db', 'adapters/net', 'service/jobs'],
  },
  // The outbox that other features write to in their transactions, and what is sent from it.
  'service/webhooks': {
    values: ['adapters/net', 'adapters/queue', 'service/audit', 'service/secrets', 'service/settings'],
    types: ['adapters/db', 'records/scans', 'service/jobs'],
  },
  // A change of the retention starts its job.
  'service/settings': { values: ['adapters/queue', 'service/audit'], types: ['adapters/db'] },
  // Who may use the service: tokens, users that a proxy names, sessions of browsers.
  'service/access': { values: ['service/audit'], types: ['adapters/db'] },
  // Who changed what: each change notes it in its own transaction.
  'service/audit': { values: [], types: ['adapters/db'] },
  // Links that show a part of a scan to anyone who has them.
  'service/shares': { values: ['service/audit'], types: ['adapters/db'] },
  // What is stored encrypted.
  'service/secrets': { values: [] },
  // How the installation does, over all its processes.
  'service/health': { values: ['adapters/queue'], types: ['adapters/db', 'adapters/files'] },
  // What this process has done, and the state of the installation, for Prometheus.
  'service/metrics': { values: ['adapters/queue', 'visit'], types: ['adapters/db'] },
  // An installation in one file, and the way back.
  'service/backup': { values: ['adapters/db', 'adapters/files'] },
  // Which database the files belong to.
  'service/installation': { values: [], types: ['adapters/db', 'adapters/files'] },
  // What each process of an installation says about itself: its role, its browser, where it listens.
  'service/processes': { values: [], types: ['adapters/db', 'adapters/net'] },

  // What people ask, and how it is handed over.
  'reading/comparison': { values: ['records/issues', 'records/scans'], types: ['adapters/db', 'engines'] },
  // The standards that a scan can be read by, and what a scan shows of each clause.
  // Beside it, what people decided about the clause.
  'reading/standards': { values: ['records/triage'], types: ['adapters/db', 'engines', 'records/scans'] },
  // What the scans of one URL, viewport and sign-in show over time.
  'reading/targets': { values: ['reading/comparison', 'records/scans', 'reports'], types: ['adapters/db', 'engines'] },
  reports: {
    values: [
      'adapters/pictures',
      'finding-pages/samples',
      'reading/standards',
      'records/components',
      'records/issues',
      'records/pages',
      'records/scans',
      'records/triage',
      // The cover names the version that wrote it.
      'version.ts',
      'visit',
    ],
    types: ['adapters/db', 'adapters/files', 'browser', 'engines'],
  },

  // What is stored, and what keeps it true.
  // A deletion is decided in one transaction, together with the job that carries it out.
  'records/scans': {
    values: [
      'adapters/queue',
      'finding-pages/crawl',
      'finding-pages/samples',
      'finding-pages/sign-ins',
      'service/audit',
      'service/webhooks',
      'visit',
    ],
    types: ['adapters/db', 'adapters/files'],
  },
  'records/pages': {
    values: [
      // It draws the picture of a page from its stored views.
      'adapters/pictures',
      'adapters/queue',
      'finding-pages/crawl',
      'finding-pages/samples',
      'finding-pages/sign-ins',
      'records/components',
      'records/issues',
      'records/memo',
      'records/scans',
      'service/audit',
      'service/installation',
      'visit',
    ],
    types: ['adapters/db', 'adapters/files', 'engines'],
  },
  'records/issues': { values: [], types: ['adapters/db', 'engines', 'records/scans'] },
  // Pieces of markup that findings come from.
  'records/components': { values: [], types: ['adapters/db', 'engines'] },
  // Marks of false positives: what they change on pages and scans.
  'records/triage': {
    values: ['adapters/queue', 'records/issues', 'records/pages', 'records/scans', 'service/audit'],
    types: ['adapters/db'],
  },
  // What identifies the content of a page, and what earlier scans know of it.
  'records/memo': { values: ['records/components'], types: ['adapters/db', 'adapters/files', 'browser'] },

  // Which pages, and as whom.
  // Which URLs a scan reaches: pure decisions about scope, identity and traps, and the thread that patterns run in.
  'finding-pages/crawl': { values: [] },
  // Which of the pages that a scan knows it scans. They are drawn in the transaction that would end the scan otherwise.
  'finding-pages/samples': { values: ['finding-pages/crawl'], types: ['adapters/db'] },
  // Sitemaps and crawls have one order of pages.
  'finding-pages/sitemaps': { values: ['finding-pages/crawl'] },
  // How scans sign in: sealed secrets, and the session that the workers of a scan share.
  'finding-pages/sign-ins': { values: ['service/audit', 'service/secrets'], types: ['adapters/db', 'browser'] },

  // What happens to one page.
  // One page, from its URL to what was seen of it: no database, no feature.
  visit: { values: ['adapters/net', 'browser'], types: ['engines'] },
  engines: { values: ['adapters/pictures'], types: ['browser'] },
  browser: { values: ['adapters/folders'] },

  // Adapters never know a feature.
  'adapters/db': { values: ['adapters/folders'] },
  'adapters/files': { values: ['adapters/folders'] },
  'adapters/folders': { values: [] },
  'adapters/net': { values: [] },
  'adapters/pictures': { values: [], types: ['adapters/files'] },
  // The table of jobs: start, claim, settle, read. It knows no kind.
  'adapters/queue': { values: [], types: ['adapters/db'] },
};

/**
 * Pure modules of adapters, which hold words and no effects: every folder with a `types` arrow to
 * their folder may import their values too.
 */
export const pureModules: readonly string[] = [
  'adapters/db/keeps-plan.ts',
  'adapters/db/scans-table.ts',
  'adapters/db/whole-target.ts',
  'adapters/files/file-location.ts',
  'adapters/files/store-failure.ts',
  'adapters/files/store-owner.ts',
  'adapters/net/connect-failure.ts',
  'browser/in-page-code.ts',
  'browser/in-page/edges.ts',
  'browser/in-page/open-roots.ts',
  'browser/in-page/page-moment.ts',
  'browser/in-page/pause.ts',
  'browser/in-page/query-path.ts',
  'browser/page-failure.ts',
  'browser/site-state.ts',
];
