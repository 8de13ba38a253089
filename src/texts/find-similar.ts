/** The name that differs from `text` in at most two letters, or undefined: a typo, not a guess. */
export function findSimilar(text: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, distance: countEdits(unify(text), unify(name)) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= 2 ? best.name : undefined;
}

/** Ignores differences in case and separators. */
function unify(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ .]/g, '');
}

/** Levenshtein distance, one row at a time. */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_value, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
