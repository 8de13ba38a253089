/** URLs that a scan found but does not scan, with one sentence per rule. */
export const dropped = {
  at_least: 'At least {n} (URL|URLs)',
  calendar: '{saidUrls} skipped: further pages of a calendar: {saidExamples}',
  counted: '{n} (URL|URLs)',
  examples: '{examples}.',
  excluded: '{saidUrls} skipped: excluded by a pattern: {saidExamples}',
  excluded_by: '{saidUrls} skipped: excluded by a pattern ({pattern}): {saidExamples}',
  not_a_page: '{saidUrls} skipped: a file and not a page: {saidExamples}',
  not_a_route: '{saidUrls} not counted: shows the same as an unknown route of the page: {saidExamples}',
  not_included: '{saidUrls} skipped: no include pattern matches: {saidExamples}',
  out_of_scope: '{saidUrls} skipped: outside the scope of the scan: {saidExamples}',
  over_page_limit:
    '{saidUrls} skipped: over the page limit (max_pages, and max_pages_per_scan in the settings): {saidExamples}',
  query_combinations: '{saidUrls} skipped: further combinations of query parameters: {saidExamples}',
  redirect_duplicate: '{saidUrls} not counted twice: redirects to a page that is also in the scan: {saidExamples}',
  redirected_out_of_scope: '{saidUrls} skipped: redirects to a URL outside the scope of the scan: {saidExamples}',
  repeated_segments: '{saidUrls} skipped: a part of the path repeats: {saidExamples}',
  robots: '{saidUrls} skipped: forbidden by robots.txt: {saidExamples}',
  robots_unreachable:
    '{saidUrls} skipped: the server did not answer the request for its robots.txt, which forbids everything until it does: {saidExamples}',
  same_page: '{saidUrls} not counted twice: shows a page that is also in the scan: {saidExamples}',
  same_text: '{saidUrls} skipped: pages of this kind show the same text again and again: {saidExamples}',
  script_link: '{saidUrls} not known: only scripts follow these links, named here: {saidExamples}',
  sign_out: '{saidUrls} skipped: following it would end a session or change something: {saidExamples}',
  some_examples: '{examples}; …',
  template_limit:
    '{saidUrls} skipped: enough pages of this kind are in the scan, narrow the scope to reach them: {saidExamples}',
  too_deep: '{saidUrls} skipped: more than 20 links away from the start: {saidExamples}',
} as const;
