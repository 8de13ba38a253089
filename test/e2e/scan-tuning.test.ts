import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const ad = (id: string) => `<div class="ad"><img src="${pixel}" id="${id}"></div>`;
const loose = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `<p class="ad">Part ${word}</p>`).join('');
/** Images without a text alternative and parts without a landmark, in ads and outside, and a pale text. */
const page = `<!doctype html><html lang="en"><title>Shop</title>
  ${loose}<p>A part that is no ad</p>
  <main><h1>Shop</h1><img src="${pixel}" id="kept">${ad('plain-ad')}<p style="color: #aaa">Pale text</p>
  <div id="host"><template shadowrootmode="open">${ad('shadow-ad')}</template></div></main></html>`;
const server = createServer((request, response) =>
  request.url === '/'
    ? response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    : response.writeHead(404).end(),
);

let service: TestService;
let client: ScanClient;
let url: string;

beforeAll(async () => {
  service = await shareTestService();
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: { page_pictures: 1 } });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // it listens on a port
});

afterAll(async () => {
  await service.close();
  server.closeAllConnections();
  server.close();
});

async function look(id: string) {
  const scan = await client.untilEnded(id);
  const [seen] = await client.pages(id);
  const issues = await client.issues(id);
  return {
    codes: scan.notes.map(({ code }) => code),
    failed: Object.fromEntries(
      issues.filter(({ kind }) => kind === 'failed').map(({ key, occurrence_count: count }) => [key, count]),
    ),
    notes: Object.fromEntries(seen?.notes.map(({ code, count }) => [code, count]) ?? []),
    notRun: seen?.counts.rules_not_run,
    hasPicture: seen?.screenshot_url !== null,
    isKnown: seen?.unchanged_since !== null,
  };
}

const scanWith = async (fields: object) =>
  (await client.create({ sitemap_url: url, scan_type: 'single', ...fields })).id;

it('a scan leaves out rules, parts of pages, keys and pictures, says so, and a rescan does too', async () => {
  const usual = await look(await scanWith({}));
  const tuned = { disable: ['color-contrast', 'focus-visible'], exclude_selectors: ['.ad'], screenshots: false };
  const first = await scanWith(tuned);
  const without = await look(first);
  const rescanned = (await client.post(`/api/scans/${first}/rescan`)) as { readonly id: string }; // a scan
  const again = await look(rescanned.id);
  const other = await look(await scanWith({ ...tuned, exclude_selectors: ['#kept'] }));
  const read = await look(await scanWith({ operate: false }));

  // The parts without a landmark are one finding when they are many, which must not hide the one that is no ad.
  const tunedResult = {
    codes: ['rules_disabled', 'exclude_selectors'],
    failed: { 'image-alt': 1, region: 1 },
    notes: { excluded: 8 },
    notRun: 2,
    hasPicture: false,
  };
  expect({ usual, without, again, other, read }).toMatchObject({
    usual: {
      codes: [],
      failed: { 'image-alt': 3, 'color-contrast': 1, region: 1 },
      notes: {},
      notRun: 0,
      hasPicture: true,
    },
    without: { ...tunedResult, isKnown: false },
    // It is mostly taken over from the scan before. One unchanged page in twenty is analyzed all the same.
    again: tunedResult,
    other: { failed: { 'image-alt': 2, region: 1 }, notes: { excluded: 1 }, isKnown: false },
    read: { codes: ['rules_off'], failed: { 'image-alt': 3 }, isKnown: false },
  });
  expect(without.failed).not.toHaveProperty('color-contrast');
  expect(read.notRun).toBeGreaterThan(3);
});
