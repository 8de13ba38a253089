import type { PageRequest } from '../../paging/paging.ts';
import type { Occurrence } from './issue-card.ts';
import type { IssueScope } from './issue-scope.ts';
import type { Reader } from './read-occurrences.ts';
import { readOccurrencesById } from './read-occurrences.ts';

type PatternOfGroup = {
  readonly group: { readonly id: number; readonly scan_id: string };
  readonly pattern: string;
  readonly scope: IssueScope;
};

/** One page of the stored occurrences of a pattern, in the order of pages. Those marked as false positives come last. */
export async function readPatternOccurrences(
  reader: Reader,
  { group, pattern, scope: { pageId, component } }: PatternOfGroup,
  { limit, offset }: PageRequest,
): Promise<{ readonly occurrences: readonly Occurrence[]; readonly total: number }> {
  const { db } = reader;
  const ofPattern = db
    .selectFrom('occurrences')
    .where('group_id', '=', group.id)
    .where('pattern', '=', pattern)
    .$if(pageId !== undefined, (query) => query.where('page_id', '=', pageId ?? 0))
    .$if(component !== undefined, (query) =>
      query.where('component_id', '=', (of) =>
        of
          .selectFrom('components')
          .select('components.id')
          .where('components.scan_id', '=', group.scan_id)
          .where('components.key', '=', component ?? ''),
      ),
    );
  const rows = await ofPattern
    .select('id')
    .orderBy('false_positive')
    .orderBy('page_id')
    .orderBy('ordinal')
    .limit(limit)
    .offset(offset)
    .execute();
  const found = await readOccurrencesById(
    reader,
    rows.map(({ id }) => id),
  );
  const total = await (pageId === undefined && component === undefined
    ? db
        .selectFrom('patterns')
        .select('stored_count as total')
        .where('group_id', '=', group.id)
        .where('key', '=', pattern)
        .executeTakeFirst()
    : ofPattern.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirst());
  return { occurrences: rows.flatMap(({ id }) => found.get(id) ?? []), total: total?.total ?? 0 };
}
