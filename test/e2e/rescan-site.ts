import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What of the site is different at the next load. */
export type Change =
  | 'nothing'
  | 'text'
  | 'style'
  | 'focus style'
  | 'image'
  | 'script'
  | 'frame'
  | 'shadow'
  | 'field'
  | 'sheet rule';

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="${color}"/></svg>`;

/**
 * One page with issues in its document, a frame and a shadow root, text over an image, and tokens that are new at each load. One
 * part of it can be changed, at the same URLs.
 */
export async function startRescanSite() {
  let change: Change = 'nothing';
  let loads = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') loads += 1;
    const found = answerTo(pathname, change, loads);
    if (found === undefined) return response.writeHead(404).end('Not found');
    return response.writeHead(200, { 'content-type': found.type, 'cache-control': 'max-age=600' }).end(found.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return {
    url: `http://127.0.0.1:${port}/`,
    change: (next: Change) => {
      change = next;
    },
    close: () => server.close(),
  };
}

function answerTo(pathname: string, change: Change, load: number) {
  const html = 'text/html; charset=utf-8';
  if (pathname === '/') return { type: html, body: writePage(change, load) };
  if (pathname === '/frame') {
    const text = change === 'frame' ? 'Inside the frame, changed' : 'Inside the frame';
    return {
      type: html,
      body: `<!doctype html><html lang="en"><title>Frame</title><main><h1>${text}</h1><img src="/image.svg"></main>`,
    };
  }
  if (pathname === '/image.svg') return { type: 'image/svg+xml', body: square(change === 'image' ? '#ddd' : '#222') };
  if (pathname === '/style.css') return { type: 'text/css', body: writeStyle(change) };
  if (pathname === '/app.js') return { type: 'text/javascript', body: writeScript(change) };
  return undefined;
}

function writeStyle(change: Change): string {
  const pale = change === 'style' ? '#bbb' : '#aaa';
  const outline = change === 'focus style' ? '3px solid' : '2px solid';
  return `.pale { color: ${pale} } a:focus { outline: ${outline} } .picture { background: url(/image.svg); color: #fff; width: 200px; height: 60px }`;
}

function writeScript(change: Change): string {
  const extra = change === 'script' ? 'addEventListener("keydown", () => undefined);' : '';
  const shadow = change === 'shadow' ? 'Within, changed' : 'Within';
  const rule = change === 'sheet rule' ? 'sheet.insertRule("b { letter-spacing: 1px }");' : '';
  return `const host = document.getElementById('host');
    host.attachShadow({ mode: 'open' }).innerHTML = '<p>${shadow}</p><img src="/image.svg" width="20" height="20">';
    const sheet = new CSSStyleSheet(); sheet.insertRule('a:focus { color: red }'); ${rule} document.adoptedStyleSheets = [sheet];
    document.querySelector('[name=city]').value = ${JSON.stringify(change === 'field' ? 'Bergen' : 'Oslo')};
    ${extra}`;
}

/** `load`: of the tokens, which are made from it and not by chance. */
function writePage(change: Change, load: number): string {
  const token = (name: string) => `${name}${String(load).padStart(3, '0')}`.padEnd(32, '0a1b2c3d4e5f6789');
  const text = change === 'text' ? 'Repairs of bicycles, changed' : 'Repairs of bicycles';
  const id = `c${token('ade')}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Repairs</title>
<meta name="csrf-token" content="${token('a')}"><link rel="stylesheet" href="/style.css?v=${token('b')}"></head>
<body><main><h1>${text}</h1><p>${'While you wait, or until the next morning. '.repeat(10)}</p>
<p class="pale">Pale words.</p><p class="picture">Words on a picture</p><a href="/?session=${token('c')}">Prices</a> <b>Bold</b>
<img src="/image.svg" width="40" height="40">
<label for="${id}">City</label><input id="${id}" name="city"><input type="hidden" name="csrf" value="${token('d')}">
<iframe title="Frame" src="/frame" width="300" height="120"></iframe><div id="host"></div></main>
<!-- made in ${load} ms --><script nonce="${load}" src="/app.js"></script></body></html>`;
}
