import { sql } from 'kysely';
import type { Database } from '../adapters/db/schema.ts';
import type { RuleCatalog } from '../engines/rule-catalog.ts';
import type { IssueDetails } from '../records/issues/get-issue-details.ts';
import { presentRule } from '../records/issues/get-issue-details.ts';
import type { GroupRow, IssueCard, Occurrence } from '../records/issues/issue-card.ts';
import { presentCard } from '../records/issues/issue-card.ts';
import type { SampleDetails } from '../finding-pages/samples/read-sample.ts';
import { readVerdictsOnScan } from '../records/triage/read-clause-verdicts.ts';
import { readSample } from '../finding-pages/samples/read-sample.ts';
import { getWholeScan } from '../records/scans/read-scans.ts';
import type { ScanRecord } from '../records/scans/scan-record.ts';
import type { ScanRow } from '../records/scans/scan-fields.ts';
import { presentScan } from '../records/scans/scan-record.ts';
import { hasEnded } from '../records/scans/scan-state.ts';
import { Refused } from '../texts/refused.ts';
import { decideStandard, readRulesThatRan } from '../reading/standards/read-scan-standard.ts';
import { rulesOfStandard } from '../reading/standards/rules-of-standard.ts';
import type { ScanStandard } from '../reading/standards/scan-standard.ts';
import type { Standard } from '../reading/standards/standard.ts';
import { spokenFor } from '../texts/spoken.ts';
import type { Texts } from '../texts/texts.ts';
import { textsIn } from '../texts/texts.ts';
import { StoredPages } from './stored-pages.ts';
import { StoredTexts } from './stored-texts.ts';

export type ReportSource = {
  readonly db: Database;
  /** The English catalog. */
  readonly catalog: RuleCatalog;
  /**
   * The language of the report. If Curbcut lacks the language, the report is in English with translated texts of rules,
   * if there are any.
   */
  readonly translation?: Translation | undefined;
  /** One line on the changes since an earlier scan. Null if there is none. */
  readonly sayChange?: ((db: Database, here: ScanRow, texts: Texts) => Promise<string | null>) | undefined;
  /** Limits the report to this standard. */
  readonly standard?: Standard | undefined;
};

/** The standard that a report is limited to, and the scan's results for its clauses. */
type ReportStandard = { readonly rules: ReadonlySet<string>; readonly result: ScanStandard };

/** `language` is one of the languages of the settings (`pt_BR`). */
type Translation = { readonly language: string; readonly catalog: RuleCatalog };

/** The settings for reports. */
export type ReportOptions = {
  readonly organizationName: string | null;
  /** True if sampled reports (PDF, LLM text, CSV small) list undecided findings. */
  readonly includeNeedsReview: boolean;
  /** Occurrences shown per issue in sampled reports. */
  readonly sampleSize: number;
};

export type ReportGroup = {
  readonly id: number;
  readonly scanId: string;
  /** `sample` is always null here, because reports choose samples themselves. */
  readonly card: IssueCard;
  readonly details: IssueDetails;
  /**
   * Language tags (`en`, `pt-BR`) of the rule's texts, because a rule may lack a translation. All other text is in the
   * language of the report.
   */
  readonly languages: Readonly<Record<'title' | 'description' | 'advice' | 'learnMore', string>>;
  /** The pages of its occurrences. */
  readonly pages: StoredPages;
  readonly texts: StoredTexts;
  /** What an occurrence that is new in this scan says about when it was first seen. */
  readonly seenHere: Occurrence['first_seen'];
  /** Says a stored remark about an element in the language of the report. */
  readonly say: RuleCatalog['say'];
  /** The number of rows to read, including marked ones: ordinals 0 to `storedCount - 1`. */
  readonly storedCount: number;
};

/** The part of a report that is small for every size of scan. Every writer reads it once, at one moment. */
export type ReportHead = {
  /** The rules in the language of the report, or in English if not translated. */
  readonly catalog: RuleCatalog;
  /** The sentences of the report, in its language. */
  readonly texts: Texts;
  /** If the report is limited to a standard, its `summary` is that of the standard. Its score never changes. */
  readonly scan: ScanRecord;
  readonly row: ScanRow;
  /** Null if it scans every page that it finds. */
  readonly sample: SampleDetails | null;
  /** A sentence for the first line of a report on a scan that has not ended. */
  readonly unfinished: string | null;
  /** One line on the changes since an earlier scan. Null if there is none, or if it was not requested. */
  readonly change: string | null;
  /** Null if the report covers all rules. */
  readonly standard: ReportStandard | null;
  /** Worst first: severity, then occurrences, then rule. Limited to the standard. */
  readonly groups: readonly ReportGroup[];
};

