export const help = {
  scan: {
    urls: 'pages, which are one scan; sitemaps with --sitemap, starts with --crawl',
    sitemap: 'the URLs are sitemaps or sites: scan every page that they list',
    crawl: 'the URLs are where a crawl starts: scan every page that is linked from there',
    extent: 'how far a crawl goes: page, folder, host or domain (default: host)',
    include: 'only URLs that match, such as /news/** or re:EXPRESSION; repeatable',
    exclude: 'no URLs that match, whatever --include says; repeatable',
    maxPages: 'the most pages of a crawl or sitemap',
    sample: 'only a part of the pages: templates (the first of each kind of URL) or wcag_em',
    perTemplate: 'so many pages of each template (default: 1)',
    seed: 'what decides which pages a sample of kind wcag_em draws by lot',
    ignoreRobots: 'a crawl follows links that robots.txt forbids',
    list: 'a file with one URL per line, all of them one scan; - reads standard input',
    viewport: 'desktop, laptop, wide, tablet, mobile or reflow; repeatable (default: desktop)',
    signIn: 'sign in: a JSON file as POST /api/sign-ins takes it; with --server the id of a sign-in of the service',
    tag: 'a tag for the scans',
    states:
      'look at each page with these user preferences too: dark, more_contrast, forced_colors, reduced_motion, text_spacing, zoom_200, reflow_320; separated by commas',
    locale: 'the language that sites are asked for, such as de or pt-BR (default: that of the settings, en-US)',
    fresh: 'analyze every page, also those that have not changed since an earlier scan on the service',
    server: 'scan on this service instead of in place; or set CURBCUT_SERVER',
    tokenFile: 'a file with the token for --server; or set CURBCUT_TOKEN',
    wait: 'wait so long for a site that is still starting: 60s, 2m',
    concurrency: 'pages that are scanned at once (default: by the number of cores)',
    pageTimeout: 'the longest time for one page: 5s to 300s (default: 60s)',
    no: (flag: string) => `not --${flag}, whatever the configuration file says`,
    timeLimit: 'stop after 90s, 20m or 1h30m, and report what was scanned (exit code 3)',
    config: 'settings, named like the flags with _ for - (default: curbcut.config.json if it exists)',
    failOn:
      'exit code 1 for findings of this severity or worse: critical, serious, moderate, minor or none (default: serious)',
    standard:
      'only what belongs to this standard counts and is reported, such as wcag21-aa or en301549-v3 (default: everything)',
    baseline: 'compare with the known findings in this file: new, unchanged, fixed, not looked at',
    updateBaseline: 'write what was found to the baseline; findings are then no failure',
    onlyNew: 'only findings that the baseline does not have count for --fail-on',
    strict: 'with --only-new: altered elements count too',
    prune: 'with --update-baseline: drop the pages that the scan does not have',
    mapOrigin:
      'an origin that stands for another one in the baseline, SARIF and GitLab reports: http://localhost:3000=https://www.example.com; repeatable',
    minPages: 'exit code 3 if fewer pages were scanned (default: 1)',
    maxFailedPages: 'exit code 3 if more pages failed (default: 0)',
    includeNeedsReview: 'list what needs review in SARIF, JUnit and GitLab reports too',
    sarifAnchor:
      'place all SARIF results at this file of the repository, so that pull requests that change it show them',
    quiet: 'show no progress, and no summary if there is a report',
    summary: 'Scans pages and reports by exit code: for pipelines. It needs no running service.',
    example1: 'one page; exit code 1 if there are critical or serious findings',
    example2: 'every page of a sitemap',
    example3: 'the pages of a folder, by their links',
    example4: 'a local server, with reports for the CI system',
    example5: 'the scan runs on a service and stays there',
    exitCodes: `
Exit codes:
  0  passed: no findings of --fail-on severity or worse, and enough was scanned
  1  findings of --fail-on severity or worse
  2  wrong usage or configuration
  3  too little was scanned: no page, fewer than --min-pages, failed pages, or the time limit
  4  it could not work: browser, disk or service (see curbcut doctor)
  130, 143  stopped by a signal, after writing what there is`,
    format: (formats: string) => `write a report to a file or to standard output; repeatable: ${formats}`,
  },
  doctor: {
    json: 'print JSON',
    summary: 'Checks what scans need: Node.js, browser, sandbox, fonts, folders, object store, database.',
    example1: 'one line per check, with the command that brings what is missing',
  },
  files: {
    action: 'what to do',
    dataDir: 'the data folder of the service (default: ./data)',
    summary: 'Moves the screenshots from one store to another while the service runs.',
    example1: 'from the data folder into an object store; the service runs with the same variables',
  },
  migrate: {
    dataDir: 'the embedded database (default: ./data)',
    summary: 'Brings the schema of the database up to date, and ends. A service also does this when it starts.',
    example1: 'before processes of a new version start; older ones may still run',
  },
  serve: {
    role: 'what this process does: all, web or worker (default: all)',
    host: 'where it listens (default: 127.0.0.1)',
    port: 'the port (default: 8080)',
    dataDir: 'the embedded database and the screenshots (default: ./data)',
    summary: 'Runs the service: web interface, REST, and the worker that scans.',
    workerSummary: 'Runs a worker alone: the same as serve --role worker.',
    example1: 'the service on http://127.0.0.1:9000, its data in ./data',
    example2: 'one of several processes that share a PostgreSQL server',
  },
  token: {
    action: 'create',
    name: 'who or what uses the token',
    scope: 'what it may do: read, scan or admin',
    expiresAt: 'from then on it is refused: a day (in UTC) or a time, as 2027-01-31 (default: never)',
    dataDir: 'the embedded database (default: ./data)',
    summary: 'Creates a token, also the first one, for a service with access control (CURBCUT_AUTH=tokens).',
    example1: 'prints the token once; the embedded database must not be in use',
    example2: 'while the service runs',
  },
  all: {
    summary: 'Scans web pages for accessibility issues in a real browser.',
    version: 'print the version',
    help: 'print this help',
    commands: 'The flags of a command: curbcut COMMAND --help',
    examples: 'Examples:',
  },
};
