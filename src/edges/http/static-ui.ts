import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpApp } from './http-app.ts';

/** The output folder of `vite build` (web/vite.config.ts). */
const builtUiFolder = fileURLToPath(new URL('../../../dist/ui', import.meta.url));

const oneYearMs = 365 * 24 * 60 * 60 * 1000;

/** Paths of the UI (web/src/router.tsx). For any other path it shows "Page not found". */
const uiPath =
  /^\/(?:settings(?:\/(?:reporting|performance|sign-ins|webhooks|access|integrations|shares|health))?|audit|schedules|targets|scans\/[^/]+(?:\/(?:comparison(?:\/elements)?|components|review|standards|pages(?:\/[^/]+)?|issues(?:\/[^/]+\/[^/]+)?|occurrences\/[^/]+))?)?$/u;

/** Paths of the interfaces for programs. An unknown one is never answered with an HTML page. */
const interfacePath = /^\/(?:api|mcp|\.well-known|assets)(?:\/|$)/u;

/**
 * The web interface: `/assets/…` as files that never change (their names contain their hash), and its one page at every
 * path that a browser opens. Unknown paths get that page with status 404.
 */
export async function addStaticUi(app: HttpApp, folder: string = builtUiFolder): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, logLevel: 'silent' });
  app.get('/assets/*', { config: { scope: 'open' }, schema: { hide: true } }, async (request, reply) =>
    sendAsset(request, reply),
  );
  app.get('/', { config: { scope: 'open' }, schema: { hide: true } }, async (_request, reply) =>
    sendPage(reply, folder),
  );
  app.get('/*', { config: { scope: 'open' }, schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (interfacePath.test(path) || !wantsPage) return reply.callNotFound();
    return sendPage(reply.code(uiPath.test(path) ? 200 : 404), folder);
  });
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = new URL(request.url, 'http://localhost').pathname;
  return reply.sendFile(path.slice(1), { immutable: true, maxAge: oneYearMs });
}

export async function sendPage(reply: FastifyReply, folder: string = builtUiFolder): Promise<FastifyReply> {
  void reply.type('text/html; charset=utf-8');
  try {
    return await reply.send(await readFile(join(folder, 'index.html')));
  } catch {
    // The UI has not been built. The service works without it and explains how to build it.
    return reply.code(503).send(notBuilt);
  }
}

const notBuilt = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Curbcut: the page is not built yet</title>
  </head>
  <body>
    <main>
      <h1>The page is not built yet</h1>
      <p>The service is running, but its web page has not been built. In the folder of Curbcut run
        <code>npm start</code>, which builds it, or build it alone:</p>
      <pre><code>npx vite build --config web/vite.config.ts</code></pre>
      <p>Then load this page again. The interface for programs works already: <a href="/api/docs">read what it offers</a>.</p>
    </main>
  </body>
</html>
`;
