import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const gibibyte = 1024 ** 3;
/** In bytes. `memory`: free for these files, and for the browsers and databases beside them. */
const needs = { space: 4 * gibibyte, memory: 10 * gibibyte };

/**
 * A new folder in memory for the temporary files of a run: the databases, browser profiles and services of the tests are written and
 * read without a disk, which takes a tenth less processor time. Undefined where the system offers no such folder, too little of it, or
 * one whose files cannot be executed. The caller removes it. Other users may use it as they may use /tmp: browsers run as one.
 */
export function makeFastFolder(parent = '/dev/shm', { space, memory } = needs): string | undefined {
  if (freemem() < memory || !hasSpace(parent, space)) return undefined;
  const folder = mkdtempSync(join(parent, 'curbcut-'));
  chmodSync(folder, 0o1777);
  if (canExecute(folder)) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

function hasSpace(folder: string, space: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= space;
  } catch {
    return false;
  }
}

function canExecute(folder: string): boolean {
  const program = join(folder, 'probe');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
