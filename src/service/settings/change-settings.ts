import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../audit/actor.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database, Schema } from '../../adapters/db/schema.ts';
import { enqueueJob } from '../../adapters/queue/enqueue-job.ts';
import type { NewAccessKey } from '../../ids/access-key.ts';
import { createAccessKey } from '../../ids/access-key.ts';
import type { SettingsGroup } from './read-settings.ts';
import { readSettings } from './read-settings.ts';
import { retentionJob } from './retention-job.ts';
import type { Settings, SettingsChange } from './settings.ts';

/**
 * Changes the given fields of the given groups, all or nothing. `mcpKey` is the new key, if one was requested; it is
 * not stored. Two changes at once both apply, unless they change the same field.
 */
export async function changeSettings(
  db: Database,
  change: SettingsChange,
  by?: Actor,
): Promise<{ readonly settings: Settings; readonly mcpKey: string | undefined }> {
  const key = change.integrations?.generate_mcp_key === true ? createAccessKey() : undefined;
  const settings = await db.transaction().execute(async (tx) => {
    const fields = listChanged(change, await readSettings(tx));
    await merge(tx, 'reporting', { ...change.reporting });
    await merge(tx, 'performance', { ...change.performance });
    await merge(tx, 'integrations', integrationFields(change, key, await readClock(tx)));
    if (fields.length > 0) await recordAction(tx, by, { action: 'settings.changed', details: { fields } });
    if (changesRetention(change)) await enqueueJob(tx, retentionJob);
    return readSettings(tx);
  });
  return { settings, mcpKey: key?.key };
}

/** Lists only names, because the trail has no values. A form sends all its fields, and most are as before. */
function listChanged(change: SettingsChange, before: Settings): readonly string[] {
  const old = new Map(Object.entries(before).flatMap(([group, fields]) => nameFields(group, fields)));
  return Object.entries(change)
    .flatMap(([group, fields]) => nameFields(group, fields ?? {}))
    .filter(([name, value]) => !isDeepStrictEqual(value, old.get(name)))
    .map(([name]) => name);
}

function nameFields(group: string, fields: object): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(fields).map(([name, value]) => [`${group}.${name}`, value] as const);
}

/** Data that the new settings make too old is removed at once, not in an hour. */
function changesRetention({ performance }: SettingsChange): boolean {
  return performance?.retention_days !== undefined || performance?.retention_keep_last !== undefined;
}

function integrationFields({ integrations }: SettingsChange, key: NewAccessKey | undefined, createdAt: Date): object {
  return {
    ...(integrations?.mcp_enabled !== undefined && { mcp_enabled: integrations.mcp_enabled }),
    ...(key !== undefined && {
      mcp_key_hash: key.hash,
      mcp_key_hint: key.hint,
      mcp_key_created_at: createdAt.toISOString(),
    }),
  };
}

/** The database's clock, because the clocks of several machines differ. */
async function readClock(tx: Transaction<Schema>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The database does not say what time it is.');
  return row.now;
}

/** The groups are flat. The database merges them without a read before, so no concurrent change is lost. */
async function merge(tx: Transaction<Schema>, group: SettingsGroup, fields: object): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await sql`
    insert into settings as old (key, value) values (${group}::text, ${JSON.stringify(fields)}::jsonb)
    on conflict (key) do update set value = old.value || excluded.value, updated_at = now()
  `.execute(tx);
}
