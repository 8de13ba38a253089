import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../service/audit/actor.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import type { ScanRow } from './scan-fields.ts';

/**
 * Limits a rescan, and a scan from a schedule, to the kinds of addresses that its hosts first had, because the person
 * who named the site did not agree to later changes of the name by its owner. A scan that a person creates starts
 * without this limit.
 */
export async function inheritHosts(tx: Transaction<Schema>, scan: ScanRow, by: Actor | undefined): Promise<void> {
  const { id, rescan_of: first } = scan;
  if (first !== null) {
    await sql`
      insert into scan_hosts (scan_id, host, address_space)
      select ${id}, host, address_space from scan_hosts where scan_id = ${first}`.execute(tx);
  } else if (by?.kind === 'schedule') {
    await sql`
      insert into scan_hosts (scan_id, host, address_space)
      select ${id}, host, address_space from schedule_hosts where schedule_id = ${by.name}`.execute(tx);
  }
}
