/** The outcome of a page that was not scanned, and how to fix it. `_in_sitemap`: for a page that a sitemap lists. */
export const advice = {
  http_status:
    'The server returned an error page, so there was nothing to scan. Open the URL in a browser. Fix the page, or correct the URL.',
  http_status_in_sitemap:
    'The server returned an error page, so there was nothing to scan. Open the URL in a browser. Fix the page, or remove the URL from the sitemap.',
  not_html:
    'The URL returns something other than an HTML page, so there was nothing to scan. Scan the URL of a page, scan a sitemap as a sitemap, or check the content type that the server sends.',
  not_html_in_sitemap:
    'The URL returns something other than an HTML page, so there was nothing to scan. Remove it from the sitemap, or check the content type that the server sends.',
  download:
    'The URL starts a download instead of showing a page, so there was nothing to scan. Scan the page that offers the download.',
  download_in_sitemap:
    'The URL starts a download instead of showing a page, so there was nothing to scan. Remove it from the sitemap.',
  empty_document:
    'The page was still empty after it loaded: nothing to read, use or look at. Check that the page shows its content without signing in, and that its scripts load.',
  too_large:
    'The page is too large to scan, or requests or logs too much. Split it, stop scripts that send requests or log messages without end, or scan the part that matters under its own URL.',
  too_many_redirects: 'The URL redirects in a loop, or more than twenty times. Fix the redirects on the server.',
  redirect_invalid: 'The URL redirects to something that is not a web page. Fix the redirect on the server.',
  redirected_off_site:
    'The URL redirects to another site, which was not scanned. If that site is yours, scan it under its own URL.',
  blocked_by_policy:
    "This service's network policy does not allow requests to this URL. An administrator can allow most addresses with the settings whose names begin with CURBCUT_NETWORK.",
  /** For an address that no setting allows. */
  blocked_always: 'This service never scans such an address. Correct the URL, or scan the page at another address.',
  tls_error:
    'No secure connection was possible. If the site does not use https, scan its URL with http://. Otherwise fix its certificate: it must be valid today, from an authority that browsers trust, and for this host name.',
  dns_error: 'The host name could not be resolved. Check its spelling, its DNS entry, and the DNS of this machine.',
  auth_required:
    'The page asks visitors to sign in, so its content was not scanned. Add a sign-in under "Settings" (in the API: /api/sign-ins; on the command line: --sign-in), and scan with it. Or scan pages that need no sign-in, or exempt the IP address of this service from it.',
  consent_required:
    'The site asks visitors for something before it shows the page, such as consent, their age or a country, so the page was not scanned. Scan with a sign-in of the kind "state" or "headers" that has the cookie that the site sets afterwards. The page that asks can be scanned under its own URL.',
  bot_challenge:
    'A firewall blocked the scan or asked for proof that the visitor is human. Ask the firewall\'s administrator to allow the user agent that contains "Curbcut", or the IP address of this service.',
  soft_not_found:
    'The site shows its "not found" page at this URL, but answers with status 200. Correct the URL, or restore the page.',
  soft_not_found_in_sitemap:
    'The site shows its "not found" page at this URL, but answers with status 200. Remove the URL from the sitemap, or restore the page.',
  navigated_away: 'The page went to another URL before it could be scanned. Scan that URL instead.',
  navigation_loop:
    'The page reloads itself again and again, so it could not be scanned. Fix its refresh or its script.',
  dialog_loop: 'The page opens one dialog after another without end. Fix its script.',
  url_too_long: 'The URL is longer than 2,048 characters. Shorten it.',
  not_in_scope: 'The URL does not belong to the site of this scan. Scan it separately.',
  patterns_too_slow:
    "The patterns of the scan, or those of the site's robots.txt, take too long to match. Simplify include and exclude, or start a scan that does not follow robots.txt.",
  ended: 'The scan was ended before this page was scanned. To scan it, retry the pages that were not scanned.',
  timeout_navigation:
    'The page did not load within the time limit. Check the server, or increase page_timeout_seconds in the settings. Then retry.',
  step_failed:
    'A step that leads to the page could not be done. Compare the steps of the scan with the page as it is now.',
  timeout_analysis:
    'The page could not be analyzed within the time limit. Increase page_timeout_seconds in the settings, or make the page smaller. Then retry.',
  connection_error:
    'The connection failed or was interrupted. Check that the server is running and reachable from this machine, and that the URL begins with the right http:// or https://. Then retry.',
  navigation_failed: 'The browser could not open the URL. Open it in a browser to see why, then retry.',
  rate_limited: 'The server asked for fewer requests. Set request_delay_ms in the settings, or retry later.',
  renderer_unresponsive:
    'A script kept the page busy, so the page stopped responding. Look for an endless loop in its scripts, then retry.',
  renderer_crashed:
    'The page crashed the browser tab. Other pages are not affected. Check what the page loads, then retry.',
  memory_limit: 'The page used more memory than allowed and was stopped. Check what the page allocates, then retry.',
  page_closed: 'The page closed itself before it could be scanned. Look for window.close in its scripts, then retry.',
  analysis_error:
    'An error in this service stopped the analysis of the page. Retry. If it happens again, report it with the URL.',
} as const;
