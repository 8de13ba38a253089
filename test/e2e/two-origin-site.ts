import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One site at two ports, as a preview deployment is a copy of production. The links and images have whole URLs. */
export type TwoOrigins = {
  readonly production: string;
  readonly preview: string;
  /** From now on the preview's page /changed lacks one issue of production and has another one. */
  readonly changePreview: () => void;
  readonly close: () => void;
};

const paths = ['/', '/about?lang=en', '/changed'];

export async function startTwoOrigins(): Promise<TwoOrigins> {
  let hasChanged = false;
  const open = async (isPreview: boolean) => {
    const server = createServer((request, response) => {
      const origin = `http://${request.headers.host ?? ''}`;
      const path = request.url ?? '/';
      if (path === '/sitemap.xml') return response.setHeader('content-type', 'text/xml').end(listPages(origin));
      if (!paths.includes(path)) return response.writeHead(404).end();
      const isChanged = isPreview && hasChanged && path === '/changed';
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(render(origin, path, isChanged));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    // A server that listens on a port has an address with it.
    return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };
  const servers = [await open(false), await open(true)] as const;
  return {
    production: servers[0].origin,
    preview: servers[1].origin,
    changePreview: () => {
      hasChanged = true;
    },
    close: () => {
      for (const { server } of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function listPages(origin: string): string {
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}

/** Four issues a page: two links without a name, an image without a text, a field without a label. */
function render(origin: string, path: string, isChanged: boolean): string {
  const image = isChanged ? `<img src="${origin}/logo.svg" alt="Logo">` : `<img src="${origin}/logo.svg">`;
  const button = isChanged ? '<button type="button" class="added"></button>' : '';
  return `<!doctype html><html lang="en"><head><title>Page ${path}</title></head><body><main>
    <h1>Page ${path}</h1><p>A page of the same site at two origins.</p>
    <a href="${origin}/"></a> <a href="/about"></a> ${image}
    <form action="//${new URL(origin).host}/search"><input name="q"></form>${button}
  </main></body></html>`;
}