/** Throws Refused: `scan_not_found`, or `report_not_ready` until a page is scanned. */
export async function readReportHead(source: ReportSource, scanId: string): Promise<ReportHead> {
  // Counters and groups are read at one moment, because a page that ends between two reads would make them disagree.
  const { row, sample, ...seen } = await source.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const found = await getWholeScan(tx, scanId);
      if (!isReportReady(found)) return { row: found, groups: [], ran: new Set<string>(), verdicts: [], sample: null };
      const rulesThatRan = source.standard === undefined ? new Set<string>() : await readRulesThatRan(tx, found.id);
      const chosen = (await readSample(tx, found)) ?? null;
      const verdicts = source.standard === undefined ? [] : await readVerdictsOnScan(tx, found);
      return { row: found, groups: await readGroups(tx, found.id), ran: rulesThatRan, verdicts, sample: chosen };
    });
  if (!isReportReady(row)) {
    throw new Refused({ code: 'report_not_ready', status: row.status, hasEnded: hasEnded(row.status) });
  }
  const texts = textsIn(spokenFor(source.translation?.language ?? 'en'));
  const standard = limitTo(source, texts, { scanId: row.id, ...seen });
  const { groups } = seen;
  const shown = standard === null ? groups : groups.filter(({ rule }) => standard.rules.has(rule));
  const whole = presentScan(row, texts);
  const scan = standard === null ? whole : { ...whole, summary: { ...whole.summary, ...standard.result.totals } };
  const read = {
    pages: new StoredPages(source.db),
    texts: new StoredTexts(source.db, row.id),
    seenHere: { scan_id: row.id, created_at: scan.created_at },
  };
  return {
    texts,
    catalog: source.translation?.catalog ?? source.catalog,
    scan,
    row,
    sample,
    unfinished: sayUnfinished(scan, texts),
    change: (await source.sayChange?.(source.db, row, texts)) ?? null,
    standard,
    groups: shown.map((group) => presentGroup(group, source, read)),
  };
}

type ScanFindings = Omit<Parameters<typeof decideStandard>[0], 'catalog' | 'language'>;

/** The texts of rules are in the report's language. The rules of the standard are equal in each language. */
function limitTo(
  { standard, catalog: english, translation }: ReportSource,
  texts: Texts,
  seen: ScanFindings,
): ReportStandard | null {
  if (standard === undefined) return null;
  const catalog = translation?.catalog ?? english;
  return {
    rules: rulesOfStandard(standard, english),
    result: decideStandard({ ...seen, catalog, language: texts.language }, standard),
  };
}

/** A report needs one scanned page. */
export function isReportReady(scan: Pick<ScanRow, 'pages_completed'>): boolean {
  return scan.pages_completed > 0;
}

/** The groups that a sampled report lists: those with unmarked occurrences, and undecided ones only if requested. */
export function selectListedGroups(
  groups: readonly ReportGroup[],
  options: Pick<ReportOptions, 'includeNeedsReview'>,
): readonly ReportGroup[] {
  return groups.filter(
    ({ card }) => card.occurrence_count > 0 && (card.kind === 'failed' || options.includeNeedsReview),
  );
}

async function readGroups(db: Database, scanId: string): Promise<readonly GroupRow[]> {
  return db
    .selectFrom('issue_groups')
    .selectAll()
    .where('scan_id', '=', scanId)
    .orderBy('severity_rank')
    .orderBy('occurrence_count', 'desc')
    .orderBy(sql`rule collate "C"`)
    .orderBy('kind')
    .execute();
}

function presentGroup(
  row: GroupRow,
  { catalog: english, translation }: ReportSource,
  read: Pick<ReportGroup, 'pages' | 'texts' | 'seenHere'>,
): ReportGroup {
  const catalog = translation?.catalog ?? english;
  const card = presentCard(row, catalog, null);
  const details = presentRule(row.rule, catalog);
  const untranslated = presentRule(row.rule, english);
  const tag = translation?.language.replace('_', '-') ?? 'en';
  const languageOf = (own: string, inEnglish: string) => (own === inEnglish ? 'en' : tag);
  return {
    id: row.id,
    scanId: row.scan_id,
    card,
    details,
    languages: {
      title: languageOf(card.title, presentCard(row, english, null).title),
      description: languageOf(details.description, untranslated.description),
      advice: languageOf(details.why_it_matters, untranslated.why_it_matters),
      learnMore: languageOf(nameLearnMore(details), nameLearnMore(untranslated)),
    },
    ...read,
    say: catalog.say,
    storedCount: row.stored_count,
  };
}

function nameLearnMore({ learn_more: pages }: IssueDetails): string {
  return pages.map(({ title }) => title).join('\n');
}

function sayUnfinished({ status, progress }: ScanRecord, { reports }: Texts): string | null {
  if (hasEnded(status)) return null;
  const done = progress.pages_completed + progress.pages_failed;
  return reports.frame.unfinished(reports.frame.statuses[status], done, progress.pages_total);
}
