import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as requestHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { S3Location } from '../../src/adapters/files/file-location.ts';

/** The only account that the server knows. */
export const storeKey = 'S3RVER';
export const storeBucket = 'pictures';
/** `<bucket>.s3.objects.test` is a bucket. */
const storeDomain = 'objects.test';

/** Answers a request in the store's stead; false if it passes. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

export type ObjectStore = {
  readonly origin: string;
  readonly port: number;
  /** `GET /pictures/…`, in order. */
  readonly requests: string[];
  /** Undefined: the store works. */
  fault: Fault | undefined;
  /** Where it is, with what differs. */
  locate(fields?: Partial<S3Location>): S3Location;
  close(): Promise<void>;
};

/**
 * A server that speaks the API of S3, behind a proxy on a free port that can go wrong. It checks signatures, but wrongly where
 * the bucket is in the host, as if it were in the path, and those of lists, as if their path had no slash at its end.
 */
export async function startObjectStore({ checksSignatures = true } = {}): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'curbcut-s3-'));
  const server = await startServer({
    directory,
    serviceEndpoint: storeDomain,
    configureBuckets: [{ name: storeBucket }],
    allowMismatchedSignatures: !checksSignatures,
  });
  const proxy = createServer((request, response) => {
    store.requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    if (store.fault?.(request, response) !== true) void pass(request, response, server.port);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = proxy.address() as AddressInfo; // it listens on a port, not on a socket file
  const origin = `http://127.0.0.1:${port}`;
  const store: ObjectStore = {
    origin,
    port,
    requests: [],
    fault: undefined,
    locate: (fields) => ({ ...aLocation(origin), ...fields }),
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
      await server.stop();
      await rm(directory, { recursive: true });
    },
  };
  return store;
}

/** Tokens of its lists need a cipher that OpenSSL has only on request. */
async function startServer(options: object) {
  const args = ['--openssl-legacy-provider', join(import.meta.dirname, 'run-s3rver.ts'), JSON.stringify(options)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]; // of text, by its encoding
  const ended = once(child, 'exit');
  return {
    port: Number(line),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

function aLocation(endpoint: string): S3Location {
  return {
    kind: 's3',
    bucket: storeBucket,
    prefix: 'curbcut/one',
    endpoint,
    region: 'eu-central-1',
    pathStyle: true,
    credentials: {
      given: { accessKeyId: storeKey, secretAccessKey: storeKey },
      credentialsFile: '/nowhere',
      configFile: '/nowhere',
      profile: 'default',
      services: [],
    },
  };
}

/** As it came, with its `Host`, which is signed. */
async function pass(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const body = await buffer(request);
  const { method, url: path = '' } = request;
  const { authorization, ...others } = request.headers;
  const isList = /^\/[^/]*\/\?/u.test(path);
  const headers = isList || authorization === undefined ? others : { authorization, ...others };
  const forwarded = requestHttp({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  forwarded.end(body);
}

/** The store ends the connection instead of answering. */
export const isDown: Fault = (request) => {
  request.socket.destroy();
  return true;
};

/** The store takes the request and never answers. */
export const isSilent: Fault = (request) => {
  request.resume();
  return true;
};

/** Answers with an error as the API has it. */
export function refuse(status: number, code: string, headers: Readonly<Record<string, string>> = {}): Fault {
  return (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml', ...headers });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
    return true;
  };
}

/** The fault, for so many requests. */
export function times(count: number, fault: Fault): Fault {
  let left = count;
  return (request, response) => {
    left -= 1;
    return left >= 0 && fault(request, response);
  };
}
