import type { PatternCaller, UrlPatterns } from '../finding-pages/crawl/pattern-thread.ts';
import { PatternsTooSlow } from '../finding-pages/crawl/pattern-thread.ts';

/**
 * The patterns of one scan. Once they are too slow, they get no more time, because every page of the scan would be as
 * slow.
 */
export class ScanPatterns implements UrlPatterns {
  readonly #patterns: UrlPatterns;
  readonly #caller: PatternCaller;
  #failure: PatternsTooSlow | undefined;

  constructor(patterns: UrlPatterns, scanId: string) {
    this.#patterns = patterns;
    this.#caller = { kind: 'scan', id: scanId };
  }

  /** Throws PatternsTooSlow if they were too slow before. */
  assertFast(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }

  readonly match: UrlPatterns['match'] = async (patterns, urls) =>
    this.#note(() => this.#patterns.match(patterns, urls, this.#caller));

  readonly robots: UrlPatterns['robots'] = async (file, urls) =>
    this.#note(() => this.#patterns.robots(file, urls, this.#caller));

  async #note<Result>(judge: () => Promise<Result>): Promise<Result> {
    this.assertFast();
    try {
      return await judge();
    } catch (error) {
      if (error instanceof PatternsTooSlow) this.#failure = error;
      throw error;
    }
  }
}
