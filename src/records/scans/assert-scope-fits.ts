import type { ScopePatterns } from '../../finding-pages/crawl/pattern-tasks.ts';
import type { PatternThread, UrlPatterns } from '../../finding-pages/crawl/pattern-thread.ts';
import { PatternsTooSlow } from '../../finding-pages/crawl/pattern-thread.ts';
import { createUrlScope } from '../../finding-pages/crawl/url-scope.ts';
import { wholeHost } from '../../finding-pages/crawl/crawl-scope.ts';
import { findNamedOutside } from '../../finding-pages/samples/sample-request.ts';
import { normalizeValidUrl } from '../../url/page-url.ts';
import type { FieldError } from '../../texts/refused.ts';
import { Refused } from '../../texts/refused.ts';
import type { NewScan } from './new-scan.ts';
import { says } from '../../texts/saying.ts';

type Asked = {
  /** The caller that the request counts for. */
  readonly caller: string;
  /** The position of the body in the request. */
  readonly under?: readonly string[];
};

/**
 * Checks the rest of a valid body: a thread compiles and matches its patterns. Throws Refused (`invalid_request`;
 * `patterns_busy` while other requests of the caller wait).
 */
export async function assertScopeFits(
  thread: PatternThread,
  wanted: NewScan,
  { caller, under = [] }: Asked,
): Promise<void> {
  const errors = await findErrors(wanted, {
    check: (patterns) => thread.check(patterns, caller),
    match: (patterns, urls) => thread.match(patterns, urls, { kind: 'request', id: caller }),
  });
  const placed = errors.map(({ path, saying }) => ({ path: [...under, path].join('.'), saying }));
  const [first, ...others] = placed;
  if (first !== undefined) throw new Refused({ code: 'invalid_request', ...first, others });
}

type CallerPatterns = {
  readonly check: (patterns: ScopePatterns) => ReturnType<PatternThread['check']>;
  readonly match: UrlPatterns['match'];
};

async function findErrors(wanted: NewScan, patterns: CallerPatterns): Promise<readonly FieldError[]> {
  const ofScope = await unlessSlow('scope', async () => {
    const faults = wanted.scope === undefined ? [] : await patterns.check(wanted.scope);
    if (faults.length > 0) return faults.map(({ path, saying }) => ({ path: ['scope', ...path].join('.'), saying }));
    return findOutside(wanted, patterns.match);
  });
  return [...ofScope, ...(await unlessSlow('steps', async () => findFaultsOfSteps(wanted, patterns.check)))];
}

async function unlessSlow(path: string, find: () => Promise<readonly FieldError[]>): Promise<readonly FieldError[]> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof PatternsTooSlow)) throw error;
    return [{ path, saying: says('fields.patterns_slow') }];
  }
}

async function findFaultsOfSteps(
  { steps = [] }: NewScan,
  check: CallerPatterns['check'],
): Promise<readonly FieldError[]> {
  if (steps.length === 0) return [];
  const faults = await check({ include: steps.map(({ url_pattern: pattern }) => pattern), exclude: [] });
  return faults.map(({ path: [, index = 0], saying }) => ({ path: `steps.${index}.url_pattern`, saying }));
}

/** A URL that a person names is always scanned, so it must be inside the scope. */
async function findOutside(
  { scan_type: type, sample, sitemap_url: start, scope = wholeHost }: NewScan,
  match: UrlPatterns['match'],
): Promise<readonly FieldError[]> {
  if (type === 'list' || sample === undefined || start === undefined) return [];
  const outside = await findNamedOutside(sample, createUrlScope(normalizeValidUrl(start), scope, match));
  if (outside === undefined) return [];
  return [{ path: ['sample', ...outside].join('.'), saying: says('fields.scope_of_scan') }];
}
