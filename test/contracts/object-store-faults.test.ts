import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { S3Store } from '../../src/adapters/files/s3/s3-store.ts';
import { newId } from '../../src/ids/ids.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { isDown, isSilent, refuse, startObjectStore, storeKey, times } from '../files/object-store.ts';
import { say } from '../../src/texts/say.ts';
import { says } from '../../src/texts/saying.ts';

let server: ObjectStore;
let store: S3Store;
beforeAll(async () => {
  server = await startObjectStore();
});
afterAll(() => server.close());
beforeEach(() => {
  // No test looks for a machine's role.
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  server.fault = undefined;
  server.requests.length = 0;
  store = open();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await store.close();
});

const limits = { attemptMs: 1_000, totalMs: 10_000, attempts: 3, quietMs: 60_000 };
const image = Buffer.from('a picture');

function open(fields?: Parameters<ObjectStore['locate']>[0], more: Partial<typeof limits> = {}): S3Store {
  return new S3Store(server.locate(fields), { limits: { ...limits, ...more } });
}

const failureOf = async (action: Promise<unknown>) => action.catch((error: unknown) => error);

it.each([
  ['asks for a pause', refuse(503, 'SlowDown', { 'retry-after': '0' })],
  ['fails', refuse(500, 'InternalError')],
  ['ends the connection', isDown],
  ['does not answer', isSilent],
])('a request is repeated while the store %s', async (_name, fault) => {
  const scan = newId();
  server.fault = times(2, fault);

  const name = await store.put(scan, image);

  server.fault = undefined;
  expect(await store.list(scan)).toEqual([name]);
  expect(server.requests.filter((one) => one.startsWith('PUT'))).toHaveLength(3);
});

it('an outage ends a request after a few attempts, and the next ones at once, until the store is back', async () => {
  server.fault = isDown;
  const scan = newId();
  const first = await failureOf(store.put(scan, image));
  const attempts = server.requests.length;
  const others = await Promise.all([failureOf(store.put(scan, image)), failureOf(store.list(scan))]);

  expect(attempts).toBe(3);
  expect(server.requests).toHaveLength(3);
  expect(first).toMatchObject({ name: 'StoreFailure', isPassing: true });
  expect(others).toEqual([first, first]);

  const impatient = open({}, { quietMs: 0 });
  await failureOf(impatient.put(scan, image));
  server.fault = undefined;
  await impatient.put(scan, image);
  expect(await impatient.list(scan)).toHaveLength(1);
  await impatient.close();
});

it('one slow request among others that succeed does not stop them', async () => {
  const scan = newId();
  const other = newId();
  server.fault = (request, response) => request.url?.includes(scan) === true && isSilent(request, response);

  const [slow, ...names] = await Promise.all([
    failureOf(store.put(scan, image)),
    store.put(other, image),
    store.put(other, Buffer.from('another')),
  ]);

  expect(slow).toMatchObject({ name: 'StoreFailure' });
  expect((await store.list(other)).toSorted()).toEqual(names.toSorted());
});

it('credentials that have expired are read again from the file that another program renews', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-credentials-'));
  const credentialsFile = join(folder, 'credentials');
  const write = (key: string) =>
    writeFile(
      credentialsFile,
      `[other]\naws_access_key_id = NO\n\n[scans]\n# comment\naws_access_key_id=${key}\naws_secret_access_key = ${storeKey}\n`,
    );
  await write('EXPIRED');
  const source = {
    given: undefined,
    credentialsFile,
    configFile: join(folder, 'config'),
    profile: 'scans',
    services: [],
  };
  const renewed = open({ credentials: source });
  server.fault = (request, response) =>
    request.headers.authorization?.includes('EXPIRED') === true && refuse(400, 'ExpiredToken')(request, response);

  const before = await failureOf(renewed.put(newId(), image));
  const health = await renewed.check();
  await write(storeKey);
  const scan = newId();
  const name = await renewed.put(scan, image);

  expect(before).toMatchObject({ code: 'ExpiredToken', isPassing: false });
  expect(health).toMatchObject({ status: 'degraded', remedy: says('health.renew_credentials') });
  expect(await renewed.list(scan)).toEqual([name]);
  await renewed.close();
  await rm(folder, { recursive: true });
});

it('a profile in the configuration file is enough', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-profile-'));
  const configFile = join(folder, 'config');
  const keys = `aws_access_key_id = ${storeKey}\r\naws_secret_access_key = ${storeKey}\r\n`;
  await writeFile(configFile, `[default]\r\naws_access_key_id = NO\r\n[profile scans]\r\n${keys}`);
  const source = {
    given: undefined,
    credentialsFile: join(folder, 'none'),
    configFile,
    profile: 'scans',
    services: [],
  };
  const configured = open({ credentials: source });

  expect(await configured.check()).toMatchObject({ status: 'ok' });
  await configured.close();
  await rm(folder, { recursive: true });
});

