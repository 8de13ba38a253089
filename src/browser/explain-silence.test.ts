import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { explainSilence } from './explain-silence.ts';
import type { RunningBrowser } from './launch-browser.ts';
import { openProxiedPage } from '../../test/e2e/open-proxied-page.ts';
import { launchTestBrowser } from '../../test/e2e/launch-test-browser.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send, stopScripts } from './protocol-call.ts';

let folder: string;
let running: RunningBrowser;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-silence-'));
  running = await launchTestBrowser(folder);
});

afterEach(async () => {
  await running.kill();
  await rm(folder, { recursive: true });
});

/** The session of a page that is open as far as its server has answered. */
async function openPage(answer: (response: ServerResponse) => void): Promise<ProtocolSession> {
  const server = createServer((_request, response) => answer(response.setHeader('content-type', 'text/html')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = await openProxiedPage(running, origin);
  const session: ProtocolSession = await page.context().newCDPSession(page);
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  page.once('close', () => server.close());
  return session;
}

/** A page is as it was made only a moment after it was opened. `silent`: it gives no answer. */
async function untilIs(session: ProtocolSession, state: 'complete' | 'silent'): Promise<void> {
  const read = async () =>
    send(session, ['Runtime.evaluate', { expression: 'document.readyState' }], 500).then(
      (reply) => (reply as { readonly result: { readonly value: string } }).result.value, // the expression gives a text
      () => 'silent',
    );
  await expect.poll(read, { timeout: 20_000, interval: 10 }).toBe(state);
}

it('a script that never ends is the page’s own', async () => {
  const session = await openPage((response) => response.end('<title>Busy</title><script>for (;;);</script>'));
  await untilIs(session, 'silent');

  expect(await explainSilence(session, false)).toMatchObject({ kind: 'unresponsive' });
});

it('a body that never ends is one that does not arrive', async () => {
  const session = await openPage((response) => {
    const timer = setInterval(() => response.write('<p>More.</p>'), 20);
    response.once('close', () => clearInterval(timer));
  });

  expect(await explainSilence(session, false)).toMatchObject({ kind: 'unfinished' });
});

it('a page that cannot be laid out in time is too large, whatever its scripts do', async () => {
  const session = await openPage((response) => response.end('<title>Light</title><p>Light.</p>'));
  await untilIs(session, 'complete');
  const level = (index: number) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`;
  const levels = Array.from({ length: 7 }, (_, index) => level(index)).join('');
  const heavy = `<svg><defs><g id="a0"><rect width="1" height="1"/></g>${levels}</defs><use href="#a7"/></svg>`;
  const expression = `document.body.innerHTML = ${JSON.stringify(heavy)}; document.body.offsetHeight`;
  // Laying out is what it waits for, and does not end.
  void session.send('Runtime.evaluate', { expression }).catch(() => undefined);
  await untilIs(session, 'silent');

  expect(await explainSilence(session, true)).toMatchObject({ kind: 'too_slow' });
});

it.each(['complete', 'silent'] as const)('stopping the scripts of a %s page hits no later call', async (state) => {
  const script = state === 'silent' ? '<script>setTimeout(() => { for (;;); }, 50)</script>' : '';
  const session = await openPage((response) => response.end(`<title>Page</title><p>Page.</p>${script}`));
  await untilIs(session, state);

  await stopScripts(session, 5_000);
  await stopScripts(session, 5_000);

  expect(await send(session, ['Runtime.evaluate', { expression: '1 + 1' }], 5_000)).toMatchObject({
    result: { value: 2 },
  });
});

it('a call whose script is stopped is a fault of the page', async () => {
  const session = await openPage((response) => response.end('<title>Page</title><p>Page.</p>'));
  await untilIs(session, 'complete');

  const call = send(session, ['Runtime.evaluate', { expression: 'for (;;);' }], 60_000).catch(
    (fault: unknown) => fault,
  );
  await untilIs(session, 'silent');

  await stopScripts(session, 5_000);

  expect(await call).toMatchObject({ message: 'A script was stopped before it ended.' });
});
