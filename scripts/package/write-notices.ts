import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** Writes the licenses of packages whose code is part of the program: they require it. */
export async function writeNotices(file: string, packages: readonly string[]): Promise<void> {
  const notices = await Promise.all(packages.map(readNotice));
  await writeFile(file, notices.join(`\n${'-'.repeat(80)}\n`));
}

async function readNotice(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = manifestSchema.parse(manifest);
  const file = (await readdir(folder)).find((one) => /^(?:licen[cs]e|copying)/i.test(one));
  const text = file === undefined ? '' : `\n${(await readFile(join(folder, file), 'utf8')).trim()}\n`;
  return `${name} ${version}, license: ${license}\n${text}`;
}
