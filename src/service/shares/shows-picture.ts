import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { pageOfPicture } from '../../findings/page-picture.ts';
import type { Share, ShareSubject } from './share.ts';

/**
 * True if the picture is part of what the link shows: the picture of its page, or of a finding in its page, issue or
 * component. Names of parts of a picture can be made up, so only stored ones count.
 */
export async function showsPicture(db: Database, { scanId, subject }: Share, name: string): Promise<boolean> {
  if (subject.kind === 'scan') return true;
  const page = pageOfPicture(name);
  if (page !== undefined) return subject.kind === 'page' && String(page) === subject.id;
  const { rows } = await sql<{ shown: boolean }>`
    select exists (
      select 1 from occurrences where scan_id = ${scanId} and screenshot = ${name} and ${isIn(scanId, subject)}
    ) as shown
  `.execute(db);
  return rows[0]?.shown === true;
}

/** Each condition begins with an index of the findings. */
function isIn(scanId: string, subject: Exclude<ShareSubject, { readonly kind: 'scan' }>) {
  switch (subject.kind) {
    case 'page':
      return sql`page_id = ${Number(subject.id)}`;
    case 'issue':
      return sql`group_id = (
        select id from issue_groups where scan_id = ${scanId} and kind = ${subject.issue_kind} and rule = ${subject.key}
      )`;
    default:
      return sql`(group_id, component_id) in (
        select part.group_id, part.component_id from components
          join component_groups as part on part.component_id = components.id and part.scan_id = components.scan_id
        where components.scan_id = ${scanId} and components.key = ${subject.key}
      )`;
  }
}
