import { once } from 'node:events';
import { cp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { TestService } from '../e2e/start-service.ts';
import { startTestService } from '../e2e/start-service.ts';
import { Workplace } from './run-curbcut.ts';
import type { SmallSite } from './small-site.ts';
import { startSmallSite } from './small-site.ts';

let site: SmallSite;
let place: Workplace;
let service: TestService;
let data = '';
const tokens: string[] = [];

beforeAll(async () => {
  [site, place] = await Promise.all([startSmallSite(), Workplace.open()]);
  data = join(place.folder, 'service');
  await cp(inject('embeddedTemplates').migrated, data, { recursive: true });
  for (const scope of ['scan', 'read']) {
    const expiry = scope === 'read' ? ['--expires-at', '2999-01-31'] : [];
    const wanted = ['token', 'create', `${scope} of CI`, '--scope', scope, ...expiry];
    const created = await place.run([...wanted, '--data-dir', data]);
    tokens.push(created.out.trim());
    await writeFile(join(place.folder, `${scope}.txt`), created.out);
  }
  service = await startTestService({ CURBCUT_AUTH: 'tokens', CURBCUT_DATA_DIR: data, LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await service.close();
  await place.close();
  await site.close();
});

it('the first token comes from the command line, and a pipeline scans with it', async () => {
  const order = ['scan', `${site.origin}/good`, '--server', service.origin];

  const [scanned, narrow, without] = await Promise.all([
    place.run([...order, '--token-file', 'scan.txt', '--format', 'pdf=report.pdf']),
    place.run([...order, '--token-file', 'read.txt']),
    place.run(order),
  ]);

  expect(tokens[0]).toMatch(/^ccut_\w{49}$/);
  expect(scanned).toMatchObject({ code: 0 });
  expect(narrow).toMatchObject({ code: 2, err: expect.stringContaining('This needs the scope "scan"') as string });
  expect(without).toMatchObject({ code: 2, err: expect.stringContaining('--token-file or CURBCUT_TOKEN') as string });
});

it('a configuration file in the working folder does not decide which server gets the token', async () => {
  const requests: string[] = [];
  const stranger = createServer((request, response) => {
    requests.push(`${request.headers.authorization}`);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const { port } = stranger.address() as AddressInfo; // it listens on a port
  const config = join(place.folder, 'curbcut.config.json');
  await writeFile(config, JSON.stringify({ urls: [`${site.origin}/good`], server: `http://127.0.0.1:${port}` }));

  const inVariable = await place.run(['scan'], { CURBCUT_TOKEN: tokens[0] ?? '' });
  const inFile = await place.run(['scan', '--token-file', 'scan.txt']);
  const named = await place.run(['scan'], { CURBCUT_TOKEN: tokens[0] ?? '', CURBCUT_SERVER: service.origin });

  const reason = (name: string) =>
    `curbcut.config.json: server: ${name} needs a server that --server or CURBCUT_SERVER names, not this file.\n`;
  expect(inVariable).toMatchObject({ code: 2, err: reason('CURBCUT_TOKEN') });
  expect(inFile).toMatchObject({ code: 2, err: reason('--token-file') });
  expect(named.code).toBe(0);
  expect(requests).toEqual([]);
  stranger.close();
  await rm(config);
});

it.each([
  ['{"urls": ["\\n::add-mask::a\\r\\n  ##vso[task.setvariable variable=PATH]/evil\\u001B]8;;x"]}'],
  ['{"\\n::add-mask::a\\n##vso[task.setvariable variable=PATH]/evil\\u001B]8;;x": 1}'],
  ['\n::add-mask::a\n##vso[task.setvariable variable=PATH]/evil\u001B]8;;x'],
])('a configuration file cannot give commands to a pipeline or a terminal: %j', async (content) => {
  const config = join(place.folder, 'curbcut.config.json');
  await writeFile(config, content);

  const { code, out, err } = await place.run(['scan']);

  await rm(config);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^curbcut\.config\.json/u);
  expect(err).not.toMatch(/^\s*::|##\w*\[|\p{Cc}(?<!\n)/mu);
});

it('the log says that no one can administer the service, and how to change that, and has no token', () => {
  expect(service.logged()).toContain('curbcut token create NAME --scope admin');
  for (const token of tokens) expect(service.logged()).not.toContain(token);
});

it('a token cannot be created in a data folder that a service uses, or with a scope or an expiry that does not exist', async () => {
  const create = ['token', 'create', 'ada', '--data-dir', data, '--scope'];

  const [inUse, noScope, noDay] = await Promise.all([
    place.run([...create, 'admin']),
    place.run([...create, 'root']),
    place.run([...create, 'scan', '--expires-at', 'tomorrow']),
  ]);

  expect(inUse.code).not.toBe(0);
  expect(inUse.err).toContain('The data folder is in use by another Curbcut');
  expect(noScope).toMatchObject({ code: 2, err: 'error: the scope must be read, scan or admin.\n' });
  expect(noDay).toMatchObject({
    code: 2,
    err: expect.stringContaining('--expires-at must be a day or a time') as string,
  });
});

it('a user header without trusted proxies keeps the service from starting, in one sentence', async () => {
  const ended = await place.run(['serve', '--port', '0'], { CURBCUT_AUTH_HEADER: 'Remote-User' });

  expect(ended.code).toBe(2);
  expect(ended.err).toBe(
    'CURBCUT_AUTH_HEADER needs CURBCUT_TRUSTED_PROXIES, the addresses of the proxies that send it: without them, anyone could sign in as anyone.\n',
  );
});
