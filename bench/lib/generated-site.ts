import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import type { BenchSite } from './sites.ts';

type Shape = {
  readonly pages: number;
  /** Each response waits this long, shortest and longest; the same for the same address in every run. */
  readonly latencyMs: readonly [number, number];
  /** A few lines of text per page, without the template. */
  readonly plain?: boolean;
};

const cards = 24;
const images = 12;
const faults = ['<img src="/image-0.png" width="80" height="60">', '<a href="/page-1"></a>', '<button></button>', ''];
const fontFile = process.env['BENCH_FONT'] ?? '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';

/** A site as many are: one template with a style sheet, a font, pictures and a script that builds a part of each page. */
export async function serveGenerated(shape: Shape): Promise<BenchSite> {
  const {
    pages,
    latencyMs: [shortest, longest],
    plain = false,
  } = shape;
  const assets = await makeAssets();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    await delay(shortest + (longest - shortest) * shareOf(pathname));
    const asset = assets.get(pathname) ?? findPage(pathname, pages, plain ? writePlainPage : writePage);
    if (asset !== undefined) {
      response.writeHead(200, { 'content-type': asset.type, 'cache-control': 'max-age=3600' }).end(asset.body);
    } else if (pathname === '/sitemap.xml') {
      const base = `http://${request.headers.host ?? ''}`;
      const entries = Array.from({ length: pages }, (_, index) => `<url><loc>${base}/page-${index}</loc></url>`);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${entries.join('')}</urlset>`);
    } else response.writeHead(404).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = Array.from({ length: pages }, (_, index) => `${origin}/page-${index}`);
  return { origin, urls, close: () => server.close() };
}

type Asset = { readonly type: string; readonly body: string | Buffer };

function findPage(pathname: string, pages: number, write: (index: number) => string): Asset | undefined {
  const index = Number(/^\/page-(\d+)$/.exec(pathname)?.[1] ?? Number.NaN);
  return index < pages ? { type: 'text/html; charset=utf-8', body: write(index) } : undefined;
}

async function makeAssets(): Promise<ReadonlyMap<string, Asset>> {
  const pictures = await Promise.all(
    Array.from({ length: images }, async (_, index) => {
      const background = { r: (index * 20) % 256, g: 120, b: 255 - ((index * 20) % 256) };
      const body = await sharp({
        create: { width: 640, height: 360, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
      })
        .png()
        .toBuffer();
      return [`/image-${index}.png`, { type: 'image/png', body }] as const;
    }),
  );
  return new Map<string, Asset>([
    ...pictures,
    ['/style.css', { type: 'text/css', body: style }],
    ['/app.js', { type: 'text/javascript', body: `(${String(buildPage)})(${cards});` }],
    ['/font.ttf', { type: 'font/ttf', body: readFileSync(fontFile) }],
  ]);
}

const style = `
@font-face { font-family: Body; src: url(/font.ttf); font-display: swap; }
body { font: 16px/1.5 Body, sans-serif; margin: 0; color: #222; background: #fff; }
header, footer { background: linear-gradient(#123, #234); color: #fff; padding: 16px; }
header a, footer a { color: #cdf; margin-right: 12px; display: inline-block; min-height: 24px; }
main { max-width: 1100px; margin: auto; display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; }
.card { border: 1px solid #ccc; border-radius: 8px; padding: 12px; transition: transform 0.2s; position: relative; }
.card img { width: 100%; height: auto; }
.card .tag { position: absolute; top: 8px; left: 8px; background: rgb(0 0 0 / 60%); color: #fff; padding: 2px 6px; }
.dim { color: #999; }
table, form { grid-column: 1 / -1; } th, td { border: 1px solid #ddd; padding: 4px 8px; }
`;

function writePage(index: number): string {
  const links = Array.from({ length: 20 }, (_, n) => `<li><a href="/page-${n}">Section ${n}</a></li>`).join('');
  const fields = Array.from(
    { length: 8 },
    (_, n) => `<p><label for="f${n}">Field ${n}</label> <input id="f${n}" name="f${n}"></p>`,
  );
  const rows = Array.from(
    { length: 20 },
    (_, n) => `<tr><th scope="row">Row ${n}</th><td>${n * index}</td><td>${n + index}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${index} of the shop</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css"><script src="/app.js" defer></script></head>
<body><header><nav aria-label="Main"><ul>${links}</ul></nav></header><main data-page="${index}"><h1>Page ${index}</h1>
<p class="dim">A line in a light gray, number ${index}.</p>${faults[index % faults.length] ?? ''}
<table><caption>Stock</caption><tr><th scope="col">Item</th><th scope="col">Left</th><th scope="col">Sold</th></tr>${rows.join('')}</table>
<form action="/">${fields.join('')}<button>Send</button></form></main><footer><a href="/page-0">Imprint</a> <a href="/page-1">Contact</a></footer></body></html>`;
}

function writePlainPage(index: number): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Entry ${index} of the register</title></head>
<body><main><h1>Entry ${index}</h1><p>What is known of entry ${index}, in one line.</p>${faults[index % faults.length] ?? ''}
<p><a href="/page-${index + 1}">Entry ${index + 1}</a></p></main></body></html>`;
}

/** Runs in the page. */
function buildPage(count: number): void {
  const main = document.querySelector('main');
  const page = Number(main?.dataset['page'] ?? 0);
  for (let index = 0; index < count; index += 1) {
    const card = document.createElement('article');
    card.className = 'card';
    card.innerHTML = `<h2>Article ${index}</h2><img src="/image-${(index + page) % 12}.png" width="640" height="360" alt="Pattern ${index}">
      <span class="tag">New</span><p>What article ${index} of page ${page} has to tell, in <b>two</b> or <i>three</i> words.</p>
      <ul><li>One thing</li><li>Another thing</li><li><a href="/page-${index}">More on ${index}</a></li></ul>
      <button type="button" aria-expanded="false">Details of ${index}</button>`;
    card.querySelector('button')?.addEventListener('click', () => card.classList.toggle('open'));
    main?.append(card);
  }
}

/** Between 0 and 1, the same for the same text. */
function shareOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt16BE() / 65_535;
}
