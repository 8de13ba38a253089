import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { waitForSite } from './wait-for-site.ts';

const never = new AbortController().signal;
const long = 100_000;

/** A server that gives these statuses one after the other, the last one for ever. */
async function startSite(statuses: readonly number[], port = 0) {
  let requests = 0;
  const server = createServer((_request, response) => {
    response.writeHead(statuses[Math.min(requests, statuses.length - 1)] ?? 200, { location: '/elsewhere' });
    requests += 1;
    response.end('x');
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port: used } = server.address() as AddressInfo; // it listens on a port
  return { url: `http://127.0.0.1:${used}/`, port: used, server, requests: () => requests };
}

it.each([[200], [302], [404], [500]])('a site that answers %i is there', async (status) => {
  const site = await startSite([status]);

  await waitForSite([site.url], { waitMs: long, stop: never });

  expect(site.requests()).toBe(1);
});

it('a proxy whose server is not there yet is asked again', async () => {
  const site = await startSite([502, 503, 200]);

  await waitForSite([site.url], { waitMs: long, stop: never });

  expect(site.requests()).toBe(3);
});

it('a port on which nothing listens yet is tried until the site starts', async () => {
  const first = await startSite([200]);
  await new Promise<void>((resolve) => {
    first.server.close(() => resolve());
  });
  const waiting = waitForSite([first.url], { waitMs: long, stop: never });
  const site = await startSite([200], first.port);

  await waiting;

  expect(site.requests()).toBe(1);
});

it('the wait ends when the run is stopped, and when its time is over', async () => {
  const stop = new AbortController();
  const site = await startSite([503]);
  const waiting = waitForSite([site.url], { waitMs: long, stop: stop.signal });
  await expect.poll(() => site.requests()).toBeGreaterThan(0);
  stop.abort();

  await expect(waiting).resolves.toBeUndefined();
  await expect(waitForSite([site.url], { waitMs: 1, stop: never })).resolves.toBeUndefined();
});
