import { pause } from '../../time/pause.ts';
import { refreshStatistics } from './refresh-statistics.ts';
import type { Database } from './schema.ts';
import { TableVacuum } from './table-vacuum.ts';

const lookEveryMs = 10_000;

/**
 * Vacuums and analyzes the embedded database, as autovacuum does on a server. Ends when `stop` is aborted. A start does
 * not wait for it.
 */
export async function maintainTables(db: Database, stop: AbortSignal): Promise<void> {
  const vacuum = new TableVacuum(db);
  await pause(lookEveryMs, stop);
  while (!stop.aborted) {
    await refreshStatistics(db);
    await vacuum.look(stop);
    await pause(lookEveryMs, stop);
  }
}
