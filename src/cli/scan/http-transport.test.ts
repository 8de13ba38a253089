import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import type { ScanRun } from './follow-scans.ts';
import { followScans } from './follow-scans.ts';
import { openHttp } from './http-transport.ts';
import { ServiceClient } from './service-client.ts';

const target = { url: 'https://example.com/', scanType: 'single', viewport: 'desktop' } as const;
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
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

/** Starts a scan on a service that answers each request with the next of the listeners. */
async function scanOn(listeners: readonly RequestListener[]) {
  const requests: { readonly method: string; readonly authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? '', authorization: request.headers.authorization });
    listeners[requests.length - 1]?.(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  const transport = openHttp({ url: `http://127.0.0.1:${port}`, token: 'secret' });
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
