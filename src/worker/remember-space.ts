import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema.ts';
import type { RememberSpace } from '../net/held-hosts.ts';

const spaceSchema = z.enum(['loopback', 'private', 'public']);

/** The memory that all processes which work on a scan share: the process that resolves a host first writes its row. */
export function rememberSpaceOf(db: Database, scanId: string): RememberSpace {
  return async (host, space) => {
    await sql`
      insert into scan_hosts (scan_id, host, address_space)
      select id, ${host}, ${space} from scans where id = ${scanId}
      on conflict do nothing`.execute(db);
    const kept = await db
      .selectFrom('scan_hosts')
      .select('address_space')
      .where('scan_id', '=', scanId)
      .where('host', '=', host)
      .executeTakeFirst();
    // A scan that was deleted meanwhile has no rows, and no page that could be recorded.
    return kept === undefined ? space : spaceSchema.parse(kept.address_space);
  };
}
