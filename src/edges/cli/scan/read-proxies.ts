import { findScanProxies } from '../../../config.ts';
import type { Proxies } from '../../../url/proxy-server.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';

/** Throws CommandFailure for a variable that names no usable proxy. */
export function readProxies(): Proxies | undefined {
  try {
    return findScanProxies();
  } catch (error) {
    throw new CommandFailure(exitCodes.usage, error instanceof Error ? error.message : String(error), { cause: error });
  }
}
