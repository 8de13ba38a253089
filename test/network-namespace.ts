import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { namespaceFlag } from './applicable.ts';

type Isolated = {
  /** A TypeScript file; what it prints is returned. */
  readonly script: string;
  readonly args?: readonly string[];
  /** Given to loopback there, so that a server of the script's own can listen on each of them. */
  readonly addresses: readonly string[];
  /** Every IPv4 address is one of loopback there, so that what is sent to any of them arrives or is refused. */
  readonly hasEveryAddress?: boolean;
  /** What `/etc/resolv.conf` names there. */
  readonly nameServer?: string;
  /** In addition to ours. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

/**
 * Runs a program in a separate network namespace, where only loopback exists: nothing can leave the machine, every
 * address is ours to give out, and every port is free.
 * For tests that are marked `whereThereIs('networkNamespace')`.
 */
export async function runIsolated(isolated: Isolated): Promise<string> {
  const { script, args = [], environment = {}, timeoutMs } = isolated;
  const command = ['sh', '-euc', prepare(isolated).join('\n'), 'sh', process.execPath, script, ...args];
  const { stdout } = await promisify(execFile)('unshare', [namespaceFlag(), '-m', ...command], {
    env: { ...process.env, ...environment },
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

function prepare({ addresses, hasEveryAddress = false, nameServer }: Isolated): readonly string[] {
  return [
    'ip link set lo up',
    ...addresses.map((address) =>
      address.includes(':') ? `ip addr add ${address}/128 dev lo nodad` : `ip addr add ${address}/32 dev lo`,
    ),
    ...(hasEveryAddress ? ['ip route add local 0.0.0.0/0 dev lo'] : []),
    ...(nameServer === undefined ? [] : nameServerCommands(nameServer)),
    'exec "$@"',
  ];
}

function nameServerCommands(nameServer: string): readonly string[] {
  return [
    'file=$(mktemp)',
    `echo nameserver ${nameServer} > "$file"`,
    'chmod 644 "$file"',
    'mount --bind "$file" /etc/resolv.conf',
    'rm "$file"',
  ];
}
