import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { S3Store } from '../../src/adapters/files/s3/s3-store.ts';
import { newId } from '../../src/ids/ids.ts';
import { says } from '../../src/texts/saying.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { refuse, startObjectStore, storeKey } from '../files/object-store.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

let server: ObjectStore;
let folder: string;
/** The service that gives credentials. */
let source: Server;
let answer: Answer;
let asked: string[];
let store: S3Store;

beforeAll(async () => {
  server = await startObjectStore();
  source = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => {
    source.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  source.close();
  await server.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-credentials-'));
  asked = [];
  answer = (_request, response) => response.writeHead(404).end();
  server.fault = undefined;
  vi.stubEnv('HOME', folder);
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await store.close();
  await rm(folder, { recursive: true });
});

const originOf = () => `http://127.0.0.1:${(source.address() as AddressInfo).port}`; // it listens on a port
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

function open(profile = 'default'): S3Store {
  const files = { credentialsFile: join(folder, 'credentials'), configFile: join(folder, 'config') };
  store = new S3Store(server.locate({ credentials: { given: undefined, profile, services: [], ...files } }), {
    limits: { quietMs: 0 },
  });
  return store;
}

/** Stores a picture and finds it in the list. Returns the tokens that the store saw. */
async function storeOne(): Promise<readonly unknown[]> {
  const tokens = new Set<unknown>();
  server.fault = ({ headers }: IncomingMessage) => {
    tokens.add(headers['x-amz-security-token']);
    return false;
  };
  const scan = newId();
  const name = await store.put(scan, Buffer.from('a picture'));
  expect(await store.list(scan)).toEqual([name]);
  return [...tokens];
}

const credentialsOf = (token: string) => ({
  Code: 'Success',
  AccessKeyId: storeKey,
  SecretAccessKey: storeKey,
  Token: token,
  Expiration: inAnHour(),
});

function answerAsMachine(token: () => string): Answer {
  return ({ url = '', method }, response) => {
    if (method === 'PUT') return response.end('session');
    return url.endsWith('/the-role') ? response.end(JSON.stringify(credentialsOf(token()))) : response.end('the-role');
  };
}

it('the role of a machine is enough', async () => {
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', '');
  vi.stubEnv('AWS_EC2_METADATA_SERVICE_ENDPOINT', originOf());
  answer = answerAsMachine(() => 'of-the-machine');
  open();

  expect(await storeOne()).toEqual(['of-the-machine']);
  expect(asked).toEqual([
    'PUT /latest/api/token',
    'GET /latest/meta-data/iam/security-credentials/',
    'GET /latest/meta-data/iam/security-credentials/the-role',
  ]);
});

it('credentials of a machine that the store refuses are asked for again, once', async () => {
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', '');
  vi.stubEnv('AWS_EC2_METADATA_SERVICE_ENDPOINT', originOf());
  let token = 'first';
  answer = answerAsMachine(() => token);
  open();
  await store.put(newId(), Buffer.from('a picture'));
  token = 'second';
  server.fault = (request, response) =>
    request.headers['x-amz-security-token'] === 'first' && refuse(400, 'ExpiredToken')(request, response);

  await store.put(newId(), Buffer.from('another'));

  expect(asked).toHaveLength(6);
  expect(await storeOne()).toEqual(['second']);
});

it('the identity of a pod is enough, by its container', async () => {
  const tokenFile = join(folder, 'token');
  await writeFile(tokenFile, 'of-the-pod');
  vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `${originOf()}/v1/credentials`);
  vi.stubEnv('AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE', tokenFile);
  answer = ({ headers }, response) => {
    const isKnown = headers.authorization === 'of-the-pod';
    response.writeHead(isKnown ? 200 : 403).end(JSON.stringify(credentialsOf('of-the-container')));
  };
  open();

  expect(await storeOne()).toEqual(['of-the-container']);
  expect(asked).toEqual(['GET /v1/credentials']);
});

