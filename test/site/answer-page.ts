import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Answers one file of `pages/`; the empty name is the home page, an unknown one is a 404 page. */
export function answerPage(response: ServerResponse, page: { name: string; otherOrigin: string }): void {
  const found = findPage(page.name === '' ? 'home' : page.name);
  const html = readFileSync(found ?? fileOf('not-found'), 'utf8');
  sendHtml(response, {
    status: found === undefined ? 404 : 200,
    html: html.replaceAll('{{otherOrigin}}', page.otherOrigin),
  });
}

export function sendHtml(response: ServerResponse, { status, html }: { status: number; html: string }): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/** A whole page around some markup, without any issue. */
export function wrapInPage(title: string, markup: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${markup}
    </main>
  </body>
</html>
`;
}

function findPage(name: string): string | undefined {
  if (!/^[a-z-]+$/u.test(name)) return undefined;
  const file = fileOf(name);
  return existsSync(file) ? file : undefined;
}

function fileOf(name: string): string {
  return join(import.meta.dirname, 'pages', `${name}.html`);
}
