import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../service/audit/actor.ts';
import type { Schema } from '../../adapters/db/schema.ts';

/**
 * A person who names a target agrees to the kinds of addresses that its hosts have then, and not to later changes of
 * the names by their owner. A rescan, the rescan of that one, and the scans of a schedule belong to the agreement of
 * the first. They share one memory of hosts, whichever of them starts first. A scan that a person creates has its own
 * agreement: null.
 */
export function selectAgreement(rescanOf: string | null, by: Actor | undefined): RawBuilder<string> | string | null {
  if (rescanOf !== null) return sql<string>`(select coalesce(agreement, id) from scans where id = ${rescanOf})`;
  return by?.kind === 'schedule' ? by.name : null;
}

/** Removes the memory of hosts if its schedule and its last scan are gone. */
export async function forgetHosts(tx: Transaction<Schema>, agreement: string): Promise<void> {
  await sql`
    delete from agreed_hosts where agreement = ${agreement}
    and not exists (select from scans where scans.id = agreed_hosts.agreement)
    and not exists (select from scans where scans.agreement = agreed_hosts.agreement)
    and not exists (select from schedules where schedules.id = agreed_hosts.agreement)`.execute(tx);
}
