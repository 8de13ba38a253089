import { sql } from 'kysely';
import { ConnectFailure } from '../../adapters/net/connect-failure.ts';
import type { RememberSpace } from '../../adapters/net/held-hosts.ts';
import type { NetworkPolicy } from '../../adapters/net/policy.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { holdHostJob } from './schedule-job.ts';
import { findTarget } from './schedule-record.ts';

/**
 * Remembers the kind of address that the target of a schedule has when a person creates it. Without this, the first scan
 * would agree to it, perhaps a week later, and the owner of the name could move it inside until then. The key is the
 * schedule's id.
 */
export const holdHostKind = (network: NetworkPolicy): JobKind => ({
  kind: holdHostJob,
  waitsForOthers: true,
  step: async ({ db }, { key: id }) => {
    const schedule = await db.selectFrom('schedules').select('scan').where('id', '=', id).executeTakeFirst();
    const target = URL.parse(findTarget(schedule?.scan));
    if (target !== null) await hold(network, target, rememberFor(db, id));
    return { kind: 'done' };
  },
});

/** A name that does not resolve now is held by the first scan that it resolves in. */
async function hold(network: NetworkPolicy, target: URL, remember: RememberSpace): Promise<void> {
  try {
    await network.scopeFor(target, remember);
  } catch (error) {
    if (!(error instanceof ConnectFailure)) throw error;
  }
}

/** All scans of a schedule share this memory: see records/scans/agreement.ts. */
function rememberFor(db: Database, scheduleId: string): RememberSpace {
  return async (host, space) => {
    await sql`
      insert into agreed_hosts (agreement, host, address_space)
      select id, ${host}, ${space} from schedules where id = ${scheduleId}::uuid for key share
      on conflict do nothing`.execute(db);
    return space;
  };
}
