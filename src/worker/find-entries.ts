import type { StepEntry } from '../findings/scan-steps.ts';
import type { UrlPatterns } from '../finding-pages/crawl/pattern-thread.ts';
import type { ClaimedPage } from '../records/pages/claim-page.ts';

type Entries = readonly StepEntry[];

/** The names of the entries whose steps begin on this page. Throws PatternsTooSlow. */
export async function findEntries(
  patterns: Pick<UrlPatterns, 'match'>,
  entries: Entries,
  { url, entry, scanId }: Pick<ClaimedPage, 'url' | 'entry' | 'scanId'>,
): Promise<readonly string[]> {
  if (entry !== '') return [];
  const found: string[] = [];
  for (const { name, url_pattern: pattern } of entries) {
    const [drop] = await patterns.match({ include: [pattern], exclude: [] }, [url], { kind: 'scan', id: scanId });
    if (drop === undefined) found.push(name);
  }
  return found;
}
