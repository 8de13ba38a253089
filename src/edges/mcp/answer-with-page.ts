import { z } from 'zod';
import type { PageInfo, PageRequest } from '../../paging/paging.ts';
import { pageInfoOf } from '../../paging/paging.ts';
import { takeWhatFits } from './token-budget.ts';

export const pageSchema = z
  .object({ limit: z.int(), offset: z.int(), total: z.int(), next_offset: z.int().nullable() })
  .describe('next_offset is null on the last page.');

/**
 * `rest` with one page of items under `name`. Items that would make the response too large are left for the next
 * page. `page` then contains the smaller limit that was used, so following `next_offset` still returns every
 * item once.
 */
export function answerWithPage(
  { items, name, rest }: { readonly items: readonly object[]; readonly name: string; readonly rest: object },
  asked: PageRequest,
  total: number,
): object & { readonly page: PageInfo } {
  const fitting = takeWhatFits(items, rest);
  const limit = fitting.length < items.length ? fitting.length : asked.limit;
  return { ...rest, [name]: fitting, page: pageInfoOf({ limit, offset: asked.offset }, total) };
}
