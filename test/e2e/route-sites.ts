import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const story = '<p>A story of some length about boats, piers and the people who use them.</p>';

/** An app that shows its parts by the fragment. An unknown one shows that there is no such part. */
const routes = page(
  'Harbor',
  `<div id="app"></div><script>
const parts = {
  '': '<p>Welcome.</p><a href="#/berths">Berths</a> <a href="#!prices">Prices</a> <a href="#!">Menu</a> <a href="#note">Note</a> <a href="#/gone">Gone</a> <svg width="9" height="9"><a href="#/map"><text y="9">Map</text></a></svg><p id="note">A note</p>',
  '/berths': '<p>A berth is nine meters long.</p>',
  '!prices': '<p>A night costs ten crowns.</p><img src="/price.png">',
  '/map': '<p>The map shows the northern pier.</p>',
};
function show() {
  document.getElementById('app').innerHTML = parts[location.hash.slice(1)] ?? '<p>There is no such part.</p>';
}
addEventListener('hashchange', show);
show();
</script>`,
);

/** A page without routes, whose links look like some. */
const tabs = page(
  'Tabs',
  `${story}<a href="#/first">First</a> <a href="#/second">Second</a><p id="/second">Second</p>`,
);

/** Answers every URL below /app/ with the same file, which shows its start for unknown URLs. */
const app = (head: string) =>
  page(
    'App',
    `<div id="app"></div><script>
const parts = { berths: 'A berth is nine meters long.', prices: 'A night costs ten crowns.' };
const part = parts[location.pathname.split('/').pop()];
document.getElementById('app').textContent = part ?? 'Choose a part of the service. '.repeat(20);
</script>`,
    head,
  );

type Answer = { readonly status: number; readonly type?: string; readonly body: string };

const fixed: Readonly<Record<string, Answer>> = {
  '/routes/': { status: 200, body: routes },
  '/tabs/': { status: 200, body: tabs },
  '/manifest.json': { status: 200, type: 'application/json', body: '{"start_url":"/named/home"}' },
};

function answer({ url = '/' }: IncomingMessage): Answer {
  const { pathname, searchParams } = new URL(`http://127.0.0.1${url}`);
  if (pathname === '/sitemap.xml') return listPages(searchParams.getAll('path'));
  if (pathname.startsWith('/app/')) return { status: 200, body: app('') };
  if (pathname.startsWith('/named/')) return { status: 200, body: app('<link rel="manifest" href="/manifest.json">') };
  if (/^\/+story\/?$/.test(pathname)) return { status: 200, body: page('Story', story.repeat(6)) };
  if (pathname === '/query') return answerQuery(searchParams);
  return fixed[pathname] ?? { status: 404, body: page('Not found', 'There is nothing here.') };
}

function listPages(paths: readonly string[]): Answer {
  const entries = paths.map((path) => `<url><loc>${path.replaceAll('&', '&amp;')}</loc></url>`);
  return { status: 200, type: 'application/xml', body: `<urlset>${entries.join('')}</urlset>` };
}

/** A parameter for the source of a visitor that changes the page all the same. */
function answerQuery(query: URLSearchParams): Answer {
  const own = query.get('ref_src') === 'b' ? 'Other' : 'Usual';
  return { status: 200, body: page('Query', `${story.repeat(6)}<p>${own}</p>`) };
}

export async function startRouteSite(): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { status, type = 'text/html; charset=utf-8', body } = answer(request);
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
