/** The reasons why a found URL is not scanned. The codes are stable, and each is a note of the scan. */
export const dropRules = [
  'out_of_scope',
  'not_included',
  'excluded',
  'sign_out',
  'not_a_page',
  'robots',
  'robots_unreachable',
  'repeated_segments',
  'too_deep',
  'calendar',
  'query_combinations',
  'template_limit',
  'same_text',
  'over_page_limit',
  'redirect_duplicate',
  'same_page',
  'not_a_route',
  'script_link',
  'redirected_out_of_scope',
] as const;

export type DropRule = (typeof dropRules)[number];

/** `pattern` is the one that excludes the URL. */
export type Drop = { readonly rule: DropRule; readonly pattern?: string };
