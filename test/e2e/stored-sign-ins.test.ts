import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInRecordSchema } from '../../src/finding-pages/sign-ins/sign-in-record.ts';
import type { StoredApp } from '../sign-ins/stored-app.ts';
import { paths, startStoredApp } from '../sign-ins/stored-app.ts';
import { lightPages, ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

const session = 'session0token1value2';

let service: TestService;
let app: StoredApp;

beforeAll(async () => {
  [service, app] = await Promise.all([shareTestService(), startStoredApp(session)]);
});

afterAll(async () => {
  await service.close();
  app.close();
});

/** As Playwright writes it, with the session storage that it leaves out. */
function aState() {
  const record = {
    key: 'user',
    valueEncoded: {
      id: 1,
      o: [
        { k: 'token', v: session },
        { k: 'since', v: { d: '2026-01-01T00:00:00.000Z' } },
      ],
    },
  };
  const store = { name: 'tokens', autoIncrement: false, records: [record], indexes: [] };
  const token = [{ name: 'token', value: session }];
  return {
    cookies: [
      { name: 'sid', value: session, domain: '127.0.0.1', path: '/', expires: -1, httpOnly: false, secure: false },
      { name: 'tracker', value: 'of-another-site-0123456789', domain: 'localhost', path: '/' },
    ],
    origins: [
      {
        origin: app.origin,
        localStorage: token,
        sessionStorage: token,
        indexedDB: [{ name: 'auth', version: 3, stores: [store] }],
      },
    ],
  };
}

it('each page meets the stored state of the sign-in, and nothing else: neither of pages before it, nor at other sites', async () => {
  const client = new ScanClient(service.origin);
  await client.putSettings({ performance: { ...lightPages, concurrency: 1 } });
  const answer = await fetch(`${service.origin}/api/sign-ins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Stored',
      origins: [app.origin],
      check: { present: 'text:Sign out' },
      kind: 'state',
      secret: aState(),
    }),
  });
  const { id } = signInRecordSchema.parse(await answer.json());

  const urls = paths.map((path) => `${app.origin}${path}`);
  const scan = await client.untilAtRest((await client.create({ scan_type: 'list', urls, sign_in: id })).id);

  const pages = await client.pages(scan.id);
  expect(scan).toMatchObject({ status: 'completed', error: null });
  expect(pages.map(({ title }) => title)).toEqual(paths.map(() => 'cookie local session database visit 1 history 2'));
  expect(new Set(app.cookies)).toEqual(new Set([`sid=${session}`]));
  expect(new Set(app.receivedElsewhere)).toEqual(new Set(['']));
});
