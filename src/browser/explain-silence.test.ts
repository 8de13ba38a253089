import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { explainSilence } from './explain-silence.ts';
import { findBrowser } from './find-browser.ts';
import type { RunningBrowser } from './launch-browser.ts';
import { launchBrowser } from './launch-browser.ts';
import type { ProtocolSession } from './protocol-call.ts';

let folder: string;
let running: RunningBrowser;

beforeEach(async () => {
  const config = readConfig();
  folder = await mkdtemp(join(tmpdir(), 'curbcut-silence-'));
  running = await launchBrowser({
    executablePath: findBrowser({ ...config, chosen: config.chromePath }),
    sandbox: !config.isRoot,
    tempFolder: folder,
    environment: config.browserEnvironment,
  });
});

afterEach(async () => {
  await running.kill();
  await rm(folder, { recursive: true });
});

/** The session of a page that is open as far as its server has answered. */
async function openPage(
  answer: (response: ServerResponse) => void,
): Promise<{ readonly session: ProtocolSession; readonly page: Page }> {
  const server = createServer((_request, response) => answer(response.setHeader('content-type', 'text/html')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const page = await running.browser.newPage();
  const session: ProtocolSession = await page.context().newCDPSession(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  page.once('close', () => server.close());
  return { session, page };
}

it('a script that never ends is the page’s own', async () => {
  const { session } = await openPage((response) => response.end('<title>Busy</title><script>for (;;);</script>'));

  expect(await explainSilence(session, false)).toMatchObject({ kind: 'unresponsive' });
});

it('a body that never ends is one that does not arrive', async () => {
  const { session } = await openPage((response) => {
    const timer = setInterval(() => response.write('<p>More.</p>'), 20);
    response.once('close', () => clearInterval(timer));
  });

  expect(await explainSilence(session, false)).toMatchObject({ kind: 'unfinished' });
});

it('a page that cannot be laid out in time is too large, whatever its scripts do', async () => {
  const level = (index: number) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`;
  const levels = Array.from({ length: 7 }, (_, index) => level(index)).join('');
  const { session, page } = await openPage((response) =>
    response.end(`<svg><defs><g id="a0"><rect width="1" height="1"/></g>${levels}</defs><use href="#a7"/></svg>`),
  );
  await page.waitForLoadState('domcontentloaded');
  // Laying out is what it waits for, and does not end.
  void session.send('Runtime.evaluate', { expression: 'document.documentElement.offsetHeight' }).catch(() => undefined);

  expect(await explainSilence(session, true)).toMatchObject({ kind: 'too_slow' });
});
