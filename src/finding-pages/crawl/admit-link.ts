import { readPlace } from '../../url/hash-route.ts';
import { crawlLimits as limits } from './crawl-limits.ts';
import type { DropRule } from './drop-rules.ts';
import type { DroppedUrl } from './dropped-urls.ts';
import type { FoundLink } from './link-filter.ts';
import type { PathShape } from './path-shape.ts';
import { readPathShape } from './path-shape.ts';
import { listKinKeys, nameTemplate, orderOf, shapeKey } from './template-order.ts';

/** Counts of pages in the crawl, by a shared property. */
export type CrawlCounts = {
  readonly get: (key: string) => number;
  readonly add: (key: string) => void;
};

export type Admission =
  /** Pages with a lower `order` are scanned first. */
  | { readonly kind: 'admitted'; readonly order: number; readonly template: string }
  | { readonly kind: 'dropped'; readonly rule: DropRule };

export type AdmittedLink = FoundLink & { readonly order: number; readonly template: string };

type Limit = { readonly key: string; readonly most: number; readonly rule: DropRule };

/** The keys of all counts that a URL affects. */
export function listCountedKeys(url: string): readonly string[] {
  const named = readPathShape(url);
  return [
    closedKey(named.shape),
    shapeKey(named),
    pathKey(named),
    ...listKinKeys(named),
    ...listLimits(url, named.shape).map(({ key }) => key),
  ];
}

/**
 * Decides whether a new page joins the crawl, and in which order. The first page of each shape comes before the second
 * of any, so that every template is seen early. Updates the counts if the page joins.
 */
export function admitLink(url: string, counts: CrawlCounts): Admission {
  const named = readPathShape(url);
  if (counts.get(closedKey(named.shape)) > 0) return { kind: 'dropped', rule: 'same_text' };
  const applied = listLimits(url, named.shape);
  const reached = applied.find(({ key, most }) => counts.get(key) >= most);
  if (reached !== undefined) return { kind: 'dropped', rule: reached.rule };
  const ranked = { order: orderOf(named, counts), template: nameTemplate(named, counts) };
  for (const key of new Set([...applied.map((limit) => limit.key), ...listKinKeys(named), pathKey(named)]))
    counts.add(key);
  return { kind: 'admitted', ...ranked };
}

/** Decides about links in their order, including those that the filter dropped. */
export function admitLinks(
  links: readonly FoundLink[],
  counts: CrawlCounts,
): { readonly admitted: readonly AdmittedLink[]; readonly dropped: readonly DroppedUrl[] } {
  const admitted: AdmittedLink[] = [];
  const dropped: DroppedUrl[] = [];
  for (const link of links) {
    const { identity, drop } = link;
    const admission = drop === undefined ? admitLink(identity, counts) : ({ kind: 'dropped', ...drop } as const);
    if (admission.kind === 'admitted') admitted.push({ ...link, order: admission.order, template: admission.template });
    else dropped.push({ ...drop, rule: admission.rule, url: identity });
  }
  return { admitted, dropped };
}

function pathKey({ path, shape }: PathShape): string {
  return `path ${path ?? shape}`;
}

/** The keys of the counts that a scanned page affects. */
export function listTextKeys(url: string, textDigest: string | null): readonly string[] {
  if (textDigest === null) return [];
  const { shape } = readPathShape(url);
  return [closedKey(shape), `text ${shape} ${textDigest}`];
}

/** If the pages of a shape repeat one text, the shape gets no more pages. */
export function countText(url: string, textDigest: string | null, counts: CrawlCounts): void {
  const [closed, text] = listTextKeys(url, textDigest);
  if (closed === undefined || text === undefined) return;
  counts.add(text);
  if (counts.get(text) === limits.sameText) counts.add(closed);
}

/** Marks a shape whose pages repeat one text. */
function closedKey(shape: string): string {
  return `closed ${shape}`;
}

function listLimits(url: string, shape: string): readonly Limit[] {
  const template: Limit = { key: `shape ${shape}`, most: limits.perTemplate, rule: 'template_limit' };
  const isDated = isCalendar(url);
  const calendar: Limit = { key: `calendar ${maskNumbers(shape)}`, most: limits.perCalendar, rule: 'calendar' };
  return [...(isDated ? [calendar] : []), ...listQueryLimits(url, shape), template];
}

function listQueryLimits(url: string, shape: string): readonly Limit[] {
  const place = readPlace(url);
  if (place.query === '') return [];
  const rule = 'query_combinations';
  const path = `${new URL(url).origin}${place.path}`;
  const pairs = place.query.split('&');
  const random = pairs.some((pair) => /=(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}$/i.test(pair));
  if (random) return [{ key: `random ${path}`, most: limits.randomQueriesPerPath, rule }];
  if (pairs.length === 1) return [{ key: `query ${path}`, most: limits.queriesPerPath, rule }];
  const [shapeOfPath = ''] = shape.split('?', 1);
  return [
    { key: `facets ${path}`, most: limits.facetsPerPath, rule },
    { key: `facets of ${shapeOfPath}`, most: limits.facetsPerShape, rule },
  ];
}

const datedPath = /\/(?:19|20)\d\d(?:[-/](?:0?[1-9]|1[0-2])(?:[-/][0-3]?\d)?)?\/?$/;
const datedQuery = /[?&](?:\w*date|day|month|year|week|yr|mo|from|to|start|end|calendar)=[\d-]+(?:&|$)/i;

/**
 * True for the page of a day, month or year, because there is always a next one. False for an article that is filed
 * under its date.
 */
export function isCalendar(url: string): boolean {
  const { path, query } = readPlace(url);
  return datedPath.test(path) || datedQuery.test(`?${query}`);
}

function maskNumbers(shape: string): string {
  return shape.replaceAll(/\{(?:number|date)\}(?:[-/]\{(?:number|date)\})*/g, '{date}');
}
