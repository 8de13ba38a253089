import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { isatty } from 'node:tty';
import { memorySettings } from './memory-settings.mjs';
import { SetupFailure } from './say.mjs';

/** The environment of the command: this Node and the project's own binaries come first. */
export function environmentFor({ root, node, chromium }) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const env = { ...memorySettings, ...process.env, PATH: path };
  return chromium === undefined ? env : { ...env, CURBCUT_CHROME_PATH: chromium };
}

/** Runs the command as if it had been typed: same terminal, same signals, same exit code. */
export function passThrough([command, ...args], { folder, env }) {
  const child = spawn(command, args, { cwd: folder, env, stdio: 'inherit', shell: needsShell(command) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => hasOwnCopy(signal) || child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new SetupFailure(`${command} could not be run (${error.code}); to reinstall it, type: npm ci`)),
    );
    child.once('exit', (code, signal) => resolve(endLike(code, signal)));
  });
}

/** A terminal's Ctrl-C goes to every process in it: a second one might mean "now, at once". */
function hasOwnCopy(signal) {
  return signal === 'SIGINT' && [0, 1, 2].some((descriptor) => isatty(descriptor));
}

/** On Windows the binaries in node_modules/.bin are .cmd files, which only a shell runs. */
function needsShell(command) {
  return process.platform === 'win32' && !command.endsWith('.exe');
}

function endLike(code, signal) {
  if (signal === null) {
    process.exitCode = code;
    return;
  }
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
