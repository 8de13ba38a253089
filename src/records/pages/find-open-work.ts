import { sql } from 'kysely';
import { keepsPlan } from '../../adapters/db/keeps-plan.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { hasDuePages } from './claim-page.ts';
import { waitsForReader } from '../scans/discovery-steps.ts';

export type OpenWork = { readonly hasDiscovery: boolean; readonly hasPages: boolean };

/**
 * Says what there is to claim. Workers look twice a second, mostly in vain, and a claim that finds nothing costs ten
 * times as much.
 */
export async function findOpenWork(db: Database): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`
    select exists (select 1 from scans where ${waitsForReader}) as "hasDiscovery",
      exists (select 1 from scans where ${hasDuePages}) as "hasPages"
    ${keepsPlan}`.execute(db);
  return rows[0] ?? { hasDiscovery: false, hasPages: false };
}
