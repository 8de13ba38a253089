import type { Database } from '../db/schema.ts';
import type { PerformanceSettings } from './settings.ts';
import { performanceSchema } from './settings.ts';

/** The settings in force: what was stored, and defaults for the rest. */
export async function readPerformanceSettings(db: Database): Promise<PerformanceSettings> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'performance').executeTakeFirst();
  return performanceSchema.parse(row?.value ?? {});
}
