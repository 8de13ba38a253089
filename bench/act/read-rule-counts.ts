import { z } from 'zod';
import { openDatabase } from '../../src/adapters/db/open-database.ts';

const countsSchema = z.record(z.string(), z.array(z.int()).nullable());

/** Elements that passed, failed or need review, by rule. `null`: the rule was not finished. A rule that had nothing to check is not there. */
export type RuleCounts = Readonly<z.infer<typeof countsSchema>>;

/** By the path of the page, from the database of a service that was stopped: REST gives only findings and sums. */
export async function readRuleCounts(dataFolder: string): Promise<ReadonlyMap<string, RuleCounts>> {
  const database = await openDatabase({ kind: 'embedded', folder: dataFolder });
  try {
    const pages = await database.db.selectFrom('pages').select(['url', 'rules']).execute();
    return new Map(pages.map(({ url, rules }) => [new URL(url).pathname, countsSchema.parse(rules ?? {})]));
  } finally {
    await database.close();
  }
}
