import type { Findings } from './bare-loop.ts';

type AxeResult = { readonly id: string; readonly nodes: readonly { readonly target: readonly unknown[] }[] };

/** One page's result as axe gives it. */
export type AxeResults = { readonly violations: readonly AxeResult[]; readonly incomplete: readonly AxeResult[] };

/** As the bare loop writes them inside the page. */
export function toFindings({ violations, incomplete }: AxeResults): Findings {
  const list = (kind: string, results: readonly AxeResult[]) =>
    results.map(({ id, nodes }) => [`${kind} ${id}`, nodes.map(({ target }) => target.flat().join(' '))] as const);
  return Object.fromEntries([...list('failed', violations), ...list('needs_review', incomplete)]);
}
