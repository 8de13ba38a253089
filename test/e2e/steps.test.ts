import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lightPages, ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const document = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;
/** The menu has an image without a text alternative, and so has the page that a search leads to. */
const start = document(
  'Shop',
  `<button id="open" onclick="document.querySelector('#menu').hidden = false; fetch('/opened')">Menu</button>
  <div id="menu" hidden><p>Menu</p><img src="${pixel}" id="in-menu"></div>
  <form action="/found"><label>Search <input name="q" id="q"></label><button>Search</button></form>
  <a id="away" onclick="location.hostname = 'localhost'" href="#">Another site</a>
  <p id="gray" style="color: #757575; background: #fff">Gray text of level AA</p>`,
);
/** A banner with an image without a text alternative. Its first button accepts, which must never happen. */
const asking = document(
  'Asking',
  `<p style="color: #757575; background: #fff">Gray text</p><div role="dialog" aria-label="Cookies" id="banner">
  <p>We use cookies.</p><img src="${pixel}" id="in-banner"><button onclick="fetch('/accepted')">Accept all</button>
  <a href="/policy">Reject all cookies in our policy</a>
  <button onclick="fetch('/refused'); this.closest('div').remove()">Reject all</button></div>`,
);
const pages: Readonly<Record<string, string>> = { '/': start, '/asking': asking };
const requests: string[] = [];
const server = createServer((request, response) => {
  const url = request.url ?? '';
  requests.push(url);
  const { pathname, searchParams } = new URL(url, 'http://site');
  const found = document('Found', `<p>Found ${searchParams.get('q')}</p><img src="${pixel}" id="found">`);
  const page = pathname === '/found' ? found : pages[pathname];
  if (page === undefined) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
});

let service: TestService;
let client: ScanClient;
let url: string;

beforeAll(async () => {
  service = await shareTestService();
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: lightPages });
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

const quick = { scan_type: 'single' };
const count = (path: string) => requests.filter((request) => request === path).length;

it('steps lead to pages of their own, once, and a step that cannot be done fails its page alone', async () => {
  const on = (name: string, ...steps: readonly object[]) => ({ name, url_pattern: '/', steps });
  const open = { do: 'click', selector: '#open' };
  const fill = { do: 'fill', selector: '#q', value: 'tea' };
  const { id, status } = await client.scan({
    ...quick,
    sitemap_url: url,
    steps: [
      on('Menu open', open),
      on('Search results', fill, { do: 'press', selector: '#q', key: 'Enter' }, { do: 'wait_for', selector: '#found' }),
      { ...on('Elsewhere', open), url_pattern: '/other/**' },
      on('Nothing there', open, { do: 'click', selector: '#gone' }),
      on('Away by a link', { do: 'click', selector: '#away' }),
      on('Away by a step', open, { do: 'goto', url: 'http://localhost:9/' }),
    ],
  });
  const scanned = await client.pages(id);
  const images = await client.occurrences(id, 'failed', 'image-alt');
  const gray = (await client.issues(id)).find(({ key }) => key === 'color-contrast-enhanced');

  expect({ status, gray }).toEqual({ status: 'partial', gray: undefined });
  expect(scanned.map(({ path, outcome, final_url: final, advice }) => [path.join(), outcome, final, advice])).toEqual([
    ['', 'scanned', url, null],
    ['Menu open', 'scanned', url, null],
    ['Search results', 'scanned', `${url}found?q=tea`, null],
    [
      'Nothing there',
      'step_failed',
      url,
      expect.stringMatching(/Step 2 \(click #gone\) could not be done\..*Nothing on the page matches its selector\./),
    ],
    ['Away by a link', 'navigated_away', expect.any(String), expect.stringContaining('The steps lead to localhost:')],
    ['Away by a step', 'navigated_away', url, expect.stringContaining('The steps lead to localhost:9')],
  ]);
  // Occurrences are listed as their pages were finished.
  expect(images.map(({ page_path: path, selector }) => `${path.join()} ${selector}`).toSorted()).toEqual([
    'Menu open #in-menu',
    'Search results #found',
  ]);
  // Two pages opened the menu. The last one leaves for another site later, so none of its steps were taken.
  expect(count('/opened')).toBe(2);
});

it('a consent banner is closed by its own button that rejects, and level AAA is checked, if the scan asks for it', async () => {
  const { id } = await client.scan({ ...quick, sitemap_url: `${url}asking`, dismiss_consent: true, level: 'aaa' });
  const [page] = await client.pages(id);
  const failed = (await client.issues(id)).filter(({ kind }) => kind === 'failed').map(({ key }) => key);
  const [gray] = await client.occurrences(id, 'failed', 'color-contrast-enhanced');

  expect(page?.notes.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'consent_refused: A consent banner was closed before the check, with its button “Reject all”.',
  ]);
  expect(failed).toContain('color-contrast-enhanced');
  expect(failed).not.toContain('image-alt');
  expect(gray?.message).toMatch(/has a contrast of 4\.\d+ to 1\. Level AAA asks for 7 to 1\./);
  expect([count('/refused'), count('/accepted'), count('/policy')]).toEqual([1, 0, 0]);
});
