import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { namespaceFlag } from './applicable.ts';

type Isolated = {
  /** A TypeScript file; what it prints is returned. */
  readonly script: string;
  readonly args?: readonly string[];
  /** Given to loopback there, so that a server of the script's own can listen on each of them. */
  readonly addresses: readonly string[];
  readonly timeoutMs: number;
};

/**
 * Runs a program in a separate network namespace, where only loopback exists: nothing can leave the machine, every
 * address is ours to give out, and every port is free.
 * For tests that are marked `whereThereIs('networkNamespace')`.
 */
export async function runIsolated({ script, args = [], addresses, timeoutMs }: Isolated): Promise<string> {
  const prepare = [
    'ip link set lo up',
    ...addresses.map((address) =>
      address.includes(':') ? `ip addr add ${address}/128 dev lo nodad` : `ip addr add ${address}/32 dev lo`,
    ),
    'exec "$@"',
  ];
  const command = ['sh', '-euc', prepare.join('\n'), 'sh', process.execPath, script, ...args];
  const { stdout } = await promisify(execFile)('unshare', [namespaceFlag(), ...command], {
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
