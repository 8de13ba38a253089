import { z } from 'zod';
import type { PageFaultKind } from '../browser/page-fault.ts';
import type { VisitFailureReason } from '../browser/visit.ts';
import type { FailureCode } from '../pages/page-outcome.ts';
import type { PageReport } from '../pages/page-report.ts';

/** The browser's words for what went wrong, as outcomes of the page. */
export const codeOfFault: Readonly<Record<PageFaultKind, FailureCode>> = {
  departed: 'navigated_away',
  unresponsive: 'renderer_unresponsive',
  too_slow: 'timeout_analysis',
  unfinished: 'timeout_navigation',
  crashed: 'renderer_crashed',
  closed: 'page_closed',
  out_of_memory: 'memory_limit',
  dialog_loop: 'dialog_loop',
  script_failed: 'analysis_error',
};

export const codeOfVisitFailure: Readonly<Record<VisitFailureReason, FailureCode>> = {
  timeout: 'timeout_navigation',
  too_many_redirects: 'too_many_redirects',
  redirect_invalid: 'redirect_invalid',
  blocked: 'blocked_by_policy',
  tls_error: 'tls_error',
  dns_error: 'dns_error',
  connection_error: 'connection_error',
  download: 'download',
  no_document: 'empty_document',
  navigation_loop: 'navigation_loop',
  too_large: 'too_large',
  other: 'navigation_failed',
};

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
