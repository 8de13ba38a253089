type Listed = { readonly page: string; readonly rule: string; readonly selector: string; readonly text: string };
type RenamedPage = { readonly from: string; readonly to: string };

/** Two pages are one that was renamed if they share this part of their findings. */
const leastShared = 0.5;
const mostPages = 100;

/** Pages whose findings are on another page now. `gone`: entries of absent pages. `added`: new findings. */
export function findRenamed(gone: readonly Listed[], added: readonly Listed[]): readonly RenamedPage[] {
  const [before, after] = [listByPage(gone), listByPage(added)];
  return [...before].slice(0, mostPages).flatMap(([from, known]) => {
    const shares = [...after].map(([to, found]) => ({
      to,
      share: known.intersection(found).size / Math.max(known.size, found.size),
    }));
    const [best] = shares.toSorted((a, b) => b.share - a.share);
    return best !== undefined && best.share >= leastShared ? [{ from, to: best.to }] : [];
  });
}

function listByPage(entries: readonly Listed[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byPage = Map.groupBy(entries, ({ page }) => page);
  return new Map([...byPage].map(([page, list]) => [page, new Set(list.map(identify))]));
}

function identify({ rule, selector, text }: Listed): string {
  return JSON.stringify([rule, selector, text]);
}
