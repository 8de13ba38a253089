import { existsSync, readFileSync } from 'node:fs';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import { sendHtml, wrapInPage } from './answer-page.ts';
import { writeColoredBoxes, writeWideColoredBoxes } from './colored-boxes.ts';
import { expectedFindings } from './expected-findings.ts';

/** What the answers of one running site share. */
export type SiteContext = { readonly otherOrigin: string; readonly attempts: Map<string, number> };

type Exchange = { readonly url: URL; readonly response: ServerResponse; readonly context: SiteContext };

/** `path` is answered together with everything below it. */
type Behavior = { readonly path: string; readonly answer: (exchange: Exchange) => void };

/** Everything the site does beyond sending a file, first match wins. */
export const behaviors: readonly Behavior[] = [
  { path: '/status', answer: answerStatus },
  { path: '/redirect/off-site', answer: answerRedirectElsewhere },
  { path: '/redirect/chain', answer: answerRedirectChain },
  { path: '/redirect/loop', answer: ({ response, url }) => redirect(response, `${url.pathname}${url.search}`) },
  { path: '/type/pdf', answer: ({ response }) => send(response, 'application/pdf', '%PDF-1.7\n%%EOF\n') },
  { path: '/type/text', answer: ({ response }) => send(response, 'text/plain; charset=utf-8', 'Plain text.\n') },
  { path: '/download', answer: answerDownload },
  { path: '/slow', answer: answerSlowly },
  { path: '/late.js', answer: answerLateCode },
  { path: '/waiting', answer: answerWaiting },
  { path: '/flaky', answer: answerAtThirdAttempt },
  { path: '/signed-in-once', answer: answerSignedInOnce },
  { path: '/thousands', answer: answerThousands },
  {
    path: '/colored-boxes',
    answer: ({ response }) => sendHtml(response, { status: 200, html: writeColoredBoxes() }),
  },
  {
    path: '/colored-boxes-wide',
    answer: ({ response }) => sendHtml(response, { status: 200, html: writeWideColoredBoxes() }),
  },
  { path: '/refresh-away', answer: answerRefreshAway },
  { path: '/frames-unloaded', answer: answerUnloadedFrames },
  { path: '/frame-denied', answer: answerDeniedFrame },
  { path: '/hiding', answer: answerHidingNames },
  { path: '/markup', answer: answerMarkup },
  { path: '/tone.wav', answer: answerTone },
  { path: '/media', answer: answerMedia },
  { path: '/sitemap.xml', answer: answerSitemap },
  { path: '/pixel.svg', answer: ({ response }) => send(response, 'image/svg+xml', redSquare) },
  { path: '/spin.js', answer: ({ response }) => send(response, 'text/javascript', 'for (;;);\n') },
  { path: '/favicon.ico', answer: ({ response }) => void response.writeHead(204).end() },
];

const redSquare =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#b00"/></svg>';

/** How many images without a text alternative `/thousands` holds: more than are stored of one rule on one page. */
export const thousandsCount = 1_500;

/** `/markup?html=<…>` is the page that it is asked for, `&type=` of that content type. */
function answerMarkup({ url, response }: Exchange): void {
  send(response, url.searchParams.get('type') ?? 'text/html; charset=utf-8', url.searchParams.get('html') ?? '');
}

const mediaTypes: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.vtt': 'text/vtt' };

/** Two seconds of video, silent or with a tone, and files of captions. */
function answerMedia({ url, response }: Exchange): void {
  const file = join(import.meta.dirname, 'media', basename(url.pathname));
  if (existsSync(file)) response.setHeader('content-type', mediaTypes[extname(file)] ?? 'text/plain');
  response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : undefined);
}

/** `?seconds=4` of sound: 8-bit mono, a tone of 250 Hz. */
function answerTone({ url, response }: Exchange): void {
  const rate = 8_000;
  const samples = rate * Number(url.searchParams.get('seconds') ?? 1);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  const tone = Buffer.from(Array.from({ length: samples }, (_, index) => (index % 32 < 16 ? 100 : 156)));
  response.writeHead(200, { 'content-type': 'audio/wav' }).end(Buffer.concat([head, tone]));
}

/** `/status/404` answers 404, with a page. */
function answerStatus({ url, response }: Exchange): void {
  const status = Number(url.pathname.split('/').at(2));
  const title = STATUS_CODES[status] ?? 'Unknown';
  if (status === 401) response.setHeader('www-authenticate', 'Basic realm="test site"');
  if (status === 429) response.setHeader('retry-after', '1');
  sendHtml(response, { status, html: wrapInPage(title, `<p>${status}</p>`) });
}

/** `?to=<url>`, by default the good page on the other origin. */
function answerRedirectElsewhere({ url, response, context }: Exchange): void {
  redirect(response, url.searchParams.get('to') ?? `${context.otherOrigin}/good`);
}

/** `?left=3` redirects three times before it ends at the good page. */
function answerRedirectChain({ url, response }: Exchange): void {
  const left = numberFrom(url, 'left');
  redirect(response, left > 1 ? `/redirect/chain?left=${left - 1}` : '/good');
}

