import type { PageFaultKind } from '../browser/page-fault.ts';
import type { VisitFailureReason } from '../browser/visit.ts';
import type { FailureCode } from './page-outcome.ts';

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
