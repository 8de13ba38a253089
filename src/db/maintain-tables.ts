import { pause } from '../shared/pause.ts';
import { refreshStatistics } from './refresh-statistics.ts';
import type { Database } from './schema.ts';
import { TableVacuum } from './table-vacuum.ts';

const lookEveryMs = 10_000;

/** Does for the embedded database what a server does by itself (autovacuum). Ends when `stop` is aborted. */
export async function maintainTables(db: Database, stop: AbortSignal): Promise<void> {
  const vacuum = new TableVacuum(db);
  while (!stop.aborted) {
    await refreshStatistics(db);
    await vacuum.look(stop);
    await pause(lookEveryMs, stop);
  }
}
