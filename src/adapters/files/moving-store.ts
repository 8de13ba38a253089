import { buffer } from 'node:stream/consumers';
import type { HealthPart } from '../../texts/health-part.ts';
import type { ScreenshotStore, StoredImage } from './screenshot-store.ts';
import { sayAll, says } from '../../texts/saying.ts';

/** A store that images are being moved to, and the one that they come from: nothing is written there, and what is not found in the new one is read there. */
export class MovingStore implements ScreenshotStore {
  readonly #to: ScreenshotStore;
  readonly #from: ScreenshotStore;

  constructor(to: ScreenshotStore, from: ScreenshotStore) {
    this.#to = to;
    this.#from = from;
  }

  get place(): string {
    return this.#to.place;
  }

  /** Undefined unless both have the same one: then no one removes what no scan of this database has. */
  async readOwner(): Promise<string | undefined> {
    const [owner, before] = await Promise.all([this.#to.readOwner(), this.#from.readOwner()]);
    return owner === before ? owner : undefined;
  }

  writeOwner(text: string): Promise<void> {
    return this.#to.writeOwner(text);
  }

  put(scanId: string, image: Buffer): Promise<string> {
    return this.#to.put(scanId, image);
  }

  async takeOver(fromScanId: string, scanId: string, name: string): Promise<void> {
    try {
      await this.#to.takeOver(fromScanId, scanId, name);
    } catch (error) {
      const image = await this.#from.open(fromScanId, name);
      if (image !== undefined) await this.#to.put(scanId, await buffer(image.content));
      // It may have been moved between the two.
      else if (await exists(this.#to, fromScanId, name)) await this.#to.takeOver(fromScanId, scanId, name);
      else throw error;
    }
  }

  /** Looks into the new store twice: an image may be moved between the looks into the two. */
  async open(scanId: string, name: string): Promise<StoredImage | undefined> {
    const image = (await this.#to.open(scanId, name)) ?? (await this.#from.open(scanId, name));
    return image ?? this.#to.open(scanId, name);
  }

  async list(scanId: string): Promise<readonly string[]> {
    return union(await Promise.all([this.#to.list(scanId), this.#from.list(scanId)]));
  }

  async listScans(): Promise<readonly string[]> {
    return union(await Promise.all([this.#to.listScans(), this.#from.listScans()]));
  }

  async remove(scanId: string, name: string): Promise<void> {
    await this.#from.remove(scanId, name);
    await this.#to.remove(scanId, name);
  }

  async removeScan(scanId: string): Promise<void> {
    await this.#from.removeScan(scanId);
    await this.#to.removeScan(scanId);
  }

  async check(): Promise<HealthPart> {
    const [health, before] = await Promise.all([this.#to.check(), this.#from.check()]);
    const worse = health.status === 'ok' ? before : health;
    return { ...worse, detail: sayAll(worse.detail, says('health.images_moved')) };
  }

  async close(): Promise<void> {
    await Promise.all([this.#to.close(), this.#from.close()]);
  }
}

async function exists(store: ScreenshotStore, scanId: string, name: string): Promise<boolean> {
  const image = await store.open(scanId, name);
  image?.content.destroy();
  return image !== undefined;
}

function union(lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())];
}
