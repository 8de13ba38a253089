/** The page with one block written again: what stands between `<!-- name -->` and `<!-- /name -->`. */
export function replaceBlock(
  page: string,
  block: { readonly name: string; readonly lines: readonly string[] },
): string {
  const [start, end] = [`<!-- ${block.name} -->`, `<!-- /${block.name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The page has no block ${start}.`);
  return `${page.slice(0, from)}${[start, ...block.lines].join('\n')}\n${page.slice(to)}`;
}
