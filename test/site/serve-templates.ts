import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shop whose pages share templates. Each template has issues; names that tools generate differ at each request. */
export type TemplateSite = { readonly origin: string; readonly urls: readonly string[]; readonly close: () => void };

/** What a scan of the site's pages has to find of each template: its component, with failures per rule, and pages. */
export const expectedComponents = [
  { label: 'header.site-header', pages: 3, rules: { 'image-alt': 3, 'link-name': 3 } },
  { label: 'main > ul.products > li.product', pages: 2, rules: { 'image-alt': 7, 'button-name': 7 } },
  { label: 'aside.related > div.list > article.product', pages: 1, rules: { 'image-alt': 2 } },
  { label: 'site-rating', pages: 2, rules: { 'button-name': 7 } },
  { label: 'main > form.newsletter', pages: 2, rules: { label: 2 } },
  { label: 'main > p > a', pages: 1, rules: { 'link-name': 2 } },
];

let requests = 0;

export async function serveTemplates(): Promise<TemplateSite> {
  const server: Server = createServer((request, response) => {
    requests += 1;
    const body = pages[request.url ?? ''];
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(body === undefined ? 'Not found' : wrap(body()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, urls: Object.keys(pages).map((path) => `${origin}${path}`), close: () => server.close() };
}

const picture = `src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='60'%3E%3C/svg%3E" width="80" height="60"`;
const rating = () => `<site-rating><button class="star"></button></site-rating>`;

/** A card of a list. Its state, its number and a hash are in its classes. */
function product(index: number): string {
  const classes = ['product', `post-${index + 17}`, `css-${requests}a${index}x`, ...(index === 0 ? ['is-first'] : [])];
  return `<li class="${classes.join(' ')}" id="p-${index}-${requests}"><img ${picture}><h2>Product ${index}</h2>
    ${index % 2 === 0 ? '<span class="badge">New</span>' : ''}<button class="buy"></button>${rating()}</li>`;
}

const products = (count: number) =>
  `<ul class="products">${Array.from({ length: count }, (_, index) => product(index)).join('')}</ul>`;
const newsletter = '<form class="newsletter"><input type="text" name="mail"><button>Subscribe</button></form>';
const related = `<aside class="related" aria-label="Related"><div class="list">
  <article class="product"><img ${picture}><h2>One</h2></article><article class="product"><img ${picture}><h2>Two</h2></article>
</div></aside>`;

const pages: Readonly<Record<string, () => string>> = {
  '/': () => `<main><h1>Shop</h1>${products(4)}${newsletter}</main>`,
  '/shoes': () => `<main><h1>Shoes</h1>${products(3)}${newsletter}</main>${related}`,
  '/about': () =>
    '<main><h1>About us</h1><p>Our story begins in a small town. <a href="/1"></a></p><p>Then we grew. <a href="/2"></a></p></main>',
};

function wrap(body: string): string {
  return `<!doctype html><html lang="en"><head><title>A shop</title>
    <style>button { width: 48px; height: 48px; margin: 12px } input { height: 48px }</style></head><body>
    <header class="site-header"><img ${picture}><a class="login" href="/login"></a></header>${body}</body></html>`;
}
