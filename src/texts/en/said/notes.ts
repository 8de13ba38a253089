/** Skipped, truncated or omitted content: a sentence for each code of a note, and parts of sentences. */
export const notes = {
  accepted_outcome: 'Analyzed although its outcome is {outcome}, which this scan accepts.',
  banner: 'A consent banner',
  banner_of: 'The consent banner of {manager}',
  consent_not_closed: '{saidBanner} was not closed: its button “{label}” did not close it.',
  consent_refused: '{saidBanner} was closed before the check, with its button “{label}”.',
  credentials:
    '{n} (URL contains|URLs contain) a user name or password, and (was|were) scanned without it{saidExamples}.',
  duplicate: '{n} (entry was|entries were) skipped because the same page is listed more than once{saidExamples}.',
  examples: ': {examples}',
  excluded: '{n} (URL was|URLs were) skipped because an exclude pattern matches{saidExamples}.',
  exclude_selectors:
    'Findings inside elements that match these selectors were left out. The note of each page has their number: {selectors}.',
  excluded_findings:
    '{n} (finding was|findings were) left out, because (its element is|their elements are) inside a part that the scan excludes (exclude_selectors).',
  failed_file: '{clauseFound} ({code})',
  invalid_url:
    '{n} (entry was|entries were) skipped because (it is|they are) blank or not (a valid URL|valid URLs){saidExamples}.',
  listed_before: '{n} (URL was|URLs were) skipped because the list already has (its page|their pages).',
  no_web_address: 'an entry that is not a web address ({reason})',
  not_http:
    '{n} (entry was|entries were) skipped because (it is|they are) not (an http or https URL|http or https URLs){saidExamples}.',
  not_included: '{n} (URL was|URLs were) skipped because no include pattern matches{saidExamples}.',
  not_read: 'The sitemap was not read to its end, because the scan was ended. There may be more pages.',
  other_host: "{n} (URL was|URLs were) skipped because (it is|they are) not on the sitemap's host{saidExamples}.",
  over_page_limit:
    '{n} more (page was|pages were) found and skipped because of the page limit (max_pages_per_scan){saidExamples}.',
  reuse_stopped:
    'Findings of earlier scans are no longer reused for this site, so every page is analyzed: {url} had not changed, but a new analysis had other findings.',
  rules_not_run: 'These rules did not run or did not finish on this page, so they neither passed nor failed: {rules}.',
  rules_disabled: 'The scan was started without these rules. They did not run and neither passed nor failed: {rules}.',
  rules_off_requested:
    'The scan was started with operate: false, so pages were not operated. These rules did not run and neither passed nor failed: {rules}.',
  rules_off:
    'The setting operate_ms is 0, so pages are not operated. These rules did not run and neither passed nor failed: {rules}.',
  sitemap_depth:
    '{n} (sitemap was|sitemaps were) skipped because (it is|they are) nested too deep in sitemap indexes{saidExamples}.',
  sitemap_loop: '{n} (link|links) to a sitemap that was already read (was|were) not followed again{saidExamples}.',
  sitemap_repaired:
    '{n} unescaped & (was|were) read as &amp;. Fix the sitemap: other tools may reject it{saidExamples}.',
  sitemap_too_many:
    '{n} (sitemap was|sitemaps were) skipped because the limit of files per scan was reached{saidExamples}.',
  sitemap_truncated:
    '{n} (sitemap was|sitemaps were) not read to the end. The entries before that point were used{saidExamples}.',
  sitemap_unreadable: '{n} (sitemap|sitemaps) could not be read{saidExamples}.',
  some_examples: ': {examples}; …',
  states_not_run: 'The page could not be looked at in these states: {states}.',
  stopped_after_entries: 'reading stopped after {n} (entry|entries)',
  stopped_after_seconds: 'reading stopped after {n} (second|seconds)',
  truncated_frames: 'These frames could not be reached and were not checked: {frames}.',
  truncated_occurrences:
    '{n} (finding was|findings were) counted but not stored. At most 1,000 findings per rule and page are stored.',
  truncated_screenshot: '{n} (screenshot|screenshots) could not be taken or stored.',
  truncated_snippet: '{n} HTML (snippet was|snippets were) truncated.',
  closed_shadow_roots: 'Parts of the page in closed shadow roots could not be checked.',
  transparent_page:
    'The page kept its content out of sight until the time for waiting was over. Contrast, and whatever else is seen, could not be checked.',
  truncated_title: 'The title was truncated after {n} characters.',
  url_too_long: '{n} (URL was|URLs were) skipped because (it is|they are) longer than 2,048 characters{saidExamples}.',
} as const;
