import type { Sighting } from '../pages/compare-with-unknown.ts';

const maxScans = 200;
const maxTexts = 10_000;

type Memory = {
  /** The first address at which each text was seen. */
  readonly texts: Map<string, string>;
  readonly unknown: Map<string, Promise<Sighting | undefined>>;
};

/** What a worker remembers of the sites it scans: texts it has seen, and how they answer an unknown address. */
export class SiteMemory {
  readonly #scans = new Map<string, Memory>();

  /** Notes the page's text, by its digest; true when another address of the scan showed the same before. */
  wasSeenElsewhere(scanId: string, url: string, textDigest: string): boolean {
    const { texts } = this.#of(scanId);
    const first = texts.get(textDigest);
    if (first === undefined && texts.size < maxTexts) texts.set(textDigest, url);
    return first !== undefined && first !== url;
  }

  /** How the host answers an address that cannot exist: asked once per host and scan, by whoever needs it first. */
  async unknownPage(
    scanId: string,
    host: string,
    ask: () => Promise<Sighting | undefined>,
  ): Promise<Sighting | undefined> {
    const { unknown } = this.#of(scanId);
    const known = unknown.get(host) ?? ask();
    unknown.set(host, known);
    return known;
  }

  forget(scanId: string): void {
    this.#scans.delete(scanId);
  }

  #of(scanId: string): Memory {
    const memory = this.#scans.get(scanId) ?? { texts: new Map(), unknown: new Map() };
    this.#scans.set(scanId, memory);
    const oldest = this.#scans.keys().next();
    if (this.#scans.size > maxScans && oldest.done !== true) this.#scans.delete(oldest.value);
    return memory;
  }
}
