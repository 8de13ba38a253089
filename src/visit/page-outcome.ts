import { say } from '../texts/say.ts';
import { dependsOnSettings } from '../texts/depends-on-settings.ts';
import type { Said, Saying, SentenceCode } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';
import type { Texts } from '../texts/texts.ts';

/**
 * The results of scanning a page without findings. They decide whether the service retries by itself. A person's
 * retry-failed includes every failed page. The texts for people are in `src/texts`.
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
  step_failed: 'never',
  patterns_too_slow: 'never',
  ended: 'never',
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
} as const satisfies Readonly<Record<keyof Texts['outcomeNames'], 'never' | 'transient'>>;

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

/**
 * Advice for an outcome. A scanned page needs none. Only the pages of a `sitemap` scan can be removed from a sitemap.
 * `reason`: the sentence of this case, if the advice is for one page.
 */
export function adviseOn(code: string, scanType: string, reason?: Saying | null): Said | null {
  if (!isFailureCode(code)) return null;
  if (code === 'blocked_by_policy' && reason && !dependsOnSettings(reason)) return says('advice.blocked_always');
  return scanType === 'sitemap' && isListed(code) ? says(`advice.${code}_in_sitemap`) : says(`advice.${code}`);
}

/** Returns the advice as text. */
export function adviceFor(code: string, scanType: string, { language }: Texts): string | null {
  const advice = adviseOn(code, scanType);
  return advice === null ? null : say(language, advice);
}

type ListedCode = SentenceCode extends infer Code
  ? Code extends `advice.${infer Outcome extends FailureCode}_in_sitemap`
    ? Outcome
    : never
  : never;
const listedCodes: Readonly<Record<ListedCode, true>> = {
  http_status: true,
  not_html: true,
  download: true,
  soft_not_found: true,
};

/** True if the outcome has different advice for a page in a sitemap. */
function isListed(code: FailureCode): code is ListedCode {
  return Object.hasOwn(listedCodes, code);
}
