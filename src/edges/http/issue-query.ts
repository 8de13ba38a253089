import { z } from 'zod';
import { pagingQuery } from './paging-query.ts';

export const kindSchema = z.enum(['failed', 'needs_review']);

export const pageIdSchema = z
  .string()
  .max(40)
  .optional()
  .describe('Only findings of this page, with its counts. Totals are still those of the scan.');

/** One issue, whole or in one of its pages or components. */
export const issueQuery = {
  kind: kindSchema,
  key: z.string().min(1).max(200),
  page_id: pageIdSchema,
  component: z
    .string()
    .max(100)
    .optional()
    .describe('Only findings of this component, with its counts. The key is that of one of `components`.'),
  ...pagingQuery,
};
