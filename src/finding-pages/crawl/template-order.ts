import type { PathShape } from './path-shape.ts';
import { readPathShape } from './path-shape.ts';

/** Counts of pages by a shared property. */
export type TemplateCounts = { readonly get: (key: string) => number };

export function shapeKey({ shape }: PathShape): string {
  return `shape ${shape}`;
}

/** Different shapes that probably share a template: one path with other queries, and the words of one folder. */
export function listKinKeys({ path, folder }: PathShape): readonly string[] {
  return [...(path === undefined ? [] : [`path ${path}`]), ...(folder === undefined ? [] : [`folder ${folder}`])];
}

/** The order of a page. Lower ones are scanned first. The first page of each shape comes before the second of any. */
export function orderOf(named: PathShape, counts: TemplateCounts): number {
  const kin = listKinKeys(named);
  return kin.reduce((sum, key) => sum + weighKin(key, counts.get(key)), counts.get(shapeKey(named)));
}

/** Words directly under the host usually have their own templates, unless there are many. */
function weighKin(key: string, count: number): number {
  return Math.floor(Math.log2((key === 'folder /' ? count / 30 : count) + 1));
}

/**
 * Up to this number, the words of a folder count as separate templates: `/about` and `/contact`, `/account/settings`
 * and `/account/orders`.
 */
const ownTemplates = { host: 30, folder: 5 } as const;

/** Names a template by the path that its pages share. */
export function nameTemplate({ shape, folder }: PathShape, counts: TemplateCounts): string {
  if (folder === undefined) return shape;
  const most = folder === '/' ? ownTemplates.host : ownTemplates.folder;
  return counts.get(`folder ${folder}`) < most ? shape : `${folder}{name}`;
}

/** Orders URLs that arrive one after the other. A list always gets one fixed order. */
export class TemplateOrder {
  readonly #counts = new Map<string, number>();
  readonly #stored = { get: (key: string) => this.#counts.get(key) ?? 0 };

  /** Returns the order and the template of the next URL, which must be absolute. */
  next(url: string): { readonly order: number; readonly template: string } {
    const named = readPathShape(url);
    const ranked = { order: orderOf(named, this.#stored), template: nameTemplate(named, this.#stored) };
    for (const key of [shapeKey(named), ...listKinKeys(named)]) this.#counts.set(key, this.#stored.get(key) + 1);
    return ranked;
  }
}