it('the identity of a pod is enough, by a role that it assumes', async () => {
  const tokenFile = join(folder, 'token');
  await writeFile(tokenFile, 'of-the-pod');
  vi.stubEnv('AWS_WEB_IDENTITY_TOKEN_FILE', tokenFile);
  vi.stubEnv('AWS_ROLE_ARN', 'arn:aws:iam::123456789012:role/curbcut');
  vi.stubEnv('AWS_ENDPOINT_URL_STS', originOf());
  const bodies: URLSearchParams[] = [];
  answer = async (request, response) => {
    bodies.push(new URLSearchParams(await text(request)));
    response.setHeader('content-type', 'text/xml').end(
      `<AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials>
        <AccessKeyId>${storeKey}</AccessKeyId><SecretAccessKey>${storeKey}</SecretAccessKey>
        <SessionToken>of-the-role</SessionToken><Expiration>${inAnHour()}</Expiration>
      </Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`,
    );
  };
  open();

  expect(await storeOne()).toEqual(['of-the-role']);
  expect(bodies.map((body) => [body.get('Action'), body.get('WebIdentityToken')])).toEqual([
    ['AssumeRoleWithWebIdentity', 'of-the-pod'],
  ]);
});

it('a person who signed in with SSO is enough', async () => {
  const start = 'https://example.awsapps.com/start';
  const cache = join(folder, '.aws', 'sso', 'cache');
  await mkdir(cache, { recursive: true });
  const session = { startUrl: start, region: 'eu-central-1', accessToken: 'of-the-session', expiresAt: inAnHour() };
  await writeFile(join(cache, `${createHash('sha1').update(start).digest('hex')}.json`), JSON.stringify(session));
  await writeFile(
    join(folder, 'config'),
    `[profile people]\nsso_start_url = ${start}\nsso_region = eu-central-1\nsso_account_id = 123456789012\nsso_role_name = curbcut\n`,
  );
  vi.stubEnv('AWS_CONFIG_FILE', join(folder, 'config'));
  vi.stubEnv('AWS_ENDPOINT_URL_SSO', originOf());
  answer = (_request, response) => {
    const roleCredentials = {
      accessKeyId: storeKey,
      secretAccessKey: storeKey,
      sessionToken: 'of-the-person',
      expiration: Date.now() + 3_600_000,
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ roleCredentials }));
  };
  open('people');

  expect(await storeOne()).toEqual(['of-the-person']);
});

it('a program that the configuration file names is enough', async () => {
  const program = join(folder, 'program.mjs');
  const written = { Version: 1, AccessKeyId: storeKey, SecretAccessKey: storeKey, SessionToken: 'of-the-program' };
  await writeFile(program, `process.stdout.write(${JSON.stringify(JSON.stringify(written))});`);
  await writeFile(join(folder, 'config'), `[profile scans]\ncredential_process = "${process.execPath}" "${program}"\n`);
  open('scans');

  expect(await storeOne()).toEqual(['of-the-program']);
});

it.each([
  ['refuses', (_request, response) => response.writeHead(403).end('{"Message":"No."}')],
  ['answers with something else', (_request, response) => response.end('<html>wrong-secret-key</html>')],
  ['ends the connection', (request) => request.socket.destroy()],
] satisfies readonly (readonly [string, Answer])[])(
  'a service of credentials that %s is no outage of the store, and the health says what to do',
  async (_name, fault) => {
    vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `${originOf()}/v1/credentials`);
    answer = fault;
    open();
    const failure = await store.readOwner().catch((error: unknown) => error);

    expect(failure).toMatchObject({ name: 'StoreFailure', code: 'no_credentials', isPassing: false });
    expect(inspect(failure, { depth: 10 })).not.toContain('wrong-secret-key');
    expect(await store.check()).toMatchObject({ status: 'degraded', remedy: says('health.set_credentials') });
  },
);
