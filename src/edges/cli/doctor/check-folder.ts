import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readFreeSpace } from '../../../adapters/files/read-free-space.ts';
import type { Check } from './check.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const { doctor } = commandLine;

type Asked = { readonly folder: string; readonly purpose: string; readonly variable: string };

/** Checks that the folder, or the one in which it would be created, is writable and has space. Creates nothing. */
export async function checkFolder({ folder, purpose, variable }: Asked): Promise<Check> {
  try {
    const existing = await findExisting(folder);
    if (!(await stat(existing)).isDirectory()) throw new Error(doctor.notWritable(folder, purpose));
    await access(existing, constants.R_OK | constants.W_OK);
    const { bytes, isEnough } = await readFreeSpace(existing);
    const detail = doctor.writable(folder, purpose, bytes);
    if (isEnough) return { status: 'ok', detail };
    return {
      status: 'degraded',
      detail,
      remedy: doctor.freeSpace(variable),
    };
  } catch {
    const remedy = doctor.makeWritable(variable);
    return { status: 'failed', detail: doctor.notWritable(folder, purpose), remedy };
  }
}

async function findExisting(folder: string): Promise<string> {
  const seen = await stat(folder).catch(() => undefined);
  return seen === undefined && dirname(folder) !== folder ? findExisting(dirname(folder)) : folder;
}
