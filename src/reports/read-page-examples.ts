import { sql } from 'kysely';
import type { Database } from '../adapters/db/schema.ts';
import type { MarkedRow } from './baseline/baseline-marks.ts';
import type { ReportGroup } from './report-model.ts';

/** One occurrence of an issue on a page. */
export type Example = {
  readonly id: string;
  readonly selector: string;
  readonly html: string;
  /** In the language of the report. */
  readonly message: string;
  /** The message without the parts that only identify the element. */
  readonly general: string;
  readonly fingerprint: string;
};
/** `remark`: the stored message. */
export type StoredExample = Omit<Example, 'message' | 'general'> & { readonly remark: string };

type ExampleRow = Pick<Example, 'id' | 'selector' | 'fingerprint'> & {
  readonly page_id: number;
  readonly group_id: number;
  readonly html: string | null;
  readonly html_key: string | null;
  readonly message_key: string;
};

type ExampleQuery = {
  readonly pageIds: readonly number[];
  readonly groupIds: readonly number[];
  readonly mostExamples: number;
  readonly withoutAccepted: boolean;
  readonly first: ReturnType<typeof listFirst>;
};

/** These texts occur on many pages, so each is read once per report. */
export async function readExamples(db: Database, texts: ReportGroup['texts'] | undefined, query: ExampleQuery) {
  const rows = await selectExamples(db, query);
  const keys = rows.flatMap((row) => [row.message_key, ...(row.html_key === null ? [] : [row.html_key])]);
  const found = (await texts?.read(new Set(keys))) ?? new Map<string, string>();
  return rows.map(({ html, html_key: htmlKey, message_key: messageKey, ...row }) => ({
    ...row,
    html: html ?? found.get(htmlKey ?? '') ?? '',
    remark: found.get(messageKey) ?? '',
  }));
}

async function selectExamples(
  db: Database,
  { pageIds, groupIds, mostExamples, withoutAccepted, first }: ExampleQuery,
): Promise<readonly ExampleRow[]> {
  const rank = sql`case when id = any(${first.new}::uuid[]) then 0 when id = any(${first.altered}::uuid[]) then 1 else 2 end`;
  const { rows } = await sql<ExampleRow>`
    select id, page_id, group_id, selector, html, html_key, message_key, fingerprint
    from (
      select id, page_id, group_id, selector, html, html_key, message_key, fingerprint,
        row_number() over (partition by page_id, group_id order by ${rank}, ordinal) as place
      from occurrences
      where page_id = any(${pageIds}::bigint[]) and group_id = any(${groupIds}::bigint[]) and not false_positive
        ${withoutAccepted ? sql`and verdict is distinct from 'accepted'` : sql``}
    ) as numbered
    where place <= ${mostExamples}
    order by page_id, group_id, place
  `.execute(db);
  return rows;
}

/** Ids by their rank among the examples. */
export function listFirst(marked: readonly MarkedRow[]): Readonly<Record<'new' | 'altered', readonly string[]>> {
  const idsOf = (wanted: MarkedRow['state']) => marked.flatMap(({ id, state }) => (state === wanted ? [id] : []));
  return { new: idsOf('new'), altered: idsOf('altered') };
}
