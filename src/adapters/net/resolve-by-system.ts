import { lookup, Resolver as NameServers } from 'node:dns/promises';
import { getErrorCode } from './connect-failure.ts';
import type { Resolve } from './resolver.ts';
import { readSystemNames } from './system-names.ts';

export type SystemOptions = {
  /** Each is `address:port`. They replace those of `/etc/resolv.conf`. */
  readonly servers?: readonly string[];
  readonly hosts?: string;
  readonly resolvConf?: string;
  /** Limits the queries for one name and all its completions. Later answers are canceled. */
  readonly limitMs?: number;
};

const tryMs = 2_000;
const tries = 2;
const unknownCodes = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'EBADRESP', 'EBADQUERY']);

/**
 * Resolves a name as the machine does, but without a queue: the hosts file, then the name servers through a client that
 * can be canceled. `getaddrinfo` serves only a few names at a time and cannot be canceled. It is asked only for names
 * that the name servers do not know, because other services of the system (mDNS, directory services) may know them.
 * Systems other than Linux do not keep their name servers in a file, so there `getaddrinfo` is asked alone.
 *
 * Differences from `getaddrinfo`: IPv4 addresses come first, LOCALDOMAIN and RES_OPTIONS are not read, and an answer
 * for one family counts even if the other family has none.
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

/** Returns an empty list if no candidate exists. Throws the name server's error if a query was not answered. */
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
