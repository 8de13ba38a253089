import type { PatternThread } from '../crawl/pattern-thread.ts';
import { PatternsTooSlow } from '../crawl/pattern-thread.ts';
import { createUrlScope } from '../crawl/url-scope.ts';
import { wholeHost } from '../crawl/crawl-scope.ts';
import { findNamedOutside } from '../samples/sample-request.ts';
import { normalizeValidUrl } from '../shared/page-url.ts';
import type { FieldError } from '../shared/refused.ts';
import { Refused } from '../shared/refused.ts';
import type { NewScan } from './new-scan.ts';

/** What a valid body leaves to check: its patterns are compiled and matched in a thread. `under`: where the body is in the request. */
export async function assertScopeFits(
  patterns: PatternThread,
  { scope, ...wanted }: NewScan,
  under: readonly string[] = [],
): Promise<void> {
  const errors = await findErrors(patterns, { ...wanted, scope });
  const placed = errors.map(({ path, message }) => ({ path: [...under, path].join('.'), message }));
  const [first, ...others] = placed;
  if (first !== undefined) throw new Refused({ code: 'invalid_request', ...first, others });
}

async function findErrors(patterns: PatternThread, wanted: NewScan): Promise<readonly FieldError[]> {
  try {
    const faults = wanted.scope === undefined ? [] : await patterns.check(wanted.scope);
    if (faults.length > 0) return faults.map(({ path, message }) => ({ path: ['scope', ...path].join('.'), message }));
    return await findOutside(patterns, wanted);
  } catch (error) {
    if (!(error instanceof PatternsTooSlow)) throw error;
    return [{ path: 'scope', message: 'Must have simpler patterns: reading and matching them takes too long.' }];
  }
}

/** What a person names is scanned in any case, so it must be possible. */
async function findOutside(
  { match }: PatternThread,
  { scan_type: type, sample, sitemap_url: start, scope = wholeHost }: NewScan,
): Promise<readonly FieldError[]> {
  if (type === 'list' || sample === undefined || start === undefined) return [];
  const outside = await findNamedOutside(sample, createUrlScope(normalizeValidUrl(start), scope, match));
  if (outside === undefined) return [];
  return [{ path: ['sample', ...outside].join('.'), message: 'Must be within the scope of the scan.' }];
}
