import { pagePathSchema } from '../../../findings/page-path.ts';
import { z } from 'zod';
import { severities } from '../../../findings/severity.ts';

const count = z.int();

/** The fields of a scan that the command reads. A service of another version may return more. */
export const scanAnswerSchema = z.object({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  viewport: z.object({ preset: z.string() }),
  progress: z.object({
    pages_total: count,
    pages_completed: count,
    pages_failed: count,
    pages_pending: count,
    pages_running: count,
  }),
  summary: z.object({
    needs_review_occurrences: count,
    by_severity: z.object({ critical: count, serious: count, moderate: count, minor: count }),
  }),
  score: z.int().nullable(),
  engine: z.string().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  notes: z.array(z.object({ code: z.string(), message: z.string(), count })),
});
export type ScanAnswer = z.infer<typeof scanAnswerSchema>;

export const signInSchema = z.object({ id: z.string() });

export const scanStandardSchema = z.object({
  totals: scanAnswerSchema.shape.summary,
  clauses: z.array(z.object({ checked_by: z.array(z.string()) })),
});
export type ScanStandardAnswer = z.infer<typeof scanStandardSchema>;

export const failedPagesSchema = z.object({
  pages: z.array(
    z.object({ url: z.string(), path: pagePathSchema, outcome: z.string().nullable(), advice: z.string().nullable() }),
  ),
  page: z.object({ total: count }),
});
export type FailedPages = z.infer<typeof failedPagesSchema>;

export const cardsSchema = z.object({
  issues: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      severity: z.enum(severities),
      occurrence_count: count,
      page_count: count,
      accepted_count: count,
      sample: z
        .object({
          page_url: z.string(),
          page_path: pagePathSchema,
          selector: z.string(),
          html: z.string(),
          problem: z.string(),
          fix: z.string(),
        })
        .nullable(),
    }),
  ),
});
export type Card = z.infer<typeof cardsSchema>['issues'][number];

export const markSchema = z.object({ state: z.string() });
export const marksSchema = z.object({ false_positives: z.array(markSchema) });

const part = z.object({ status: z.string(), detail: z.string().optional(), remedy: z.string().optional() });
export const healthSchema = z.object({ browser: part, queue: part });
export type Health = z.infer<typeof healthSchema>;

export const problemSchema = z.object({
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
});
