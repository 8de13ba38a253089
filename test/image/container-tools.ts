import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const debianPackages = 'buildah debootstrap podman runc';

/** What a program printed to standard output. Throws with its errors if it failed. */
export function run(program: string, args: readonly string[], { cwd }: { readonly cwd?: string } = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error !== undefined) throw error;
  if (status === 0) return stdout.trim();
  throw new Error(
    `${program} ${args.join(' ')}\nended with ${status}:\n${stdout.slice(-2_000)}\n${stderr.slice(-4_000)}`,
  );
}

/** The exit code, and what the program printed. It does not block: the program may ask a server of this process. */
export async function attempt(
  program: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code]: readonly unknown[] = await ended;
  return { code: Number(code), output: stdout + stderr };
}

export function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** Throws an Error with the command that installs what is missing. */
export function requireTools(): void {
  const missing = debianPackages.split(' ').filter((name) => !succeeds(name, ['--help']));
  if (missing.length === 0 && process.getuid?.() === 0) return;
  throw new Error(`This test needs root and: apt-get install --no-install-recommends ${debianPackages}`);
}
