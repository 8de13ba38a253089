import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What generators make of one name: another text at every load. */
type Made = {
  /** A random identifier as databases give it. */
  guid(name: string): string;
  hex(name: string, length: number): string;
  /** Digits and letters, as bundlers hash. */
  base36(name: string, length: number): string;
  count(name: string): number;
};

/** Wrong on the page are eight images, three fields, two buttons, two links, a frame, two pale texts; the purpose of one more link is undecided. */
export const wrongElements = 18;

/**
 * Serves one page on which everything that tools generate is new at each load: ids, classes, nonces, counters, times. From the
 * load's number and not by chance, so that a test that failed fails again.
 */
export async function startChangingPage() {
  let loads = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/' && pathname !== '/frame') {
      response
        .writeHead(404, { 'content-type': 'text/html' })
        .end('<title>Not found</title><p>There is no such page.</p>');
      return;
    }
    if (pathname === '/') loads += 1;
    const made = madeAt(loads);
    const nonce = made.base36('policy', 16);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'nonce-${nonce}'`,
      etag: `"${made.hex('etag', 16)}"`,
    });
    response.end(pathname === '/' ? writePage(made, nonce) : writeFrame(made));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return { url: `http://127.0.0.1:${port}/`, countLoads: () => loads, close: () => server.close() };
}

function madeAt(load: number): Made {
  const hex = (name: string, length: number) =>
    createHash('sha256').update(`${load} ${name}`).digest('hex').slice(0, length);
  return {
    guid: (name) => hex(name, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    hex,
    base36: (name, length) =>
      BigInt(`0x${hex(name, 40)}`)
        .toString(36)
        .slice(-length),
    count: (name) => Number.parseInt(hex(name, 4), 16) + load * 100_000,
  };
}

function writePage(made: Made, nonce: string): string {
  return `<!doctype html>
<html lang="en" data-build="${made.hex('build', 32)}">
<head>
  <meta charset="utf-8">
  <title>Shop, visitor ${made.count('visitor')}</title>
  <meta name="csrf-token" content="${made.hex('csrf', 32)}">
  <style>.css-${made.base36('pale', 6)} { color: #aaaaaa; background: #ffffff; }</style>
</head>
<body class="page-id-${made.count('page')} css-${made.base36('body', 6)}">
  <main id="${made.guid('main')}" data-v-${made.hex('main', 8)}>
    <h1 id="heading-${made.count('heading')}">Ramps and rails</h1>
    <p>You are visitor ${made.count('visitor')}. Made at ${new Date(made.count('time') * 1e6).toISOString()}.</p>
    <img src="/hero-${made.hex('hero', 8)}.svg" id="img-${made.guid('hero')}" class="css-${made.base36('hero', 6)}" width="40" height="40">
    ${writeFields(made)}${writeList(made)}${writeControls(made)}
    <p class="css-${made.base36('pale', 6)}" id="tip-${made.hex('tip', 32)}">Pale words about ${made.count('items')} items.</p>
    <div style="background-image: linear-gradient(#000000, #ffffff)">
      <span style="color: #777777" class="jss${made.count('jss')}">Words on a picture</span>
    </div>
    <h2 id="heading-${made.guid('hours')}">Opening hours</h2>
    <div class="css-${made.base36('hours', 6)}"><a href="/hours?session=${made.hex('hours', 32)}">More</a></div>
    <iframe src="/frame?session=${made.guid('session')}" nonce="${made.base36('frame', 16)}" width="200" height="80"></iframe>
    <div id="late"></div>
  </main>
  <script nonce="${nonce}">
    const image = document.createElement('img');
    image.id = 'ember' + ${made.count('ember')};
    image.className = 'Photo_root__' + '${made.base36('photo', 4)}7';
    image.src = '/late.svg?t=' + ${made.count('late')};
    image.width = image.height = 30;
    document.getElementById('late').append(image);
  </script>
</body>
</html>`;
}

/** Fields without a name, as a library with generated ids makes them. */
function writeFields(made: Made): string {
  return ['first', 'second', 'third']
    .map(
      (name) =>
        `<div class="Field_root__${made.base36(name, 4)}3" id=":r${made.base36(name, 2)}:"><input id="mat-input-${made.count(name)}" name="${name}" aria-describedby=":r${made.base36(`${name} hint`, 2)}:" data-csrf-token="${made.hex(name, 32)}"><span id=":r${made.base36(`${name} hint`, 2)}:">A hint</span></div>`,
    )
    .join('\n');
}

/** Five pictures that differ in nothing that a person wrote. */
function writeList(made: Made): string {
  const items = [1, 2, 3, 4, 5].map(
    (place) =>
      `<li data-key="${made.guid(`item ${place}`)}" class="item-${made.count(`item ${place}`)}"><img src="/thumb.svg?v=${made.count(`thumb ${place}`)}" data-id="${made.count(`data ${place}`)}" width="20" height="20"></li>`,
  );
  return `<ul id="yui_3_17_2_1_${made.count('list')}_${made.count('list item')}">${items.join('')}</ul>`;
}

function writeControls(made: Made): string {
  return `
    <button type="button" id="radix-:r${made.base36('menu', 2)}:" aria-controls="radix-:r${made.base36('menu body', 2)}:"></button>
    <button type="button" id="${made.guid('close')}" class="close sc-${made.hex('close', 8)}"></button>
    <a href="/cart?session=${made.hex('cart', 32)}" id="link-${made.count('cart')}"></a>
    <a href="/help" class="_help_${made.base36('help', 4)}5_${made.count('help')}"></a>`;
}

function writeFrame(made: Made): string {
  return `<!doctype html><html lang="en"><head><title>Frame ${made.count('frame')}</title></head>
<body id="${made.guid('frame body')}"><main><h1>Inside</h1><img src="/inner.svg?${made.hex('inner', 32)}" id="inner-${made.count('inner')}" width="20" height="20"></main></body></html>`;
}
