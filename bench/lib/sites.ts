import { readdirSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.webm': 'video/webm',
};

export type BenchSite = { readonly origin: string; readonly urls: readonly string[]; readonly close: () => void };

/** `pages`: the folder below it that has the pages, if the others are parts of them. */
export type Mount = { readonly at: string; readonly folder: string; readonly pages?: string };

/** Real documentation by others, from Debian's packages python3-doc and git-doc. */
export async function serveDocumentation(wanted: number, choice: Choice = 'first'): Promise<BenchSite> {
  const mounts = [
    { at: '/python/', folder: realpathSync('/usr/share/doc/python3-doc/html') },
    { at: '/git/', folder: '/usr/share/doc/git-doc' },
  ];
  return serveFolders(mounts, wanted, choice);
}

/** The first pages in the order of their names, or as many spread over all of them. */
type Choice = 'first' | 'spread';

/** Folders behind one origin with a sitemap. Pages are taken from each in turn. */
export async function serveFolders(mounts: readonly Mount[], wanted: number, choice: Choice): Promise<BenchSite> {
  const share = wanted / mounts.length;
  const lists = mounts.map(({ at, folder, pages = '' }) => {
    const all = listPages(join(folder, pages)).map((file) => `${at}${relative(folder, file)}`);
    const step = choice === 'spread' ? Math.max(1, Math.floor(all.length / share)) : 1;
    return all.filter((_, index) => index % step === 0);
  });
  const longest = Math.max(...lists.map(({ length }) => length));
  const paths = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? []))
    .flat()
    .slice(0, wanted)
    .map((path) => path.split('/').map(encodeURIComponent).join('/'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/sitemap.xml') {
      const base = `http://${request.headers.host ?? ''}`;
      const entries = paths.map((path) => `<url><loc>${base}${path}</loc></url>`);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${entries.join('')}</urlset>`);
      return;
    }
    const path = decodeURIComponent(pathname);
    const mount = mounts.find(({ at }) => path.startsWith(at)) ?? { at: '', folder: '/nonexistent' };
    const file = join(mount.folder, path.slice(mount.at.length));
    readFile(file).then(
      (body) =>
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, urls: paths.map((path) => `${origin}${path}`), close: () => server.close() };
}

function listPages(folder: string): readonly string[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return listPages(path);
      return name.endsWith('.html') ? [path] : [];
    });
}
