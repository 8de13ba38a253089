/** Identifies a page within its scan: its URL, and the name of the steps that lead to it, if any. A URL has no space. */
export function keyOfPage({ url, entry }: { readonly url: string; readonly entry: string }): string {
  return entry === '' ? url : `${url} ${entry}`;
}
