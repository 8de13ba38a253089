import type { Import } from './source-files.ts';

/** The modules that are loaded with a file: what it imports at once, and what those import. */
export function listLoaded(imports: readonly Import[], start: string): readonly string[] {
  const atOnce = imports.filter(({ isTypeOnly, isLater }) => !isTypeOnly && !isLater);
  const targets = Map.groupBy(atOnce, ({ file }) => file);
  const loaded = new Set([start]);
  for (const file of loaded) for (const { target } of targets.get(file) ?? []) loaded.add(target);
  return [...loaded];
}
