import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import type { Spoken } from '../../texts/texts.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import type { ClauseVerdictRecord } from '../../records/triage/read-clause-verdicts.ts';
import { readVerdictsOnScan } from '../../records/triage/read-clause-verdicts.ts';
import { findVerdict } from './find-verdict.ts';
import { countGroups, sumOf } from '../../findings/count-groups.ts';
import { rulesOfClause } from './rules-of-standard.ts';
import type { ClauseResult, FoundGroup, ScanStandard } from './scan-standard.ts';
import { countClauses } from './scan-standard.ts';
import type { Standard, StandardClause } from './standard.ts';
import { presentClause, presentStandard } from './standard.ts';

/**
 * The pages of a scan run the same rules, so a few pages show which rules ran. A rule that ran on none of them counts
 * as not run, which errs on the side of "not decided". Reading all pages would take seconds for a large scan.
 */
const pagesRead = 20;
const rulesSchema = z.record(z.string(), z.array(z.number()).nullable());

/** `catalog` is in `language`. */
type Reader = { readonly db: Database; readonly catalog: RuleCatalog; readonly language: Spoken };

type JudgedScan = Pick<ScanRow, 'id' | 'target_key' | 'scan_type' | 'viewport_preset'>;

/** Reads a scan's results for each clause of a standard from its groups, at most two per rule, and a few pages. */
export async function readScanStandard(
  { db, catalog, language }: Reader,
  scan: JudgedScan,
  standard: Standard,
): Promise<ScanStandard> {
  const scanId = scan.id;
  const groups = await db
    .selectFrom('issue_groups')
    .select(['kind', 'rule', 'severity_rank', 'occurrence_count'])
    .select(['accepted_count', 'fixed_pending_count', 'confirmed_count'])
    .where('scan_id', '=', scanId)
    .where('occurrence_count', '>', 0)
    .orderBy('severity_rank')
    .orderBy('occurrence_count', 'desc')
    .orderBy('rule')
    .execute();
  const ran = await readRulesThatRan(db, scanId);
  const verdicts = await readVerdictsOnScan(db, scan);
  return decideStandard({ catalog, language, scanId, groups, ran, verdicts }, standard);
}

export async function readRulesThatRan(db: Database, scanId: string): Promise<ReadonlySet<string>> {
  const ran = await readFirstRules(db, scanId);
  return new Set(ran.flatMap(([rule, counts]) => (counts === null ? [] : [rule])));
}

/** The rules that had something to check on the first scanned pages, which shows what the site contains. */
export async function readRulesWithElements(db: Database, scanId: string): Promise<ReadonlySet<string>> {
  const ran = await readFirstRules(db, scanId);
  return new Set(ran.flatMap(([rule, counts]) => (counts?.some((count) => count > 0) === true ? [rule] : [])));
}

async function readFirstRules(db: Database, scanId: string) {
  const pages = await db
    .selectFrom('pages')
    .select('rules')
    .where('scan_id', '=', scanId)
    .where('status', '=', 'completed')
    .orderBy('ordinal')
    .limit(pagesRead)
    .execute();
  return pages.flatMap(({ rules }) => Object.entries(rulesSchema.parse(rules)));
}

type Facts = Omit<Reader, 'db'> & {
  readonly scanId: string;
  readonly groups: readonly FoundGroup[];
  readonly ran: ReadonlySet<string>;
  /** Default: none. */
  readonly verdicts?: readonly ClauseVerdictRecord[] | undefined;
};

/** Pure. */
export function decideStandard(facts: Facts, standard: Standard): ScanStandard {
  const clauses = standard.clauses.map((clause) => ({
    ...decideClause(facts, clause),
    verdict: findVerdict(facts.verdicts ?? [], standard, clause),
  }));
  const rules = new Set(standard.clauses.flatMap((clause) => rulesOfClause(clause, facts.catalog)));
  return {
    ...presentStandard(standard, facts.language),
    scan_id: facts.scanId,
    totals: countGroups(facts.groups.filter(({ rule }) => rules.has(rule))),
    clause_counts: countClauses(clauses),
    clauses,
  };
}

function decideClause(
  { catalog, language, groups, ran }: Facts,
  clause: StandardClause,
): Omit<ClauseResult, 'verdict'> {
  const rules = new Set(rulesOfClause(clause, catalog));
  const found = groups.filter(({ rule, occurrence_count: count }) => rules.has(rule) && count > 0);
  const failed = found.filter(({ kind }) => kind === 'failed');
  const undecided = found.filter(({ kind }) => kind === 'needs_review');
  // A rule with findings must have run.
  const checkedBy = [...rules].filter((rule) => ran.has(rule) || found.some((group) => group.rule === rule));
  return {
    ...presentClause(clause, language),
    status: decideStatus({ failed, undecided, checkedBy }),
    failed: { issues: failed.length, occurrences: sumOf(failed) },
    needs_review: { issues: undecided.length, occurrences: sumOf(undecided) },
    checked_by: checkedBy,
    issues: [...failed, ...undecided].map(({ kind, rule }) => ({
      kind,
      key: rule,
      title: catalog.get(rule)?.title ?? rule,
    })),
  };
}

function decideStatus(seen: {
  readonly failed: readonly FoundGroup[];
  readonly undecided: readonly FoundGroup[];
  readonly checkedBy: readonly string[];
}): ClauseResult['status'] {
  if (seen.failed.length > 0) return 'failed';
  if (seen.undecided.length > 0) return 'needs_review';
  return seen.checkedBy.length > 0 ? 'nothing_found' : 'not_decided_by_scan';
}
