import type { Logger } from 'pino';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import { digestTexts } from './digest-content.ts';
import type { ComparableFindings } from './find-difference.ts';
import { findDifference } from './find-difference.ts';
import { findKnownPage } from './find-known-page.ts';
import type { KnownPage } from './known-page.ts';
import type { PageReuse } from './page-reuse.ts';
import { findReuseStop } from './reuse-stops.ts';
import { hasToken } from './tokens.ts';

export type MemoDeps = {
  readonly db: Database;
  readonly screenshots: Pick<ScreenshotStore, 'takeOver'>;
  readonly log: Logger;
  /** Decides whether to analyze a known page anyway, to verify that it gives the same findings. */
  readonly isSample: () => boolean;
};

/** The page, and everything else that decides its findings. */
export type MemoPage = {
  readonly scanId: string;
  readonly targetKey: string;
  /** The URL, and the name of the steps that lead from it to the page, if any. */
  readonly url: string;
  /** True if no earlier findings may be reused. */
  readonly fresh: boolean;
  /** The versions of the service, the engines and the browser. */
  readonly versions: string;
  /** The device, the fonts and the settings that change findings. */
  readonly conditions: string;
};

/** `known`: these findings are reused. `sample`: the page is analyzed, and must give these findings. */
type Answer =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly page: KnownPage }
  | { readonly kind: 'sample'; readonly page: KnownPage }
  | { readonly kind: 'stopped'; readonly pageUrl: string };

const unknown: Answer = { kind: 'unknown' };

/** Recalls earlier scans' results for one visit to a page. */
export class PageMemo {
  readonly #deps: MemoDeps;
  readonly #page: MemoPage;
  #answer: Answer = unknown;

  constructor(deps: MemoDeps, page: MemoPage) {
    this.#deps = deps;
    this.#page = page;
  }

  /** The result of the last call of `recall`. */
  get answer(): Answer {
    return this.#answer;
  }

  /** The key of findings for this page with this content. */
  keyOf(contentDigest: string): string {
    const { targetKey, url, versions, conditions } = this.#page;
    return digestTexts([targetKey, url, versions, conditions, contentDigest]);
  }

  /**
   * True if the page need not be analyzed; its pictures are then in this scan's folder. A failure costs only the
   * analysis.
   */
  async recall(contentDigest: string): Promise<boolean> {
    this.#answer = unknown;
    if (this.#page.fresh) return false;
    try {
      this.#answer = await this.#lookUp(contentDigest);
    } catch (error) {
      this.#deps.log.warn({ err: error, scan: this.#page.scanId }, 'what is known of a page could not be read');
    }
    return this.#answer.kind === 'known';
  }

  /** Decides the reuse of an analyzed page's findings. `contentKey` is undefined if the analysis was cut short. */
  conclude(found: ComparableFindings, contentKey: string | undefined): PageReuse {
    const reuse = { contentKey: contentKey ?? null, unchangedSince: null };
    const answer = this.#answer;
    if (answer.kind === 'stopped') return { ...reuse, stoppedBy: answer.pageUrl };
    if (answer.kind !== 'sample' || contentKey === undefined) return reuse;
    const rule = findDifference(answer.page, found);
    if (rule === undefined) return { ...reuse, unchangedSince: answer.page.since };
    const { targetKey, versions, scanId, url: pageUrl } = this.#page;
    this.#deps.log.warn(
      { scan: scanId, rule },
      'a page that had not changed gave other findings: none are reused for its target',
    );
    return { contentKey: null, unchangedSince: null, stop: { targetKey, versions, scanId, pageUrl } };
  }

  async #lookUp(contentDigest: string): Promise<Answer> {
    const { db, isSample } = this.#deps;
    const { scanId } = this.#page;
    const stop = await findReuseStop(db, this.#page);
    if (stop !== undefined) return { kind: 'stopped', ...stop };
    const page = await findKnownPage(db, { scanId, contentKey: this.keyOf(contentDigest) });
    if (page === undefined || namesRandomElements(page)) return unknown;
    if (isSample()) return { kind: 'sample', page };
    await this.#takePictures(page);
    return { kind: 'known', page };
  }

  async #takePictures({ scanId, picture }: KnownPage): Promise<void> {
    for (const { name } of picture?.tiles ?? []) await this.#deps.screenshots.takeOver(scanId, this.#page.scanId, name);
  }
}

/** A selector with an id that is new at each load matches nothing on the current page. */
function namesRandomElements({ groups }: KnownPage): boolean {
  return groups.some(({ occurrences }) => occurrences.some(({ selector }) => hasToken(selector)));
}
