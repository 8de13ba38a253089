import type { SiteParts } from '../engines/known-parts.ts';
import { dropOldest } from '../findings/drop-oldest.ts';
import { startSiteParts } from './known-parts.ts';
import type { Sighting } from './sighting.ts';

const maxScans = 200;
const maxTexts = 10_000;
/** Each request to a host that does not answer costs a part of its page's time. */
const maxMisses = 3;
/** Each part of a site costs the visit of one more page. */
const maxParts = 50;

/**
 * A page that is visited for comparison. `no_page`: the site says that the page does not exist, or shows other content
 * there.
 */
export type OtherPage = Sighting | 'no_page';

/**
 * `part`: the folder of the URL, because an app in a folder answers differently from the rest of its host, or the
 * document whose routes an app has. `site`: what stands for it once too many parts have been asked.
 */
export type UnknownUrl = { readonly part: string; readonly site: string; readonly which: 'first' | 'second' | 'above' };

type Memory = {
  /** The first URL that showed each text. */
  readonly texts: Map<string, string>;
  /** The key consists of the part of the site and the number of the unknown URL. */
  readonly unknown: Map<string, Promise<OtherPage | undefined>>;
  readonly misses: Map<string, number>;
  readonly known: SiteParts;
};

/** A worker's memory of the sites that it scans: the texts of pages, and the answers to unknown URLs. */
export class SiteMemory {
  readonly #scans = new Map<string, Memory>();

  /** Records the page's text by its digest. True if another URL of the scan has already shown this text. */
  wasSeenElsewhere(scanId: string, url: string, textDigest: string): boolean {
    const { texts } = this.#of(scanId);
    const first = texts.get(textDigest);
    if (first === undefined && texts.size < maxTexts) texts.set(textDigest, url);
    return first !== undefined && first !== url;
  }

  /**
   * Returns the answer to a URL in this part of the site that cannot exist, or to a second such URL. Each is requested once per scan, by
   * the first page that needs it. Undefined if the request failed. The next pages then request it again, up to a limit.
   */
  async unknownPage(
    scanId: string,
    wanted: UnknownUrl,
    ask: () => Promise<OtherPage | undefined>,
  ): Promise<OtherPage | undefined> {
    const { unknown, misses } = this.#of(scanId);
    const own = keyOf(wanted.part, wanted);
    const key = unknown.has(own) || unknown.size < maxParts ? own : keyOf(wanted.site, wanted);
    const missed = misses.get(key) ?? 0;
    const asked = unknown.get(key);
    if (asked !== undefined || missed >= maxMisses) return asked;
    const answer = ask();
    unknown.set(key, answer);
    const miss = () => {
      unknown.delete(key);
      misses.set(key, missed + 1);
    };
    answer.then((seen) => (seen === undefined ? miss() : undefined), miss);
    return answer;
  }

  /** The answers of the pages of a scan that were operated. */
  knownParts(scanId: string): SiteParts {
    return this.#of(scanId).known;
  }

  forget(scanId: string): void {
    this.#scans.delete(scanId);
  }

  #of(scanId: string): Memory {
    const memory = this.#scans.get(scanId) ?? {
      texts: new Map(),
      unknown: new Map(),
      misses: new Map(),
      known: startSiteParts(),
    };
    this.#scans.set(scanId, memory);
    dropOldest(this.#scans, maxScans);
    return memory;
  }
}

function keyOf(place: string, { which }: UnknownUrl): string {
  return `${which} ${place}`;
}
