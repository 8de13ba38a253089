import { z } from 'zod';
import type { Bounds } from '../shared/paging.ts';

export const restBounds: Bounds = { defaultLimit: 50, maxLimit: 500 };

/**
 * `limit` and `offset` are read by parsePageRequest, which clamps; here they are only described.
 * A parameter given twice arrives as a list and is refused there.
 */
export const pagingQuery = {
  limit: z
    .any()
    .optional()
    .meta({ type: 'integer', minimum: 1, maximum: 500, default: 50, description: 'Clamped to 1–500.' }),
  offset: z.any().optional().meta({ type: 'integer', minimum: 0, default: 0, description: 'Clamped to 0 and more.' }),
};

export const pageInfoSchema = z
  .object({ limit: z.int(), offset: z.int(), total: z.int(), next_offset: z.int().nullable() })
  .meta({ id: 'Page', description: 'The values used; next_offset is null at the end.' });
