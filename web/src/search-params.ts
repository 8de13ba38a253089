import type { Change } from './api/comparison.ts';
import type { IssueKind, Severity } from './api/issues.ts';
import { changes, severities } from './api/url-words.ts';
import type { PageStatus, ScanStatus } from './api/scans.ts';
import type { SitesFilter } from './api/targets.ts';

/** Search parameters of the URL, untrusted: anything unknown counts as absent. */
type Raw = Readonly<Record<string, unknown>>;

const scanStatuses = [
  'queued',
  'running',
  'pausing',
  'paused',
  'completed',
  'partial',
  'failed',
] as const satisfies readonly ScanStatus[];
const pageStatuses = ['failed', 'completed', 'running', 'pending'] as const satisfies readonly PageStatus[];
const kinds = ['failed', 'needs_review'] as const satisfies readonly IssueKind[];
const practices = ['wcag', 'best'] as const;
const pageSorts = ['path', 'score', '-failed'] as const;
const decisions = ['open', 'accepted', 'fixed_pending', 'confirmed', 'false_positive'] as const;
const sorts = ['severity', 'occurrences', 'pages', 'title'] as const;

const siteSorts = ['last_scan', 'worse', 'score', 'critical_pages'] as const;

export const known = { scanStatuses, siteSorts, pageStatuses, kinds, practices, decisions, sorts, pageSorts } as const;

export type ScansSearch = {
  readonly q?: string | undefined;
  readonly tag?: string | undefined;
  readonly status?: ScanStatus | undefined;
  readonly offset?: number | undefined;
};

export function parseScansSearch(raw: Raw): ScansSearch {
  return {
    q: text(raw['q']),
    tag: text(raw['tag']),
    status: oneOf(scanStatuses, raw['status']),
    offset: offset(raw['offset']),
  };
}

export type SitesSearch = SitesFilter & {
  readonly offset?: number | undefined;
};

export function parseSitesSearch(raw: Raw): SitesSearch {
  return {
    q: text(raw['q']),
    tag: text(raw['tag']),
    sort: oneOf(siteSorts, raw['sort']),
    changed: oneOf(['worse', 'better'], raw['changed']),
    group: oneOf(['tag'], raw['group']),
    offset: offset(raw['offset']),
  };
}

export type ScanSearch = { readonly standard?: string | undefined };

/** Without the key where it is absent: `keepStandard` tells absent from removed. */
export function parseScanSearch(raw: Raw): ScanSearch {
  const standard = text(raw['standard']);
  return standard === undefined ? {} : { standard };
}

/** The chosen standard stays in the URL on the way through a scan, until a link or a choice removes it. */
export function keepStandard<Search extends ScanSearch>({
  search,
  next,
}: {
  readonly search: Search;
  readonly next: (search: Search) => Search;
}): Search {
  const result = next(search);
  return 'standard' in result || search.standard === undefined ? result : { ...result, standard: search.standard };
}

export type IssuesSearch = {
  readonly kind?: IssueKind | undefined;
  readonly q?: string | undefined;
  readonly severity?: Severity | undefined;
  readonly criterion?: string | undefined;
  readonly practice?: (typeof practices)[number] | undefined;
  readonly decision?: (typeof decisions)[number] | undefined;
  readonly sort?: (typeof sorts)[number] | undefined;
};

export function parseIssuesSearch(raw: Raw): IssuesSearch {
  return {
    kind: oneOf(kinds, raw['kind']),
    q: text(raw['q']),
    severity: oneOf(severities, raw['severity']),
    criterion: text(raw['criterion']),
    practice: oneOf(practices, raw['practice']),
    decision: oneOf(decisions, raw['decision']),
    sort: oneOf(sorts, raw['sort']),
  };
}

export type IssueSearch = ScanSearch & {
  readonly offset?: number | undefined;
  /** Only what was found on the page with this id. */
  readonly page?: string | undefined;
  /** Only what is in the component with this key. */
  readonly component?: string | undefined;
  /** Only the elements of the pattern with this key. */
  readonly pattern?: string | undefined;
};

export function parseIssueSearch(raw: Raw): IssueSearch {
  const only = { page: text(raw['page']), component: text(raw['component']), pattern: text(raw['pattern']) };
  return { ...parseScanSearch(raw), offset: offset(raw['offset']), ...only };
}

export type ComponentsSearch = {
  readonly kind?: IssueKind | undefined;
  readonly offset?: number | undefined;
  /** Only the component with this key. */
  readonly component?: string | undefined;
};

export function parseComponentsSearch(raw: Raw): ComponentsSearch {
  return { kind: oneOf(kinds, raw['kind']), offset: offset(raw['offset']), component: text(raw['component']) };
}

export type PagesSearch = {
  readonly q?: string | undefined;
  readonly status?: PageStatus | undefined;
  readonly sort?: (typeof pageSorts)[number] | undefined;
  readonly offset?: number | undefined;
};

export function parsePagesSearch(raw: Raw): PagesSearch {
  return {
    q: text(raw['q']),
    status: oneOf(pageStatuses, raw['status']),
    sort: oneOf(pageSorts, raw['sort']),
    offset: offset(raw['offset']),
  };
}

export type ComparisonSearch = { readonly base?: string | undefined };

export function parseComparisonSearch(raw: Raw): ComparisonSearch {
  return { base: text(raw['base']) };
}

export type ChangedSearch = ComparisonSearch & {
  readonly change?: Change | undefined;
  readonly kind?: IssueKind | undefined;
  readonly key?: string | undefined;
  readonly offset?: number | undefined;
};

export function parseChangedSearch(raw: Raw): ChangedSearch {
  return {
    ...parseComparisonSearch(raw),
    change: oneOf(changes, raw['change']),
    kind: oneOf(kinds, raw['kind']),
    key: text(raw['key']),
    offset: offset(raw['offset']),
  };
}

export function parseKind(value: string): IssueKind {
  return oneOf(kinds, value) ?? 'failed';
}

/** The chosen option of a <select>; undefined for "any". */
export function oneOf<T extends string>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option === value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined;
}

function offset(value: unknown): number | undefined {
  const number =
    typeof value === 'number'
      ? value
      : Number(typeof value === 'string' && /^\d{1,9}$/u.test(value) ? value : Number.NaN);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
