/**
 * How a page's scan came out, and what a person does about it. `retry` says whether the service tries
 * again by itself; a person's retry-failed takes every failed page.
 */
type OutcomeText = { readonly retry: 'never' | 'transient'; readonly advice: string };

const outcomeTexts = {
  http_status: never(
    'An error is no page to check. Open the address in a browser; mend it, or remove it from the sitemap.',
  ),
  not_html: never(
    'The address serves something other than an HTML page. Remove it from the sitemap, or check the content type that the server sends.',
  ),
  download: never('The address starts a download instead of showing a page. Remove it from the sitemap.'),
  empty_document: never(
    'After loading there was nothing to read, to use or to look at. Check that the page shows its content without signing in, and that its scripts load.',
  ),
  too_large: never(
    'The page is larger than can be checked. Split it, or check the part that matters at an address of its own.',
  ),
  too_many_redirects: never(
    'The address redirects in a circle, or more than twenty times. Mend the redirects on the server.',
  ),
  redirect_invalid: never('The address redirects to something that is no web page. Mend the redirect on the server.'),
  redirected_off_site: never(
    'The address leads to another site, which was not checked. Scan that site by its own address if it is yours.',
  ),
  blocked_by_policy: never(
    'The network policy of this service refused the address. An administrator can allow it with CURBCUT_NETWORK or CURBCUT_NETWORK_ALLOW.',
  ),
  tls_error: never(
    'The secure connection could not be made: the certificate is expired, self-signed or made for another name. Mend the certificate.',
  ),
  dns_error: never('The name of the host could not be found. Check the spelling of the address and the DNS entry.'),
  auth_required: never(
    'The page asks to sign in. Scan pages that are open to visitors, or give this service a way in, such as an address exempt from sign-in.',
  ),
  bot_challenge: never(
    'A firewall asked for proof of being human, or refused. Ask whoever runs it to allow the user agent that contains "Curbcut", or the address of this service.',
  ),
  soft_not_found: never(
    'The site shows its "not found" page here although it answers 200. Remove the address from the sitemap, or restore the page.',
  ),
  navigated_away: never(
    'The page left for another address before it could be checked. Scan the address that it leads to.',
  ),
  navigation_loop: never('The page keeps loading itself again. Mend its refresh or its script.'),
  dialog_loop: never('The page opens dialogs without end. Mend its script.'),
  url_too_long: never('The address is longer than 2,048 characters. Shorten it.'),
  not_in_scope: never('The address does not belong to the site of this scan. Scan it by itself.'),
  timeout_navigation: transient(
    'The page did not answer within its time limit. Check the server, or raise page_timeout_seconds in the settings, then retry.',
  ),
  timeout_analysis: transient(
    'The page could not be checked within its time limit. Raise page_timeout_seconds in the settings, or make the page smaller, then retry.',
  ),
  connection_error: transient(
    'The connection failed or broke off. Check that the server is up and reachable from this machine, then retry.',
  ),
  navigation_failed: transient('The browser could not open the address. Open it in a browser to see why, then retry.'),
  rate_limited: transient('The server asked for fewer requests. Set request_delay_ms in the settings, or retry later.'),
  renderer_unresponsive: transient(
    'The page kept its own thread busy and answered nothing. Look for an endless loop in its scripts, then retry.',
  ),
  renderer_crashed: transient('The page crashed the browser. It was contained; look at what it loads, then retry.'),
  memory_limit: transient('The page used more memory than it may. Look for what it allocates, then retry.'),
  page_closed: transient(
    'The page closed itself before it could be checked. Retry; look for window.close in its scripts.',
  ),
  analysis_error: transient(
    'The check itself failed on this page. Retry; if it happens again, please report it with the address.',
  ),
} as const satisfies Readonly<Record<string, OutcomeText>>;

export type FailureCode = keyof typeof outcomeTexts;
export type PageOutcomeCode = FailureCode | 'scanned';

export const failureCodes = Object.keys(outcomeTexts).filter(isFailureCode);
export const pageOutcomeCodes: readonly PageOutcomeCode[] = ['scanned', ...failureCodes];

export function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(outcomeTexts, code);
}

export function isTransient(code: FailureCode): boolean {
  return outcomeTexts[code].retry === 'transient';
}

/** The sentence for people; for a scanned page there is nothing to mend. */
export function adviceFor(code: string): string | null {
  return isFailureCode(code) ? outcomeTexts[code].advice : null;
}

function never(advice: string): OutcomeText {
  return { retry: 'never', advice };
}

function transient(advice: string): OutcomeText {
  return { retry: 'transient', advice };
}
