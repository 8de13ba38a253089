import { readPathShape } from '../finding-pages/crawl/path-shape.ts';

/** More, and those of a site are different each time: asking about each would double its pages. */
const most = 500;

/** What a site refuses to a page for members although the session is open, by the shape of its URL: it says nothing of the session. */
export class ExcusedRequests {
  readonly #shapes = new Set<string>();

  /** Those that were requested of the origins and are not excused. */
  listNew(urls: readonly string[], origins: readonly string[]): readonly string[] {
    if (this.#shapes.size >= most) return [];
    return urls.filter((url) => origins.includes(URL.parse(url)?.origin ?? '') && !this.#shapes.has(shapeOf(url)));
  }

  add(urls: readonly string[]): void {
    for (const url of urls) this.#shapes.add(shapeOf(url));
  }
}

function shapeOf(url: string): string {
  return `${new URL(url).origin}${readPathShape(url).shape}`;
}
