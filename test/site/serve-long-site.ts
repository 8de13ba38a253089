import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LongSite = {
  readonly origin: string;
  readonly urls: readonly string[];
  readonly sitemap: string;
  /** How the site is now: some issues are there in one release alone. */
  release: 1 | 2;
  readonly close: () => void;
};

const words = [
  'Straßenverkehrszulassungsordnung',
  'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  'Wohnungseigentumsförderungsgesetz',
  'Kraftfahrzeughaftpflichtversicherung',
  'Rechtsschutzversicherungsgesellschaften',
  'Abfallwirtschaftskonzept und Sperrmüllabfuhrterminvereinbarung',
  'Building permits, planning applications, and appeals against decisions of the committee',
  'Kindertagesstättenplatzvergabeverfahren',
] as const;
const perArea = 20;

/**
 * A town's site with what makes lists, tables and reports long: so many pages with long URLs, long titles, German compounds, titles that
 * are the same on many pages, pages that fail in several ways, and findings that repeat in a few components.
 */
export async function serveLongSite(pages: number): Promise<LongSite> {
  const paths = Array.from({ length: pages }, (_, index) => pathOf(index));
  const site: { release: 1 | 2 } = { release: 1 };
  const known = new Map(paths.map((path, index) => [new URL(path, 'http://localhost').pathname, index]));
  const server = createServer((request, response) => {
    const base = `http://${request.headers.host ?? ''}`;
    const { pathname } = new URL(request.url ?? '/', base);
    const index = known.get(pathname);
    if (pathname === '/sitemap.xml') send(response, 'application/xml', writeSitemap(base, paths));
    else if (pathname.endsWith('.svg')) send(response, 'image/svg+xml', picture);
    else if (index !== undefined) answerPage(response, index, site.release);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = paths.map((path) => `${origin}${path}`);
  return Object.assign(site, { origin, urls, sitemap: `${origin}/sitemap.xml`, close: () => server.close() });
}

function pathOf(index: number): string {
  const area = encodeURIComponent(slugOf(wordAt(Math.floor(index / perArea))));
  const topic = encodeURIComponent(slugOf(wordAt(index)));
  return `/buergerservice/dienstleistungen-von-a-bis-z/${area}/${topic}/antrag-auf-erteilung-einer-ausnahmegenehmigung-${index}.html?ansicht=vollstaendig&sortierung=aktualitaet&sitzung=${index * 7919}`;
}

function slugOf(word: string): string {
  return word.toLowerCase().replaceAll(/[ ,]+/gu, '-');
}

function wordAt(index: number): string {
  return words[index % words.length] ?? '';
}

function writeSitemap(base: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${base}${path.replaceAll('&', '&amp;')}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}

/** One page in so many has none of the template's failures, or fails. */
const rare = { clean: 9, missing: 31, gone: 67, file: 53 } as const;

function answerPage(response: ServerResponse, index: number, release: number): void {
  if (index % rare.missing === rare.missing - 1) response.writeHead(404).end('Nicht gefunden');
  else if (index % rare.gone === rare.gone - 1) response.writeHead(500).end('Interner Fehler');
  else if (index % rare.file === rare.file - 1) send(response, 'application/pdf', '%PDF-1.4');
  else if (index % rare.clean === 0) send(response, 'text/html; charset=utf-8', writeCleanPage(index));
  else send(response, 'text/html; charset=utf-8', writePage(index, release));
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type }).end(body);
}

function titleOf(index: number): string {
  return index % 3 === 0
    ? 'Dienstleistungen von A bis Z – Bürgerservice der Stadt Musterhausen an der Großen Laber'
    : `${wordAt(index)}: Antrag auf Erteilung einer Ausnahmegenehmigung Nr. ${index} – Bürgerservice der Stadt Musterhausen an der Großen Laber`;
}

const style = `
body { font: 16px/1.5 sans-serif; margin: 0; color: #222; background: #fff }
main, .page-head, .page-foot { max-width: 60rem; margin: auto; padding: 16px }
.hero { background: url(/himmel.svg); padding: 32px; color: #fff } .teaser-list { display: flex; flex-wrap: wrap; gap: 16px }
.teaser { border: 1px solid #ccc; padding: 12px; inline-size: 14rem } .note { color: #999 }
.banner { background: #fff; color: #fff; padding: 8px }
`;

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><defs><linearGradient id="a"><stop stop-color="#124"/><stop offset="1" stop-color="#eef"/></linearGradient></defs><rect width="600" height="200" fill="url(#a)"/></svg>';

function writeCleanPage(index: number): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${titleOf(index)}</title></head>
<body><main><h1>${wordAt(index)}</h1><p>Diese Seite hat keine bekannten Fehler.</p></main></body></html>`;
}

function writePage(index: number, release: number): string {
  const isFixed = release === 2 && index % 2 === 0;
  const teasers = Array.from({ length: 6 }, (_, at) => writeTeaser(index + at, isFixed)).join('');
  const field = isFixed
    ? '<label for="suche">Suche</label><input id="suche">'
    : '<input id="suche" placeholder="Suche">';
  const broken = release === 2 && index % 5 === 0 ? '<div role="buton" tabindex="0">Öffnen</div>' : '';
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${titleOf(index)}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head>
<body><header class="page-head"><a href="/"><img src="/wappen.svg" width="60" height="40"></a>
<nav aria-label="Hauptnavigation"><a href="/">${wordAt(1)}</a> <a href="/kontakt">${wordAt(2)}</a></nav></header>
<main><h1>${wordAt(index)}</h1><div class="hero"><p class="claim">Ein Text auf einem Bild, dessen Farbe sich ändert: ${wordAt(index)}</p></div>
<div class="banner"><p>Hinweis zur ${wordAt(index + 3)}, Stand ${2000 + (index % 26)}.</p></div>
<form action="/suche">${field}<button></button></form>${broken}<div class="teaser-list">${teasers}</div></main>
<footer class="page-foot"><p class="note">© Stadt Musterhausen an der Großen Laber, Öffentlichkeitsarbeit und Bürgerbeteiligung</p></footer></body></html>`;
}

function writeTeaser(index: number, isFixed: boolean): string {
  const alt = isFixed ? ' alt=""' : '';
  return `<article class="teaser"><h3>${wordAt(index)}</h3><img class="teaser__image" src="/bild-${index % 4}.svg" width="200" height="60"${alt}>
<p class="note">Aktualisiert am ${1 + (index % 28)}. März</p><div><a href="/weiter/${index}">Mehr</a></div></article>`;
}
