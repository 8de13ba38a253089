import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns a function that removes what has been created in the folder since, and the folder itself if it was missing. */
export async function rememberFolder(folder: string): Promise<() => Promise<void>> {
  const before = await readdir(folder).catch(() => undefined);
  const remove = async (path: string) => rm(path, { recursive: true, force: true, maxRetries: 3 });
  if (before === undefined) return async () => remove(folder);
  return async () => {
    const created = (await readdir(folder)).filter((name) => !before.includes(name));
    await Promise.all(created.map(async (name) => remove(join(folder, name))));
  };
}
