import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const pageUrl = /The page with its sources as they are is at (?<url>http:\/\/127\.0\.0\.1:\d+)/u;

/** `npm run dev` in a process group of its own, as a terminal starts it. */
async function startDev(dataFolder: string) {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'dev'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      CURBCUT_DATA_DIR: dataFolder,
      CURBCUT_ROLE: 'web',
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'info',
    },
  });
  const ended = once(child, 'close');
  const url = await Promise.race([findUrl(child.stdout), ended.then(() => undefined)]);
  if (url === undefined) throw new Error('It ended before it had a page.');
  return { url, group: child.pid ?? 0, ended };
}

async function findUrl(output: Readable): Promise<string> {
  let text = '';
  return new Promise((resolve) => {
    output.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const url = pageUrl.exec(text)?.groups?.['url'];
      if (url !== undefined) resolve(url);
    });
  });
}

let folder: string;
let dev: Awaited<ReturnType<typeof startDev>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-dev-'));
  dev = await startDev(folder);
});
afterAll(async () => {
  if (isRunning(dev.group)) process.kill(-dev.group, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it('serves the page from its sources, and takes what the page sends', async () => {
  const page = await fetch(dev.url);
  const scan = await send(dev.url, dev.url);

  expect({ status: page.status, text: await page.text() }).toMatchObject({
    status: 200,
    text: expect.stringContaining('/src/main.tsx'),
  });
  expect(scan.status).toBe(201);
});

it('refuses what pages of other sites send, as the service alone does', async () => {
  const other = 'http://127.0.0.1:1';
  const crossSite = await send(dev.url, other);
  const sameSite = await send(dev.url, dev.url, { 'sec-fetch-site': 'same-site' });

  expect([crossSite.status, sameSite.status]).toEqual([403, 403]);
});

it('ends with Ctrl-C and leaves no process', async () => {
  process.kill(-dev.group, 'SIGINT');

  const [code] = (await dev.ended) as [number | null];

  expect(code).toBe(0);
  // The system may still list a process of the group that has ended.
  await expect.poll(() => isRunning(dev.group)).toBe(false);
});

async function send(url: string, origin: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${url}/api/scans`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify({ sitemap_url: 'https://example.org/', scan_type: 'single' }),
  });
}

/** Whether the group still has a process. */
function isRunning(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}
