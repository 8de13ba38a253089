import type { Texts } from '../texts/texts.ts';

/**
 * The results of scanning a page without findings. Whether the service tries again by itself; a person's retry-failed takes every
 * failed page. What people read about them is in `src/texts`.
 */
const retries = {
  http_status: 'never',
  not_html: 'never',
  download: 'never',
  empty_document: 'never',
  too_large: 'never',
  too_many_redirects: 'never',
  redirect_invalid: 'never',
  redirected_off_site: 'never',
  blocked_by_policy: 'never',
  tls_error: 'never',
  dns_error: 'never',
  auth_required: 'never',
  consent_required: 'never',
  bot_challenge: 'never',
  soft_not_found: 'never',
  navigated_away: 'never',
  navigation_loop: 'never',
  dialog_loop: 'never',
  url_too_long: 'never',
  not_in_scope: 'never',
  patterns_too_slow: 'never',
  timeout_navigation: 'transient',
  timeout_analysis: 'transient',
  connection_error: 'transient',
  navigation_failed: 'transient',
  rate_limited: 'transient',
  renderer_unresponsive: 'transient',
  renderer_crashed: 'transient',
  memory_limit: 'transient',
  page_closed: 'transient',
  analysis_error: 'transient',
} as const satisfies Readonly<Record<keyof Texts['outcomes'], 'never' | 'transient'>>;

export type FailureCode = keyof typeof retries;
export type PageOutcomeCode = FailureCode | 'scanned';

export const failureCodes = Object.keys(retries).filter(isFailureCode);
export const pageOutcomeCodes: readonly PageOutcomeCode[] = ['scanned', ...failureCodes];

export function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(retries, code);
}

export function isTransient(code: FailureCode): boolean {
  return retries[code] === 'transient';
}

/** The sentences for people; a scanned page needs none. Only the pages of a `sitemap` scan can be removed from a sitemap. */
export function adviceFor(code: string, scanType: string, { outcomes }: Texts): string | null {
  if (!isFailureCode(code)) return null;
  const advice = outcomes[code];
  if (typeof advice === 'string') return advice;
  return scanType === 'sitemap' ? advice.inSitemap : advice.alone;
}
