/**
 * What knowing the skeleton of each page that was scanned would add to the order of a crawl: `node bench/templates.ts [file]`. Each site has 2,000
 * to 4,000 URLs of 40 kinds of pages (or of one). Compares the order by the shapes of URLs with one that also knows which kind each scanned page turned out
 * to be, and lets a shape wait whose pages show nothing new. A browser would learn no more than that, so this is the most that can be gained.
 */
import { writeFileSync } from 'node:fs';
import { TemplateOrder } from '../src/crawl/template-order.ts';
import { createRandom } from '../test/faults/seeded-random.ts';
import { today } from './lib/measure.ts';

type Page = { readonly url: string; readonly kind: number };

const origin = 'https://site.example';
const kinds = 40;
const pagesSeen = 80;
const random = createRandom(1);
const byNumber = (number: number) => `${origin}/p?id=${number}`;
const byId = () => `${origin}/${Array.from({ length: 6 }, () => random.below(16).toString(16)).join('')}`;
const bySection = (section: number, number: number) =>
  `${origin}/section-${'abcdefghijklmnopqrst'[section] ?? ''}/${number}`;

const sites: Readonly<Record<string, readonly Page[]>> = {
  '/p?id=1, 40 kinds': pagesOf(2_000, (number) => ({ url: byNumber(number), kind: random.below(kinds) })),
  '/a1b2c3, 40 kinds': pagesOf(2_000, () => ({ url: byId(), kind: random.below(kinds) })),
  '/a1b2c3, 1 kind': pagesOf(2_000, () => ({ url: byId(), kind: 0 })),
  '20 sections of one kind each, and /p?id=1 of 20 kinds': pagesOf(4_000, (number) =>
    number % 2 === 0
      ? { url: bySection((number / 2) % 20, number), kind: (number / 2) % 20 }
      : { url: byNumber(number), kind: 20 + random.below(20) },
  ),
};

const results = Object.entries(sites).map(([site, pages]) => {
  const shapes = groupByTemplate(pages);
  return {
    site,
    pages: pages.length,
    kinds: countKinds(pages),
    templatesByUrl: shapes.size,
    kindsInFirst80: {
      byUrl: countKinds(orderByUrl(pages).slice(0, pagesSeen)),
      bySkeleton: countKinds(orderBySkeleton(shapes).slice(0, pagesSeen)),
    },
    pagesUntilAll: { byUrl: countUntilAll(orderByUrl(pages)), bySkeleton: countUntilAll(orderBySkeleton(shapes)) },
  };
});
const text = `${JSON.stringify({ date: today(), seed: 1, results }, undefined, 2)}\n`;
process.stdout.write(text);
if (process.argv[2] !== undefined) writeFileSync(process.argv[2], text);

function pagesOf(count: number, make: (number: number) => Page): readonly Page[] {
  return Array.from({ length: count }, (_, number) => make(number));
}

function countKinds(pages: readonly Page[]): number {
  return new Set(pages.map(({ kind }) => kind)).size;
}

function countUntilAll(pages: readonly Page[]): number {
  const firsts = new Map<number, number>();
  for (const [index, { kind }] of pages.entries()) if (!firsts.has(kind)) firsts.set(kind, index + 1);
  return Math.max(...firsts.values());
}

function orderByUrl(pages: readonly Page[]): readonly Page[] {
  const order = new TemplateOrder();
  const ranked = pages.map((page, place) => ({ page, place, rank: order.next(page.url).order }));
  return ranked.toSorted((a, b) => a.rank - b.rank || a.place - b.place).map(({ page }) => page);
}

function groupByTemplate(pages: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
  const order = new TemplateOrder();
  return Map.groupBy(pages, ({ url }) => order.next(url).template);
}

/** The next page is of the template that has shown the fewest pages of known kinds. */
function orderBySkeleton(templates: ReadonlyMap<string, readonly Page[]>): readonly Page[] {
  const queues = [...templates.values()].map((pages) => ({ pages, next: 0, repeated: 0 }));
  const known = new Set<number>();
  const ordered: Page[] = [];
  for (;;) {
    const left = queues.filter(({ pages, next }) => next < pages.length);
    const chosen = left.reduce<(typeof left)[number] | undefined>(
      (best, one) => (best === undefined || one.repeated < best.repeated ? one : best),
      undefined,
    );
    const page = chosen?.pages[chosen.next];
    if (chosen === undefined || page === undefined) return ordered;
    chosen.next += 1;
    if (known.has(page.kind)) chosen.repeated += 1;
    known.add(page.kind);
    ordered.push(page);
  }
}
