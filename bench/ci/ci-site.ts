import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveDashboards } from '../again/fetch-templates.ts';

/** What a pipeline may meet. `dies`: after half of the pages the server refuses every connection. */
export const situations = ['no_findings', 'findings', 'missing_page', 'dies', 'sign_in', 'no_pages'] as const;
export type Situation = (typeof situations)[number];

/** Sites of which the time is measured. `dashboards`: pages of templates with several hundred findings. */
export const timedSites = ['no_findings', 'dashboards'] as const;
export type TimedSite = (typeof timedSites)[number];

export async function serveSite(site: Situation | TimedSite, pages: number): Promise<CiSite> {
  if (site !== 'dashboards') return serveCiSite(site, pages);
  const served = await serveDashboards(pages);
  return { ...served, sitemap: `${served.origin}/sitemap.xml` };
}

export type CiSite = {
  readonly origin: string;
  readonly urls: readonly string[];
  readonly sitemap: string;
  readonly close: () => void;
};

/** A site of pages with navigation, headings, a table and a form, which are fine except as the situation says. */
async function serveCiSite(situation: Situation, pages: number): Promise<CiSite> {
  const paths = Array.from({ length: situation === 'no_pages' ? 0 : pages }, (_, index) => `/page-${index}`);
  const odd = `/page-${Math.floor(pages / 2)}`;
  const served = new Set<string>();
  const answer: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/sitemap.xml') {
      const entries = paths.map((path) => `<url><loc>http://${request.headers.host ?? ''}${path}</loc></url>`);
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`);
    } else if (paths.includes(pathname)) {
      served.add(pathname);
      if (situation === 'dies' && served.size > pages / 2) die(request);
      else answerPage(response, pathname === odd ? situation : 'no_findings', { pathname, paths });
    } else if (pathname === '/sign-in') sendPage(response, 200, 'Sign in', signInForm);
    else sendPage(response, 404, 'Not found', '<p>There is no such page.</p>');
  };
  const server = createServer(answer);
  const die = (request: IncomingMessage): void => {
    server.close();
    request.socket.destroy();
    server.closeAllConnections();
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  const origin = `http://127.0.0.1:${port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, urls: paths.map((path) => `${origin}${path}`), sitemap: `${origin}/sitemap.xml`, close };
}

type Place = { readonly pathname: string; readonly paths: readonly string[] };

function answerPage(response: ServerResponse, situation: Situation, { pathname, paths }: Place): void {
  if (situation === 'missing_page') sendPage(response, 404, 'Not found', '<p>There is no such page.</p>');
  else if (situation === 'sign_in') response.writeHead(302, { location: '/sign-in' }).end();
  else {
    const image = situation === 'findings' ? '<img src="data:,">' : '';
    sendPage(response, 200, `Catalog ${pathname.slice(1)}`, `${describeCatalog(pathname, paths)}${image}`);
  }
}

function sendPage(response: ServerResponse, status: number, title: string, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`);
}

/** Links and fields are large enough to be hit, with visible focus and strong contrast. */
const style =
  'body { color: #000; background: #fff } a, input, button { display: inline-block; min-height: 32px; min-width: 44px } a { color: #006 } :focus { outline: 3px solid #006 }';
const signInForm =
  '<form method="post"><p><label>User <input autocomplete="username"></label></p><p><label>Password <input type="password" autocomplete="current-password"></label></p><button>Sign in</button></form>';

function describeCatalog(pathname: string, paths: readonly string[]): string {
  const links = paths.map((path) => `<li><a href="${path}">Catalog ${path.slice(1)}</a></li>`).join('');
  const rows = Array.from(
    { length: 40 },
    (_, row) =>
      `<tr><th scope="row">Item ${row} of ${pathname}</th><td>${row * 3}</td><td>In stock since week ${row}</td></tr>`,
  ).join('');
  const fields = Array.from(
    { length: 10 },
    (_, field) => `<p><label for="f${field}">Field ${field}</label> <input id="f${field}" name="f${field}"></p>`,
  ).join('');
  return `<nav aria-label="Catalogs"><ul>${links}</ul></nav><h2>Items</h2><table><caption>Stock</caption>
<tr><th scope="col">Item</th><th scope="col">Left</th><th scope="col">Since</th></tr>${rows}</table>
<h2>Order</h2><form action="/">${fields}<button>Send the order</button></form>`;
}