it.each([
  [
    'a wrong secret',
    { accessKeyId: storeKey, secretAccessKey: 'wrong-secret-key' },
    {},
    'SignatureDoesNotMatch',
    /Renew/u,
  ],
  ['an unknown key', { accessKeyId: 'UNKNOWN', secretAccessKey: storeKey }, {}, 'InvalidAccessKeyId', /Renew/u],
  ['no credentials', undefined, {}, 'no_credentials', /AWS_ACCESS_KEY_ID/u],
  [
    'a bucket that is missing',
    { accessKeyId: storeKey, secretAccessKey: storeKey },
    { bucket: 'missing' },
    'NoSuchBucket',
    /Create the bucket/u,
  ],
] as const)(
  'with %s the health says what to do, and no error contains the secret',
  async (_name, given, fields, code, remedy) => {
    const { credentials } = server.locate();
    const wrong = open({ ...fields, credentials: { ...credentials, given } });

    const health = await wrong.check();
    const failures = [
      await failureOf(wrong.readOwner()),
      await failureOf(wrong.open(newId(), `${'0'.repeat(32)}.jpg`)),
    ];

    expect(health.status).toBe('degraded');
    expect(say('en', health.remedy ?? [])).toMatch(remedy);
    for (const failure of failures) {
      expect(failure).toMatchObject({ name: 'StoreFailure', code, isPassing: false });
      expect(inspect(failure, { depth: 10 })).not.toContain('wrong-secret-key');
    }
    await wrong.close();
  },
);

it('a refused permission is not repeated, and names the permissions', async () => {
  server.fault = refuse(403, 'AccessDenied');

  expect(await store.check()).toMatchObject({ status: 'degraded', remedy: says('health.allow_bucket') });
  expect(server.requests).toHaveLength(1);
});

it('a list or an image that breaks off is an error, never a shorter one', async () => {
  const scan = newId();
  const name = await store.put(scan, image);
  const cut: typeof server.fault = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('<ListBucketResult><Contents>');
    setImmediate(() => response.destroy());
    return true;
  };
  server.fault = times(1, cut);
  expect(await store.list(scan)).toEqual([name]);
  server.fault = cut;

  const opened = await store.open(scan, name);

  await expect(opened === undefined ? undefined : buffer(opened.content)).rejects.toThrow(Error);
  expect(await failureOf(store.list(scan))).toMatchObject({ name: 'StoreFailure' });
});

it.each([
  [200, 'Error', /not a list/u],
  [404, 'StoreFailure', /404 NotFound/u],
  [503, 'StoreFailure', /503 status_503/u],
])('a page of a proxy with status %i is an error, never an empty list', async (status, name, message) => {
  server.fault = (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Sorry</title><p>Sorry<br>');
    return true;
  };
  const failure = await failureOf(store.list(newId()));

  expect(failure).toMatchObject({ name, message: expect.stringMatching(message) });
});

it('a clock that is wrong is corrected by the time of the store', async () => {
  const skewed = refuse(403, 'RequestTimeTooSkewed', { date: new Date(Date.now() + 3_600_000).toUTCString() });
  const dates: (string | undefined)[] = [];
  const once = times(1, skewed);
  server.fault = (request, response) => {
    dates.push(String(request.headers['x-amz-date']));
    return once(request, response);
  };

  await store.put(newId(), image);

  const [before, after] = dates.map((date) => Number(date?.slice(9, 11)));
  expect(((after ?? 0) - (before ?? 0) + 24) % 24).toBe(1);
});

it('a store without conditional requests gets its owner all the same', async () => {
  const owned = open({ prefix: 'unconditional' });
  const conditional = refuse(501, 'NotImplemented');
  server.fault = (request, response) =>
    request.headers['if-none-match'] !== undefined && conditional(request, response);

  await owned.writeOwner('{"installation":"two"}');

  expect(await owned.readOwner()).toBe('{"installation":"two"}');
  await owned.close();
});

it('another process that was first stays the owner', async () => {
  const owned = open({ prefix: 'raced' });
  await owned.writeOwner('{"installation":"first"}');
  server.fault = (request, response) =>
    request.method === 'PUT' && refuse(412, 'PreconditionFailed')(request, response);

  await owned.writeOwner('{"installation":"second"}');

  expect(await owned.readOwner()).toBe('{"installation":"first"}');
  await owned.close();
});

it('a copy that fails after its status was sent is an error', async () => {
  server.fault = refuse(200, 'InternalError');

  await expect(store.takeOver(newId(), newId(), `${'0'.repeat(32)}.jpg`)).rejects.toThrow('InternalError');
});

it('the health is asked for as often as anyone likes, and writes at most once in a while', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => store.check()));

  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['ok']));
  expect(server.requests).toHaveLength(1);
});
