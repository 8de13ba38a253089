import type { RefusedCommand } from '../../texts/refused.ts';
import { Refused } from '../../texts/refused.ts';
import type { ScanStatus } from './scan-state.ts';

export function scanStateConflict(status: ScanStatus, refused: RefusedCommand): Refused {
  return new Refused({ code: 'scan_state_conflict', status, refused });
}
