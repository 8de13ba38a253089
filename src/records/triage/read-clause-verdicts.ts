import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { clauseVerdicts } from '../../findings/clause-verdict.ts';
import { normalizeUrl } from '../../url/page-url.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import { viewportPresetSchema } from '../scans/viewport-presets.ts';

export const clausePlace = {
  target: z.string().min(1).max(2_048).describe('The scanned URL: a page, a sitemap, or the target of a list.'),
  viewport: viewportPresetSchema,
  standard: z.string().max(100),
  clause: z.string().max(100).describe('The number of the clause in the standard.'),
};

export const clauseVerdictSchema = z
  .object({
    ...clausePlace,
    verdict: z.enum(clauseVerdicts),
    note: z.string().nullable(),
    by: z.string().nullable().describe('Who decided. null: not known.'),
    decided_at: z.iso.datetime({ precision: 3 }),
  })
  .meta({ id: 'ClauseVerdict', description: 'The answer of a person, which is never the result of a scan.' });

export type ClauseVerdictRecord = z.infer<typeof clauseVerdictSchema>;

type Place = {
  readonly target: string;
  readonly viewport?: string | undefined;
  readonly standard?: string | undefined;
};

/** Sorted by standards and clauses as texts. */
export async function listClauseVerdicts(
  db: Database,
  { target, viewport, standard }: Place,
): Promise<readonly ClauseVerdictRecord[]> {
  const rows = await db
    .selectFrom('clause_verdicts')
    .selectAll()
    .where('url', '=', nameVerdictTarget(target))
    .$if(viewport !== undefined, (query) => query.where('viewport_preset', '=', viewport ?? ''))
    .$if(standard !== undefined, (query) => query.where('standard', '=', standard ?? ''))
    .orderBy('standard')
    .orderBy('clause')
    .orderBy('viewport_preset')
    .execute();
  return rows.map((row) => ({
    target: row.url,
    viewport: viewportPresetSchema.parse(row.viewport_preset),
    standard: row.standard,
    clause: row.clause,
    verdict: row.verdict,
    note: row.note,
    by: row.decided_by,
    decided_at: row.decided_at.toISOString(),
  }));
}

/** The verdicts on the target of a scan, in its viewport. */
export async function readVerdictsOnScan(
  db: Database,
  scan: Pick<ScanRow, 'target_key' | 'scan_type' | 'viewport_preset'>,
): Promise<readonly ClauseVerdictRecord[]> {
  const target = scan.target_key.slice(scan.scan_type.length + 1);
  return listClauseVerdicts(db, { target, viewport: scan.viewport_preset });
}

export function nameVerdictTarget(target: string): string {
  const parsed = normalizeUrl(target);
  return parsed.ok ? parsed.url : target;
}
