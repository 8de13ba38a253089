import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * SQL for the markup of a row of `occurrences`. A subquery is one index lookup for each row, regardless of table
 * statistics. A join may read all texts.
 */
export function htmlOf(): RawBuilder<string> {
  return sql<string>`coalesce(occurrences.html, ${textOf('html_key')})`;
}

/** SQL for the message, also as a subquery. */
export function messageOf(): RawBuilder<string> {
  return textOf('message_key');
}

function textOf(column: string): RawBuilder<string> {
  const key = sql.ref(`occurrences.${column}`);
  return sql<string>`(select text from occurrence_texts as kept where kept.scan_id = occurrences.scan_id and kept.key = ${key})`;
}
