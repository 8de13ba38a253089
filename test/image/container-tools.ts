import { spawnSync } from 'node:child_process';

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

/** The exit code, and what the program printed. */
export function attempt(
  program: string,
  args: readonly string[],
): { readonly code: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
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
