import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** Marks the end of a statement whose plan is kept: see `keep-plans.ts` and `keep-embedded-plans.ts`. */
export const planMark = '/* keeps its plan */';

/**
 * Marks a statement that each connection parses and plans only once. Planning was half of the cost of a page's
 * statements. Only for statements whose best plan does not depend on their values or on the size of the tables, and
 * whose text does not vary with the data. The statement must name each column that it returns: with `*`, it fails when
 * a newer program adds a column.
 */
export const keepsPlan: RawBuilder<unknown> = sql.raw(planMark);
