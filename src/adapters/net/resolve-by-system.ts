import { lookup, Resolver as NameServers } from 'node:dns/promises';
import { getErrorCode } from './connect-failure.ts';
import type { Resolve } from './resolver.ts';
import { readSystemNames } from './system-names.ts';

export type SystemOptions = {
  /** `address:port` each, instead of those of `/etc/resolv.conf`. */
  readonly servers?: readonly string[];
  readonly hosts?: string;
  readonly resolvConf?: string;
  /** For one name with all that it is completed to; what is not answered by then is canceled. */
  readonly limitMs?: number;
};

const tryMs = 2_000;
const tries = 2;
const unknownCodes = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'EBADRESP', 'EBADQUERY']);

/**
 * The machine's own way to find a name, without waiting in line: hosts file, then the name servers by a client that can
 * be canceled. `getaddrinfo`, which serves a few names at a time and cannot be canceled, is asked only for what the
 * name servers do not know, because other services of the system (mDNS, directory services) may. On other systems than
 * Linux, whose name servers are not in a file, it is asked alone.
 *
 * Compared with `getaddrinfo`: IPv4 addresses come first, LOCALDOMAIN and RES_OPTIONS are not read, and an answer for
 * one family counts when the other is not answered.
 */
export function createSystemResolve(options: SystemOptions = {}): Resolve {
  if (process.platform !== 'linux' && options.servers === undefined) return lookUp;
  const names = readSystemNames({
    hosts: options.hosts ?? '/etc/hosts',
    resolvConf: options.resolvConf ?? '/etc/resolv.conf',
  });
  return async (host) => {
    const listed = await names.findInHosts(host);
    if (listed.length > 0) return listed;
    const asked = await askNameServers(await names.listCandidates(host), options);
    return asked.length > 0 || options.servers !== undefined ? asked : await lookUp(host);
  };
}

/** Empty when no candidate is known. Throws the error of the name server when one was not answered. */
async function askNameServers(candidates: readonly string[], options: SystemOptions): Promise<readonly string[]> {
  const servers = new NameServers({ timeout: tryMs, tries });
  if (options.servers !== undefined) servers.setServers(options.servers);
  const timer = setTimeout(() => servers.cancel(), options.limitMs ?? 8_000);
  try {
    for (const candidate of candidates) {
      const found = await askBothFamilies(servers, candidate);
      if (found.length > 0) return found;
    }
    return [];
  } finally {
    clearTimeout(timer);
  }
}

async function askBothFamilies(servers: NameServers, name: string): Promise<readonly string[]> {
  const answers = await Promise.allSettled([servers.resolve4(name), servers.resolve6(name)]);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failure = answers
    .flatMap((answer): unknown[] => (answer.status === 'rejected' ? [answer.reason] : []))
    .find((reason) => reason instanceof Error && !unknownCodes.has(getErrorCode(reason)));
  if (found.length === 0 && failure instanceof Error) throw failure;
  return found;
}

async function lookUp(host: string): Promise<readonly string[]> {
  const records = await lookup(host, { all: true, order: 'verbatim' });
  return records.map((record) => record.address);
}
