import { type Arrows, arrows, forEveryone, pureModules } from './arrows.ts';
import { type Import, placeOf } from './source-files.ts';

/** The imports between folders that the table does not allow, each as one readable line. */
export function findForbiddenImports(imports: readonly Import[]): readonly string[] {
  return imports.filter((one) => !isAllowed(one)).map(describe);
}

/** The arrows of the table that no import needs, each as `from → to (values|types)`. */
export function findUnusedArrows(imports: readonly Import[]): readonly string[] {
  const needed = new Set(imports.map((one) => `${placeOf(one.file)} → ${placeOf(one.target)} (${kindOf(one)})`));
  return Object.entries(arrows)
    .flatMap(([from, table]) => listArrows(from, table))
    .filter((arrow) => !needed.has(arrow));
}

function listArrows(from: string, { values, types = [] }: Arrows): readonly string[] {
  return [...values.map((to) => `${from} → ${to} (values)`), ...types.map((to) => `${from} → ${to} (types)`)];
}

function isAllowed(one: Import): boolean {
  const from = placeOf(one.file) ?? '';
  const to = placeOf(one.target) ?? '';
  if (from === to || forEveryone.includes(to)) return true;

  const table = arrows[from];
  if (table === undefined) return false;
  return table.values.includes(to) || (kindOf(one) === 'types' && (table.types ?? []).includes(to));
}

/** A module of constants and types may be imported like a type. */
function kindOf({ target, isTypeOnly }: Import): 'values' | 'types' {
  return isTypeOnly || pureModules.includes(target.replace('src/', '')) ? 'types' : 'values';
}

function describe({ file, target, isTypeOnly }: Import): string {
  return `${file} imports ${isTypeOnly ? 'types of ' : ''}${target}`;
}
