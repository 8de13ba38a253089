import { namePage } from '../../../findings/page-path.ts';
import type { OriginMap } from '../../../url/origin-map.ts';
import type { Severity } from '../../../findings/severity.ts';
import type { BaselineEntry } from './baseline-entry.ts';
import type { Baseline } from './baseline-file.ts';
import { insideMark, openedMark, statesMark } from './baseline-entry.ts';
import { BaselineProblem } from './baseline-problem.ts';
import { EntryTable } from './entry-table.ts';
import type { PlacedEntry } from './entry-table.ts';
import { findReason } from './find-reason.ts';
import type { NotLookedAt } from './find-reason.ts';
import { findRenamed } from './find-renamed.ts';
import { hasFinished, judgeFinding } from './judge-finding.ts';
import type { FindingStatus } from './judge-finding.ts';
import { nameElement } from '../../../reports/name-element.ts';
import { pairAltered } from './pair-altered.ts';
import type { ReportFinding, ReportHead, ReportPage } from './read-report.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

/** Findings for one rule on one page. */
type Entries = { readonly page: string; readonly rule: string; readonly count: number };

/** A finding that the baseline does not have. `id`: that of its occurrence. */
export type AddedFinding = BaselineEntry & {
  readonly id: string;
  readonly page: string;
  readonly rule: string;
  readonly severity: Severity;
  readonly isOpened: boolean;
};

/** A finding of the baseline that is gone, with the URL of its page in the scan. */
export type FixedFinding = Pick<PlacedEntry, 'rule' | 'selector' | 'text'> & {
  readonly pageUrl: string;
  readonly pagePath: string[];
  readonly scanId: string;
};

export type BaselineResult = {
  readonly unchanged: number;
  /**
   * Baseline findings that the scan shows, but that now need review, are accepted, or are marked as false positives.
   */
  readonly undecided: number;
  readonly marked: number;
  readonly unjudged: number;
  /** Elements that the baseline has, and that look different now. */
  readonly altered: readonly AddedFinding[];
  readonly new: readonly AddedFinding[];
  readonly fixed: readonly Entries[];
  /** The findings behind `fixed`, one by one. */
  readonly fixedFindings: readonly FixedFinding[];
  /** Ids of the occurrences behind `unjudged`. */
  readonly unjudgedIds: readonly string[];
  readonly notLookedAt: readonly (Entries & { readonly reason: NotLookedAt })[];
  readonly renamed: ReturnType<typeof findRenamed>;
  /** The baseline was made with other engines or versions: some differences may come from changed rules. */
  readonly enginesChanged: boolean;
  /** The mapping to suggest. Set if the scan has another origin, so that it scanned no page of the baseline. */
  readonly suggestedMapping: string | undefined;
};

type ScannedPage = ReportPage & { readonly scanId: string };

type Options = {
  readonly baseline: Baseline | undefined;
  readonly origins: OriginMap | undefined;
  /** The rules that the result counts. Undefined: all. An update always has the findings of all rules. */
  readonly counted?: ReadonlySet<string> | undefined;
};

/**
 * Compares scans with a baseline. Pass the head of a report first, then its findings, then its pages, then the next
 * report. Each baseline entry ends in exactly one number of the result. Without a baseline, every finding is new.
 */
export class BaselineComparison {
  readonly #baseline: Baseline | undefined;
  readonly #counted: ReadonlySet<string> | undefined;
  readonly #map: (url: string) => string;
  readonly #entries: EntryTable;
  readonly #counts = { unchanged: 0, undecided: 0, marked: 0, unjudged: 0 };
  readonly #added: AddedFinding[] = [];
  readonly #unjudged: string[] = [];
  readonly #pages = new Map<string, ScannedPage>();
  /** Page → rule → what a new baseline contains. */
  readonly #next = new Map<string, Map<string, BaselineEntry[]>>();
  #head: ReportHead | undefined;
  #origin: string;

