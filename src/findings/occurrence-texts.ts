import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * SQL: the markup of a row of `occurrences`, or of what `alias` names. A subquery is one look into an index for each row, whatever
 * the database knows of its tables; a join may read all texts.
 */
export function htmlOf(alias = 'occurrences'): RawBuilder<string> {
  return sql<string>`coalesce(${sql.ref(`${alias}.html`)}, ${textOf(alias, 'html_key')})`;
}

/** SQL: the message, in the same way. */
export function messageOf(alias = 'occurrences'): RawBuilder<string> {
  return textOf(alias, 'message_key');
}

function textOf(alias: string, column: string): RawBuilder<string> {
  const [key, scan] = [sql.ref(`${alias}.${column}`), sql.ref(`${alias}.scan_id`)];
  return sql<string>`(select text from occurrence_texts as kept where kept.scan_id = ${scan} and kept.key = ${key})`;
}
