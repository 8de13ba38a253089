import type { Sighting } from './sighting.ts';

const maxScans = 200;
const maxTexts = 10_000;
/** A host that does not answer costs each who asks a part of its page's time. */
const maxMisses = 3;

/** Looked at in addition to the page in question. `no_page`: the site says that there is none, or has something else there. */
export type OtherPage = Sighting | 'no_page';

export type UnknownUrl = { readonly host: string; readonly which: 'first' | 'second' };

type Memory = {
  /** The first URL at which each text was seen. */
  readonly texts: Map<string, string>;
  /** By host and which of its unknown URLs. */
  readonly unknown: Map<string, Promise<OtherPage | undefined>>;
  readonly misses: Map<string, number>;
};

/** What a worker remembers of the sites it scans: texts it has seen, and how they answer an unknown URL. */
export class SiteMemory {
  readonly #scans = new Map<string, Memory>();

  /** Notes the page's text, by its digest; true when another URL of the scan showed the same before. */
  wasSeenElsewhere(scanId: string, url: string, textDigest: string): boolean {
    const { texts } = this.#of(scanId);
    const first = texts.get(textDigest);
    if (first === undefined && texts.size < maxTexts) texts.set(textDigest, url);
    return first !== undefined && first !== url;
  }

  /** Whether a page of this host was compared before: then its answer to an unknown URL is there. */
  knowsUnknownPage(scanId: string, host: string): boolean {
    return this.#of(scanId).unknown.has(keyOf({ host, which: 'first' }));
  }

  /**
   * How the host answers a URL that cannot exist, and another such URL: each is asked once per scan, by the page that needs it first.
   * Undefined when it could not be seen: then the page that needs it next asks again, some times.
   */
  async unknownPage(
    scanId: string,
    wanted: UnknownUrl,
    ask: () => Promise<OtherPage | undefined>,
  ): Promise<OtherPage | undefined> {
    const { unknown, misses } = this.#of(scanId);
    const key = keyOf(wanted);
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

  forget(scanId: string): void {
    this.#scans.delete(scanId);
  }

  #of(scanId: string): Memory {
    const memory = this.#scans.get(scanId) ?? { texts: new Map(), unknown: new Map(), misses: new Map() };
    this.#scans.set(scanId, memory);
    const oldest = this.#scans.keys().next();
    if (this.#scans.size > maxScans && oldest.done !== true) this.#scans.delete(oldest.value);
    return memory;
  }
}

function keyOf({ host, which }: UnknownUrl): string {
  return `${which} ${host}`;
}
