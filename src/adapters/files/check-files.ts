import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { HealthPart } from '../../texts/health-part.ts';
import { says } from '../../texts/saying.ts';
import { readFreeSpace } from './read-free-space.ts';

/** Checks that the folder is writable, and how much space its disk has. Never throws. */
export async function checkFiles(folder: string): Promise<HealthPart> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK);
    const { bytes, isEnough } = await readFreeSpace(folder);
    const detail = says('health.disk_free', { bytes });
    if (isEnough) return { status: 'ok', detail };
    return {
      status: 'degraded',
      detail,
      remedy: says('health.free_space'),
    };
  } catch {
    // This response is read over the network, so the folder's name stays in the log and the configuration.
    return {
      status: 'failed',
      detail: says('health.folder_closed'),
      remedy: says('health.set_data_dir'),
    };
  }
}
