import { BaselineComparison } from '../../src/edges/cli/baseline/baseline-comparison.ts';
import type { BaselineEntry } from '../../src/edges/cli/baseline/baseline-entry.ts';
import type { Baseline } from '../../src/edges/cli/baseline/baseline-file.ts';
import type { ReportFinding, ReportHead, ReportPage } from '../../src/edges/cli/baseline/read-report.ts';

export const origin = 'https://www.example.com';

export type Listed = Readonly<Record<string, Readonly<Record<string, readonly (string | BaselineEntry)[]>>>>;

/** A fingerprint alone stands for an entry with the selector and text of `aFinding`. */
export function aBaseline(pages: Listed, unfinished?: Baseline['unfinished']): Baseline {
  const listed = mapPages(pages, (entry) => (typeof entry === 'string' ? anEntry(entry) : entry));
  const head = { baseline_version: 2, tool: 'curbcut 1', engines: 'axe-core 4', origin, viewport: 'desktop' } as const;
  return { ...head, unfinished, pages: listed };
}

function anEntry(fingerprint: string): BaselineEntry {
  return { fingerprint, selector: `#${fingerprint}`, text: `The ${fingerprint}` };
}

function mapPages<In, Out>(
  pages: Readonly<Record<string, Readonly<Record<string, readonly In[]>>>>,
  change: (entry: In) => Out,
): Record<string, Record<string, readonly Out[]>> {
  const changed = Object.entries(pages).map(([page, rules]) => {
    const lists = Object.entries(rules).map(([rule, list]) => [rule, list.map(change)] as const);
    return [page, Object.fromEntries(lists)] as const;
  });
  return Object.fromEntries(changed);
}

export function aHead(url = `${origin}/`, preset = 'desktop', engine: string | null = 'axe-core 4'): ReportHead {
  const scan = { id: 'scan', url, engine, viewport: { preset }, exclude_selectors: [] };
  return { report_version: 1, tool: 'Curbcut 2', scan };
}

export function aFinding(name: string, fields: Partial<ReportFinding> = {}): ReportFinding {
  return {
    id: `id of ${name}`,
    rule: 'label',
    kind: 'failed',
    severity: 'critical',
    portable_fingerprint: name,
    page_url: `${origin}/`,
    page_path: [],
    selector: `#${name}`,
    html: `<p>The ${name}</p>`,
    false_positive: false,
    verdict: null,
    states: ['default'],
    path: [],
    ...fields,
  };
}

export function aPage(path: string, fields: Partial<ReportPage> = {}): ReportPage {
  const url = `${origin}${path}`;
  return {
    url,
    path: [],
    status: 'completed',
    rules_not_run: [],
    rules_truncated: [],
    unreached_frames: [],
    states: [],
    notes: [],
    ...fields,
  };
}

export function compare(
  pages: Listed | undefined,
  findings: readonly ReportFinding[],
  scanned: readonly ReportPage[] = [aPage('/')],
) {
  const baseline = pages === undefined ? undefined : aBaseline(pages);
  return compareWith(baseline, findings, scanned);
}

/** `updated`: the fingerprints of the updated baseline. */
export function compareWith(
  baseline: Baseline | undefined,
  findings: readonly ReportFinding[],
  scanned: readonly ReportPage[],
  excluded: string[] = [],
) {
  const comparison = new BaselineComparison({ baseline, origins: undefined });
  const { scan, ...head } = aHead();
  comparison.start({ ...head, scan: { ...scan, exclude_selectors: excluded } });
  const statuses = findings.map((finding) => comparison.add(finding));
  for (const page of scanned) comparison.addPage(page);
  const { new: added, altered, ...result } = comparison.finish();
  const names = (list: readonly BaselineEntry[]) => list.map(({ fingerprint }) => fingerprint);
  const updated = comparison.update({ prune: false });
  return {
    statuses,
    result: { ...result, new: names(added), altered: names(altered) },
    updated: mapPages(updated.pages, ({ fingerprint }) => fingerprint),
    unfinished: updated.unfinished,
  };
}
