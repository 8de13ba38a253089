import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Check } from './check.ts';

const mebibyte = 1024 ** 2;
/** A scan of a thousand pages with screenshots used a tenth of this. */
const leastFreeMebibytes = 500;

type Asked = { readonly folder: string; readonly purpose: string; readonly variable: string };

/** Whether the folder, or the one in which it would be created, is writable and has space. It creates nothing. */
export async function checkFolder({ folder, purpose, variable }: Asked): Promise<Check> {
  try {
    const existing = await findExisting(folder);
    await access(existing, constants.R_OK | constants.W_OK);
    const { bavail, bsize } = await statfs(existing);
    const free = Math.round((bavail * bsize) / mebibyte);
    const detail = `${folder} (${purpose}): writable, ${free} MiB free.`;
    if (free >= leastFreeMebibytes) return { status: 'ok', detail };
    return {
      status: 'degraded',
      detail,
      remedy: `Free space on this disk, or set ${variable} to a folder on another one.`,
    };
  } catch {
    const remedy = `Make it writable for this user, or set ${variable} to another folder.`;
    return { status: 'failed', detail: `${folder} (${purpose}) is not writable.`, remedy };
  }
}

async function findExisting(folder: string): Promise<string> {
  const seen = await stat(folder).catch(() => undefined);
  return seen === undefined && dirname(folder) !== folder ? findExisting(dirname(folder)) : folder;
}
