import type { Component } from '../records/components/list-components.ts';
import { listComponents } from '../records/components/list-components.ts';
import type { Database } from '../adapters/db/schema.ts';
import type { ReportHead } from './report-model.ts';

/** The components whose fix removes the most failures of the report's standard, up to a limit. */
export async function readComponents(
  db: Database,
  { row, standard }: Pick<ReportHead, 'row' | 'standard'>,
  limit: number,
): Promise<{ readonly components: readonly Component[]; readonly total: number }> {
  const filter = { kind: 'failed', rules: standard?.rules } as const;
  const { components, page } = await listComponents(db, row, { filter, page: { limit, offset: 0 } });
  return { components, total: page.total };
}
