import { removeDeletedScan } from '../../records/scans/remove-deleted-scan.ts';
import { deleteScanJob } from '../../records/scans/scan-jobs.ts';
import type { JobKind } from './job-kind.ts';
import { removalStep } from './removal-step.ts';

/** Removes the rows and files of a deleted scan. Its key is the scan's id. */
export const deleteScanKind: JobKind = { kind: deleteScanJob, step: removalStep(removeDeletedScan) };
