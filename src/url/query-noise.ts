/** Parameters for the source of a visitor. They never change the content of a page. */
const trackingNames =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|twclid|yclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|mkt_tok|_ga|_gl|_hs\w+|hsCtaTracking|pk_\w+|mtm_\w+|ref_src|vero_id)$/i;

/** Parameters that contain a session, regardless of their value. */
const sessionNames =
  /^(?:phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sess_id|cfid|cftoken|oscsid|zenid|xtcsid)$/i;
/** Parameters that contain a session only if the value looks like one, because `sid` may also be a section. */
const perhapsSessionNames = /^(?:sid|session|sess|s|token|ssid|sessid|uid|visitor)$/i;
const sessionValue = /^(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{12,}$/i;

/** True for a parameter that distinguishes visits and not pages. */
export function isNoise(name: string, value: string): boolean {
  if (trackingNames.test(name) || sessionNames.test(name)) return true;
  return perhapsSessionNames.test(name) && sessionValue.test(value);
}
