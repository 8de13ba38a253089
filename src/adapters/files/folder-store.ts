import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HealthPart } from '../../texts/health-part.ts';
import { checkFiles } from './check-files.ts';
import type { ScreenshotStore, StoredImage } from './screenshot-store.ts';
import { isImageName, nameImage } from './screenshot-store.ts';

const ownerName = 'owner.json';

/** Hides screenshots from other users of the machine. */
const ownFolder = { recursive: true, mode: 0o700 } as const;
const ownNewFile = { flag: 'wx', mode: 0o600 } as const;

/** Stores screenshots as files, `<folder>/<scan id>/<hash>.jpg`. */
export class FolderStore implements ScreenshotStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get place(): string {
    return this.#folder;
  }

  async readOwner(): Promise<string | undefined> {
    return readFile(join(this.#folder, ownerName), 'utf8').catch((error: unknown) => {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    });
  }

  async writeOwner(text: string): Promise<void> {
    await mkdir(this.#folder, ownFolder);
    const target = join(this.#folder, ownerName);
    const draft = `${target}.${randomUUID()}`;
    await writeFile(draft, text, ownNewFile);
    try {
      await link(draft, target);
    } catch (error) {
      // Some file systems have no links. There, the last of several writers wins, and the others notice it.
      if (!isCode(error, 'EEXIST')) await rename(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async put(scanId: string, image: Buffer): Promise<string> {
    const name = nameImage(image);
    const folder = join(this.#folder, scanId);
    const target = join(folder, name);
    if ((await stat(target).catch(() => undefined)) !== undefined) return name;
    await mkdir(folder, ownFolder);
    const draft = join(folder, `${randomUUID()}.tmp`);
    try {
      await writeFile(draft, image, ownNewFile);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return name;
  }

  async takeOver(fromScanId: string, scanId: string, name: string): Promise<void> {
    const folder = join(this.#folder, scanId);
    const [source, target] = [join(this.#folder, fromScanId, name), join(folder, name)];
    await mkdir(folder, ownFolder);
    try {
      await link(source, target);
    } catch (error) {
      if (isCode(error, 'EEXIST')) return;
      if (isCode(error, 'ENOENT')) throw error;
      // Some file systems have no links, or allow only a few per file.
      await copyFile(source, target);
    }
  }

  /** Checks that the folder is writable, and how much space is left. */
  check(): Promise<HealthPart> {
    return checkFiles(this.#folder);
  }

  async open(scanId: string, name: string): Promise<StoredImage | undefined> {
    if (!isImageName(name)) return undefined;
    const file = await open(join(this.#folder, scanId, name)).catch((error: unknown) => {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    });
    if (file === undefined) return undefined;
    const { size } = await file.stat();
    return { size, content: file.createReadStream() };
  }

  async list(scanId: string): Promise<readonly string[]> {
    return readdir(join(this.#folder, scanId)).catch(() => []);
  }

  async listScans(): Promise<readonly string[]> {
    const entries = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  async remove(scanId: string, name: string): Promise<void> {
    await rm(join(this.#folder, scanId, name), { force: true });
  }

  async removeScan(scanId: string): Promise<void> {
    await rm(join(this.#folder, scanId), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }

  async close(): Promise<void> {
    // Files are closed after each use.
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
