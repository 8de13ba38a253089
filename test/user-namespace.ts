import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

type Program = {
  /** A TypeScript file, and what it is given. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

/** Waits for a line, and starts again to have the rights of root in the namespace: they come with `exec`, once users are mapped. */
const prepare = `read -r go; exec sh -euc 'echo 0 > /proc/sys/user/max_user_namespaces; exec "$@"' sh "$@"`;

/**
 * Runs a program as on a machine whose kernel gives out no user namespaces, so that Chromium has no sandbox. Root keeps
 * its users there, and can become another one; anyone else is alone in it. For tests marked `whereThereIs('userNamespace')`.
 */
export async function runWithoutNamespaces({ script, args = [], environment = {} }: Program) {
  const isRoot = process.getuid?.() === 0;
  const flags = isRoot ? ['-U'] : ['-Ur'];
  const command = [...flags, 'sh', '-euc', prepare, 'sh', process.execPath, script, ...args];
  const child = spawn('unshare', command, { env: { ...process.env, ...environment }, stdio: 'pipe' });
  const output = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (isRoot) await mapUsers(child.pid ?? -1);
  child.stdin.end('go\n');
  const [stdout, stderr, [code]] = await output;
  return { stdout, stderr, code: Number(code) };
}

/** user_namespaces(7): until it is written, the namespace has no users. `unshare` may not have made it yet. */
async function mapUsers(pid: number): Promise<void> {
  for (const name of ['gid_map', 'uid_map']) {
    for (let isMapped = false; !isMapped;) {
      isMapped = await writeFile(`/proc/${pid}/${name}`, '0 0 65536').then(
        () => true,
        () => false,
      );
    }
  }
}
