import { fileURLToPath } from 'node:url';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { HttpApp } from './http-app.ts';

/** The output folder of scripts/build-docs.ts. */
const builtDocsFolder = fileURLToPath(new URL('../../../dist/docs', import.meta.url));

/** Names of our pages and files. No part begins with a dot, so no path leaves the folder. */
const docsPath = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/u;

/**
 * The documentation at `/docs`, as the files of a built site: an installation without internet has it too. The page of a
 * rule is `/docs/rules/<rule id>`, with or without a slash at its end. Needs `addStaticUi`.
 */
export function addStaticDocs(app: HttpApp, folder: string = builtDocsFolder): void {
  app.get('/docs', { config: { scope: 'open' }, schema: { hide: true } }, async (_request, reply) =>
    sendDocs(reply, folder, ''),
  );
  app.get<{ Params: { '*': string } }>(
    '/docs/*',
    { config: { scope: 'open' }, schema: { hide: true } },
    async (request, reply) => sendDocs(reply, folder, request.params['*']),
  );
}

async function sendDocs(reply: FastifyReply, folder: string, asked: string): Promise<FastifyReply> {
  const path = asked.replace(/\/$/u, '');
  const file = path === '' ? 'index.html' : await findFile(folder, path);
  if (file !== undefined && (await isFile(join(folder, file)))) return reply.sendFile(file, folder);
  void reply.code(404).type('text/html; charset=utf-8');
  try {
    return await reply.send(await readFile(join(folder, '404.html')));
  } catch {
    // A checkout that runs the service by itself, without `npm start`, has not built it.
    return reply.send(notBuilt);
  }
}

async function findFile(folder: string, path: string): Promise<string | undefined> {
  if (!docsPath.test(path)) return undefined;
  return (await isFile(join(folder, path))) ? path : `${path}/index.html`;
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined); // a path that is missing, or below a file
  return found?.isFile() ?? false;
}

const notBuilt = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Curbcut: the documentation is not built yet</title>
  </head>
  <body>
    <main>
      <h1>The documentation is not built yet</h1>
      <p>In the folder of Curbcut run <code>npm start</code>, which builds it, or build it alone:</p>
      <pre><code>npm run docs</code></pre>
      <p>Then load this page again. <a href="/">Go to your scans</a>.</p>
    </main>
  </body>
</html>
`;