/** `?ms=2500` answers after that time with a module that writes the page's heading, and that is busy for as long again. */
function answerLateCode({ url, response }: Exchange): void {
  const ms = numberFrom(url, 'ms');
  const code = `const main = document.querySelector('main');
main.innerHTML += '<h1>Arrived</h1><p aria-busy="true">Prices</p>';
await fetch('/slow?ms=${ms}');
main.lastElementChild.removeAttribute('aria-busy');
main.lastElementChild.textContent = 'Prices are here.';
`;
  const timer = setTimeout(() => send(response, 'text/javascript', code), ms);
  response.on('close', () => clearTimeout(timer));
}

/** An application that shows the same at all URLs until its code arrives, which takes ten minutes. */
function answerWaiting({ response }: Exchange): void {
  const load = "<script>addEventListener('load', () => void import('/late.js?ms=600000'))</script>";
  sendHtml(response, { status: 200, html: wrapInPage('Application', `<p>One moment.</p>${load}`) });
}

function answerDownload({ response }: Exchange): void {
  response.setHeader('content-disposition', 'attachment; filename="report.bin"');
  send(response, 'application/octet-stream', 'not a page');
}

/** `?ms=2000` answers after two seconds. */
function answerSlowly({ url, response }: Exchange): void {
  const timer = setTimeout(
    () => {
      sendHtml(response, { status: 200, html: wrapInPage('Slow', '<p>Here at last.</p>') });
    },
    numberFrom(url, 'ms'),
  );
  response.once('close', () => {
    clearTimeout(timer);
  });
}

/** The first visitor is signed in; those who come later see the page of other visitors. */
function answerSignedInOnce({ url, response, context }: Exchange): void {
  const attempt = (context.attempts.get(url.pathname) ?? 0) + 1;
  context.attempts.set(url.pathname, attempt);
  const markup = attempt === 1 ? '<p>Welcome back. <a href="/end">Sign out</a></p>' : '<p>Welcome.</p>';
  sendHtml(response, { status: 200, html: wrapInPage('Members', markup) });
}

/** `?key=a` answers 503 twice, then 200: counted for each key, so that tests do not disturb each other. */
function answerAtThirdAttempt({ url, response, context }: Exchange): void {
  const key = url.searchParams.get('key') ?? '';
  const attempt = (context.attempts.get(key) ?? 0) + 1;
  context.attempts.set(key, attempt);
  const status = attempt <= 2 ? 503 : 200;
  sendHtml(response, { status, html: wrapInPage('Flaky', `<p>Attempt ${attempt}</p>`) });
}

/** A page that leads itself to the same port of an address where nothing listens. */
function answerRefreshAway({ url, response }: Exchange): void {
  const away = `<meta http-equiv="refresh" content="0; url=http://127.0.0.2:${url.port}/" />`;
  sendHtml(response, { status: 200, html: wrapInPage('Leads away', `<p>Here for a moment.</p>${away}`) });
}

/**
 * Frames that show nothing: a host where nothing listens, a page that forbids it, a host that the page's own
 * policy forbids.
 */
function answerUnloadedFrames({ url, response, context }: Exchange): void {
  const sources = [`http://127.0.0.2:${url.port}/`, '/frame-denied', `${context.otherOrigin}/good`];
  const frames = sources.map((src, index) => `<iframe id="f${index}" title="Frame ${index}" src="${src}"></iframe>`);
  response.setHeader('content-security-policy', `frame-src 'self' http://127.0.0.2:${url.port}`);
  sendHtml(response, { status: 200, html: wrapInPage('Frames that show nothing', frames.join('\n')) });
}

function answerDeniedFrame({ response }: Exchange): void {
  response.setHeader('x-frame-options', 'DENY');
  sendHtml(response, { status: 200, html: wrapInPage('Not in a frame', '<p>Only by itself.</p>') });
}

function answerThousands({ response }: Exchange): void {
  const image = '<img src="/pixel.svg" width="4" height="4" />\n';
  sendHtml(response, { status: 200, html: wrapInPage('Thousands of images', image.repeat(thousandsCount)) });
}

const hidingNames = ['attributes', 'childNodes', 'getAttribute', 'id', 'nodeName', 'ownerDocument', 'parentNode'];

/** Controls whose names hide properties of their form: `?names=childNodes,id`, or many; `&prefix=x` makes them harmless. */
function answerHidingNames({ url, response }: Exchange): void {
  const prefix = url.searchParams.get('prefix') ?? '';
  const names = url.searchParams.get('names')?.split(',') ?? hidingNames;
  const controls = names.map((name) => `<label>${name} <input name="${prefix}${name}" /></label>`).join('\n');
  const form = `<form>${controls}<input class="unlabeled" /><img src="/pixel.svg" title="" data-note="form.childNodes" /></form>`;
  const images = '<img name="body" src="/pixel.svg" /><img name="querySelectorAll" src="/pixel.svg" />';
  sendHtml(response, { status: 200, html: wrapInPage('Names that hide', `${form}\n${images}`) });
}

/** `?paths=/good,/images` names the pages; by default they are those with known findings. */
function answerSitemap({ url, response }: Exchange): void {
  const paths = url.searchParams.get('paths')?.split(',') ?? expectedFindings.map(({ path }) => path);
  const entries = paths.map((path) => `  <url><loc>${escapeXml(new URL(path, url).href)}</loc></url>\n`).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
  send(response, 'application/xml', xml);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type }).end(body);
}

function numberFrom(url: URL, name: string): number {
  return Number(url.searchParams.get(name) ?? 0);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
