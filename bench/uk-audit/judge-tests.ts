import type { FoundByPath } from '../act/found-rules.ts';
import type { AuditTest } from './audit.ts';

/**
 * `failed`: a rule with a WCAG criterion reports the fault. `best_practice`: only a rule without one does. `needs_review`: a rule asks
 * about it. A rule counts only where it fits the fault.
 */
export type Outcome = 'failed' | 'best_practice' | 'needs_review' | 'not_reported' | 'not_analyzed';

export type Judged = { readonly outcome: Outcome; readonly rules: readonly string[] };

/** What one program reports on one test. */
export function judge(
  test: AuditTest,
  found: FoundByPath,
  { template, bestPractices }: { readonly template: ReadonlySet<string>; readonly bestPractices: ReadonlySet<string> },
): Judged {
  const page = found.get(test.path);
  if (page === undefined || page.notAnalyzed !== undefined) return { outcome: 'not_analyzed', rules: [] };
  const fitting = (rules: ReadonlySet<string>) => [...rules.intersection(test.fits).difference(template)];
  const [failed, review] = [fitting(page.failed), fitting(page.needsReview)];
  const proven = failed.filter((rule) => !bestPractices.has(rule));
  if (proven.length > 0) return { outcome: 'failed', rules: proven };
  if (failed.length > 0) return { outcome: 'best_practice', rules: failed };
  return review.length > 0 ? { outcome: 'needs_review', rules: review } : { outcome: 'not_reported', rules: [] };
}

/** Rules that report at least half of all pages: they say something about what the pages have in common. */
export function findTemplateRules(found: FoundByPath): ReadonlySet<string> {
  const pages = [...found.values()];
  const counts = new Map<string, number>();
  for (const { failed, needsReview } of pages)
    for (const rule of failed.union(needsReview)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count * 2 >= pages.length).map(([rule]) => rule));
}

/** What else is reported on the page of a test, with its kind: neither fitting nor common to the pages. */
export function listOthers(test: AuditTest, found: FoundByPath, template: ReadonlySet<string>): readonly string[] {
  const page = found.get(test.path);
  if (page === undefined) return [];
  const others = (rules: ReadonlySet<string>) => [...rules.difference(test.fits).difference(template)].toSorted();
  return [...others(page.failed), ...others(page.needsReview).map((rule) => `${rule} (review)`)];
}
