import { Problem } from '../shared/problem.ts';
import type { ScanStatus } from './scan-state.ts';

/** 409: `rule` says in a clause which scans the command is for. */
export function scanStateConflict(status: ScanStatus, rule: string): Problem {
  return new Problem({ status: 409, code: 'scan_state_conflict', detail: `The scan is ${status}: ${rule}.` });
}
