import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { HealthPart } from '../../texts/health-part.ts';

export type StoredImage = { readonly size: number; readonly content: Readable };

/**
 * Screenshots by scan and name: an image is stored once per scan. Two stores have this interface, a folder and
 * an object store (`test/contracts/file-stores.test.ts`). Each method throws when the store cannot be reached.
 */
export type ScreenshotStore = {
  /** Where the store is, for people: a folder, or a URL without credentials. */
  readonly place: string;

  /** What `writeOwner` wrote. Undefined in a store without an owner. */
  readOwner(): Promise<string | undefined>;

  /** Writes the owner unless there is one: the first of several writers wins. Some stores cannot refuse the others, so read it again. */
  writeOwner(text: string): Promise<void>;

  /** Stores the image whole or not at all; it is stored when this returns. Returns its name within the scan. */
  put(scanId: string, image: Buffer): Promise<string>;

  /** Gives the scan an image of another scan, which may then be removed. Throws if there is no such image. */
  takeOver(fromScanId: string, scanId: string, name: string): Promise<void>;

  /** Undefined if there is no such image. The caller reads the content to its end or destroys it. */
  open(scanId: string, name: string): Promise<StoredImage | undefined>;

  list(scanId: string): Promise<readonly string[]>;

  /** The names of all scans that have an image, and of folders that are not ours. */
  listScans(): Promise<readonly string[]>;

  remove(scanId: string, name: string): Promise<void>;

  /** A visit may write an image at the same time. That image may be left, and the caller removes it later. */
  removeScan(scanId: string): Promise<void>;

  /** Whether images can be written. Never throws. */
  check(): Promise<HealthPart>;

  close(): Promise<void>;
};

/** The name is the hash of the image. So its content never changes, and a damaged copy is noticed. */
export function nameImage(image: Buffer): string {
  return `${createHash('sha256').update(image).digest('hex').slice(0, 32)}.webp`;
}

const namePattern = /^[0-9a-f]{32}\.webp$/;

export function isImageName(name: string): boolean {
  return namePattern.test(name);
}
