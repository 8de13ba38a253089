import { execFileSync } from 'node:child_process';

type Means = { readonly cwd: string; readonly env?: Readonly<Record<string, string>>; readonly input?: string };

/** What it prints. Throws with what it complained about. */
export function runCommand(executable: string, args: readonly string[], { cwd, env = {}, input }: Means): string {
  return execFileSync(executable, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(input !== undefined && { input }),
  });
}
