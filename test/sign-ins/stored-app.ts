import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An application that keeps its session in all places that a browser has, and a third party on another host. */
export type StoredApp = {
  readonly origin: string;
  /** Cookies and credentials that the third party got. */
  readonly receivedElsewhere: readonly string[];
  /** Cookies of each request for a page. */
  readonly cookies: readonly string[];
  readonly close: () => void;
};

export const paths = ['/a', '/b', '/c'];

/** `session`: the value that a cookie, the local and session storage and a database all have to have. */
export async function startStoredApp(session: string): Promise<StoredApp> {
  const receivedElsewhere: string[] = [];
  const cookies: string[] = [];
  const other = createServer(({ headers }, response) => {
    receivedElsewhere.push(headers.cookie ?? headers.authorization ?? '');
    response.setHeader('content-type', 'text/javascript').end('');
  });
  const app = createServer((request, response) => {
    const path = request.url ?? '/';
    const isPage = paths.includes(path);
    if (isPage) cookies.push(request.headers.cookie ?? '');
    const { port } = other.address() as AddressInfo; // it listens on a port, not on a socket file
    response.setHeader('set-cookie', `last=${path.slice(1)}`);
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(render(path, { session, otherOrigin: `http://localhost:${port}` }));
  });
  for (const server of [other, app])
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  return {
    // It listens on a port, not on a socket file.
    origin: `http://127.0.0.1:${(app.address() as AddressInfo).port}`,
    receivedElsewhere,
    cookies,
    close: () => {
      for (const server of [app, other]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/** It shows where the session was found, and how often it was visited, which it keeps in the browser. */
function render(path: string, { session, otherOrigin }: { readonly session: string; readonly otherOrigin: string }) {
  return `<!doctype html><html lang="en"><head><title>Loading</title><script src="${otherOrigin}/script.js"></script></head>
    <body><main><h1>Page ${path}</h1><p>Words about ${path} that are only here: ${path.repeat(8)}</p><p id="found"></p></main><script>
    const readDatabase = () => new Promise((resolve) => {
      const opening = indexedDB.open('auth', 3);
      opening.onupgradeneeded = () => opening.transaction.abort();
      opening.onerror = () => resolve(undefined);
      opening.onsuccess = () => {
        const asking = opening.result.transaction('tokens').objectStore('tokens').get('user');
        asking.onsuccess = () => resolve(asking.result);
      };
    });
    (async () => {
      const stored = await readDatabase();
      const visits = Number(localStorage.getItem('visits') ?? 0) + 1;
      localStorage.setItem('visits', visits);
      const found = {
        cookie: document.cookie.includes('sid=${session}'),
        local: localStorage.getItem('token') === '${session}',
        session: sessionStorage.getItem('token') === '${session}',
        database: stored?.token === '${session}' && stored.since instanceof Date,
      };
      document.title = Object.keys(found).filter((place) => found[place]).join(' ') + ' visit ' + visits + ' history ' + history.length;
      if (Object.values(found).every(Boolean)) document.querySelector('#found').innerHTML = '<a href="/logout">Sign out</a>';
    })();
    </script></body></html>`;
}
