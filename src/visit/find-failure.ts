import type { PageFaultKind } from '../browser/page-failure.ts';
import { PageFailure } from '../browser/page-failure.ts';
import type { VisitFailureReason } from '../browser/visit.ts';
import type { ConnectFailureKind } from '../adapters/net/connect-failure.ts';
import { ConnectFailure } from '../adapters/net/connect-failure.ts';
import type { Saying } from '../texts/saying.ts';
import type { FailureCode } from './page-outcome.ts';
import type { WrongPage } from './wrong-page.ts';
import { wrong } from './wrong-page.ts';

// Maps failures of the browser and the network to outcomes of the page. Their names are translated only here.
const codeOfPageFault: Readonly<Record<PageFaultKind, FailureCode>> = {
  departed: 'navigated_away',
  unresponsive: 'renderer_unresponsive',
  too_slow: 'timeout_analysis',
  too_deep: 'too_large',
  unfinished: 'timeout_navigation',
  crashed: 'renderer_crashed',
  closed: 'page_closed',
  out_of_memory: 'memory_limit',
  dialog_loop: 'dialog_loop',
  too_large: 'too_large',
  script_failed: 'analysis_error',
};

const codeOfVisitFailure: Readonly<Record<VisitFailureReason, FailureCode>> = {
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
  navigated_away: 'navigated_away',
  out_of_scope: 'not_in_scope',
  too_large: 'too_large',
  other: 'navigation_failed',
};

const codeOfConnectFailure: Readonly<Record<ConnectFailureKind, FailureCode>> = {
  blocked_by_policy: 'blocked_by_policy',
  dns_error: 'dns_error',
  connection_error: 'connection_error',
  timeout: 'timeout_navigation',
};

/** Translates an error during the visit of a page. Returns undefined for an error that is not the page's. */
export function findFailure(error: unknown): WrongPage | undefined {
  if (error instanceof PageFailure) return wrong(codeOfPageFault[error.kind], error.saying);
  return findConnectFailure(error);
}

/** Translates an error before the visit, when a failure of the browser says nothing about the page. */
export function findConnectFailure(error: unknown): WrongPage | undefined {
  return error instanceof ConnectFailure ? wrong(codeOfConnectFailure[error.kind], error.saying) : undefined;
}

/** Translates the failure of a URL that the browser could not open. */
export function nameVisitFailure(reason: VisitFailureReason, saying: Saying): WrongPage {
  return wrong(codeOfVisitFailure[reason], saying);
}
