import { subscribe } from 'node:diagnostics_channel';
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';

type Sent = {
  /** TCP connections that reached no server of this process. */
  readonly strayConnections: number;
  readonly datagrams: number;
};

/** How long an accepted connection may take to be noticed. */
const noticeMs = 5_000;

/** Counts what all programs in this network namespace send, from now on. This process must make all servers that they may reach. */
export async function countSent(): Promise<() => Promise<Sent>> {
  let accepted = 0;
  subscribe('net.server.socket', () => (accepted += 1));
  const before = await readCounters();
  return async () => {
    const deadline = performance.now() + noticeMs;
    let now = await readCounters();
    while (now.opened - before.opened > accepted && performance.now() < deadline) {
      await setImmediate();
      now = await readCounters();
    }
    return { strayConnections: now.opened - before.opened - accepted, datagrams: now.datagrams - before.datagrams };
  };
}

/** proc(5): these files count for one network namespace. */
async function readCounters(): Promise<{ readonly opened: number; readonly datagrams: number }> {
  const [old, six] = await Promise.all([readFile('/proc/net/snmp', 'utf8'), readFile('/proc/net/snmp6', 'utf8')]);
  const datagramsOfSix = Number(/^Udp6OutDatagrams\s+(\d+)/m.exec(six)?.[1] ?? 0);
  return {
    opened: readCounter(old, 'Tcp', 'ActiveOpens'),
    datagrams: readCounter(old, 'Udp', 'OutDatagrams') + datagramsOfSix,
  };
}

/** A line of names, then one of values. */
function readCounter(table: string, protocol: string, name: string): number {
  const [names = [], values = []] = table
    .split('\n')
    .filter((line) => line.startsWith(`${protocol}:`))
    .map((line) => line.split(' '));
  return Number(values[names.indexOf(name)]);
}
