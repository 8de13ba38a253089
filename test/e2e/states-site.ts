import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose pages have issues that only people with certain preferences meet. */
export type StatesSite = { readonly origin: string; readonly close: () => void };

const words = 'Our workshop repairs bicycles of every kind and every age, on every day of the week. '.repeat(6);
const icon = `<button aria-label="Search" style="border: 0; background: #036; width: 32px; height: 32px"></button>`;

const pages: Readonly<Record<string, string>> = {
  '/': `<style>@media (prefers-color-scheme: dark) { body { background: #111; color: #fff } p { color: #444 } a { color: #9cf } }</style>
    <p>${words}</p><a href="/wide">Prices</a> ${icon}`,
  '/wide': `<div id="wide" style="width: 800px"><p>${words}</p></div><p>${words}</p>`,
  '/good': `<p style="color: #999">${words}</p>`,
};

export async function startStatesSite(): Promise<StatesSite> {
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host ?? ''}`;
    const path = request.url ?? '/';
    if (path === '/sitemap.xml') return response.setHeader('content-type', 'text/xml').end(listPages(origin));
    const body = pages[path];
    if (body === undefined) return response.writeHead(404).end();
    const html = `<!doctype html><html lang="en"><head><title>Repairs ${path}</title></head><body><main><h1>Repairs ${path}</h1>${body}</main></body></html>`;
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    // A server that listens on a port has an address with it.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function listPages(origin: string): string {
  const urls = Object.keys(pages).map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}
