import { z } from 'zod';
import type { Bounds } from '../../paging/paging.ts';

export const restBounds: Bounds = { defaultLimit: 50, maxLimit: 500 };

/**
 * `parsePageRequest` reads and clamps `limit` and `offset`. This schema only describes them. A repeated parameter
 * arrives as a list, which `parsePageRequest` refuses.
 */
export const pagingQuery = {
  limit: z.any().optional().meta({
    type: 'integer',
    minimum: 1,
    maximum: 500,
    default: 50,
    description: 'Values outside 1–500 are set to the nearest bound.',
  }),
  offset: z
    .any()
    .optional()
    .meta({ type: 'integer', minimum: 0, default: 0, description: 'Negative values are set to 0.' }),
};

export const pageInfoSchema = z
  .object({ limit: z.int(), offset: z.int(), total: z.int(), next_offset: z.int().nullable() })
  .meta({ id: 'Page', description: 'The values that were used. `next_offset` is null on the last page.' });
