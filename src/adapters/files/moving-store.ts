import { buffer } from 'node:stream/consumers';
import type { HealthPart } from '../../texts/health-part.ts';
import type { ScreenshotStore, StoredImage } from './screenshot-store.ts';
import { haveSameOwner } from './store-owner.ts';
import { sayAll, says } from '../../texts/saying.ts';

/**
 * A store that receives images from another one. It writes only to the new store, and reads from the old one whatever
 * the new one does not have.
 */
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

  /**
   * Returns undefined unless both stores have the same owner. Without an owner, no process removes images that are
   * unknown to this database.
   */
  async readOwner(): Promise<string | undefined> {
    const [owner, before] = await Promise.all([this.#to.readOwner(), this.#from.readOwner()]);
    return haveSameOwner(owner, before) ? owner : undefined;
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
      // The image may have moved between the two checks.
      else if (await exists(this.#to, fromScanId, name)) await this.#to.takeOver(fromScanId, scanId, name);
      else throw error;
    }
  }

  /** Checks the new store twice, because an image may move between the two checks. */
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
