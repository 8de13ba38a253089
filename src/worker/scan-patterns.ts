import type { UrlPatterns } from '../finding-pages/crawl/pattern-thread.ts';
import { PatternsTooSlow } from '../finding-pages/crawl/pattern-thread.ts';

/**
 * The patterns of one scan. Once they are too slow, they get no more time, because every page of the scan would be as
 * slow.
 */
export class ScanPatterns implements UrlPatterns {
  readonly #patterns: UrlPatterns;
  #failure: PatternsTooSlow | undefined;

  constructor(patterns: UrlPatterns) {
    this.#patterns = patterns;
  }

  /** Throws PatternsTooSlow if they were too slow before. */
  assertFast(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }

  readonly match: UrlPatterns['match'] = async (...judged) => this.#note(() => this.#patterns.match(...judged));

  readonly robots: UrlPatterns['robots'] = async (...judged) => this.#note(() => this.#patterns.robots(...judged));

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
