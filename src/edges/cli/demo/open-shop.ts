import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastify } from 'fastify';

export type Shop = { readonly origin: string; readonly close: () => Promise<void> };

const folder = fileURLToPath(new URL('shop/', import.meta.url));
const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the files of the folder `shop` on a free port of loopback, and a sitemap of its pages. */
export async function openShop(): Promise<Shop> {
  const app = fastify({ forceCloseConnections: true });
  const names = (await readdir(folder)).toSorted();
  for (const name of names) {
    const content = await readFile(join(folder, name));
    const type = mediaTypes[extname(name)] ?? 'application/octet-stream';
    app.get(pathOf(name), async (_request, reply) => reply.type(type).send(content));
  }
  app.get('/sitemap.xml', async (request, reply) => {
    const pages = names.filter((name) => name.endsWith('.html'));
    return reply
      .type('application/xml')
      .send(writeSitemap(pages.map((name) => `http://${request.host}${pathOf(name)}`)));
  });
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: async () => app.close() };
}

function pathOf(name: string): string {
  if (name === 'index.html') return '/';
  return `/${name.endsWith('.html') ? name.slice(0, -'.html'.length) : name}`;
}

function writeSitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${url}</loc></url>`).join('');
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}
