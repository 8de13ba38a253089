import { queryOptions } from '@tanstack/react-query';
import type { Target } from './api-types.ts';
import { queryKeys } from './query-keys.ts';
import type { Listed } from './request.ts';
import { readList, withQuery } from './request.ts';
import type { Scan } from './scans.ts';
import { isActive } from './scans.ts';

export type { Target } from './api-types.ts';

const lookAgainMs = 5_000;
export const sitesPerPage = 50;
/** A site has at most some dozen: each viewport, type of scan and sign-in. */
const mostViews = 100;

export type SitesFilter = {
  readonly q?: string | undefined;
  readonly tag?: string | undefined;
  readonly sort?: 'worse' | 'score' | 'critical_pages' | 'last_scan' | undefined;
  readonly changed?: 'worse' | 'better' | undefined;
  readonly group?: 'tag' | undefined;
};

/** One target of each URL, or in groups one for each of its tags. */
export function sitesQuery(filter: SitesFilter, offset: number) {
  const asked = { ...filter, by: 'site', limit: sitesPerPage, offset };
  return targetsQuery(asked);
}

/** All targets of a URL. */
export function viewsQuery(site: string) {
  return targetsQuery({ site, limit: mostViews });
}

function targetsQuery(asked: Readonly<Record<string, string | number | undefined>>) {
  return queryOptions({
    queryKey: queryKeys.targets(asked),
    queryFn: ({ signal }): Promise<Listed<readonly Target[]>> => readList(withQuery('/api/targets', asked), signal),
    refetchInterval: (query) =>
      query.state.data?.items.some(({ latest_scan: latest }) => isActive(latest)) === true ? lookAgainMs : false,
  });
}

/** The path of the progress record of the target that a scan belongs to. */
export function progressPath(
  format: 'pdf' | 'csv',
  scan: Pick<Scan, 'url' | 'scan_type' | 'viewport' | 'sign_in'>,
  standard: string | undefined,
): string {
  return withQuery(`/api/targets/progress.${format}`, {
    target: scan.url,
    viewport: scan.viewport.preset,
    scan_type: scan.scan_type,
    sign_in: scan.sign_in?.id ?? 'none',
    standard,
  });
}
