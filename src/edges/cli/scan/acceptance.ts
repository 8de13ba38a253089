import { pause } from '../../../time/pause.ts';
import type { ReportFinding } from '../baseline/read-report.ts';
import type { AcceptedFinding } from './scan-order.ts';
import type { ServiceClient } from './service-client.ts';

/** One accepted entry of the configuration file. `count`: the findings that it covers. */
export type AcceptedEntry = AcceptedFinding & { readonly count: number; readonly isOver: boolean };

type Counted = AcceptedFinding & { count: number; readonly isOver: boolean };

/** Findings of one scan that an entry covers. */
type Covered = { readonly scanId: string; readonly entry: Counted; readonly findings: ReportFinding[] };

/**
 * The entries of the configuration file that accept findings. An entry whose last day has passed covers nothing. Show
 * it every finding, then let it mark those on the service, so that the gate and all reports treat them alike.
 */
export class Acceptance {
  readonly #entries: readonly Counted[];
  readonly #covered = new Map<string, Covered>();

  constructor(accepted: readonly AcceptedFinding[]) {
    const today = new Date().toISOString().slice(0, 10);
    const isOver = ({ until }: AcceptedFinding) => until !== undefined && until < today;
    this.#entries = accepted.map((entry) => ({ ...entry, count: 0, isOver: isOver(entry) }));
  }

  get entries(): readonly AcceptedEntry[] {
    return this.#entries;
  }

  /** True if it can cover a finding. */
  get isOpen(): boolean {
    return this.#entries.some(({ isOver }) => !isOver);
  }

  /** The finding with the verdict that it will have. */
  decide(finding: ReportFinding, scanId: string): ReportFinding {
    if (finding.kind !== 'failed') return finding;
    const index = this.#entries.findIndex((one) => !one.isOver && covers(one, finding));
    const entry = this.#entries[index];
    if (entry === undefined) return finding;
    const key = `${scanId} ${index}`;
    const covered = this.#covered.get(key) ?? { scanId, entry, findings: [] };
    this.#covered.set(key, covered);
    covered.findings.push(finding);
    entry.count += 1;
    return { ...finding, verdict: 'accepted' };
  }

  /** Marks the findings that were shown, and waits until the marks hold. */
  async mark(client: ServiceClient): Promise<void> {
    for (const { scanId, entry, findings } of this.#covered.values()) {
      for (const subject of listSubjects(entry, findings)) {
        const verdict = { kind: 'failed', key: entry.rule, verdict: 'accepted', reason: entry.reason };
        await client.mark(scanId, { ...verdict, ...subject });
      }
    }
    for (const scanId of new Set([...this.#covered.values()].map((covered) => covered.scanId)))
      while (await client.isMarking(scanId)) await pause(client.pollMs);
  }
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
