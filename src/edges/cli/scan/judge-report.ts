import type { GivenBaseline, GivenJudgement } from '../../../reports/baseline/judgement.ts';
import type { ReportFormat } from '../../../reports/report-format.ts';
import type { Compared } from './compare-with-baseline.ts';
import { isOver } from './decide-exit.ts';
import type { BaselineWish, Gate } from './scan-order.ts';
import type { ScanResults } from './scan-results.ts';

/** A report lists fixed findings only as examples, and their number. */
const mostFixed = 10_000;

type Judges = {
  readonly gate: Gate;
  readonly wish: BaselineWish | undefined;
  readonly compared: Compared | undefined;
  readonly pages: ScanResults['pages'];
};

/**
 * What a report says about the gate and the baseline of this run. Undefined if it says nothing, so that a service of
 * another version can still write it.
 */
export function judgeReport({ judged }: ReportFormat, scanId: string, judges: Judges): GivenJudgement | undefined {
  const { compared } = judges;
  // Without a file, every finding is new, and there is nothing to compare with.
  const baseline = compared?.isFirst === false ? markScan(compared.result, scanId) : undefined;
  const gate = judged === 'gate' ? writeGate(judges) : undefined;
  if (judged === undefined || (gate === undefined && baseline === undefined)) return undefined;
  return { ...(gate !== undefined && { gate }), ...(baseline !== undefined && { baseline }) };
}

function writeGate({ gate, wish, pages }: Judges): NonNullable<GivenJudgement['gate']> {
  const isStrict = gate.counts === 'new' && wish?.strict === true;
  return {
    fail_on: gate.failOn,
    counts: isStrict ? 'new_and_altered' : gate.counts,
    failed_pages: isOver(gate.maxFailedPages, pages) ? 'error' : 'skipped',
  };
}

/** The service leaves out ids that are not those of the scan. */
function markScan(
  { new: added, altered, unjudgedIds, fixedFindings }: Compared['result'],
  scanId: string,
): GivenBaseline {
  const fixed = fixedFindings.filter((finding) => finding.scanId === scanId);
  return {
    new: added.map(({ id }) => id),
    altered: altered.map(({ id }) => id),
    unjudged: [...unjudgedIds],
    fixed: fixed.slice(0, mostFixed).map(({ rule, selector, text, pageUrl, pagePath }) => ({
      page_url: pageUrl,
      page_path: pagePath,
      rule,
      selector,
      text,
    })),
    fixed_count: fixed.length,
  };
}
