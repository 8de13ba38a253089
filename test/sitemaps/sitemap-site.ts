import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A site on a free port of 127.0.0.1: answers by path and query; `hits` counts requests. */
export type SitemapSite = {
  readonly origin: string;
  readonly answers: Map<string, Answer>;
  readonly hits: string[];
  close(): Promise<void>;
};

export async function startSitemapSite(): Promise<SitemapSite> {
  const answers = new Map<string, Answer>();
  const hits: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    hits.push(path);
    const answer = answers.get(path);
    if (answer !== undefined) return answer(request, response);
    response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Nothing here</title>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site has no port');
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${address.port}`, answers, hits, close };
}

export function answerWith(body: string | Uint8Array, headers: Record<string, string> = {}, status = 200): Answer {
  return (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body);
}

export function aUrlset(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>`;
}

export function anIndex(addresses: readonly string[]): string {
  const sitemaps = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join('\n');
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps}\n</sitemapindex>`;
}
