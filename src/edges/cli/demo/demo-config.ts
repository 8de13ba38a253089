import type { Config } from '../../../config.ts';
import { readConfig, readInPlaceConfig } from '../../../config.ts';

/**
 * The configuration of a service on loopback whose data ends with the process. Its scans reach the site that they were
 * started for, whatever the network policy of a service on this machine is. Throws as `readConfig` does.
 */
export function readDemoConfig(port = '0'): Config {
  const network = { mode: 'scoped', allow: [], deny: [], proxies: undefined } as const;
  return { ...readInPlaceConfig(), host: '127.0.0.1', port: readConfig({ PORT: port }, {}).port, network };
}
