import { deleteScanKind } from './delete-scan-job.ts';
import type { JobKind } from './job-kind.ts';

/** Every kind of job there is. A process takes no job of another kind. */
export const jobKinds: readonly JobKind[] = [deleteScanKind];
