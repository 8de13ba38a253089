import type { PageInfo } from '../../paging/paging.ts';

/** RFC 8288 links to the previous and next pages of a list. Empty if there are none. */
export function linkHeader(path: string, filter: Readonly<Record<string, string | undefined>>, page: PageInfo): string {
  const addressOf = (offset: number) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, value);
    query.set('limit', String(page.limit));
    query.set('offset', String(offset));
    return `<${path}?${query.toString()}>`;
  };
  const links: string[] = [];
  if (page.offset > 0) links.push(`${addressOf(0)}; rel="first"`);
  if (page.offset > 0) links.push(`${addressOf(Math.max(0, page.offset - page.limit))}; rel="prev"`);
  if (page.next_offset !== null) links.push(`${addressOf(page.next_offset)}; rel="next"`);
  return links.join(', ');
}
