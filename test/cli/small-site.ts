import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Text that a terminal or the runner of a CI system would carry out. */
const hostileText = '\u001B[31m##[error]red ##vso[task.complete]\n::error::injected\u001B[0m';

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>A small page</title><main><h1>A small page</h1><p>Enough text to be a page.</p>${body}</main></html>`;

const pages: Readonly<Record<string, string>> = {
  '/good': page(''),
  '/practice': page('<h4>A level of headings is missing</h4>'),
  '/bad': page(`<img src="data:," data-text="${hostileText}"><p>${hostileText}</p>`),
};

const membersPage = (isMember: boolean) => page(isMember ? '<a href="/leave">Sign out</a>' : '<p>Please sign in.</p>');

export type SmallSite = { readonly origin: string; readonly close: () => Promise<void> };

/** `/good` and `/bad` are pages, `/practice` breaks a best practice alone, `/hang` never answers, `/members` is for those with the header `x-member`, `/sitemap.xml` lists `/bad` and `/hang`, everything else is missing. */
export async function startSmallSite(): Promise<SmallSite> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`);
    const isMember = request.headers['x-member'] === 'let-me-in-please';
    const html = url.pathname === '/members' ? membersPage(isMember) : pages[url.pathname];
    if (url.pathname === '/hang') return;
    if (url.pathname === '/sitemap.xml') {
      const entries = ['/bad', '/hang'].map((path) => `<url><loc>${url.origin}${path}</loc></url>`);
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`);
      return;
    }
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html ?? page('Not here.'));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      await closed;
    },
  };
}
