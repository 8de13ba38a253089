import { pathOfEntry } from '../../findings/page-path.ts';
import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { nameElement } from '../name-element.ts';
import type { ReportGroup, ReportHead } from '../report-model.ts';
import type { MarkedRow } from './baseline-marks.ts';

/** A marked occurrence for people. `text`: what the element says, or its start tag. */
export type MarkedFinding = {
  readonly group: ReportGroup;
  readonly pageUrl: string;
  readonly pagePath: string[];
  readonly selector: string;
  readonly text: string;
};

type Row = {
  readonly id: string;
  readonly selector: string;
  readonly html: string | null;
  readonly html_key: string | null;
};

/** Describes these occurrences, in their order. */
export async function readMarkedFindings(
  db: Database,
  { groups }: ReportHead,
  marked: readonly MarkedRow[],
): Promise<readonly MarkedFinding[]> {
  const [first] = groups;
  if (marked.length === 0 || first === undefined) return [];
  const { rows } = await sql<Row>`
    select id, selector, html, html_key from occurrences where id = any(${marked.map(({ id }) => id)}::uuid[])
  `.execute(db);
  const pages = await first.pages.read(marked.map(({ page_id: id }) => id));
  const texts = await first.texts.read(new Set(rows.flatMap(({ html_key: key }) => key ?? [])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return marked.flatMap(({ id, page_id: pageId, group_id: groupId }) => {
    const group = groups.find((one) => one.id === groupId);
    const row = byId.get(id);
    if (group === undefined || row === undefined) return [];
    const markup = row.html ?? texts.get(row.html_key ?? '') ?? '';
    const { url: pageUrl = '', entry = '' } = pages.get(pageId) ?? {};
    return [{ group, pageUrl, pagePath: pathOfEntry(entry), selector: row.selector, text: nameElement(markup) }];
  });
}
