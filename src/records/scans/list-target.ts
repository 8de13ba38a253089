import { normalizeValidUrl } from '../../url/page-url.ts';

/** The pages of a list, normalized and without duplicates, in the order given. */
export type ListedPages = {
  readonly pages: readonly string[];
  /** The number of repeated entries. */
  readonly duplicateCount: number;
};

/** Expects validated URLs. */
export function listPagesOnce(urls: readonly string[]): ListedPages {
  const pages = new Set(urls.map((url) => normalizeValidUrl(url)));
  return { pages: [...pages], duplicateCount: urls.length - pages.size };
}

/**
 * The target of a list without a name: the most frequent origin of its pages, or the first of several. So a list that
 * is edited between two scans keeps its target, and the scans can be compared.
 */
export function findListTarget(pages: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const { origin } = new URL(page);
    counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (first === undefined) throw new Error('A list has at least one page.');
  return `${first[0]}/`;
}
