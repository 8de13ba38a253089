import { sql } from 'kysely';
import { z } from 'zod';
import { readBox } from '../../findings/page-picture.ts';
import { verdicts } from '../../findings/verdicts.ts';
import { boxSchema } from './issue-card.ts';
import type { Reader } from './read-occurrences.ts';
import { messageOf } from '../../findings/occurrence-texts.ts';

export const pageFindingSchema = z
  .object({
    occurrence_id: z.uuid(),
    kind: z.enum(['failed', 'needs_review']),
    key: z.string().describe('The key of its issue.'),
    selector: z.string(),
    message: z.string(),
    verdict: z.enum(verdicts).nullable(),
    box: boxSchema,
  })
  .meta({ id: 'PageFinding' });

type PageFinding = z.infer<typeof pageFindingSchema>;

/** The findings in the picture of a page, in the order of the page's issues. `rules` limits them to these rules. */
export async function readPageFindings(
  { db, catalog }: Reader,
  pageId: number,
  rules: ReadonlySet<string> | undefined,
): Promise<readonly PageFinding[]> {
  const rows = await db
    .selectFrom('occurrences')
    .innerJoin('issue_groups', 'issue_groups.id', 'group_id')
    .select(['occurrences.id', 'kind', 'rule', 'selector', messageOf().as('message'), 'verdict', 'box'])
    .where('page_id', '=', pageId)
    .where(sql<boolean>`json_typeof(box) = 'array'`)
    .where('false_positive', '=', false)
    .orderBy('kind')
    .orderBy('severity_rank')
    .orderBy(sql`rule collate "C"`)
    .orderBy('ordinal')
    .execute();
  const shown = rules === undefined ? rows : rows.filter(({ rule }) => rules.has(rule));
  return shown.flatMap(({ id, rule, box: stored, message, ...row }) => {
    const { box } = readBox(stored);
    return box === null ? [] : [{ occurrence_id: id, key: rule, ...row, message: catalog.say(message).message, box }];
  });
}
