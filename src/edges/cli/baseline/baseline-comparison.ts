import type { OriginMap } from '../../../url/origin-map.ts';
import type { Baseline } from './baseline-file.ts';
import { insideMark, statesMark } from './baseline-file.ts';
import { BaselineProblem } from './baseline-problem.ts';
import { EntryTable } from './entry-table.ts';
import type { RemainingEntry } from './entry-table.ts';
import type { ReportFinding, ReportHead, ReportPage } from './read-report.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

/**
 * `undecided` and `marked` findings (false positive or accepted) do not decide: they are neither new nor a reason to
 * fail.
 */
export type FindingStatus = 'new' | 'unchanged' | 'undecided' | 'marked';

/** The reason why the scan cannot say whether a finding of the baseline is fixed. */
type NotLookedAt =
  | 'page_absent'
  | 'page_not_scanned'
  | 'rule_not_run'
  | 'rule_truncated'
  | 'frame_not_reached'
  | 'state_not_looked_at';

/** Findings of the baseline, for one rule on one page, that the scan did not show. */
type StaleEntries = { readonly page: string; readonly rule: string; readonly count: number };

export type BaselineResult = {
  readonly new: number;
  readonly unchanged: number;
  /**
   * Baseline findings that the scan shows, but that now need review, are accepted, or are marked as false positives.
   */
  readonly undecided: number;
  readonly marked: number;
  readonly fixed: readonly StaleEntries[];
  readonly notLookedAt: readonly (StaleEntries & { readonly reason: NotLookedAt })[];
  /** The baseline was made with other engines or versions: some differences may come from changed rules. */
  readonly enginesChanged: boolean;
  /** The mapping to suggest. Set if the scan has another origin, so that it scanned no page of the baseline. */
  readonly suggestedMapping: string | undefined;
};

type Options = { readonly baseline: Baseline | undefined; readonly origins: OriginMap | undefined };
type PageState = Omit<ReportPage, 'url'>;

/**
 * Compares scans with a baseline. Pass the head of a report first, then its findings, then its pages, then the next
 * report. Each baseline entry ends in exactly one number of the result. Without a baseline, every finding is new.
 */
export class BaselineComparison {
  readonly #baseline: Baseline | undefined;
  readonly #map: (url: string) => string;
  readonly #entries: EntryTable;
  readonly #counts = { new: 0, unchanged: 0, undecided: 0, marked: 0 };
  readonly #pages = new Map<string, PageState>();
  /** Page → rule → what a new baseline contains. */
  readonly #next = new Map<string, Map<string, string[]>>();
  #head: ReportHead | undefined;
  #origin: string;

  constructor({ baseline, origins }: Options) {
    this.#baseline = baseline;
    this.#map = origins?.map ?? ((url) => url);
    this.#entries = new EntryTable(baseline?.pages ?? {});
    this.#origin = baseline?.origin ?? '';
  }

