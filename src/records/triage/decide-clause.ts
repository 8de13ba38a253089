import { z } from 'zod';
import type { Actor } from '../../service/audit/actor.ts';
import { nameUrl, recordAction } from '../../service/audit/record-action.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { clauseVerdicts } from '../../findings/clause-verdict.ts';
import { Refused } from '../../texts/refused.ts';
import { clausePlace, nameVerdictTarget } from './read-clause-verdicts.ts';
import { aText } from './text-by-people.ts';

export const newClauseVerdictSchema = z
  .strictObject({
    ...clausePlace,
    verdict: z.enum(clauseVerdicts).nullable().describe('null removes the verdict.'),
    note: aText(1_000).nullable().describe('Why, in the words of the person.'),
    by: aText(200).describe('Who decided. Default: the token or the user that the request comes from.'),
  })
  .meta({ id: 'NewClauseVerdict' });

export type NewClauseVerdict = z.infer<typeof newClauseVerdictSchema>;

/** Throws Refused (`target_not_found`): a verdict is about what was scanned. */
export async function decideClause(
  db: Database,
  { target, viewport, standard, clause, verdict, ...said }: NewClauseVerdict,
  by?: Actor,
): Promise<void> {
  const url = nameVerdictTarget(target);
  await db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('targets')
      .select('url')
      .where('url', '=', url)
      .where('viewport_preset', '=', viewport)
      .limit(1)
      .executeTakeFirst();
    if (known === undefined) throw new Refused({ code: 'target_not_found' });
    const key = { url, viewport_preset: viewport, standard, clause };
    await tx
      .deleteFrom('clause_verdicts')
      .where('url', '=', url)
      .where('viewport_preset', '=', viewport)
      .where('standard', '=', standard)
      .where('clause', '=', clause)
      .execute();
    if (verdict !== null) {
      const decided = { verdict, note: said.note ?? null, decided_by: said.by ?? by?.name ?? null };
      await tx
        .insertInto('clause_verdicts')
        .values({ ...key, ...decided })
        .execute();
    }
    const subject = { id: `${standard} ${clause}`, name: nameUrl(url) };
    await recordAction(tx, by, { action: 'verdict.changed', subject, details: { viewport, verdict } });
  });
}
