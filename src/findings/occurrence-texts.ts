import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * SQL for the markup of a row of `occurrences`, or of the table that `alias` names. A subquery is one index lookup for
 * each row, regardless of table statistics. A join may read all texts.
 */
export function htmlOf(alias = 'occurrences'): RawBuilder<string> {
  return sql<string>`coalesce(${sql.ref(`${alias}.html`)}, ${textOf(alias, 'html_key')})`;
}

/** SQL for the message, also as a subquery. */
export function messageOf(alias = 'occurrences'): RawBuilder<string> {
  return textOf(alias, 'message_key');
}

function textOf(alias: string, column: string): RawBuilder<string> {
  const [key, scan] = [sql.ref(`${alias}.${column}`), sql.ref(`${alias}.scan_id`)];
  return sql<string>`(select text from occurrence_texts as kept where kept.scan_id = ${scan} and kept.key = ${key})`;
}
