import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Secret, TOTP } from 'otpauth';

/** An application with a form, a token against CSRF, a second factor, and sessions that it ends when it likes. */
export type FormApp = {
  readonly origin: string;
  /** Base32, as a person would scan it. */
  readonly totpSecret: string;
  readonly password: string;
  /** What its cookies contain. */
  readonly sessionIds: () => readonly string[];
  /** Times that someone signed in. */
  readonly signInCount: () => number;
  /** What was requested of the pages, and whether the request was signed in. */
  readonly seen: readonly { readonly path: string; readonly isIn: boolean }[];
  /** From now on it is asked before each page, and before what its script loads, whether the session ends there. */
  readonly endSessionsIf: (isOver: (path: string) => boolean) => void;
  /** From now on this page is answered once `until` has resolved. */
  readonly hold: (path: string, until: Promise<unknown>) => void;
  readonly refuseEveryone: (isRefused: boolean) => void;
  /** From now on the page after the sign-in opens once for each session. */
  readonly welcomeOnce: () => void;
  readonly close: () => void;
};

type Session = { isIn: boolean; isHalfIn: boolean; csrf: string; isWelcomed?: boolean };
type App = {
  readonly sessions: Map<string, Session>;
  readonly totp: TOTP;
  readonly password: string;
  readonly seen: { path: string; isIn: boolean }[];
  signIns: number;
  readonly held: Map<string, Promise<unknown>>;
  isOver: (path: string) => boolean;
  isRefusing: boolean;
  isWelcomingOnce: boolean;
};

export async function startFormApp(): Promise<FormApp> {
  const secret = new Secret({ size: 20 });
  const app: App = {
    sessions: new Map(),
    totp: new TOTP({ secret }),
    password: 'open-sesame-1234',
    seen: [],
    signIns: 0,
    held: new Map(),
    isOver: () => false,
    isRefusing: false,
    isWelcomingOnce: false,
  };
  const server = createServer((request, response) => void respond(app, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: originOf(server),
    totpSecret: secret.base32,
    password: app.password,
    sessionIds: () => [...app.sessions.keys()],
    signInCount: () => app.signIns,
    seen: app.seen,
    endSessionsIf: (isOver) => {
      app.isOver = isOver;
    },
    hold: (path, until) => void app.held.set(path, until),
    refuseEveryone: (isRefused) => {
      app.isRefusing = isRefused;
    },
    welcomeOnce: () => {
      app.isWelcomingOnce = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function respond(app: App, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://app');
  const [id, session] = findSession(app, request);
  if (id !== undefined) response.setHeader('set-cookie', `sid=${id}; HttpOnly; SameSite=Strict; Path=/`);
  const send = (html: string) => void response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  const lead = (to: string) => void response.writeHead(303, { location: to }).end();
  if (request.method === 'POST') return lead(await takeForm(app, session, { pathname, form: await readForm(request) }));
  if (pathname === '/login')
    return send(renderForm('/login', session.csrf, 'name="user"', 'name="password" type="password"'));
  if (pathname === '/code') return send(renderForm('/code', session.csrf, 'name="code"'));
  if (pathname.startsWith('/data/')) return sendData(app, session, { pathname, response });
  await app.held.get(pathname);
  if (!hasPage(app, session, pathname)) return void response.writeHead(404).end();
  const isIn = usePage(app, session, pathname);
  app.seen.push({ path: pathname, isIn });
  if (isIn) return send(renderMember(pathname));
  return pathname.startsWith('/reports') ? lead('/login') : send(renderPublic(pathname));
}

/** A new visitor gets a session, too. */
function findSession(app: App, { headers: { cookie = '' } }: IncomingMessage): readonly [string | undefined, Session] {
  const known = /(?:^|; )sid=(\w+)/.exec(cookie)?.[1] ?? '';
  const session = app.sessions.get(known);
  if (session !== undefined) return [undefined, session];
  const id = randomBytes(12).toString('hex');
  const made = { isIn: false, isHalfIn: false, csrf: randomBytes(8).toString('hex') };
  app.sessions.set(id, made);
  return [id, made];
}

function hasPage({ isWelcomingOnce }: App, session: Session, path: string): boolean {
  if (path !== '/') return /^\/(?:reports|teasers)\/\d+$/.test(path);
  const isGone = isWelcomingOnce && session.isWelcomed === true;
  session.isWelcomed = true;
  return !isGone;
}

function usePage({ isOver }: App, session: Session, path: string): boolean {
  if (isOver(path)) session.isIn = false;
  return session.isIn;
}

type Requested = { readonly pathname: string; readonly response: ServerResponse };

/** What a page's script loads. Some of it is refused to members, too. */
function sendData({ isOver }: App, session: Session, { pathname, response }: Requested): void {
  if (isOver(pathname)) session.isIn = false;
  const isAllowed = session.isIn && pathname !== '/data/staff';
  response.writeHead(isAllowed ? 200 : 401).end(isAllowed ? ', complete' : '');
}

type Sent = { readonly pathname: string; readonly form: URLSearchParams };

/** Where the browser is led. */
async function takeForm(app: App, session: Session, { pathname, form }: Sent): Promise<string> {
  if (form.get('csrf') !== session.csrf || app.isRefusing) return '/login';
  if (pathname === '/login') {
    session.isHalfIn = form.get('user') === 'ada' && form.get('password') === app.password;
    return session.isHalfIn ? '/code' : '/login';
  }
  const isRight = session.isHalfIn && app.totp.validate({ token: form.get('code') ?? '', window: 1 }) !== null;
  if (!isRight) return '/login';
  session.isIn = true;
  app.signIns += 1;
  return '/';
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Buffer[] = [];
  // A request yields buffers unless an encoding is set.
  for await (const piece of request) pieces.push(piece as Buffer);
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'));
}

function renderForm(action: string, csrf: string, ...fields: readonly string[]): string {
  const labeled = fields.map((field, index) => `<label>Field ${index + 1} <input ${field}></label>`).join('');
  return `<!doctype html><html lang="en"><title>Sign in</title><main><h1>Sign in</h1><form method="post" action="${action}">
    <input type="hidden" name="csrf" value="${csrf}">${labeled}<button id="go">Continue</button></form></main></html>`;
}

function renderMember(path: string): string {
  const links = [1, 2, 3].map((number) => `<li><a href="/reports/${number}">Report ${number}</a></li>`).join('');
  return `<!doctype html><html lang="en"><title>Member ${path}</title><main aria-busy="true"><h1>Report ${path}</h1><img src="data:,">
    <p>This is what members read about ${path}, and ${'more of it, '.repeat(path.length)} until the end.</p>
    <nav aria-label="Reports"><ul>${links}</ul></nav><a href="/logout">Sign out</a></main><script type="module">
      const load = async (name) => { const answer = await fetch('/data' + name); return answer.ok ? answer.text() : ''; };
      document.title += await load(location.pathname) + (/^\\/(reports\\/9)?$/.test(location.pathname) ? await load('/staff') : '');
      document.querySelector('main').removeAttribute('aria-busy');</script></html>`;
}

/** Nothing of it says that someone is signed out. */
function renderPublic(path: string): string {
  return `<!doctype html><html lang="en"><title>Public ${path}</title><main><h1>About ${path}</h1>
    <p>This is what everyone reads about ${path}: members read ${'much '.repeat(path.length)} more.</p></main></html>`;
}

function originOf(server: Server): string {
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return `http://127.0.0.1:${port}`;
}
