import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { z } from 'zod';

const caseSchema = z.object({
  ruleId: z.string(),
  ruleName: z.string(),
  testcaseId: z.string(),
  expected: z.enum(['passed', 'failed', 'inapplicable']),
  /** From the root of the host on which the corpus is served. */
  path: z.string(),
});
const manifestSchema = z.object({ source: z.string(), commit: z.string(), testcases: z.array(caseSchema) });

/** A test case of one of the W3C's ACT rules. */
export type ActCase = z.infer<typeof caseSchema>;
export type ActCorpus = z.infer<typeof manifestSchema>;

export function readCorpus(folder: string): ActCorpus {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
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

export type CorpusServer = { readonly origin: string; readonly sitemap: string; readonly close: () => void };

/** Serves the pages of the corpus at the paths by which they refer to each other, and a sitemap of these cases. */
export async function serveCorpus(folder: string, cases: readonly ActCase[]): Promise<CorpusServer> {
  const root = resolve(folder, 'site');
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://corpus').pathname);
    if (path === '/sitemap.xml') {
      const origin = `http://${request.headers.host ?? ''}`;
      const entries = cases.map((one) => `<url><loc>${origin}${one.path}</loc></url>`);
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
