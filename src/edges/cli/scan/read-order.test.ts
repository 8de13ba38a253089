import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandFailure } from '../command-failure.ts';
import { readOrder } from './read-order.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcut-order-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof CommandFailure && error.exitCode === 2) return error.message;
    throw error;
  }
  return 'no failure';
}

describe('an order', () => {
  it('of a URL alone has the defaults', () => {
    expect(readOrder({ urls: ['https://example.com'] }, undefined)).toEqual({
      targets: [{ url: 'https://example.com', scanType: 'single', viewport: 'desktop' }],
      tag: undefined,
      server: undefined,
      gate: { failOn: 'serious', counts: 'all', minPages: 1, maxFailedPages: { kind: 'pages', most: 0 } },
      standard: undefined,
      baseline: undefined,
      reports: [],
      includeNeedsReview: false,
      placement: { origins: undefined, sarifAnchor: undefined },
      timeLimitMs: undefined,
      quiet: false,
    });
  });

  it('takes states from a flag with commas or from a list in the file, and names those that exist', () => {
    const urls = ['https://example.com'];
    const config = write('states.json', { urls, states: ['zoom_200'] });
    const statesOf = (order: ReturnType<typeof readOrder>) => order.targets.map(({ states }) => states);

    expect(statesOf(readOrder({ urls, states: 'dark, reflow_320,dark' }, undefined))).toEqual([['dark', 'reflow_320']]);
    expect(statesOf(readOrder({}, config))).toEqual([['zoom_200']]);
    expect(messageOf(() => readOrder({ urls, states: 'night' }, undefined))).toBe(
      '--states must be dark, more_contrast, forced_colors, reduced_motion, text_spacing, zoom_200 or reflow_320, not "night".',
    );
  });

  it('knows its standard from a flag or the file, and suggests one for a typo', () => {
    const config = write('standard.json', { urls: ['https://example.com'], standard: 'rgaa4' });

    expect(readOrder({}, config).standard).toBe('rgaa4');
    expect(readOrder({ standard: 'en301549-v3' }, config).standard).toBe('en301549-v3');
    expect(messageOf(() => readOrder({ standard: 'wcag2.2-aa' }, config))).toBe(
      '--standard must be the id of a standard: "wcag22-aa", not "wcag2.2-aa".',
    );
    expect(messageOf(() => readOrder({ standard: 'bitv' }, config))).toContain('one of wcag20-a, wcag20-aa,');
  });

  it('takes from the file what no flag says, with paths relative to the file', () => {
    write('urls.txt', '# two pages\nhttps://example.com/a\n\nhttps://example.com/b\r\n');
    const config = write('all.json', {
      $schema: 'https://example.com/schema.json',
      list: 'urls.txt',
      viewport: ['desktop', 'mobile'],
      server: 'https://curbcut.example/base',
      fail_on: 'minor',
      max_failed_pages: '5%',
      min_pages: 2,
      time_limit: '1h30m',
      format: ['sarif=out/a.sarif', 'json'],
    });

    const order = readOrder({ fail_on: 'critical', min_pages: '7' }, config);

    const urls = ['https://example.com/a', 'https://example.com/b'];
    expect(order.targets).toEqual([
      { scanType: 'list', url: 'https://example.com/', urls, viewport: 'desktop' },
      { scanType: 'list', url: 'https://example.com/', urls, viewport: 'mobile' },
    ]);
    expect(order.server).toEqual({ url: 'https://curbcut.example/base', token: undefined });
    expect(order.gate).toEqual({
      failOn: 'critical',
      counts: 'all',
      minPages: 7,
      maxFailedPages: { kind: 'percent', most: 5 },
    });
    expect(order.timeLimitMs).toBe(5_400_000);
    expect(order.reports.map(({ format, path }) => ({ id: format.id, path }))).toEqual([
      { id: 'sarif', path: join(folder, 'out/a.sarif') },
      { id: 'json', path: '-' },
    ]);
  });

  it('sends a token only to a server that the command line or the environment names', () => {
    const urls = ['https://example.com'];
    const token_file = write('token.txt', 'ccut_file\n');
    const config = write('server.json', { urls, server: 'https://file.example' });
    const [server, token] = ['https://named.example', 'ccut_variable'];
    const refused = `${config}: server: NAME needs a server that --server or CURBCUT_SERVER names, not this file.`;

    expect([
      readOrder({ server }, config, { server: undefined, token }).server,
      readOrder({}, config, { server, token }).server,
      readOrder({ server: 'https://flag.example', token_file }, config, { server, token }).server,
      readOrder({}, config, { server: undefined, token: undefined }).server,
    ]).toEqual([
      { url: server, token },
      { url: server, token },
      { url: 'https://flag.example', token: 'ccut_file' },
      { url: 'https://file.example', token: undefined },
    ]);
    expect(messageOf(() => readOrder({}, config, { server: undefined, token }))).toBe(
      refused.replace('NAME', 'CURBCUT_TOKEN'),
    );
    expect(messageOf(() => readOrder({ token_file }, config, { server: undefined, token: undefined }))).toBe(
      refused.replace('NAME', '--token-file'),
    );
  });

  it('sends no token to a server on this machine that only the file names: the site under test may listen there', () => {
    const config = write('local.json', { urls: ['https://example.com'], server: 'http://127.0.0.1:3000' });

    const message = messageOf(() => readOrder({}, config, { server: undefined, token: 'ccut_variable' }));

    expect(message).toContain(`${config}: server: CURBCUT_TOKEN needs a server`);
  });

  it('quotes nothing of the files that a configuration file leads to', () => {
    const secret = write('secret.txt', 'ccut_secret');
    const config = write('leads.json', { list: secret });
    symlinkSync(secret, join(folder, 'link.json'));

    const messages = [
      messageOf(() => readOrder({}, config)),
      messageOf(() => readOrder({}, join(folder, 'link.json'))),
      messageOf(() => readOrder({}, write('token.json', { token_file: secret, server: 'https://file.example' }))),
      messageOf(() => readOrder({ list: secret }, undefined)),
    ];

    expect(messages).toEqual([
      `${secret}, line 1: is not a URL that can be scanned.`,
      `${join(folder, 'link.json')}: is not valid JSON: Unexpected token 'c'.`,
      `${join(folder, 'token.json')}: token_file: only the command line names it: --token-file FILE.`,
      `${secret}, line 1: must begin with http:// or https:// and have no user name or password, not "ccut_secret".`,
    ]);
  });

  it('names the variable that cannot be used', () => {
    const variables = { server: 'curbcut.example', token: undefined };

    expect(messageOf(() => readOrder({ urls: ['https://example.com'] }, undefined, variables))).toBe(
      'CURBCUT_SERVER must begin with http:// or https:// and have no user name or password, not "curbcut.example". ' +
        'Did you mean "https://curbcut.example"?',
    );
  });

  it('of a crawl has what limits it, and refuses what limits no scan of pages', () => {
    const flags = {
      urls: ['https://example.com/docs/'],
      crawl: true,
      extent: 'folder',
      exclude: ['*.pdf'],
      max_pages: '9',
    };

    expect(readOrder({ ...flags, ignore_robots: true }, undefined).targets).toEqual([
      {
        scanType: 'crawl',
        url: 'https://example.com/docs/',
        viewport: 'desktop',
        reach: { scope: { extent: 'folder', include: [], exclude: ['*.pdf'] }, max_pages: 9, robots: false },
      },
    ]);
    const messages = [
      { ...flags, crawl: false },
      { ...flags, sitemap: true },
      { ...flags, crawl: false, sitemap: true, ignore_robots: true },
    ].map((given) => messageOf(() => readOrder(given, undefined)));
    expect(messages).toEqual([
      '--extent and --exclude and --max-pages: needs --crawl or --sitemap.',
      '--sitemap and --crawl: name one of them.',
      '--ignore-robots: needs --crawl.',
    ]);
  });

  it('of a sample has what it is made of, and refuses what makes none', () => {
    const flags = { urls: ['https://example.com/'], crawl: true, sample: 'wcag_em', per_template: '2', seed: '7' };
    const list = write('sampled.txt', 'https://example.com/a');
    const samplesOf = (given: Record<string, unknown>) =>
      readOrder(given, undefined).targets.map(({ sample }) => sample);

    expect(samplesOf(flags)).toEqual([{ kind: 'wcag_em', per_template: 2, seed: 7 }]);
    expect(samplesOf({ list, sample: 'templates' })).toEqual([{ kind: 'templates' }]);
    const messages = [
      { ...flags, sample: undefined },
      { ...flags, crawl: false },
      { ...flags, sample: 'templates' },
      { ...flags, per_template: '0' },
      { ...flags, sample: 'random' },
    ].map((given) => messageOf(() => readOrder(given, undefined)));
    expect(messages).toEqual([
      '--per-template: needs --sample.',
      '--sample: needs --crawl, --sitemap or several pages.',
      '--seed: Must be used with kind wcag_em only.',
      '--per-template: Must be at least 1.',
      '--sample must be templates or wcag_em, not "random".',
    ]);
  });

  it('of several pages is one scan, also of a file with one; each sitemap is its own', () => {
    const list = write('one.txt', 'https://example.com/a');
    const urls = ['https://example.com/a', 'https://example.com/b'];
    const typesOf = (flags: Record<string, unknown>) => readOrder(flags, undefined).targets.map((one) => one.scanType);

    expect(typesOf({ urls })).toEqual(['list']);
    expect(typesOf({ list })).toEqual(['list']);
    expect(typesOf({ urls, sitemap: true })).toEqual(['sitemap', 'sitemap']);
  });

  it.each([
    [
      { urls: ['example.com'] },
      'A URL must begin with http:// or https:// and have no user name or password, not "example.com". Did you mean "https://example.com"?',
    ],
    [
      { server: 'localhost:8080' },
      '--server must begin with http:// or https:// and have no user name or password, not "localhost:8080". Did you mean "http://localhost:8080"?',
    ],
    [
      { urls: ['http://localhost:3000/**'] },
      'A URL must be that of a page, not the pattern "http://localhost:3000/**". Give patterns to --include or --exclude.',
    ],
    [
      { urls: ['https://me:secret@example.com'] },
      'A URL must begin with http:// or https:// and have no user name or password, not "https://…@example.com".',
    ],
    [{ fail_on: 'sever' }, '--fail-on must be critical, serious, moderate, minor or none, not "sever".'],
    [{ viewport: ['phone'] }, '--viewport must be desktop, laptop, wide, tablet, mobile or reflow, not "phone".'],
    [
      { max_failed_pages: '101%' },
      '--max-failed-pages must be a number of pages, or a percentage such as 5%, not "101%".',
    ],
    [{ min_pages: 'x' }, '--min-pages must be a whole number.'],
    [{ time_limit: '20' }, '--time-limit must be a duration such as 90s, 20m or 1h30m, not "20".'],
    [
      { format: ['sarf=x'] },
      '--format names no format "sarf": there are pdf, html, xlsx, csv, llm, json, sarif, junit, gitlab, codequality, markdown, wcag-em, openacr, earl.',
    ],
    [{ format: ['pdf'] }, '--format needs a file for this format, such as pdf=report.pdf.'],
    [
      { format: ['json', 'sarif'] },
      '--format: more than one report goes to standard output: give the others a file, such as sarif=report.sarif.',
    ],
    [
      { token_file: '/nowhere/token', server: 'http://a.example' },
      '--token-file /nowhere/token: the file does not exist.',
    ],
  ])('with a flag that cannot be used names it: %j', (flags, message) => {
    expect(messageOf(() => readOrder({ urls: ['https://example.com'], ...flags }, undefined))).toBe(message);
  });

  it.each([
    ['{ "urls": ', ': is not valid JSON: '],
    ['[1]', ': must be a JSON object with settings.'],
    ['{ "fail-on": "none" }', ': there is no setting "fail-on". Did you mean "fail_on"?'],
    ['{ "rules": [] }', ': there is no setting "rules". There are urls, sitemap, '],
    ['{ "sitemap": "yes", "urls": "https://example.com" }', ': sitemap must be true or false.'],
    [
      '{ "viewport": 3, "urls": "https://example.com" }',
      ': viewport must be desktop, laptop, wide, tablet, mobile or reflow, not "3".',
    ],
  ])('with a file that cannot be used names file and field: %s', (content, message) => {
    const config = write('wrong.json', content);

    expect(messageOf(() => readOrder({}, config))).toContain(`${config}${message}`);
  });

  it.each([
    [{ only_new: true, update_baseline: true }, '--only-new and --update-baseline: needs --baseline FILE.'],
    [
      { baseline: 'a.json', map_origin: ['localhost'] },
      '--map-origin cannot be used: Must be FROM=TO with two origins, for example http://localhost:3000=https://www.example.com.',
    ],
  ])('with flags for a baseline that cannot be used says why: %j', (flags, message) => {
    expect(messageOf(() => readOrder({ urls: ['https://example.com'], ...flags }, undefined))).toBe(message);
  });

  it.each([
    [{ sarif_anchor: 'index.html' }, '--sarif-anchor: needs --format sarif=FILE.'],
    [
      { sarif_anchor: '/index.html', format: ['sarif=a'] },
      '--sarif-anchor must be the path of a file from the root of the repository, such as src/index.html, not "/index.html".',
    ],
    [
      { map_origin: ['http://a.example=http://b.example'], format: ['junit=a'] },
      '--map-origin: needs --baseline FILE, or --format with sarif, gitlab, codequality.',
    ],
  ])('with flags for reports that are not written says why: %j', (flags, message) => {
    expect(messageOf(() => readOrder({ urls: ['https://example.com'], ...flags }, undefined))).toBe(message);
  });

  it('places results of SARIF at a file, and maps origins in reports without a baseline', () => {
    const given = { urls: ['https://example.com'], format: ['sarif=a'], sarif_anchor: './src/index.html' };
    const { placement } = readOrder({ ...given, map_origin: ['http://a.example=http://b.example'] }, undefined);

    expect(placement.sarifAnchor).toBe('src/index.html');
    expect(placement.origins?.map('http://a.example/x')).toBe('http://b.example/x');
  });

  it('counts what is new, or nothing where the baseline is updated', () => {
    const given = { urls: ['https://example.com'], baseline: 'a.json', only_new: true };

    expect(readOrder(given, undefined).gate.counts).toBe('new');
    expect(readOrder({ ...given, update_baseline: true }, undefined).gate.counts).toBe('none');
  });

  it('with a line of a list that is no URL names the line', () => {
    const list = write('wrong.txt', 'https://example.com\nnot a url\n');

    expect(messageOf(() => readOrder({ list }, undefined))).toContain(`${list}, line 2: must begin with http`);
  });
});
