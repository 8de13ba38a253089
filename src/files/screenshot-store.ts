import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FilesState } from './check-files.ts';
import { checkFiles } from './check-files.ts';

const namePattern = /^[0-9a-f]{32}\.webp$/;
const ownerName = 'owner.json';

/** Screenshots as files, `<folder>/<scan id>/<hash>.webp`: an image is stored once per scan. */
export class ScreenshotStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Where the store is, for people. */
  get folder(): string {
    return this.#folder;
  }

  /** What `writeOwner` wrote. Undefined in a store without an owner. */
  async readOwner(): Promise<string | undefined> {
    return readFile(join(this.#folder, ownerName), 'utf8').catch((error: unknown) => {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    });
  }

  /** Writes the owner atomically unless there is one: the first of several writers wins. */
  async writeOwner(text: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const target = join(this.#folder, ownerName);
    const draft = `${target}.${randomUUID()}`;
    await writeFile(draft, text, { flag: 'wx' });
    try {
      await link(draft, target);
    } catch (error) {
      // Some file systems have no links. There the last of several writers wins, and the others notice it.
      if (!isCode(error, 'EEXIST')) await rename(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Writes the image atomically; it is on disk before this returns. Returns its name within the scan. */
  async put(scanId: string, image: Buffer): Promise<string> {
    const name = `${createHash('sha256').update(image).digest('hex').slice(0, 32)}.webp`;
    const folder = join(this.#folder, scanId);
    const target = join(folder, name);
    if ((await stat(target).catch(() => undefined)) !== undefined) return name;
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `${randomUUID()}.tmp`);
    try {
      await writeFile(draft, image, { flag: 'wx' });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return name;
  }

  /** Gives the scan an image of another scan, which may then be removed. Throws if there is no such image. */
  async takeOver(fromScanId: string, scanId: string, name: string): Promise<void> {
    const folder = join(this.#folder, scanId);
    const [source, target] = [join(this.#folder, fromScanId, name), join(folder, name)];
    await mkdir(folder, { recursive: true });
    try {
      await link(source, target);
    } catch (error) {
      if (isCode(error, 'EEXIST')) return;
      if (isCode(error, 'ENOENT')) throw error;
      // Some file systems have no links, or only a few for each file.
      await copyFile(source, target);
    }
  }

  /** Whether images can be written, and how much space is left. */
  check(): Promise<FilesState> {
    return checkFiles(this.#folder);
  }

  /** The file's path, or undefined for a name that this store does not use. The file may still be missing. */
  locate(scanId: string, name: string): string | undefined {
    return namePattern.test(name) ? join(this.#folder, scanId, name) : undefined;
  }

  async list(scanId: string): Promise<readonly string[]> {
    return readdir(join(this.#folder, scanId)).catch(() => []);
  }

  /** The scans that have a folder. */
  async listScans(): Promise<readonly string[]> {
    const entries = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  async remove(scanId: string, name: string): Promise<void> {
    await rm(join(this.#folder, scanId, name), { force: true });
  }

  /**
   * A visit may write an image while its folder is removed. That image may be left, and the caller removes it
   * later.
   */
  async removeScan(scanId: string): Promise<void> {
    await rm(join(this.#folder, scanId), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
