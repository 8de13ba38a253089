import type { Database } from '../../adapters/db/schema.ts';
import type { NamedComponent } from './name-components.ts';

/** The components of the findings on a page. */
export async function readPageComponents(
  db: Database,
  pageId: number,
): Promise<readonly (NamedComponent & { readonly id: number })[]> {
  return db
    .selectFrom('component_pages')
    .innerJoin('components', 'components.id', 'component_pages.component_id')
    .select(['components.id', 'key', 'label', 'selector', 'html'])
    .where('page_id', '=', pageId)
    .execute();
}
