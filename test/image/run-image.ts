import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createSocket } from 'node:net';
import { ScanClient } from '../e2e/scan-client.ts';
import { buildImage, makeBase } from './build-image.ts';
import { requireTools, run } from './container-tools.ts';
import { Container, scanInPlace } from './run-container.ts';

/**
 * `npm run test:image`: builds the image and runs it with the options of compose.yaml and a real container runtime. It needs root,
 * packages of Debian and a few minutes, so it is not a part of `npm test`. Prints one line per step; a failure ends it.
 */
async function testImage(): Promise<void> {
  requireTools();
  const { totalMb, ownMb } = buildImage(makeBase());
  say(`built: ${totalMb} MB, ${ownMb} MB of them above the base image`);
  const site = await serveSite();
  const volume = run('podman', ['volume', 'create']);
  try {
    const scan = await firstRun(volume, site.url);
    await secondRun(volume, scan);
    const { code, output } = await scanInPlace(site.url);
    assert.equal(code, 1, output);
    assert.match(output, /image-alt/u);
    say('curbcut scan in a container: exit code 1 for a page with a serious finding');
  } finally {
    run('podman', ['volume', 'rm', '--force', volume]);
    site.close();
  }
}

/** Scans a page in a new container, and stops it. Returns the scan's id. */
async function firstRun(volume: string, url: string): Promise<string> {
  const container = new Container({ port: await freePort(), volume });
  try {
    const health = await container.health();
    assert.partialDeepStrictEqual(health, { browser: { status: 'ok' }, sandbox: { status: 'ok' } });
    say('ready: the browser runs in its sandbox, with the seccomp profile of deploy/seccomp.json');
    checkSurroundings(container);
    const id = await scanPage(container.origin, url);
    stop(container);
    return id;
  } finally {
    container.remove();
  }
}

/** Another container on the same volume has the scan. */
async function secondRun(volume: string, id: string): Promise<void> {
  const container = new Container({ port: await freePort(), volume });
  try {
    await container.health();
    assert.equal((await new ScanClient(container.origin).get(id)).status, 'completed');
    say('replaced: a new container with the same volume has the scan');
    stop(container);
  } finally {
    container.remove();
  }
}

function checkSurroundings(container: Container): void {
  assert.equal(container.exec('id', '-u'), '10001');
  assert.equal(container.exec('cat', '/proc/1/comm'), 'tini');
  assert.throws(() => container.exec('touch', '/opt/curbcut/x'), /Read-only file system/u);
  assert.match(container.exec('node', '/opt/curbcut/deploy/check-health.mjs'), /"status":"ok"/u);
  assert.match(
    container.exec('cat', '/proc/self/status'),
    /^CapEff:\s0+$[\s\S]*^NoNewPrivs:\s1$[\s\S]*^Seccomp:\s2$/mu,
  );
  say('as user 10001 without capabilities, tini is process 1, the root is read-only, the health check passes');
}

async function scanPage(origin: string, url: string): Promise<string> {
  const client = new ScanClient(origin);
  const { id } = await client.create({ sitemap_url: url, scan_type: 'single' });
  const scan = await client.untilEnded(id);
  assert.equal(scan.status, 'completed', JSON.stringify(scan.error));
  const [image] = await client.occurrences(id, 'failed', 'image-alt');
  assert.ok(image?.screenshot_url, 'the finding has a screenshot');
  const types = await Promise.all(
    [image.screenshot_url, `/api/scans/${id}/issues/report.pdf`, '/'].map(async (path) => {
      const response = await fetch(new URL(path, origin), { headers: { accept: 'text/html, */*' } });
      return `${response.status} ${response.headers.get('content-type')?.split(';', 1)[0] ?? ''}`;
    }),
  );
  assert.deepEqual(types.slice(1), ['200 application/pdf', '200 text/html']);
  assert.match(types[0] ?? '', /^200 image\//u);
  say(`scanned: a page by ${scan.browser ?? 'no browser'}, with screenshot, PDF and the web interface`);
  return id;
}

function stop(container: Container): void {
  const start = performance.now();
  assert.equal(container.stop(), 0);
  say(`stopped: exit code 0 after ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function serveSite(): Promise<{ readonly url: string; close(): void }> {
  const page =
    '<!doctype html><html lang="en"><title>Shop</title><h1>Shop 店 🛒</h1><p>A page to scan.</p><img src="x.png">';
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as it listens on TCP
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo; // as it listens on TCP
  socket.close();
  await once(socket, 'close');
  return port;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await testImage();
