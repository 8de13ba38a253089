import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FilesState } from './check-files.ts';
import { checkFiles } from './check-files.ts';

const namePattern = /^[0-9a-f]{32}\.webp$/;
const ownerName = 'owner.json';

/** Screenshots as files, `<folder>/<scan id>/<hash>.webp`: the same picture is stored once per scan. */
export class ScreenshotStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Where the store is, for people. */
  get place(): string {
    return this.#folder;
  }

  /** What `writeOwner` wrote; undefined in an unclaimed store. */
  async readOwner(): Promise<string | undefined> {
    return readFile(join(this.#folder, ownerName), 'utf8').catch((error: unknown) => {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    });
  }

  /** Writes it, whole, unless there is one: of several writers at once the first wins. */
  async writeOwner(text: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const target = join(this.#folder, ownerName);
    const draft = `${target}.${randomUUID()}`;
    await writeFile(draft, text, { flag: 'wx' });
    try {
      await link(draft, target);
    } catch (error) {
      // Some file systems have no links: there the last of several writers wins, and the others find that out.
      if (!isCode(error, 'EEXIST')) await rename(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Writes the picture whole or not at all, on disk before it returns. Gives its name within the scan. */
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

  /** Whether pictures can be written, and how much room is left. */
  check(): Promise<FilesState> {
    return checkFiles(this.#folder);
  }

  /** The file's path, or undefined for a name that is none of ours. It may be gone all the same. */
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

  /** A visit may write a picture while its folder is removed. What it wrote last may be left: the caller removes it later. */
  async removeScan(scanId: string): Promise<void> {
    await rm(join(this.#folder, scanId), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
