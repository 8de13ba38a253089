import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const entrySchema = z.object({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) });
type Lock = z.infer<typeof lockSchema>['packages'];

export type CopiedDependencies = {
  /** The names of all packages that the package contains. */
  readonly bundled: readonly string[];
  /** Packages with a program for one platform each, by name, with their versions: npm installs the one that fits. */
  readonly platformPrograms: Readonly<Record<string, string>>;
};

/** Copies the installed dependencies, and theirs, as the lock file has them. */
export async function copyDependencies(
  root: string,
  stage: string,
  names: readonly string[],
): Promise<CopiedDependencies> {
  const { packages } = lockSchema.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const places = new Set<string>();
  for (const name of names) collect(packages, { name, from: '' }, places);
  for (const place of places) {
    const source = join(root, place);
    // Packages in a package have places of their own.
    await cp(source, join(stage, place), { recursive: true, filter: (path) => path !== join(source, 'node_modules') });
  }
  return {
    bundled: [...places]
      .filter((place) => place.lastIndexOf('node_modules/') === 0)
      .map((place) => place.slice('node_modules/'.length)),
    platformPrograms: packages['node_modules/sharp']?.optionalDependencies ?? {},
  };
}

function collect(
  packages: Lock,
  { name, from }: { readonly name: string; readonly from: string },
  places: Set<string>,
): void {
  const place = findPlace(packages, name, from);
  if (places.has(place)) return;
  places.add(place);
  // What is optional is for one platform or for another product: npm installs that of sharp, nothing needs the others.
  const { dependencies, optionalDependencies } = packages[place] ?? { dependencies: {}, optionalDependencies: {} };
  const needed = Object.keys(dependencies).filter((one) => optionalDependencies[one] === undefined);
  for (const one of needed) collect(packages, { name: one, from: place }, places);
}

/** As Node looks for it: next to the package, then in each folder above. */
function findPlace(packages: Lock, name: string, from: string): string {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[place] !== undefined) return place;
  if (from === '') throw new Error(`The lock file has no ${name}.`);
  return findPlace(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}
