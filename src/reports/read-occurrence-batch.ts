import { pathOfEntry } from '../findings/page-path.ts';
import { randomBytes } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../adapters/db/schema.ts';
import { readBox } from '../findings/page-picture.ts';
import { readPath } from '../findings/opened-path.ts';
import { readFoundStates } from '../findings/page-states.ts';
import { heldVerdicts } from '../findings/verdicts.ts';
import type { Occurrence } from '../records/issues/issue-card.ts';
import type { OccurrencePlaces, Window } from './occurrence-places.ts';
import type { ReportGroup } from './report-model.ts';

/** Includes the fingerprint that does not depend on the page's URL. */
export type StoredOccurrence = Omit<Occurrence, 'component'> & {
  readonly portable_fingerprint: string;
  /** The message without the parts that only identify the element. */
  readonly general: string;
};

type PagesOf = Awaited<ReturnType<ReportGroup['pages']['read']>>;

/** The columns below, in the same order. */
type Fields = readonly [
  id: string,
  fingerprint: string,
  portableFingerprint: string,
  pageId: string,
  screenshot: string,
  box: string,
  states: string,
  path: string,
  isFalsePositive: string,
  verdict: string,
  cameBack: string,
  pattern: string,
  seenScan: string,
  seenAt: string,
  selector: string,
  messageKey: string,
  htmlKey: string,
  html: string,
];

/**
 * Occurrences of a group, by ordinal or in the order of pages. A report reads a million of them, and most of the cost is returning fields. So a
 * row comes as one text (measured for a thousand rows: embedded 42 ms as fields, 18 as one text; server 10 and 8). A
 * boundary separates its parts, as in an email. Stored text cannot contain the boundary, because each batch gets a new
 * one.
 */
export async function readOccurrenceBatch(
  db: Database,
  group: Pick<ReportGroup, 'id' | 'pages' | 'texts' | 'say' | 'seenHere'>,
  { places, ...window }: Window & { readonly places?: OccurrencePlaces | undefined },
): Promise<readonly StoredOccurrence[]> {
  const boundary = `|${randomBytes(12).toString('base64url')}|`;
  const { rows } = await sql<{ readonly fields: string }>`
    select concat_ws(${boundary}, id, fingerprint, portable_fingerprint, page_id, coalesce(screenshot, ''), box::text,
      coalesce(states, ''), coalesce(path, ''), false_positive, coalesce(verdict, ''), came_back, pattern,
      coalesce(first_seen_scan::text, ''), coalesce(floor(extract(epoch from first_seen_at) * 1000)::text, ''), selector, message_key,
      coalesce(html_key::text, ''), coalesce(html, '')) as fields
    from ${places === undefined ? byOrdinal(group, window) : byPage(group, window, places)}
  `.execute(db);
  // The query above defines the shape. Checking a million rows would take longer than reading them.
  const batch = rows.map(({ fields }) => fields.split(boundary) as unknown as Fields);
  const pages = await group.pages.read(batch.map(([, , , pageId]) => Number(pageId)));
  const texts = await group.texts.read(listKeys(batch));
  // Rows that were deleted with their scan in the meantime are missing. The code that counts the rows notices it.
  const known = batch.filter(
    ([, , , pageId, , , , , , , , , , , , messageKey, htmlKey]) =>
      pages.has(Number(pageId)) && texts.has(messageKey) && (htmlKey === '' || texts.has(htmlKey)),
  );
  return known.map((fields) => present(fields, { group, pages, texts }));
}

type Around = {
  readonly group: Pick<ReportGroup, 'say' | 'seenHere'>;
  readonly pages: PagesOf;
  readonly texts: ReadonlyMap<string, string>;
};

function present(fields: Fields, { group, pages, texts }: Around): StoredOccurrence {
  const [
    id,
    fingerprint,
    portable,
    pageId,
    screenshot,
    box,
    states,
    path,
    isFalsePositive,
    verdict,
    cameBack,
    pattern,
    seenScan,
    seenAt,
    selector,
    messageKey,
    htmlKey,
    html,
  ] = fields;
  return {
    id,
    fingerprint,
    portable_fingerprint: portable,
    ...pageFieldsOf(pageId, pages),
    selector,
    html: htmlKey === '' ? html : (texts.get(htmlKey) ?? ''),
    ...group.say(texts.get(messageKey) ?? ''),
    screenshot: screenshot === '' ? null : screenshot,
    ...readBox(JSON.parse(box)),
    states: readFoundStates(states),
    path: readPath(path),
    ...readVerdict(isFalsePositive === 't', verdict),
    pattern,
    first_seen: seenScan === '' ? group.seenHere : toFirstSeen(seenScan, seenAt),
    came_back: cameBack === 't',
  };
}

function readVerdict(isFalsePositive: boolean, stored: string): Pick<Occurrence, 'false_positive' | 'verdict'> {
  const verdict = isFalsePositive ? 'false_positive' : (heldVerdicts.find((held) => held === stored) ?? null);
  return { false_positive: isFalsePositive, verdict };
}

/** `at`: in milliseconds since 1970. */
function toFirstSeen(scanId: string, at: string): Occurrence['first_seen'] {
  return { scan_id: scanId, created_at: new Date(Number(at)).toISOString() };
}

function byOrdinal({ id }: Pick<ReportGroup, 'id'>, { offset, limit }: Window): RawBuilder<unknown> {
  return sql`occurrences where group_id = ${id} and ordinal >= ${offset} and ordinal < ${offset + limit} order by ordinal`;
}

/** `offset 0` makes the database look up page by page, regardless of its table statistics. */
function byPage({ id }: Pick<ReportGroup, 'id'>, window: Window, places: OccurrencePlaces): RawBuilder<unknown> {
  const { pageIds, skipped } = places.find(window);
  return sql`jsonb_array_elements_text(${JSON.stringify(pageIds)}::jsonb) with ordinality as wanted (page, place), lateral (
      select * from occurrences where page_id = wanted.page::bigint and group_id = ${id} offset 0
    ) as one
    order by wanted.place, one.ordinal offset ${skipped} limit ${window.limit}`;
}

function pageFieldsOf(id: string, pages: PagesOf) {
  const page = pages.get(Number(id));
  return { page_id: id, page_url: page?.url ?? '', page_path: pathOfEntry(page?.entry ?? '') };
}

function listKeys(batch: readonly Fields[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const [, , , , , , , , , , , , , , , messageKey, htmlKey] of batch) {
    keys.add(messageKey);
    if (htmlKey !== '') keys.add(htmlKey);
  }
  return keys;
}
