import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What one reading page could read of the pages before it, by where it was kept. */
export type Reading = { readonly path: string; readonly marks: readonly string[] };

export type FirstVisitSite = {
  readonly origin: string;
  /** One entry for every reading page that was opened. */
  readonly readings: readonly Reading[];
  /** How often a path with its query was requested. */
  readonly countRequests: (path: string) => number;
  readonly close: () => void;
};

/**
 * A site whose `/write…` pages leave marks in every place that a page can, and whose `/read…` pages report each mark that they
 * find. `?when=` says when a page writes: `script` as it loads, `timer` again and again, `leaving` when it is left, `frame` all
 * of these in a frame of another site, `worker` in workers, `login` by signing in. `?end=` says how the page comes out.
 */
export async function startFirstVisitSite(): Promise<FirstVisitSite> {
  const readings: Reading[] = [];
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '/');
    answer({ request, response, readings });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return {
    origin: `http://127.0.0.1:${port}`,
    readings,
    countRequests: (path) => requested.filter((url) => url === path).length,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

declare global {
  interface Navigator {
    /** TypeScript does not know it yet: https://wicg.github.io/storage-buckets/explainer.html */
    readonly storageBuckets: {
      readonly open: (name: string) => Promise<{ readonly indexedDB: IDBFactory; readonly caches: CacheStorage }>;
      readonly keys: () => Promise<string[]>;
    };
  }
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly readings: Reading[] };

/** What answers each path that is not a page. */
const answers: Readonly<Record<string, (url: URL, exchange: Exchange) => void>> = {
  '/reading': (_url, exchange) => void noteReading(exchange),
  '/sitemap.xml': (url, { response }) => answerSitemap(url, response),
  '/worker.js': (_url, { response }) => answerScript(response, writeWorker()),
  '/service.js': (_url, { response }) => answerScript(response, 'addEventListener("fetch", () => {});'),
  '/late-cookie': (_url, { response }) => answerLate(response),
  '/when-read': answerWhenRead,
  '/login': (_url, { request, response }) => answerLogin(response, request.headers.authorization),
};

function answer(exchange: Exchange): void {
  const { request, response } = exchange;
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
  response.setHeader('cache-control', 'no-store');
  const answerPath = answers[url.pathname];
  if (answerPath !== undefined) answerPath(url, exchange);
  else if (url.pathname.startsWith('/read')) answerHtml(response, 200, readingPage(url, request.headers));
  else answerWriting(url, response);
}

async function noteReading({ request, response, readings }: Exchange): Promise<void> {
  const { path, marks } = JSON.parse(await text(request)) as Reading; // written by the reading page below
  readings.push({ path, marks: marks.toSorted() });
  response.writeHead(204).end();
}

function answerWriting(url: URL, response: ServerResponse): void {
  const end = url.searchParams.get('end') ?? 'scanned';
  response.setHeader('set-cookie', [
    'header=1; Max-Age=3600; Path=/',
    'none=1; Path=/; SameSite=None; Secure',
    'partitioned=1; Path=/; SameSite=None; Secure; Partitioned',
  ]);
  response.setHeader('accept-ch', 'Sec-CH-DPR, Sec-CH-UA-Arch');
  answerHtml(response, end === 'http_status' ? 404 : 200, writingPage(url, end));
}

/** Sets its cookie a while after it was requested. */
function answerLate(response: ServerResponse): void {
  const timer = setTimeout(() => response.writeHead(204, { 'set-cookie': 'late=1; Path=/' }).end(), 400);
  response.once('close', () => clearTimeout(timer));
}

/** Answers once the page has reported what it read, so that it is not complete before that. */
function answerWhenRead(url: URL, { response, readings }: Exchange): void {
  const page = url.searchParams.get('page');
  const timer = setInterval(() => {
    if (readings.some(({ path }) => path === page)) response.writeHead(204).end();
  }, 20);
  response.once('close', () => clearInterval(timer));
}

/** Basic authentication, which a browser remembers once it was given. */
function answerLogin(response: ServerResponse, login: string | undefined): void {
  if (login === undefined) response.writeHead(401, { 'www-authenticate': 'Basic realm="first visit"' }).end();
  else response.writeHead(200, { 'content-type': 'text/plain' }).end('known');
}

function answerSitemap(url: URL, response: ServerResponse): void {
  const paths = url.searchParams.getAll('path');
  const entries = paths.map((path) => `<url><loc>${escapeXml(new URL(path, url).href)}</loc></url>`).join('');
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`);
}

function answerScript(response: ServerResponse, source: string): void {
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(source);
}

function answerHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

const endings: Readonly<Record<string, string>> = {
  scanned: '',
  http_status: '',
  timeout: 'setTimeout(() => { for (;;); }, 50);',
  dialog_loop: 'setTimeout(() => { for (;;) alert("again"); }, 50);',
  compared: '',
};

function writingPage(url: URL, end: string): string {
  const when = url.searchParams.get('when') ?? 'all';
  const isShort = end === 'compared' || !url.pathname.startsWith('/write');
  const frame = `http://localhost:${url.port}/write-frame?when=all`;
  const script = `${String(leaveMarks)}\n${String(writeBucket)}\n${String(leaveMarksWhen)}\nleaveMarksWhen(${JSON.stringify(when)}, ${JSON.stringify(frame)});${endings[end] ?? ''}`;
  return wrap(`Writes ${when} ${end}`, isShort ? '' : writeWords(url.href), script);
}

function readingPage(url: URL, headers: IncomingMessage['headers']): string {
  const isFrame = url.pathname === '/read-frame';
  const kept = ['cookie', 'sec-ch-dpr', 'sec-ch-ua-arch'].filter((name) => headers[name] !== undefined);
  const sent = kept.map((name) => `sent ${name} ${String(headers[name])}`);
  const frame = isFrame ? null : `http://localhost:${url.port}/read-frame`;
  const path = `${url.pathname}${url.search}`;
  const call = `report(${JSON.stringify({ path, sent, frame })})`;
  const wait = isFrame
    ? ''
    : `new Image().src = ${JSON.stringify(`/when-read?${new URLSearchParams({ page: path })}`)};`;
  return wrap('Reads', writeWords(url.href), `${String(readMarks)}\n${String(report)}\n${wait}${call};`);
}

/** More than a page may be short of, and other words on every page. */
function writeWords(seed: string): string {
  return Array.from({ length: 40 }, (_none, index) => `word${index}of${seed.length}${seed.replaceAll(/\W/g, '')}`).join(
    ' ',
  );
}

function wrap(title: string, words: string, script: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${words}</p></main><script>${script}</script></body></html>`;
}

function escapeXml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

// What follows is sent to the page as its own source text.

function leaveMarks(): void {
  const attempts = [
    () => (document.cookie = 'script=1; max-age=3600; path=/'),
    () => (document.cookie = 'script-none=1; max-age=3600; path=/; SameSite=None; Secure'),
    () => localStorage.setItem('mark', '1'),
    () => sessionStorage.setItem('mark', '1'),
    () => (window.name = 'mark'),
    () => {
      const opening = indexedDB.open('mark');
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('mark'));
    },
    () => void caches.open('mark').then((cache) => cache.put('/mark', new Response('mark'))),
    () => void navigator.storage.getDirectory().then((folder) => folder.getFileHandle('mark', { create: true })),
    () => void writeBucket(),
    () => void navigator.storage.persist(),
    // Not as `navigator.serviceWorker.register`: that one name is easily taken away.
    () => void ServiceWorkerContainer.prototype.register.call(navigator.serviceWorker, '/service.js').catch(() => null),
    () => {
      if (performance.getEntriesByName('late').length > 20) return;
      performance.mark('late');
      fetch('/late-cookie', { keepalive: true }).catch(() => null);
    },
    () => history.pushState(null, ''),
  ];
  for (const attempt of attempts) {
    try {
      attempt();
    } catch {
      // A place that this page may not write to is none that the next can read.
    }
  }
}

async function writeBucket(): Promise<void> {
  const bucket = await navigator.storageBuckets.open('mark');
  bucket.indexedDB.open('mark');
  await bucket.caches.open('mark');
}

function leaveMarksWhen(when: string, frame: string): void {
  const ways: Record<string, () => void> = {
    script: leaveMarks,
    timer: () => setInterval(leaveMarks, 50),
    leaving: () => {
      const events = ['beforeunload', 'pagehide', 'unload', 'visibilitychange'];
      for (const event of events) addEventListener(event, leaveMarks);
    },
    frame: () => {
      const element = document.createElement('iframe');
      element.title = 'A frame';
      element.src = frame;
      document.querySelector('main')?.append(element);
    },
    login: () => {
      const login = new XMLHttpRequest();
      login.open('GET', '/login', true, 'mark', 'mark');
      login.send();
    },
    worker: () => {
      Object.assign(window, { workers: [new Worker('/worker.js'), new SharedWorker('/worker.js')] });
    },
  };
  for (const way of when === 'all' ? ['script', 'timer', 'leaving'] : [when]) ways[way]?.();
}

function writeWorker(): string {
  return `setInterval(() => {
    indexedDB.open('mark');
    caches.open('mark').then((cache) => cache.put('/mark', new Response('mark')));
    navigator.storageBuckets.open('mark').then((bucket) => bucket.caches.open('mark'));
    navigator.storage.getDirectory().then((folder) => folder.getFileHandle('mark', { create: true }));
  }, 20);`;
}

async function readMarks(): Promise<string[]> {
  const marks = (place: string, names: readonly string[]) => names.map((name) => `${place} ${name}`);
  const folder = await navigator.storage.getDirectory();
  const files: string[] = [];
  for await (const name of folder.keys()) files.push(name);
  const services = await navigator.serviceWorker.getRegistrations();
  const login = await fetch('/login');
  return [
    ...marks('cookie', document.cookie.split('; ')),
    ...marks('localStorage', Object.keys(localStorage)),
    ...marks('sessionStorage', Object.keys(sessionStorage)),
    ...marks('window.name', [window.name]),
    ...marks('history', window.parent === window && history.length > 2 ? [String(history.length)] : []),
    ...marks('indexedDB', await indexedDB.databases().then((found) => found.map(({ name }) => name ?? ''))),
    ...marks('caches', await caches.keys()),
    ...marks('buckets', await navigator.storageBuckets.keys()),
    ...marks('storage', (await navigator.storage.persisted()) ? ['persisted'] : []),
    ...marks('file system', files),
    ...marks(
      'service worker',
      services.map(({ scope }) => scope),
    ),
    ...marks('login', login.ok ? ['known'] : []),
  ].filter((mark) => !mark.endsWith(' '));
}

async function report(page: { path: string; sent: string[]; frame: string | null }): Promise<void> {
  const marks = [...page.sent, ...(await readMarks())];
  if (page.frame === null) {
    window.parent.postMessage(marks, '*');
    return;
  }
  const below = await new Promise<string[]>((resolve) => {
    addEventListener('message', (event: MessageEvent<string[]>) => resolve(event.data.map((mark) => `frame: ${mark}`)));
    const element = document.createElement('iframe');
    element.title = 'A frame';
    element.src = page.frame ?? '';
    document.querySelector('main')?.append(element);
  });
  await fetch('/reading', { method: 'POST', body: JSON.stringify({ path: page.path, marks: [...marks, ...below] }) });
}
