import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { memorySettings } from '../../scripts/bootstrap/memory-settings.mjs';
import { listMissing } from '../../scripts/bootstrap/ensure-fonts.mjs';
import { listInstructions, readCompose, readFileOfRoot, readSeccompProfile, root } from './read-image-files.ts';

const instructions = listInstructions();

describe('the Containerfile', () => {
  it('copies files that exist and that .dockerignore does not leave out', () => {
    const ignored = readFileOfRoot('.dockerignore').split('\n');
    const sources = instructions
      .filter((line) => line.startsWith('COPY ') && !line.startsWith('COPY --from='))
      .flatMap((line) => line.split(' ').slice(1, -1));

    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    const isSent = (source: string) =>
      [source, source.split('/', 1)[0] ?? ''].some((path) => ignored.includes(`!${path}`));
    expect(sources.filter((source) => !isSent(source))).toEqual([]);
  });

  it('has the fonts and the memory settings of a start without a container', () => {
    const text = instructions.join('\n');
    const fonts = listMissing([]);

    expect(fonts.filter((name) => !text.includes(` ${name} `))).toEqual([]);
    expect(Object.entries(memorySettings).filter(([name, value]) => !text.includes(`${name}=${value}`))).toEqual([]);
  });

  it('has the content of the npm package, and nothing else of the repository but the health check', () => {
    const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));

    expect(last.filter((line) => line.startsWith('COPY '))).toEqual([
      'COPY --from=package /package ./',
      'COPY deploy/check-health.mjs deploy/',
    ]);
  });

  it('ends as an ordinary user, with tini as process 1 and a health check', () => {
    expect(instructions).toContain('USER 10001:10001');
    expect(instructions.slice(-3)).toEqual([
      expect.stringMatching(/^HEALTHCHECK .* CMD \["node", "\/opt\/curbcut\/deploy\/check-health\.mjs"\]$/u),
      'ENTRYPOINT ["/usr/bin/tini", "--", "curbcut"]',
      'CMD ["serve"]',
    ]);
  });
});

describe('the health check of the image', () => {
  it('passes for an answer of 200, and fails for 503 and without a server', async () => {
    let status = 200;
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/api/health' ? status : 404).end('{"status":"…"}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // as it listens on TCP

    const healthy = await checkHealth(port);
    status = 503;
    const unavailable = await checkHealth(port);
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    const gone = await checkHealth(port);

    expect([healthy, unavailable, gone]).toEqual([0, 1, 1]);
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = readCompose();
  const { curbcut, worker, postgres } = services;

  it('has the service, workers in a profile of their own, and PostgreSQL', () => {
    expect(Object.keys(services)).toEqual(['curbcut', 'worker', 'postgres']);
    expect(worker?.profiles).toEqual(['workers']);
    expect(worker?.volumes).toEqual(curbcut?.volumes);
    expect(existsSync(join(root, curbcut?.build?.dockerfile ?? ''))).toBe(true);
    expect([curbcut, postgres].flatMap((one) => one?.volumes).map((volume) => volume?.split(':', 1)[0])).toEqual(
      Object.keys(volumes),
    );
  });

  it('publishes ports on loopback only', () => {
    const published = Object.values(services).flatMap(({ ports = [] }) => ports);

    expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    expect(published).toHaveLength(1);
  });

  it('runs the service and workers with the sandbox, no capabilities, a read-only root, and time to stop', () => {
    for (const service of [curbcut, worker]) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true', 'seccomp=deploy/seccomp.json'],
        stop_grace_period: '30s',
      });
    }
  });

  it('has only variables that docs/containers.md explains', () => {
    const used = [...readFileOfRoot('compose.yaml').matchAll(/\$\{(?<name>\w+)/gu)].map(
      ({ groups }) => groups?.['name'],
    );
    const documented = readFileOfRoot('docs/containers.md');

    expect(used.filter((name) => !documented.includes(`\`${name ?? ''}\``))).toEqual([]);
  });
});

describe('the seccomp profile', () => {
  const { syscalls, archMap } = readSeccompProfile();
  const allowed = syscalls.flatMap(({ names }) => names);

  it('is for amd64 and arm64, without their 32-bit system calls', () => {
    expect(archMap).toEqual([
      { architecture: 'SCMP_ARCH_X86_64', subArchitectures: [] },
      { architecture: 'SCMP_ARCH_AARCH64', subArchitectures: [] },
    ]);
  });

  it('names each system call once, and none that reaches beyond the container', () => {
    const dangerous = [
      'mount',
      'umount2',
      'setns',
      'bpf',
      'ptrace',
      'keyctl',
      'io_uring_setup',
      'perf_event_open',
      'clone3',
    ];

    expect(allowed.toSorted()).toEqual([...new Set(allowed)].toSorted());
    expect(dangerous.filter((name) => allowed.includes(name))).toEqual([]);
  });

  it('lets a process create no mount namespace', () => {
    const newMountNamespace = 0x00_02_00_00;
    const masks = syscalls.filter(({ names }) => names.includes('clone') || names.includes('unshare'));

    expect(masks.map(({ args }) => ((args?.[0]?.value ?? 0) & newMountNamespace) !== 0)).toEqual([true, true]);
  });
});

async function checkHealth(port: number): Promise<number> {
  const script = join(root, 'deploy', 'check-health.mjs');
  const child = spawn(process.execPath, [script], { env: { PORT: String(port) }, stdio: 'ignore' });
  const [code]: readonly unknown[] = await once(child, 'exit');
  return Number(code);
}
