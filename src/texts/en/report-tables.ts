import type { Severity } from '../../findings/severity.ts';
import type { Verdict } from '../../findings/verdicts.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

const severities: Values<Severity> = {
  critical: 'critical',
  serious: 'serious',
  moderate: 'moderate',
  minor: 'minor',
};
const verdicts: Values<Verdict> = {
  false_positive: 'false positive',
  fixed_pending: 'fixed, not scanned since',
  accepted: 'accepted',
  confirmed: 'confirmed',
};

/**
 * Columns, sheets and cells of CSV, Excel and Markdown. The cells of CSV are codes in every language, because programs
 * read them.
 */
export const reportTables = {
  severities,
  kinds: { failed: 'failed', needs_review: 'needs review' },
  pageStatuses: { pending: 'waiting', running: 'running', completed: 'scanned', failed: 'not scanned' },
  verdicts,
  yes: 'yes',
  csv: {
    kind: 'kind',
    severity: 'severity',
    rule: 'rule',
    title: 'title',
    wcag_criteria: 'wcag_criteria',
    wcag_levels: 'wcag_levels',
    best_practice: 'best_practice',
    issue_occurrences: 'issue_occurrences',
    issue_pages: 'issue_pages',
    page_url: 'page_url',
    page_path: 'page_path',
    selector: 'selector',
    message: 'message',
    details: 'details',
    html: 'html',
    screenshot: 'screenshot',
    link: 'link',
    occurrence_id: 'occurrence_id',
    fingerprint: 'fingerprint',
    states: 'states',
    path: 'path',
    help_url: 'help_url',
    false_positive: 'false_positive',
    verdict: 'verdict',
    pattern: 'pattern',
    first_seen: 'first_seen',
    came_back: 'came_back',
    baseline: 'baseline',
    standard: 'standard',
    clauses: 'clauses',
  },
  pagesCsv: {
    url: 'url',
    path: 'path',
    final_url: 'final_url',
    title: 'title',
    status: 'status',
    outcome: 'outcome',
    advice: 'advice',
    http_status: 'http_status',
    score: 'score',
    failed_occurrences: 'failed_occurrences',
    needs_review_occurrences: 'needs_review_occurrences',
    rules_passed: 'rules_passed',
    rules_failed: 'rules_failed',
    rules_needing_review: 'rules_needing_review',
    rules_not_run: 'rules_not_run',
    attempts: 'attempts',
    duration_ms: 'duration_ms',
    accepted_count: 'accepted_count',
    fixed_pending_count: 'fixed_pending_count',
    reviewed_count: 'reviewed_count',
    notes: 'notes',
  },
};
