import { z } from 'zod';
import type { PageReport } from '../pages/page-report.ts';

/** What kept a page from being visited at all, as its outcome: a fault of our own is `analysis_error`, without details. */
export function describeFault(error: unknown, durationMs: number): PageReport & { readonly kind: 'failed' } {
  const named = connectFailureSchema.safeParse(error);
  return {
    kind: 'failed',
    code: named.success ? named.data.kind : 'analysis_error',
    detail: named.success ? named.data.message : null,
    retryAfterMs: null,
    httpStatus: null,
    finalUrl: null,
    title: null,
    textDigest: null,
    durationMs,
  };
}

const connectFailureSchema = z.object({
  kind: z.enum(['dns_error', 'blocked_by_policy', 'connection_error']),
  message: z.string(),
});