  constructor({ baseline, origins, counted }: Options) {
    this.#baseline = baseline;
    this.#counted = counted;
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
    const { id, rule, portable_fingerprint: fingerprint, selector, severity } = finding;
    const page = this.#keyOf(finding.page_url, finding.page_path);
    const isKnown = this.#entries.take(page, rule, fingerprint);
    const isOpened = finding.path.length > 0;
    const hasLooked = hasFinished(this.#baseline?.unfinished?.[page], { rule, isOpened }) && !this.#isViewWider();
    const status = judgeFinding(finding, { isKnown, isUnjudged: !hasLooked });
    if (!isKnown && status !== 'new' && status !== 'unjudged') return status;
    const entry = { fingerprint: `${fingerprint}${writeMarks(finding)}`, selector, text: nameElement(finding.html) };
    this.#keep(page, rule, entry);
    if (this.#isCounted(rule)) this.#count(status, { ...entry, id, page, rule, severity, isOpened });
    return status;
  }

  #count(status: FindingStatus, finding: AddedFinding): void {
    if (status === 'new') this.#added.push(finding);
    else this.#counts[status] += 1;
    if (status === 'unjudged') this.#unjudged.push(finding.id);
  }

  addPage(page: ReportPage): void {
    this.#pages.set(this.#keyOf(page.url, page.path), { ...page, scanId: this.#head?.scan.id ?? '' });
  }

  finish(): BaselineResult {
    const fixed: PlacedEntry[] = [];
    const unseen: (PlacedEntry & { readonly reason: NotLookedAt })[] = [];
    for (const entry of this.#entries.remaining()) {
      const reason = this.#findReason(entry);
      if (reason === undefined && this.#isCounted(entry.rule)) fixed.push(entry);
      if (reason !== undefined) unseen.push({ ...entry, reason });
    }
    const pairs = pairByPlace(fixed, this.#added);
    const altered = { known: new Set(pairs.map(([known]) => known)), found: new Set(pairs.map(([, found]) => found)) };
    const unknown = this.#added.filter((finding) => !altered.found.has(finding));
    // The pages come after the findings.
    const added = unknown.filter((finding) => hasFinished(this.#pages.get(finding.page)?.rules_not_run, finding));
    const unjudged = new Set(unknown).difference(new Set(added));
    const gone = fixed.filter((entry) => !altered.known.has(entry));
    const absent = unseen.filter(({ reason }) => reason === 'page_absent');
    const known = new Set(this.#entries.pages());
    return {
      ...this.#counts,
      unjudged: this.#counts.unjudged + unjudged.size,
      unjudgedIds: [...this.#unjudged, ...[...unjudged].map(({ id }) => id)],
      new: added,
      altered: [...altered.found],
      fixed: countByPlace(gone),
      fixedFindings: gone.map((entry) => this.#placeFixed(entry)),
      notLookedAt: [...Map.groupBy(unseen, ({ reason }) => reason)].flatMap(([reason, list]) =>
        countByPlace(list).map((entries) => ({ ...entries, reason })),
      ),
      renamed: findRenamed(
        absent,
        added.filter(({ page }) => !known.has(page)),
      ),
      enginesChanged: this.#baseline !== undefined && this.#baseline.engines !== this.#engines(),
      suggestedMapping: this.#suggestMapping(),
    };
  }

  #findReason(entry: PlacedEntry): NotLookedAt | undefined {
    const isViewNarrower = hasMore(this.#head?.scan.exclude_selectors, this.#baseline?.exclude_selectors);
    return findReason(this.#pages.get(entry.page), { ...entry, isViewNarrower });
  }

  /** The baseline lacks parts of pages that the scan has. */
  #isViewWider(): boolean {
    return hasMore(this.#baseline?.exclude_selectors, this.#head?.scan.exclude_selectors);
  }

  #isCounted(rule: string): boolean {
    return this.#counted?.has(rule) !== false;
  }

  /** Call it only for entries whose page was scanned. */
  #placeFixed({ page, rule, selector, text }: PlacedEntry): FixedFinding {
    const { url = '', path = [], scanId = '' } = this.#pages.get(page) ?? {};
    return { rule, selector, text, pageUrl: url, pagePath: path, scanId };
  }

  /**
   * The new baseline: what the scan shows now, plus what it did not look at. Call it once, at the end. `prune` drops
   * the pages that the scan does not have.
   */
  update({ prune }: { readonly prune: boolean }): Baseline {
    const isDropped = (page: string) => prune && !this.#pages.has(page);
    this.#keepUnseen(isDropped);
    const scanned = [...this.#pages].flatMap(([page, { status }]) => (status === 'completed' ? [page] : []));
    const known = this.#entries.pages().filter((page) => !isDropped(page));
    const listed = new Set([...known, ...scanned, ...this.#next.keys()]);
    const rulesOf = (page: string) => Object.fromEntries(this.#next.get(page) ?? []);
    return {
      baseline_version: 2,
      tool: this.#head?.tool.toLowerCase() ?? '',
      engines: this.#engines(),
      origin: this.#origin,
      viewport: this.#head?.scan.viewport.preset ?? '',
      exclude_selectors: this.#head?.scan.exclude_selectors ?? [],
      unfinished: this.#listUnfinished(listed),
      pages: Object.fromEntries([...listed].map((page) => [page, rulesOf(page)])),
    };
  }

  /** A new baseline knows no part that is excluded now. */
  #keepUnseen(isDropped: (page: string) => boolean): void {
    for (const entry of this.#entries.remaining()) {
      const { page, rule, fingerprint, selector, text } = entry;
      const reason = this.#findReason(entry);
      const isKept = reason !== undefined && reason !== 'part_excluded' && !isDropped(page);
      if (isKept) this.#keep(page, rule, { fingerprint, selector, text });
    }
  }

  /** A page that the scan did not reach keeps what the baseline says of it. */
  #listUnfinished(pages: ReadonlySet<string>): Record<string, readonly string[]> {
    const lists = [...pages].map((page) => {
      const state = this.#pages.get(page);
      const rules = state?.status === 'completed' ? state.rules_not_run : this.#baseline?.unfinished?.[page];
      return [page, rules ?? []] as const;
    });
    return Object.fromEntries(lists.filter(([, rules]) => rules.length > 0));
  }

  /** A scan without a scanned page names no engine. */
  #engines(): string {
    return this.#head?.scan.engine ?? this.#baseline?.engines ?? '';
  }

  #keyOf(url: string, path: readonly string[]): string {
    const mapped = this.#map(url);
    return namePage(mapped.startsWith(`${this.#origin}/`) ? mapped.slice(this.#origin.length) : mapped, path);
  }

  #keep(page: string, rule: string, entry: BaselineEntry): void {
    const rules = this.#next.get(page) ?? new Map<string, BaselineEntry[]>();
    this.#next.set(page, rules);
    const list = rules.get(rule) ?? [];
    rules.set(rule, list);
    list.push(entry);
  }

  #suggestMapping(): string | undefined {
    const known = this.#entries.pages();
    if (this.#head === undefined || known.length === 0 || known.some((page) => this.#pages.has(page))) return undefined;
    const { origin } = new URL(this.#map(this.#head.scan.url));
    return origin === this.#origin ? undefined : `${origin}=${this.#origin}`;
  }
}

const intoFrame = ' >>> ';

function writeMarks({ selector, path, states }: ReportFinding): string {
  const place = `${selector.includes(intoFrame) ? insideMark : ''}${path.length > 0 ? openedMark : ''}`;
  return states.every((state) => state === 'default') ? place : `${place}${statesMark}${states.join('.')}`;
}

function hasMore(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.some((selector) => !other.includes(selector));
}

type Placed = { readonly page: string; readonly rule: string };

function placeOf({ page, rule }: Placed): string {
  return `${page}\n${rule}`;
}

function pairByPlace(known: readonly PlacedEntry[], added: readonly AddedFinding[]) {
  const addedByPlace = Map.groupBy(added, placeOf);
  return [...Map.groupBy(known, placeOf)].flatMap(([place, list]) => pairAltered(list, addedByPlace.get(place) ?? []));
}

/** One line per page and rule. */
function countByPlace(list: readonly Placed[]): readonly Entries[] {
  return [...Map.groupBy(list, placeOf).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ page: first.page, rule: first.rule, count: same.length }];
  });
}
