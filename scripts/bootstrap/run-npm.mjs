import { spawnSync } from 'node:child_process';
import { dirname, delimiter } from 'node:path';

const outputLimitBytes = 64 * 1024 * 1024;

/**
 * Runs npm under the given Node and waits. Returns undefined on success, else npm's own error code (`ENOTFOUND`,
 * `EACCES` …), or "exit 1" if npm names none.
 */
export function runNpm(node, args, root) {
  const { command, prefix, shell } = npmCommand(node);
  const done = spawnSync(command, [...prefix, ...args], {
    cwd: root,
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: outputLimitBytes,
    shell,
  });
  if (done.status === 0) return undefined;
  const named = /npm (?:error|ERR!) code (\S+)/.exec(done.stderr ?? '');
  return named?.[1] ?? done.error?.code ?? `exit ${done.status ?? done.signal}`;
}

/** npm tells the scripts it runs where it lives; outside of npm, the PATH has to know. */
function npmCommand(node) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return { command: node, prefix: [cli], shell: false };
  return { command: 'npm', prefix: [], shell: process.platform === 'win32' };
}
