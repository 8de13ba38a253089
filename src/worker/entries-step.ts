import type { PageJob } from './page-job.ts';
import type { BegunStep } from './page-step.ts';

/** The pages that steps of the scan lead to from this page become pages of the scan. */
export function entriesStep(_deps: unknown, { entries, page, settings }: PageJob): BegunStep {
  if (entries.length === 0) return {};
  const maxPages = Math.min(settings.maxPages, page.maxPages ?? settings.maxPages);
  return { describe: async (report) => ({ ...report, entries: { names: entries, maxPages } }) };
}
