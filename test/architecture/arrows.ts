/**
 * Who may import whom, folder by folder. Changing an arrow is a decision, not a fix: say why in the
 * commit, and where it closes a door, in docs/decisions/.
 *
 * A folder of `src/` and a file at its root (`main.ts`) are both a place. `values` may be imported
 * in full, `types` by `import type` alone: what they do is handed in by `app.ts`.
 */
export type Arrows = { readonly values: readonly string[]; readonly types?: readonly string[] };

export const arrows: Readonly<Record<string, Arrows>> = {
  'main.ts': { values: ['cli', 'config.ts', 'version.ts'] },
  'app.ts': {
    values: [
      'access',
      'browser',
      'crawl',
      'db',
      'engines',
      'http',
      'metrics',
      'net',
      'pages',
      'processes',
      'reports',
      'scans',
      'secrets',
      'settings',
      'start',
      'version.ts',
      'worker',
    ],
    types: ['config.ts', 'issues'],
  },
  // The parts of app.ts that take longest to start, without the rest of the program: `curbcut scan` begins with them, and
  // `curbcut doctor` needs the browser's without a service.
  start: {
    values: [
      'browser',
      'db',
      'engines',
      'files',
      'http',
      'installation',
      'jobs',
      'metrics',
      'net',
      'queue',
      'schedules',
      'shared',
      // A start seals stored secrets with the current key.
      'sign-ins',
      'webhooks',
      'texts',
      'worker',
    ],
    types: ['config.ts', 'secrets'],
  },
  // It refuses settings of access control that would be unsafe together.
  'config.ts': { values: ['access', 'secrets'], types: ['db', 'files'] },
  'version.ts': { values: [] },

  // Edges: parse, call, present.
  // http also mounts the MCP endpoint, which is served at the same address.
  http: {
    values: [
      'access',
      'audit',
      'components',
      'comparison',
      'health',
      'issues',
      'mcp',
      'pages',
      'queue',
      'reports',
      'samples',
      'scans',
      'schedules',
      'settings',
      'shared',
      'sign-ins',
      'standards',
      'targets',
      'texts',
      'triage',
      'visit',
      'webhooks',
    ],
    types: ['crawl', 'db', 'engines', 'files', 'metrics', 'secrets'],
  },
  mcp: { values: ['issues', 'reports', 'scans', 'settings', 'shared', 'texts'], types: ['db', 'engines'] },
  worker: {
    values: [
      'browser',
      'components',
      'crawl',
      'memo',
      'net',
      'pages',
      'samples',
      'scans',
      'secrets',
      'shared',
      'sign-ins',
      'sitemaps',
      'texts',
      'visit',
    ],
    types: ['db', 'engines', 'files', 'issues', 'metrics', 'settings'],
  },
  cli: {
    values: [
      'access',
      'app.ts',
      'audit',
      'baseline',
      'config.ts',
      'crawl',
      'db',
      'files',
      'samples',
      'scans',
      'shared',
      'standards',
      'start',
      'texts',
    ],
  },
  // Everything long that is not a page: the list of kinds, and the runner that takes their steps.
  jobs: {
    values: ['pages', 'queue', 'scans', 'schedules', 'settings', 'shared', 'triage', 'webhooks'],
    types: ['db', 'files', 'issues', 'metrics'],
  },

  // Pieces of markup that findings come from.
  components: { values: ['shared'], types: ['db', 'engines'] },

  // Features: types, decisions, one SQL file per question.
  pages: {
    values: [
      'audit',
      'components',
      'crawl',
      'installation',
      'issues',
      'memo',
      'queue',
      'samples',
      'scans',
      'shared',
      'sign-ins',
      'texts',
      'visit',
    ],
    types: ['db', 'engines', 'files'],
  },
  reports: {
    values: ['components', 'issues', 'pages', 'samples', 'scans', 'shared', 'standards', 'texts', 'visit'],
    types: ['browser', 'db', 'engines', 'files'],
  },
  issues: { values: ['shared'], types: ['db', 'engines', 'scans'] },
  // Marks of false positives: what they change on pages and scans.
  triage: { values: ['audit', 'issues', 'pages', 'queue', 'scans', 'shared', 'texts'], types: ['db'] },
  comparison: { values: ['scans', 'shared', 'texts'], types: ['db', 'engines'] },
  // Files that outlive scans: pure, from a report's text to a verdict.
  baseline: { values: [], types: ['shared'] },
  // A deletion is decided in one transaction, together with the job that carries it out.
  scans: {
    values: ['audit', 'crawl', 'queue', 'samples', 'shared', 'sign-ins', 'texts', 'visit', 'webhooks'],
    types: ['db', 'files'],
  },
  // Which of the pages that a scan knows it scans. They are drawn in the transaction that would end the scan otherwise.
  samples: { values: ['crawl', 'shared', 'texts'], types: ['db'] },
  // How scans sign in: sealed secrets, and the session that the workers of a scan share.
  'sign-ins': { values: ['audit', 'secrets', 'shared', 'texts'], types: ['db'] },
  // Scans that start by themselves: a due one is started in the transaction that writes its next time.
  schedules: { values: ['audit', 'queue', 'scans', 'settings', 'shared', 'texts', 'webhooks'], types: ['db'] },
  // What the scans of one URL, viewport and sign-in show over time.
  targets: { values: ['comparison', 'reports', 'scans', 'shared'], types: ['db', 'engines', 'texts'] },
  // The outbox that other features write to in their transactions, and what is sent from it.
  // Messages that people read are in the language of the setting.
  webhooks: { values: ['audit', 'queue', 'secrets', 'settings', 'shared', 'texts'], types: ['db', 'net', 'scans'] },
  // What is stored encrypted.
  secrets: { values: [] },
  // Who may use the service: tokens, users that a proxy names, sessions of browsers.
  access: { values: ['audit', 'shared', 'texts'], types: ['db'] },
  // Who changed what: each change notes it in its own transaction.
  audit: { values: ['shared'], types: ['db'] },
  // How the installation does, over all its processes.
  health: { values: ['queue', 'shared', 'texts'], types: ['db', 'files'] },
  // A change of the retention starts its job.
  settings: { values: ['audit', 'queue', 'shared', 'texts'], types: ['db'] },
  // What this process has done, and the state of the installation, for Prometheus.
  metrics: { values: ['queue', 'shared', 'visit'], types: ['db'] },
  // The standards that a scan can be read by, and what a scan shows of each clause.
  standards: { values: ['issues', 'shared'], types: ['db', 'engines', 'texts'] },
  // Which database the files belong to.
  installation: { values: ['shared'], types: ['db', 'files'] },
  // What each process of an installation says about itself: its role, its browser, where it listens.
  processes: { values: [], types: ['db', 'net', 'shared'] },
  // Which URLs a scan reaches: pure decisions about scope, identity and traps, and the thread that patterns run in.
  crawl: { values: ['shared', 'texts'] },
  // Sitemaps and crawls have one order of pages.
  sitemaps: { values: ['crawl', 'shared', 'texts'] },

  // One page, from its URL to what was seen of it: no database, no feature.
  visit: { values: ['browser', 'net', 'shared', 'texts'], types: ['engines'] },
  // What identifies the content of a page, and what earlier scans know of it.
  memo: { values: ['components', 'shared', 'texts'], types: ['browser', 'db', 'files'] },

  // Adapters: they never know a feature.
  browser: { values: ['shared', 'texts'] },
  engines: { values: ['shared', 'texts'], types: ['browser'] },
  db: { values: ['shared', 'texts'] },
  files: { values: ['shared', 'texts'] },
  // The table of jobs: start, claim, settle, read. It knows no kind.
  queue: { values: ['shared'], types: ['db'] },
  net: { values: ['shared', 'texts'] },
  // What people read, in each language that Curbcut is written in, and what is stored of it. Every folder may import it.
  texts: { values: ['shared'] },
  shared: { values: ['texts'] },
};

/**
 * Pure modules of adapters, which hold words and no effects: every folder with a `types` arrow to
 * their folder may import their values too.
 */
export const pureModules: readonly string[] = [
  'browser/page-failure.ts',
  'files/file-location.ts',
  'files/store-failure.ts',
  'net/connect-failure.ts',
];
