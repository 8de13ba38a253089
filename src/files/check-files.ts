import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';

const mebibyte = 1024 ** 2;
/** A scan of a thousand pages with screenshots took a tenth of it. */
const leastFreeBytes = 500 * mebibyte;

export type FilesState = {
  readonly status: 'ok' | 'degraded' | 'failed';
  readonly detail: string;
  readonly remedy?: string;
};

/** Whether the folder can be written to, and how much room its disk has. Never throws. */
export async function checkFiles(folder: string): Promise<FilesState> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    const detail = `${Math.round((bavail * bsize) / mebibyte)} MiB are free for screenshots and data.`;
    if (bavail * bsize >= leastFreeBytes) return { status: 'ok', detail };
    return {
      status: 'degraded',
      detail,
      remedy: 'Free some space on this disk, or delete scans that are no longer needed.',
    };
  } catch {
    // Which folder it is stays in the log and the configuration: this answer is read over the network.
    return {
      status: 'failed',
      detail: 'The folder for screenshots cannot be written.',
      remedy: 'Give the service a folder that it may write: CURBCUT_DATA_DIR.',
    };
  }
}
