import { pause } from '../../../time/pause.ts';
import type { ReportFinding } from '../baseline/read-report.ts';
import { readReport } from '../baseline/read-report.ts';
import type { ScanRun } from './follow-scans.ts';
import type { AcceptedFinding } from './scan-order.ts';
import type { ServiceClient } from './service-client.ts';

/** One accepted entry of the configuration file. `count`: the findings that it covers. */
export type AcceptedEntry = AcceptedFinding & { readonly count: number; readonly isOver: boolean };

type Counted = AcceptedFinding & { count: number; readonly isOver: boolean };

/**
 * Marks the findings that the configuration file accepts, so that the gate and all reports treat them alike. An entry
 * whose last day has passed covers nothing.
 */
export async function acceptFindings(
  client: ServiceClient,
  runs: readonly ScanRun[],
  accepted: readonly AcceptedFinding[],
): Promise<readonly AcceptedEntry[]> {
  const today = new Date().toISOString().slice(0, 10);
  const entries: readonly Counted[] = accepted.map((entry) => ({
    ...entry,
    count: 0,
    isOver: entry.until !== undefined && entry.until < today,
  }));
  const scans = runs.flatMap(({ scan }) => (scan === undefined || scan.progress.pages_completed === 0 ? [] : [scan]));
  if (entries.some(({ isOver }) => !isOver)) for (const { id } of scans) await acceptIn(client, id, entries);
  return entries;
}

async function acceptIn(client: ServiceClient, id: string, entries: readonly Counted[]): Promise<void> {
  const covered = new Map<Counted, ReportFinding[]>();
  for await (const part of readReport(await client.download(id, 'report.json'))) {
    if (part.kind !== 'finding' || part.finding.kind !== 'failed') continue;
    const { finding } = part;
    const entry = entries.find((one) => !one.isOver && covers(one, finding));
    if (entry !== undefined) covered.set(entry, [...(covered.get(entry) ?? []), finding]);
  }
  for (const [entry, findings] of covered) {
    entry.count += findings.length;
    for (const subject of listSubjects(entry, findings)) {
      await client.mark(id, { kind: 'failed', key: entry.rule, verdict: 'accepted', reason: entry.reason, ...subject });
    }
  }
  while (await client.isMarking(id)) await pause(client.pollMs);
}

/** One mark covers an entry without a page. */
function listSubjects({ selector, page }: AcceptedFinding, findings: readonly ReportFinding[]): readonly object[] {
  if (page !== undefined) return findings.map((finding) => ({ scope: 'occurrence', occurrence_id: finding.id }));
  return [selector === undefined ? { scope: 'group' } : { scope: 'selector', selector }];
}

function covers({ rule, selector, page }: AcceptedFinding, found: ReportFinding): boolean {
  if (rule !== found.rule || (selector !== undefined && selector !== found.selector)) return false;
  return page === undefined || isPage(page, found.page_url);
}

/** `*` stands for any text. */
function isPage(page: string, url: string): boolean {
  const { pathname, search } = new URL(url);
  const texts = page.split('*').map((text) => RegExp.escape(text));
  const pattern = new RegExp(`^${texts.join('.*')}$`, 'u');
  return pattern.test(url) || pattern.test(`${pathname}${search}`);
}
