import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../adapters/db/schema.ts';
import type { RememberSpace } from '../adapters/net/held-hosts.ts';

const spaceSchema = z.enum(['loopback', 'private', 'public']);

/**
 * A memory that all processes share which work on scans of one agreement (`records/scans/agreement.ts`). The process
 * that resolves a host first writes its row. The lock makes the removal of the scan wait, which removes the row.
 */
export function rememberSpaceOf(db: Database, scanId: string): RememberSpace {
  return async (host, space) => {
    await sql`
      insert into agreed_hosts (agreement, host, address_space)
      select coalesce(agreement, id), ${host}, ${space} from scans where id = ${scanId} for key share
      on conflict do nothing`.execute(db);
    const kept = await db
      .selectFrom('agreed_hosts')
      .innerJoin('scans', (join) =>
        join.on(sql`coalesce(scans.agreement, scans.id)`, '=', sql.ref('agreed_hosts.agreement')),
      )
      .select('address_space')
      .where('scans.id', '=', scanId)
      .where('host', '=', host)
      .executeTakeFirst();
    // A deleted scan has no rows, and no page that could be recorded.
    return kept === undefined ? space : spaceSchema.parse(kept.address_space);
  };
}
