import type { Import } from './source-files.ts';

/** The files of one import cycle in order, or undefined where there is none. */
export function findCycle(imports: readonly Import[]): readonly string[] | undefined {
  const targets = Map.groupBy(imports, ({ file }) => file);
  const done = new Set<string>();

  function visit(file: string, path: readonly string[]): readonly string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const { target } of targets.get(file) ?? []) {
      const cycle = visit(target, [...path, file]);
      if (cycle !== undefined) return cycle;
    }
    done.add(file);
    return undefined;
  }

  for (const file of targets.keys()) {
    const cycle = visit(file, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
