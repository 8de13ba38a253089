import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EndlessSite } from './endless-site.ts';

export type ServedSite = {
  readonly origin: string;
  /** Paths that were requested, with their queries. */
  readonly requested: readonly string[];
  readonly close: () => Promise<void>;
};

/** Its robots.txt forbids `/private/`. Links are written by a script, as many sites do it. */
export async function serveEndlessSite(site: EndlessSite): Promise<ServedSite> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requested.push(path);
    if (path === '/robots.txt') {
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private/\n');
      return;
    }
    const answer = site.answer(path);
    if (answer.kind === 'redirect') {
      response.writeHead(302, { location: answer.to }).end();
      return;
    }
    response.writeHead(answer.kind === 'missing' ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(render(path, answer.kind === 'page' ? answer.links : []));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return {
    origin: `http://127.0.0.1:${port}`,
    requested,
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      await closed;
    },
  };
}

const nouns =
  `apple bridge candle desert engine forest garden harbor island jacket kettle ladder mirror needle orange pencil quarry
  ribbon saddle temple umbrella valley window yogurt zipper anchor basket copper dragon`.split(/\s+/);

/** Each URL has its own text: a site that shows one text everywhere has no pages. */
function render(path: string, links: readonly string[]): string {
  const words = [...hash('sha256', path, 'buffer')].map((byte) => nouns[byte % nouns.length]);
  const title = `About ${words.slice(0, 4).join(' and ')}`;
  return `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>
    <p>This text names ${words.join(', ')}, and nothing else.</p><nav aria-label="Site"></nav></main>
    <script>for (const href of ${JSON.stringify(links)}) {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Go to ' + href });
      document.querySelector('nav').append(link, ' ');
    }</script>`;
}
