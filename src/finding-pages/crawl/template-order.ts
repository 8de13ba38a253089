import type { PathShape } from './path-shape.ts';
import { readPathShape } from './path-shape.ts';

/** Counts of pages that have something in common. */
export type TemplateCounts = { readonly get: (key: string) => number };

/** Of one shape. */
export function shapeKey({ shape }: PathShape): string {
  return `shape ${shape}`;
}

/** Shapes that are separate but still likely to be of one template: one path with other queries, and the words of one folder. */
export function listKinKeys({ path, folder }: PathShape): readonly string[] {
  return [...(path === undefined ? [] : [`path ${path}`]), ...(folder === undefined ? [] : [`folder ${folder}`])];
}

/** How soon a page is scanned: the lower, the sooner. The first page of each shape comes before the second of any. */
export function orderOf(named: PathShape, counts: TemplateCounts): number {
  const kin = listKinKeys(named);
  return kin.reduce((sum, key) => sum + weighKin(key, counts.get(key)), counts.get(shapeKey(named)));
}

/** The words directly under the host are mostly pages of a kind of their own, until there are many of them. */
function weighKin(key: string, count: number): number {
  return Math.floor(Math.log2((key === 'folder /' ? count / 30 : count) + 1));
}

/** So many words of a folder are templates of their own: `/about` and `/contact`, `/account/settings` and `/account/orders`. */
const ownTemplates = { host: 30, folder: 5 } as const;

/** What the pages of one template have in common, as a path. */
export function nameTemplate({ shape, folder }: PathShape, counts: TemplateCounts): string {
  if (folder === undefined) return shape;
  const most = folder === '/' ? ownTemplates.host : ownTemplates.folder;
  return counts.get(`folder ${folder}`) < most ? shape : `${folder}{name}`;
}

/** The order of URLs that are listed one after the other. The same list always gets the same order. */
export class TemplateOrder {
  readonly #counts = new Map<string, number>();
  readonly #stored = { get: (key: string) => this.#counts.get(key) ?? 0 };

  /** Of the next URL, which must be absolute. */
  next(url: string): { readonly order: number; readonly template: string } {
    const named = readPathShape(url);
    const ranked = { order: orderOf(named, this.#stored), template: nameTemplate(named, this.#stored) };
    for (const key of [shapeKey(named), ...listKinKeys(named)]) this.#counts.set(key, this.#stored.get(key) + 1);
    return ranked;
  }
}
