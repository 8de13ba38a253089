import { symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readOrder } from './read-order.ts';
import { useOrderFiles, messageOf } from '../../../../test/cli/order-files.ts';

const { inFolder, write } = useOrderFiles();

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
      pace: {},
      accepted: [],
      waitMs: undefined,
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

  it('reads a sign-in that the file names next to the file, and one of a flag in the working folder', () => {
    write('member.json', { kind: 'headers' });
    const config = write('member-config.json', { urls: ['https://example.com'], sign_in: 'member.json' });

    expect(readOrder({}, config).signIn).toEqual({ body: { name: 'curbcut scan', kind: 'headers' } });
    expect(messageOf(() => readOrder({ sign_in: 'member.json' }, config))).toContain('--sign-in member.json');
    expect(readOrder({ server: 'https://curbcut.example' }, config).signIn).toEqual({ id: 'member.json' });
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
      { id: 'sarif', path: inFolder('out/a.sarif') },
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
    symlinkSync(secret, inFolder('link.json'));

    const messages = [
      messageOf(() => readOrder({}, config)),
      messageOf(() => readOrder({}, inFolder('link.json'))),
      messageOf(() => readOrder({}, write('token.json', { token_file: secret, server: 'https://file.example' }))),
      messageOf(() => readOrder({ list: secret }, undefined)),
    ];

    expect(messages).toEqual([
      `${secret}, line 1: is not a URL that can be scanned.`,
      `${inFolder('link.json')}: is not valid JSON: Unexpected token 'c'.`,
      `${inFolder('token.json')}: token_file: only the command line names it: --token-file FILE.`,
      `${secret}, line 1: must begin with http:// or https:// and have no user name or password, not "ccut_secret".`,
    ]);
  });

  it('writes to no file outside the folder of a configuration file, unless the command line names it', () => {
    const urls = ['https://example.com'];
    symlinkSync('..', inFolder('way-out'));
    const configOf = (path: string) =>
      write(`${path.replaceAll('/', '-')}.json`, { urls, format: [`json=${path}`], baseline: '../b.json' });
    const updating = write('updates.json', { urls, baseline: '../b.json', update_baseline: true });
    const refusalOf = (config: string, setting: string, path: string) =>
      `${config}: ${setting}: ${inFolder(path)} is outside the working folder and that of this file. Only the command line names it: --${setting}.`;

    expect(readOrder({}, configOf('out/a.json')).reports.map(({ path }) => path)).toEqual([inFolder('out/a.json')]);
    for (const path of ['../a.json', 'way-out/a.json'])
      expect(messageOf(() => readOrder({}, configOf(path)))).toBe(refusalOf(configOf(path), 'format', path));
    expect(messageOf(() => readOrder({}, updating))).toBe(refusalOf(updating, 'baseline', '../b.json'));
    expect(readOrder({ format: ['json=/elsewhere'] }, configOf('../a.json')).reports).toHaveLength(1);
    expect(readOrder({ baseline: '/elsewhere' }, updating).baseline?.file).toBe('/elsewhere');
  });

  it('names the variable that cannot be used', () => {
    const variables = { server: 'curbcut.example', token: undefined };

    expect(messageOf(() => readOrder({ urls: ['https://example.com'] }, undefined, variables))).toBe(
      'CURBCUT_SERVER must begin with http:// or https:// and have no user name or password, not "curbcut.example". ' +
        'Did you mean "https://curbcut.example"?',
    );
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
});
