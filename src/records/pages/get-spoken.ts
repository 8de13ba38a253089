import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { storePath } from '../../findings/opened-path.ts';
import type { Spoken } from '../../findings/spoken-page.ts';
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

const isCutSchema = z.boolean().describe('There are more than 2,000 lines.');

const heardPartSchema = z
  .object({
    path: z.array(z.string()).describe('The labels of what was opened, such as a menu button.'),
    lines: z.array(heardLineSchema),
    is_cut: isCutSchema,
  })
  .meta({ id: 'SpokenPart' });

export const heardPageSchema = z.object({
  lines: z.array(heardLineSchema).nullable().describe('null if the page was not read.'),
  is_cut: isCutSchema,
  opened: z
    .array(heardPartSchema)
    .describe('What was opened on this page. A part of several pages of a scan is opened on one of them.'),
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
  if (spoken === undefined) return { lines: null, is_cut: false, opened: [] };
  const findings = await readFindings(db, id ?? 0);
  const { opened = [] } = spoken;
  return {
    ...present(spoken, findings.get(null)),
    opened: opened.map((part) => ({ path: part.path, ...present(part, findings.get(storePath(part.path))) })),
  };
}

function present({ lines, isCut }: Spoken, findings: readonly HeardFinding[] = []) {
  const bySelector = Map.groupBy(findings, ({ selector }) => selector);
  const said = lines.map(({ selectors, ...line }) => ({
    ...line,
    findings: selectors.flatMap((selector) => bySelector.get(selector) ?? []),
  }));
  return { lines: said, is_cut: isCut };
}

/** The findings of the page by the stored path of what was opened, null for the page as it loads. */
async function readFindings(db: Database, pageId: number): Promise<ReadonlyMap<string | null, HeardFinding[]>> {
  const rows = await db
    .selectFrom('occurrences')
    .innerJoin('issue_groups', 'issue_groups.id', 'group_id')
    .select(['occurrences.id', 'kind', 'rule', 'selector', 'path'])
    .where('page_id', '=', pageId)
    .where('false_positive', '=', false)
    .orderBy('kind')
    .orderBy('severity_rank')
    .orderBy('group_id')
    .orderBy('ordinal')
    .execute();
  const byPath = Map.groupBy(rows, ({ path }) => path);
  return new Map(
    [...byPath].map(([path, found]) => [
      path,
      found.map(({ id, rule, kind, selector }) => ({ occurrence_id: id, key: rule, kind, selector })),
    ]),
  );
}
