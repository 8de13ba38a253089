import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { SpokenPage } from '../../findings/spoken-page.ts';
import { spokenLineSchema, spokenPageSchema } from '../../findings/spoken-page.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import { findPageNumber } from './get-page.ts';

const heardFindingSchema = z.object({
  occurrence_id: z.uuid(),
  kind: z.enum(['failed', 'needs_review']),
  key: z.string().describe('The key of its issue.'),
  selector: z.string(),
});

const heardLineSchema = spokenLineSchema
  .omit({ selectors: true })
  .extend({ findings: z.array(heardFindingSchema).describe('The findings in this element, without false positives.') })
  .meta({ id: 'SpokenLine' });

export const heardPageSchema = z.object({
  lines: z.array(heardLineSchema).nullable().describe('null if the page was not read.'),
  is_cut: z.boolean().describe('The page has more than 2,000 lines.'),
});
type HeardPage = z.infer<typeof heardPageSchema>;
type HeardFinding = z.infer<typeof heardFindingSchema>;

/** What a screen reader says of a page, with its findings. Throws Refused (`page_not_found`) if the scan lacks it. */
export async function getSpoken(db: Database, scan: ScanRow, pageId: string): Promise<HeardPage> {
  const id = await findPageNumber(db, scan, pageId);
  const row = await db
    .selectFrom('pages')
    .select('spoken')
    .where('scan_id', '=', scan.id)
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  const spoken = spokenPageSchema.nullish().parse(row?.spoken) ?? undefined;
  if (spoken === undefined) return { lines: null, is_cut: false };
  const findings = Map.groupBy(await readFindings(db, id ?? 0), ({ selector }) => selector);
  return { lines: present(spoken, findings), is_cut: spoken.isCut };
}

function present({ lines }: SpokenPage, findings: ReadonlyMap<string, readonly HeardFinding[]>) {
  return lines.map(({ selectors, ...line }) => ({
    ...line,
    findings: selectors.flatMap((selector) => findings.get(selector) ?? []),
  }));
}

/** The findings of the page as it loads. */
async function readFindings(db: Database, pageId: number): Promise<readonly HeardFinding[]> {
  const rows = await db
    .selectFrom('occurrences')
    .innerJoin('issue_groups', 'issue_groups.id', 'group_id')
    .select(['occurrences.id', 'kind', 'rule', 'selector'])
    .where('page_id', '=', pageId)
    .where('path', 'is', null)
    .where('false_positive', '=', false)
    .orderBy('kind')
    .orderBy('severity_rank')
    .orderBy('group_id')
    .orderBy('ordinal')
    .execute();
  return rows.map(({ id, rule, ...row }) => ({ occurrence_id: id, key: rule, ...row }));
}
