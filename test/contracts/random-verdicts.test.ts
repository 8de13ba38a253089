import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { Refused } from '../../src/texts/refused.ts';
import type { Verdict } from '../../src/findings/verdicts.ts';
import { markFalsePositives, removeMark } from '../../src/records/triage/mark-false-positives.ts';
import { listMarks } from '../../src/records/triage/mark-record.ts';
import type { NewMark } from '../../src/records/triage/new-mark.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onServer } from '../databases/each-database.ts';
import { aPageOfFindings } from './make-findings.ts';
import type { ScannedReport } from './make-scans.ts';
import { aSitemapScan, ruleInfo, scanNextPage } from './make-scans.ts';

const whole = { limit: 500, offset: 0 };

type Change = {
  readonly verdict: Verdict | 'remove' | 'scan';
  readonly scope: NewMark['scope'];
  readonly which: number;
};

onServer('random verdicts', (open) => {
  let db: Database;
  beforeAll(async () => {
    ({ db } = await open());
  });

  it('are parts of what is counted, and removing all marks restores everything', async () => {
    const change = fc.record({
      verdict: fc.constantFrom('false_positive', 'accepted', 'fixed_pending', 'confirmed', 'remove', 'scan'),
      scope: fc.constantFrom('group', 'component', 'selector', 'occurrence'),
      which: fc.nat(1_000),
    });
    const page = fc.record({ images: fc.nat(4), labels: fc.nat(4), omitted: fc.nat(2) });
    const run = fc.asyncProperty(
      fc.array(page, { minLength: 1, maxLength: 3 }),
      fc.array(change, { maxLength: 10 }),
      async (pages, changes) => {
        await db.deleteFrom('false_positive_marks').execute();
        const waiting = pages.map((fields, index) => aPageOfFindings(index, fields));
        const url = `https://scan.example/${Math.random()}`;
        const scan = await aSitemapScan(db, waiting.length, { sitemap_url: url });
        for (const [index, next] of changes.entries()) {
          await apply(scan, next, waiting);
          // All of them take a while, and a count that is wrong stays wrong.
          const breaches = index % 4 === 3 ? await checkInvariants(db) : [];
          expect(breaches).toEqual([]);
          expect(await readVerdicts(db, scan.id)).toEqual(await expectedVerdicts(db, scan.id));
        }
        for (const report of waiting) await scanNextPage(db, report);
        const { false_positives: marks } = await listMarks(db, scan, whole);
        for (const { id } of marks) await removeMark({ db, ruleInfo }, scan, id);
        expect((await readVerdicts(db, scan.id)).filter(([, verdict]) => verdict !== 'none')).toEqual([]);
        expect(await checkInvariants(db)).toEqual([]);
      },
    );

    await fc.assert(run, { numRuns: 6 });
  });

  /** One change to whatever the scan has, or nothing if the scan has no such thing. */
  async function apply(scan: ScanRow, change: Change, waiting: ScannedReport[]): Promise<void> {
    if (change.verdict === 'scan') {
      const report = waiting.shift();
      if (report !== undefined) await scanNextPage(db, report);
    } else if (change.verdict === 'remove') {
      const { false_positives: marks } = await listMarks(db, scan, whole);
      const chosen = marks[change.which % Math.max(1, marks.length)];
      if (chosen !== undefined) await removeMark({ db, ruleInfo }, scan, chosen.id);
    } else {
      await mark(scan, { ...change, verdict: change.verdict });
    }
  }

  async function mark(scan: ScanRow, { verdict, scope, which }: Change & { verdict: Verdict }): Promise<void> {
    const rows = await db
      .selectFrom('occurrences')
      .innerJoin('issue_groups', 'issue_groups.id', 'group_id')
      .innerJoin('components', 'components.id', 'component_id')
      .select(['occurrences.id', 'occurrences.selector', 'kind', 'rule', 'components.key as component'])
      .where('occurrences.scan_id', '=', scan.id)
      .orderBy('fingerprint')
      .execute();
    const row = rows[which % Math.max(1, rows.length)];
    if (row === undefined || (verdict === 'confirmed' && row.kind === 'failed')) return;
    const issue = { kind: row.kind, key: row.rule, verdict, reason: 'A reason.' };
    const wanted = {
      group: { ...issue, scope: 'group' },
      component: { ...issue, scope: 'component', component: row.component },
      selector: { ...issue, scope: 'selector', selector: row.selector },
      occurrence: { ...issue, scope: 'occurrence', occurrence_id: row.id },
    } as const satisfies Record<string, NewMark>;
    try {
      await markFalsePositives({ db, ruleInfo }, scan.id, wanted[scope]);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'already_marked') throw error;
    }
  }
});

async function readVerdicts(db: Database, scanId: string): Promise<readonly (readonly [string, string])[]> {
  const rows = await db
    .selectFrom('occurrences')
    .select(['fingerprint', 'verdict', 'false_positive'])
    .where('scan_id', '=', scanId)
    .orderBy(sql`fingerprint collate "C"`)
    .execute();
  return rows.map((row) => [row.fingerprint, row.false_positive ? 'false_positive' : (row.verdict ?? 'none')]);
}

/** Straight from the marks: all of them are of the one target, and hold. */
async function expectedVerdicts(db: Database, scanId: string): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await sql<{ fingerprint: string; verdicts: readonly string[] }>`
    select fingerprint, array(
      select mark.verdict from false_positive_marks as mark
      where mark.kind = issue_groups.kind and mark.rule = issue_groups.rule and (
        mark.scope = 'group' or mark.selector = occurrences.selector or mark.fingerprint = occurrences.fingerprint
          or mark.component = components.key
      )
    ) as verdicts
    from occurrences join issue_groups on issue_groups.id = group_id join components on components.id = component_id
    where occurrences.scan_id = ${scanId} order by fingerprint collate "C"
  `.execute(db);
  const order = ['false_positive', 'fixed_pending', 'accepted', 'confirmed'];
  return rows.map(({ fingerprint, verdicts }) => [
    fingerprint,
    order.find((verdict) => verdicts.includes(verdict)) ?? 'none',
  ]);
}