  /** Throws BaselineProblem if the scan and the baseline have different viewports. */
  start(head: ReportHead): void {
    const known = this.#baseline?.viewport ?? this.#head?.scan.viewport.preset;
    const { preset } = head.scan.viewport;
    if (known !== undefined && known !== preset) {
      throw new BaselineProblem(commandLine.baselineFile.viewport(known, preset));
    }
    this.#head = head;
    if (this.#origin === '') this.#origin = new URL(this.#map(head.scan.url)).origin;
  }

  add(finding: ReportFinding): FindingStatus {
    const { rule, portable_fingerprint: fingerprint } = finding;
    const page = this.#keyOf(finding.page_url);
    const isKnown = this.#entries.take(page, rule, fingerprint);
    const status = statusOf(finding, isKnown);
    if (isKnown || status === 'new') {
      this.#counts[status] += 1;
      this.#keep({ page, rule, fingerprint, isInside: finding.selector.includes(intoFrame), states: finding.states });
    }
    return status;
  }

  addPage({ url, ...state }: ReportPage): void {
    this.#pages.set(this.#keyOf(url), state);
  }

  finish(): BaselineResult {
    const fixed = new StaleList();
    const notLookedAt = new StaleList();
    for (const entry of this.#entries.remaining()) {
      const reason = findReason(this.#pages.get(entry.page), entry);
      if (reason === undefined) fixed.add(entry, undefined);
      else notLookedAt.add(entry, reason);
    }
    return {
      ...this.#counts,
      fixed: fixed.list().map(({ reason: _none, ...entry }) => entry),
      notLookedAt: notLookedAt
        .list()
        .flatMap(({ reason, ...entry }) => (reason === undefined ? [] : [{ ...entry, reason }])),
      enginesChanged: this.#baseline !== undefined && this.#baseline.engines !== this.#engines(),
      suggestedMapping: this.#suggestMapping(),
    };
  }

  /** The new baseline: what the scan shows now, plus what it did not look at. Call it once, at the end. */
  update(): Baseline {
    for (const entry of this.#entries.remaining()) {
      if (findReason(this.#pages.get(entry.page), entry) === undefined) continue;
      for (let count = 0; count < entry.left; count += 1) this.#keep(entry);
    }
    const scanned = [...this.#pages].flatMap(([page, { status }]) => (status === 'completed' ? [page] : []));
    const listed = new Set([...this.#entries.pages(), ...scanned, ...this.#next.keys()]);
    const rulesOf = (page: string) => Object.fromEntries(this.#next.get(page) ?? []);
    return {
      baseline_version: 1,
      tool: this.#head?.tool.toLowerCase() ?? '',
      engines: this.#engines(),
      origin: this.#origin,
      viewport: this.#head?.scan.viewport.preset ?? '',
      pages: Object.fromEntries([...listed].map((page) => [page, rulesOf(page)])),
    };
  }

  /** A scan without a scanned page names no engine. */
  #engines(): string {
    return this.#head?.scan.engine ?? this.#baseline?.engines ?? '';
  }

  #keyOf(url: string): string {
    const mapped = this.#map(url);
    return mapped.startsWith(`${this.#origin}/`) ? mapped.slice(this.#origin.length) : mapped;
  }

  #keep(entry: Omit<RemainingEntry, 'left'>): void {
    const rules = this.#next.get(entry.page) ?? new Map<string, string[]>();
    this.#next.set(entry.page, rules);
    const list = rules.get(entry.rule) ?? [];
    rules.set(entry.rule, list);
    list.push(`${entry.fingerprint}${entry.isInside ? insideMark : ''}${writeStates(entry)}`);
  }

  #suggestMapping(): string | undefined {
    const known = this.#entries.pages();
    if (this.#head === undefined || known.length === 0 || known.some((page) => this.#pages.has(page))) return undefined;
    const { origin } = new URL(this.#map(this.#head.scan.url));
    return origin === this.#origin ? undefined : `${origin}=${this.#origin}`;
  }
}

const intoFrame = ' >>> ';

function writeStates({ states }: Pick<RemainingEntry, 'states'>): string {
  return states.every((state) => state === 'default') ? '' : `${statesMark}${states.join('.')}`;
}

function statusOf({ kind, false_positive: isMarked, verdict }: ReportFinding, isKnown: boolean): FindingStatus {
  if (isMarked || (verdict === 'accepted' && kind === 'failed')) return 'marked';
  if (kind === 'needs_review') return 'undecided';
  return isKnown ? 'unchanged' : 'new';
}

/** Returns undefined if the scan looked at the element's place and no longer found the failure. */
function findReason(page: PageState | undefined, { rule, isInside, states }: RemainingEntry): NotLookedAt | undefined {
  if (page === undefined) return 'page_absent';
  if (page.status !== 'completed') return 'page_not_scanned';
  if (page.rules_not_run.includes(rule)) return 'rule_not_run';
  if (page.rules_truncated.includes(rule)) return 'rule_truncated';
  if (states.some((state) => state !== 'default' && !page.states.includes(state))) return 'state_not_looked_at';
  const hasUnreached = page.unreached_frames === null || page.unreached_frames.length > 0;
  return isInside && hasUnreached ? 'frame_not_reached' : undefined;
}

/** One line per page, rule and reason. */
class StaleList {
  readonly #lines = new Map<string, { page: string; rule: string; count: number; reason: NotLookedAt | undefined }>();

  add({ page, rule, left }: RemainingEntry, reason: NotLookedAt | undefined): void {
    const key = `${page}\n${rule}\n${reason ?? ''}`;
    const line = this.#lines.get(key) ?? { page, rule, count: 0, reason };
    line.count += left;
    this.#lines.set(key, line);
  }

  list() {
    return [...this.#lines.values()];
  }
}
