import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request carried. */
export type Received = { readonly path: string; readonly headers: IncomingMessage['headers'] };

/** An application behind a sign-in, and another site that its pages load from and redirect to. */
export type SignedSite = {
  readonly origin: string;
  readonly otherOrigin: string;
  readonly received: readonly Received[];
  readonly receivedByOther: readonly Received[];
  /** From now on no one is signed in. */
  readonly signEveryoneOut: () => void;
  /** The credentials count again. */
  readonly signEveryoneIn: () => void;
  readonly close: () => void;
};

export const pages = ['/', '/reports', '/reports/1', '/settings'];

/** Every page shows `Sign out` to a request that `isSignedIn`, and the public start of the site with a form to others. */
export async function startSignedSite(isSignedIn: (request: IncomingMessage) => boolean): Promise<SignedSite> {
  const received: Received[] = [];
  const receivedByOther: Received[] = [];
  let areAllOut = false;
  const note = (list: Received[], request: IncomingMessage) => {
    list.push({ path: request.url ?? '', headers: request.headers });
  };
  const other = await listen((request, response) => {
    note(receivedByOther, request);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', request.url === '/frame' ? 'text/html' : 'text/javascript');
    response.end(request.url === '/frame' ? '<!doctype html><title>A frame</title><p>Of another site</p>' : '');
  });
  const site = await listen((request, response) => {
    note(received, request);
    answer({ request, response, isIn: !areAllOut && isSignedIn(request), otherOrigin: originOf(other) });
  });
  return {
    origin: originOf(site),
    otherOrigin: originOf(other),
    received,
    receivedByOther,
    signEveryoneOut: () => {
      areAllOut = true;
    },
    signEveryoneIn: () => {
      areAllOut = false;
    },
    close: () => {
      for (const server of [site, other]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

type Asked = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly isIn: boolean;
  readonly otherOrigin: string;
};

function answer({ request, response, isIn, otherOrigin }: Asked): void {
  const path = request.url ?? '/';
  const html = (text: string) => void response.setHeader('content-type', 'text/html; charset=utf-8').end(text);
  if (path === '/asset-away.js')
    return void response.writeHead(302, { location: `${otherOrigin}/redirected.js` }).end();
  if (path === '/api/data')
    return void response.writeHead(isIn ? 200 : 401, { 'content-type': 'text/plain' }).end('Data');
  if (path === '/sitemap.xml') return answerSitemap({ request, response, isIn });
  if (path === '/echo') return html(isIn ? renderEcho(request) : renderPublic());
  if (!pages.includes(path)) return void response.writeHead(404).end();
  return html(isIn ? renderPage(path, otherOrigin) : renderPublic());
}

function answerSitemap({ request, response, isIn }: Pick<Asked, 'request' | 'response' | 'isIn'>): void {
  const origin = `http://${request.headers.host ?? ''}`;
  const urls = [...pages, '/logout'].map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
  response.writeHead(isIn ? 200 : 401, { 'content-type': 'text/xml' }).end(isIn ? xml : '');
}

/** Loads from its own server and from others in all the ways that a page has. */
function renderPage(path: string, otherOrigin: string): string {
  const links = pages.map((link) => `<li><a href="${link}">Page ${link}</a></li>`).join('');
  return `<!doctype html><html lang="en"><head><title>Report ${path}</title>
    <script src="${otherOrigin}/script.js"></script><script src="/asset-away.js"></script></head><body><main>
    <h1>Report ${path}</h1><p>Only for members: the ${path} of this year.</p><img src="/logo.png?of=${path}">
    <iframe title="Another site" src="${otherOrigin}/frame"></iframe>
    <p id="data"></p><nav aria-label="Pages"><ul>${links}</ul><a href="/logout">Sign out</a></nav></main>
    <script>
      fetch('${otherOrigin}/data').catch(() => 0);
      navigator.sendBeacon('${otherOrigin}/beacon', 'x');
      fetch('/api/data').then((answer) => answer.text()).then((text) => { document.querySelector('#data').textContent = text; });
    </script></body></html>`;
}

function renderPublic(): string {
  return `<!doctype html><html lang="en"><head><title>Welcome</title></head><body><main><h1>Welcome</h1>
    <p>Please sign in to read the reports of this year, which are for members only.</p>
    <a href="/about" id="sign-in">Sign in</a></main></body></html>`;
}

/** As a careless page does: it shows what it was sent, in text, in markup and in a link. */
function renderEcho({ headers }: IncomingMessage): string {
  const all = JSON.stringify(headers).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const token = encodeURIComponent(headers.authorization ?? headers.cookie ?? '');
  return `<!doctype html><html lang="en"><head><title>Debug ${headers.authorization ?? ''}</title></head><body><main><h1>Debug</h1>
    <pre>${all}</pre><img src="/x.png" data-headers="${all}"><a href="/reports?token=${token}"></a>
    <img src="/x.png" id="${decodePassword(headers.authorization).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">
    <img src="/x.png" title="${'Long '.repeat(395)}${all}">
    <script>history.replaceState(null, '', '?token=${token.replaceAll(/%../g, (escape) => escape.toLowerCase())}');</script>
    <p>Sign out</p></main></body></html>`;
}

function decodePassword(authorization = ''): string {
  return Buffer.from(authorization.slice('Basic '.length), 'base64').toString().replace(/^.*?:/, '');
}

async function listen(answerRequest: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(answerRequest);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

function originOf(server: Server): string {
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return `http://127.0.0.1:${port}`;
}
