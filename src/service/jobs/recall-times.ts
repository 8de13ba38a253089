import { recallJobs } from '../../adapters/queue/claim-job.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { recallScans } from '../../records/pages/recall-scans.ts';
import { recallMarks } from '../../records/triage/recall-marks.ts';
import { recallSessions } from '../access/browser-session.ts';
import { recallProcesses } from '../processes/recall-processes.ts';
import { recallSchedules } from '../schedules/recall-schedules.ts';
import { recallDeliveries } from '../webhooks/recall-deliveries.ts';

/**
 * Corrects everything that depends on a time that was set while the clock of the database was ahead. Returns how many of
 * each kind.
 */
export async function recallTimes(db: Database): Promise<Readonly<Record<string, number>>> {
  return {
    scans: await recallScans(db),
    schedules: await recallSchedules(db),
    deliveries: await recallDeliveries(db),
    processes: await recallProcesses(db),
    jobs: await recallJobs(db),
    marks: await recallMarks(db),
    sessions: await recallSessions(db),
  };
}
