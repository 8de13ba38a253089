import { rmSync } from 'node:fs';
import { readInPlaceConfig } from '../../../config.ts';

/**
 * The second signal ends the process without waiting. Browsers end with the process. The next start removes what a
 * browser still writes.
 */
export function endNow(exitCode: number): never {
  try {
    rmSync(readInPlaceConfig().tempFolder, { recursive: true, force: true, maxRetries: 3 });
  } finally {
    process.exit(exitCode);
  }
}
