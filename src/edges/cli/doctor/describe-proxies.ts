import type { Config } from '../../../config.ts';
import { findScanProxies } from '../../../config.ts';
import type { Proxies } from '../../../url/proxy-server.ts';
import type { Check } from './check.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

/** The proxies of scans in place and of a service. No line without any. Passwords stay out. */
export function describeProxies({ network }: Config): readonly Check[] {
  const [scan, serve] = [nameProxies(findScanProxies()), nameProxies(network.proxies)];
  if (scan === '' && serve === '') return [];
  return [{ status: 'ok', detail: commandLine.doctor.proxies(scan, serve) }];
}

function nameProxies(proxies: Proxies | undefined): string {
  const servers = [proxies?.https, proxies?.http].filter((one) => one !== undefined);
  const named = servers.map(
    ({ host, port, variable }) => `${host.includes(':') ? `[${host}]` : host}:${port} (${variable})`,
  );
  return [...new Set(named)].join(', ');
}
