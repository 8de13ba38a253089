import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { HealthPart } from '../../texts/health-part.ts';

export type StoredImage = { readonly size: number; readonly content: Readable };

/**
 * Screenshots by scan and name. An image is stored once per scan. Two stores implement this interface, a folder and an
 * object store (`test/contracts/file-stores.test.ts`). Each method throws if the store cannot be reached.
 */
export type ScreenshotStore = {
  /** Names the store for people: a folder, or a URL without credentials. */
  readonly place: string;

  /** Returns the text from `writeOwner`, or undefined if the store has no owner. */
  readOwner(): Promise<string | undefined>;

  /**
   * Writes the owner unless there is one, so that the first of several writers wins. Some stores cannot refuse the
   * others, so read the owner again.
   */
  writeOwner(text: string): Promise<void>;

  /** Stores the complete image or throws. Returns its name within the scan. The image is stored when this returns. */
  put(scanId: string, image: Buffer): Promise<string>;

  /** Gives the scan an image of another scan, which may then be removed. Throws if the image does not exist. */
  takeOver(fromScanId: string, scanId: string, name: string): Promise<void>;

  /** Returns undefined if the image does not exist. The caller reads the content to its end or destroys it. */
  open(scanId: string, name: string): Promise<StoredImage | undefined>;

  list(scanId: string): Promise<readonly string[]>;

  /** The names of all scans that have an image, and of foreign folders. */
  listScans(): Promise<readonly string[]>;

  remove(scanId: string, name: string): Promise<void>;

  /** If a visit writes an image at the same time, that image may remain. The caller removes it later. */
  removeScan(scanId: string): Promise<void>;

  /** Checks that images can be written. Never throws. */
  check(): Promise<HealthPart>;

  close(): Promise<void>;
};

/** The name is the hash of the image. So the content of a name never changes, and a damaged copy is noticed. */
export function nameImage(image: Buffer): string {
  return `${createHash('sha256').update(image).digest('hex').slice(0, 32)}.jpg`;
}

const namePattern = /^[0-9a-f]{32}\.jpg$/;

export function isImageName(name: string): boolean {
  return namePattern.test(name);
}
