import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** The end of a statement whose plan is kept: see src/adapters/db/keep-plans.ts. */
export const planMark = '/* keeps its plan */';

/**
 * The end of a statement that each connection to a server parses and plans once, and not each time: planning was half of what the
 * statements of a page cost. Only for statements whose best plan depends neither on their values nor on how large the tables are, whose text
 * does not vary with the data, and that name each column that they return: with `*`, they fail when a newer program adds one.
 */
export const keepsPlan: RawBuilder<unknown> = sql.raw(planMark);
