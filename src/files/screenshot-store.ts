import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const namePattern = /^[0-9a-f]{32}\.webp$/;

/** Screenshots as files, `<folder>/<scan id>/<hash>.webp`: the same picture is stored once per scan. */
export class ScreenshotStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
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

  /** The file's path, or undefined for a name that is none of ours. It may be gone all the same. */
  locate(scanId: string, name: string): string | undefined {
    return namePattern.test(name) ? join(this.#folder, scanId, name) : undefined;
  }

  async list(scanId: string): Promise<readonly string[]> {
    return readdir(join(this.#folder, scanId)).catch(() => []);
  }

  /** The scans that have a folder. */
  async listScans(): Promise<readonly string[]> {
    return readdir(this.#folder).catch(() => []);
  }

  async remove(scanId: string, name: string): Promise<void> {
    await rm(join(this.#folder, scanId, name), { force: true });
  }

  /** A visit may write a picture while its folder is removed. What it wrote last may be left: the caller removes it later. */
  async removeScan(scanId: string): Promise<void> {
    await rm(join(this.#folder, scanId), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}
