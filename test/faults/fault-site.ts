import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendHtml, wrapInPage } from '../site/answer-page.ts';

/** A site with known findings, which can make its visitors wait. */
export type FaultSite = {
  readonly origin: string;
  readonly sitemapUrl: string;
  /** Links to two further pages, as do these: a crawl from here finds all that the sitemap lists. */
  readonly startUrl: string;
  readonly pageUrls: readonly string[];
  /** `path kind rule selector`, sorted: all that a scan of the site finds. */
  readonly expectedFindings: readonly string[];
  /** From now on pages are not answered, until `release`. */
  readonly hold: () => void;
  readonly release: () => void;
  /** From now on the last page is not answered, until `giveLast`: so long no scan of all pages can end. */
  readonly keepLast: () => void;
  readonly giveLast: () => void;
  /** Requests that wait for an answer until they are released or given. */
  readonly countHeld: () => number;
  readonly close: () => Promise<void>;
};

const words = [
  'amber',
  'birch',
  'cedar',
  'delta',
  'ember',
  'fjord',
  'grove',
  'heron',
  'islet',
  'jetty',
  'knoll',
  'larch',
];

/** While it is shut, responses wait. */
class Gate {
  readonly waiting: (() => void)[] = [];
  isShut = false;

  shut(): void {
    this.isShut = true;
  }

  open(): void {
    this.isShut = false;
    for (const answer of this.waiting.splice(0)) answer();
  }
}

/** Serves `pageCount` light pages on a free port of 127.0.0.1, each with 0 to 3 pictures without a text. */
export async function startFaultSite(pageCount: number): Promise<FaultSite> {
  const everyPage = new Gate();
  const lastPage = new Gate();
  const paths = Array.from({ length: pageCount }, (_, index) => pathOf(index));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site.invalid').pathname;
    const answer = () => answerPath(response, path, paths);
    if (path === '/sitemap.xml') return answerSitemap(response, paths, originOf());
    if (path === '/robots.txt') return void response.writeHead(404).end();
    const gate = lastPage.isShut && path === paths.at(-1) ? lastPage : everyPage;
    if (gate.isShut) return void gate.waiting.push(answer);
    setTimeout(answer, latencyOf(paths.indexOf(path)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const originOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  return {
    origin: originOf(),
    sitemapUrl: `${originOf()}/sitemap.xml`,
    startUrl: `${originOf()}${pathOf(0)}`,
    pageUrls: paths.map((path) => `${originOf()}${path}`),
    expectedFindings: paths
      .flatMap((path, index) => picturesOf(index).map((id) => `${path} failed image-alt #${id}`))
      .toSorted(),
    hold: () => everyPage.shut(),
    release: () => everyPage.open(),
    keepLast: () => lastPage.shut(),
    giveLast: () => lastPage.open(),
    countHeld: () => everyPage.waiting.length + lastPage.waiting.length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Words differ from page to page, because pages with the same text cause a check for a "not found" page. */
function pathOf(index: number): string {
  return `/${words[index % words.length]}-${words[(index * 5 + 3 + Math.floor(index / words.length)) % words.length]}-${index}`;
}

/** Milliseconds. Longer than the longest wait before a fault: the scan must still be running when it strikes. */
function latencyOf(index: number): number {
  return 400 + ((index * 37) % 150);
}

function picturesOf(index: number): readonly string[] {
  return Array.from({ length: (index * 7) % 4 }, (_, place) => `page-${index}-picture-${place}`);
}

function answerSitemap(response: ServerResponse, paths: readonly string[], origin: string): void {
  const entries = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  const xml = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
}

function answerPath(response: ServerResponse, path: string, paths: readonly string[]): void {
  const index = paths.indexOf(path);
  if (index === -1)
    return sendHtml(response, { status: 404, html: wrapInPage('Not found', '<p>Nothing is here.</p>') });
  const title = titleOf(path);
  const links = paths
    .slice(2 * index + 1, 2 * index + 3)
    .map((next) => `<li><a style="display: block; padding: 10px" href="${next}">${titleOf(next)}</a></li>`);
  const pictures = picturesOf(index).map((id) => `<img id="${id}" src="${pictureOf(index)}" width="40" height="30">`);
  sendHtml(response, {
    status: 200,
    html: wrapInPage(title, `<p>All about ${title}, and nothing else.</p>${pictures.join('\n')}${listOf(links)}`),
  });
}

function titleOf(path: string): string {
  return path.slice(1).replaceAll('-', ' ');
}

function listOf(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

/** Of another color on each page, so that no two pages share the file of a screenshot. */
function pictureOf(index: number): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'><rect width='40' height='30' fill='hsl(${index * 15} 80% 40%)'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
