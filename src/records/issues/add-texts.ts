import { createHash } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * Shorter markup stays in the row of its occurrence, because another row and its key would cost more than the
 * repetition.
 */
const leastKeyedHtml = 256;

type WithTexts = { readonly html: string; readonly message: string };
type KeyedText = { readonly key: string; readonly text: string };

/** The key that equal markup or messages share in all rows of a scan: half of the SHA-256, as a UUID. */
export function keyOfText(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

/** Replaces texts by their keys, and lists each text once. */
export function takeTexts<Occurrence extends WithTexts>(all: readonly Occurrence[]) {
  const keys = new Map<string, string>();
  const keyOf = (text: string) => {
    const key = keys.get(text) ?? keyOfText(text);
    keys.set(text, key);
    return key;
  };
  const occurrences = all.map(({ html, message, ...rest }) => {
    const isKeyed = html.length >= leastKeyedHtml;
    const messageKey = keyOf(message);
    return { ...rest, messageKey, html: isKeyed ? null : html, htmlKey: isKeyed ? keyOf(html) : null };
  });
  return { occurrences, texts: [...keys].map(([text, key]): KeyedText => ({ key, text })) };
}

/** A part of the statement that records findings. It adds the texts that the scan lacks. */
export function addTexts(scanId: string, texts: readonly KeyedText[]): RawBuilder<unknown> {
  return sql`
    added_texts as (
      insert into occurrence_texts (scan_id, key, text)
      select ${scanId}::uuid, new.key, new.text from json_to_recordset(${JSON.stringify(texts)}::json) as new (key uuid, text text)
      on conflict (scan_id, key) do nothing
    )`;
}
