import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.jfif': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
};

export type PageServer = { readonly origin: string; readonly sitemap: string; readonly close: () => void };

/** Serves a folder on loopback, and a sitemap of these paths, which are written as in a URL. */
export async function servePages(folder: string, paths: readonly string[]): Promise<PageServer> {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://corpus').pathname);
    if (path === '/sitemap.xml') {
      const origin = `http://${request.headers.host ?? ''}`;
      const entries = paths.map((one) => `<url><loc>${origin}${one}</loc></url>`);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${entries.join('')}</urlset>`);
      return;
    }
    const file = resolve(join(root, path));
    const isThere = file.startsWith(`${root}${sep}`) && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    if (!isThere) response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.');
    else response.writeHead(200, { 'content-type': types[extname(file)] ?? 'image/jpeg' }).end(readFileSync(file));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    sitemap: `${origin}/sitemap.xml`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
