import { readPathShape } from '../finding-pages/crawl/path-shape.ts';

/** The requests of a site with more shapes differ each time. Checking each of them would double its pages. */
const most = 500;

/**
 * Requests that a site refuses to a signed-in page even though the session is open, by the shape of their URLs. They
 * say nothing about the session.
 */
export class ExcusedRequests {
  readonly #shapes = new Set<string>();

  /** Lists the URLs of these origins that are not excused. */
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
