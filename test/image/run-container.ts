import { join } from 'node:path';
import { waitUntil } from '../faults/wait-until.ts';
import { image } from './build-image.ts';
import { attempt, run } from './container-tools.ts';
import { root } from './read-image-files.ts';

/** The options of compose.yaml. On the network of this machine, so that it can scan a page that the test serves. */
const options = [
  ['--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp:rw,size=1g,mode=1777'],
  ['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
  ['--security-opt', `seccomp=${join(root, 'deploy', 'seccomp.json')}`],
  ['--network', 'host', '--env', 'HOST=127.0.0.1', '--env', 'CURBCUT_SANDBOX=required', '--env', 'LOG_FORMAT=json'],
  // Podman's own limits are above those that an unprivileged root may set, and its health checks need systemd.
  ['--runtime', 'runc', '--ulimit', 'nofile=8192:8192', '--ulimit', 'nproc=8192:8192', '--no-healthcheck'],
].flat();

const startLimitMs = 60_000;

/** `curbcut scan` in a container of its own, as a pipeline runs it. Returns its exit code and what it printed. */
export async function scanInPlace(url: string): ReturnType<typeof attempt> {
  return attempt('podman', ['run', '--rm', ...options, image, 'scan', '--format', 'markdown', url]);
}

/** One container of the image, as an administrator would run it. */
export class Container {
  readonly #id: string;
  readonly #origin: string;

  constructor({ port, volume }: { readonly port: number; readonly volume: string }) {
    this.#origin = `http://127.0.0.1:${port}`;
    const mount = ['--volume', `${volume}:/data`, '--env', `PORT=${port}`];
    this.#id = run('podman', ['run', '--detach', ...options, ...mount, image]);
  }

  /** Waits until the service answers and its browser was tested, and returns the details of its health. */
  async health(): Promise<unknown> {
    return waitUntil('the service is ready', startLimitMs, async () => {
      if (this.#state('Running') !== 'true') throw new Error(`The container ended:\n${this.log()}`);
      try {
        const response = await fetch(`${this.#origin}/api/health/details`);
        return response.ok ? ((await response.json()) as unknown) : undefined;
      } catch {
        return undefined; // it does not listen yet
      }
    });
  }

  get origin(): string {
    return this.#origin;
  }

  exec(...command: readonly string[]): string {
    return run('podman', ['exec', this.#id, ...command]);
  }

  log(): string {
    return run('podman', ['logs', this.#id]);
  }

  /** Sends SIGTERM, and SIGKILL after 30 s. Returns the exit code: 137 after SIGKILL. */
  stop(): number {
    run('podman', ['stop', '--time', '30', this.#id]);
    return Number(this.#state('ExitCode'));
  }

  remove(): void {
    run('podman', ['rm', '--force', this.#id]);
  }

  #state(name: 'Running' | 'ExitCode'): string {
    return run('podman', ['inspect', '--format', `{{.State.${name}}}`, this.#id]);
  }
}
