/**
 * The buttons with which well-known consent managers refuse everything that needs consent, by the name of the manager.
 * None of them accepts anything. The selectors are those of the managers' own markup, as of 2026.
 */
export const consentManagers = {
  Borlabs: ['.brlbs-btn-accept-only-essential', '[data-cookie-refuse]'],
  Civic: ['#ccc-notify-reject', '#ccc-reject-settings'],
  Complianz: ['.cmplz-cookiebanner .cmplz-deny'],
  consentmanager: ['#cmpbntnotxt', '#cmpwelcomebtnno'],
  Cookiebot: ['#CybotCookiebotDialogBodyButtonDecline', '#CybotCookiebotDialogBodyLevelButtonLevelOptinDeclineAll'],
  CookieConsent: ['#cc-main .cm__btn[data-role="necessary"]', '.cc-window .cc-deny'],
  CookieFirst: ['[data-cookiefirst-action="reject"]'],
  CookieYes: ['.cky-consent-container .cky-btn-reject', '#cookie_action_close_header_reject'],
  Didomi: ['#didomi-notice-disagree-button', '.didomi-continue-without-agreeing'],
  HubSpot: ['#hs-eu-decline-button'],
  iubenda: ['.iubenda-cs-reject-btn'],
  Klaro: ['.klaro .cm-btn-decline', '.klaro .cn-decline'],
  OneTrust: ['#onetrust-reject-all-handler', '.ot-pc-refuse-all-handler'],
  Osano: ['.osano-cm-denyAll', '.osano-cm-button--type_denyAll'],
  Quantcast: ['#qc-cmp2-ui .qc-cmp2-reject-all', '#qc-cmp2-ui button[id="disagree-btn"]'],
  tarteaucitron: ['#tarteaucitronAllDenied2', '#tarteaucitronAllDenied'],
  Termly: ['[data-tid="banner-decline"]'],
  TrustArc: ['#truste-consent-required'],
  Usercentrics: ['[data-testid="uc-deny-all-button"]', '#uc-main-dialog #deny', 'button.uc-deny-button'],
} as const;

/** Regular expressions, as texts, because they are sent to the page. Names are compared in full and in lower case. */
export const consentWords = {
  /** Words that name the subject of a banner. */
  topic: String.raw`cookie|consent|einwilligung|tracking`,
  /** Names of buttons that refuse, in the languages of our texts. */
  refusals: [
    String.raw`(?:no,? )?(?:i )?(?:reject|decline|refuse|deny|disagree)(?: (?:all|everything|(?:all |optional |non-?essential |additional )?cookies|non-?essential|optional))?(?: and close)?`,
    String.raw`(?:continue|proceed) without (?:accepting|agreeing|consent)`,
    String.raw`(?:i )?do(?: not|n.t) (?:accept|agree|consent)`,
    String.raw`(?:use |accept |allow |keep )?(?:only (?:strictly )?(?:necessary|essential|required)(?: cookies)?|(?:strictly )?(?:necessary|essential|required)(?: cookies)? only)`,
    String.raw`(?:alle(?: cookies)?|alles|optionale cookies|cookies)? ?(?:ablehnen|verweigern)(?: und schlie(?:ß|ss)en)?`,
    String.raw`(?:ich )?(?:lehne ab|stimme nicht zu)|nicht (?:zustimmen|akzeptieren|einverstanden)`,
    String.raw`(?:weiter|fortfahren) ohne (?:einwilligung|zustimmung|akzeptieren|zu akzeptieren)|ohne (?:einwilligung|zustimmung) (?:fortfahren|weiter)`,
    String.raw`nur (?:technisch )?(?:notwendige|erforderliche|essenzielle|essentielle)(?: cookies)?(?: (?:akzeptieren|zulassen|erlauben|verwenden))?`,
  ],
} as const;
