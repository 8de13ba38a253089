import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { aProxy, openConnectProxy } from '../../../../test/net/connect-proxy.ts';
import { OpenServers } from '../../../../test/net/open-servers.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import type { ScanRun } from './follow-scans.ts';
import { followScans } from './follow-scans.ts';
import { openHttp } from './http-transport.ts';
import { ServiceClient } from './service-client.ts';
import type { Transport } from './transport.ts';

const target = { url: 'https://example.com/', scanType: 'single', viewport: 'desktop' } as const;
type Limits = Parameters<typeof openHttp>[1];
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const aScan = (status: string) => ({
  id: 'scan-1',
  url: target.url,
  status,
  viewport: { preset: 'desktop' },
  progress: { pages_total: 1, pages_completed: 1, pages_failed: 0, pages_pending: 0, pages_running: 0 },
  summary: { needs_review_occurrences: 0, by_severity: { critical: 0, serious: 0, moderate: 0, minor: 0 } },
  score: 100,
  engine: 'axe-core 4.14.1',
  error: null,
  notes: [],
});

/** The way to a service that answers like this. */
async function openOn(listener: RequestListener, limits?: Limits): Promise<Transport> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return openHttp({ url: `http://127.0.0.1:${port}`, token: 'secret' }, limits);
}

/** Starts a scan on a service that answers each request with the next of the listeners. */
async function scanOn(listeners: readonly RequestListener[], limits?: Limits) {
  const requests: { readonly method: string; readonly authorization: string | undefined }[] = [];
  const transport = await openOn((request, response) => {
    requests.push({ method: request.method ?? '', authorization: request.headers.authorization });
    listeners[requests.length - 1]?.(request, response);
  }, limits);
  const run: ScanRun = { target, scan: undefined };
  const stop = new AbortController().signal;
  const options = { client: new ServiceClient(transport), tag: undefined, stop, onChange: () => undefined };
  const failure: unknown = await followScans([run], options).catch((error: unknown) => error);
  await transport.close();
  return { requests, run, failure };
}

const answer =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers });
    response.end(JSON.stringify(body));
  };

it('reaches a service at a public address by the proxy of the caller, and one on loopback directly', async () => {
  const open = new OpenServers();
  const port = await open.listen(createServer((_request, response) => void response.end('reached')));
  const proxy = await openConnectProxy(open, { to: port });
  const proxies = aProxy(`http://127.0.0.1:${proxy.port}`);

  const answers = ['http://93.184.216.34/', `http://127.0.0.1:${port}/`].map(async (url) => {
    const transport = openHttp({ url, token: undefined, proxies });
    const said = await text((await transport.request('GET', '/api/health')).body);
    await transport.close();
    return said;
  });

  expect(await Promise.all(answers)).toEqual(['reached', 'reached']);
  expect(proxy.asked.map(({ endpoint }) => endpoint)).toEqual(['93.184.216.34:80']);
  await open.close();
});

it('asks a service with a full queue again, after the time that it names, with the token each time', async () => {
  const full = answer(429, { code: 'queue_full', detail: 'The queue is full.' }, { 'retry-after': '1' });

  const { requests, run, failure } = await scanOn([full, full, answer(201, aScan('completed'))]);

  expect(failure).toBeUndefined();
  expect(requests).toEqual(Array.from({ length: 3 }, () => ({ method: 'POST', authorization: 'Bearer secret' })));
  expect(run.scan?.status).toBe('completed');
});

it('ends with one sentence and exit code 4 when the service stops answering during a scan', async () => {
  const { failure } = await scanOn([answer(201, aScan('running')), (request) => request.socket.destroy()]);

  expect(failure).toBeInstanceOf(CommandFailure);
  expect(failure).toMatchObject({
    exitCode: exitCodes.cannotWork,
    message: expect.stringMatching(/^The service at http:\/\/127\.0\.0\.1:\d+\/ does not answer: [^\n]+$/u),
  });
});

describe('a service that accepts the connection and is silent', () => {
  const limits = { answer: 1_000, download: 60_000, document: 60_000 };
  const silent: RequestListener = () => undefined;
  const half: RequestListener = (_request, response) => {
    response.writeHead(201, { 'content-type': 'application/json' }).write('{"id":');
  };

  it.each([
    ['from the start', [silent]],
    ['during a scan', [answer(201, aScan('running')), silent]],
    ['in the middle of an answer', [half]],
  ])('%s ends the run with one sentence and exit code 4', async (_name, listeners) => {
    const { failure } = await scanOn(listeners, limits);

    expect(failure).toBeInstanceOf(CommandFailure);
    expect(failure).toMatchObject({
      exitCode: exitCodes.cannotWork,
      message: expect.stringMatching(
        /^The service at http:\/\/127\.0\.0\.1:\d+\/ does not answer: it sent nothing for 1 s\.$/u,
      ),
    });
  });

  it('does not end a report that is being made, which may take longer than an answer', async () => {
    const { promise: given, resolve: giveUp } = Promise.withResolvers<undefined>();
    const transport = await openOn((request, response) => {
      if (request.url?.endsWith('report.pdf') !== true) return;
      void given.then(() => response.end('the report'));
    }, limits);
    const client = new ServiceClient(transport);
    const report = client.download('scan-1', 'report.pdf', { patience: 'document' });

    const failure: unknown = await client.read('scan-1').catch((error: unknown) => error);
    giveUp(undefined);

    expect(failure).toBeInstanceOf(CommandFailure);
    expect(await text(await report)).toBe('the report');
    await transport.close();
  });
});
