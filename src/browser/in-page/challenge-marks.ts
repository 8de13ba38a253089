/** Finds elements that only a challenge page has, because the same firewalls add other scripts to every page. */
export function findChallengeMarks(): string | null {
  const marks = [
    [
      'Cloudflare',
      '#challenge-running, #challenge-form, #cf-challenge-running, #challenge-error-text, script[src*="/cdn-cgi/challenge-platform/h/"][src*="orchestrate"]',
    ],
    ['AWS WAF', '#challenge-container ~ script, script[src*="token.awswaf.com"] ~ #challenge-container'],
    ['DataDome', 'iframe[src*="captcha-delivery.com"], script[src*="ct.captcha-delivery.com"]'],
    ['HUMAN', '#px-captcha, #px-captcha-wrapper'],
    ['Imperva', 'iframe[src*="_Incapsula_Resource"], iframe#main-iframe[src*="Incapsula"]'],
    ['Anubis', '#anubis_challenge, script[src*="/.within.website/x/cmd/anubis/"]'],
    ['Sucuri', 'script[src*="sucuri_cloudproxy"], #sucuri-firewall'],
    ['Akamai', '#sec-if-container, #sec-cpt-if, script[src*="/_sec/cp_challenge/"]'],
    ['Kasada', 'script[src*="/ips.js?"][src*="KP_UIDz"]'],
    ['F5', 'script[src^="/TSPD/"] ~ noscript, body[onload*="bobcmn"]'],
  ] as const;
  const found = marks.find(([, selector]) => document.querySelector(selector) !== null);
  if (found !== undefined) return found[0];
  const text = (document.body as HTMLElement | null)?.textContent ?? '';
  // F5's refusal contains only these sentences. An article that quotes them has more text.
  const isF5 =
    /^\s*The requested URL was rejected\. Please consult with your administrator\.\s*Your support ID is:? ?<?\d{6,}>?\s*(\[Go Back\])?\s*$/i.test(
      text,
    );
  return isF5 ? 'F5' : null;
}
