import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const versionSchema = z.object({ version: z.string() });

describe('the npm package, installed in an empty folder', () => {
  let folder: string;
  let program: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcut-installed-'));
    const { stdout } = await run(process.execPath, [join(root, 'scripts', 'build-package.ts'), folder], { cwd: root });
    await writeFile(join(folder, 'package.json'), '{"private":true}');
    const args = ['install', '--offline', '--omit=optional', '--no-audit', '--no-fund', stdout.trim()];
    await run('npm', args, { cwd: folder });
    // npm would download this program of the platform. The tests use no network.
    await cp(join(root, 'node_modules', '@img'), join(folder, 'node_modules', '@img'), { recursive: true });
    program = join(folder, 'node_modules', '.bin', 'curbcut');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('says its version, and serves the interface and the web UI', async () => {
    const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const { version } = versionSchema.parse(manifest);
    const said = await run(process.execPath, [program, '--version'], { cwd: folder });
    const data = join(folder, 'data');
    await cp(inject('embeddedTemplates').migrated, data, { recursive: true });
    const environment = { ...process.env, LOG_FORMAT: 'json' };
    const service = spawn(process.execPath, [program, 'serve', '--port', '0', '--data-dir', data], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });

    const origin = await readOrigin(service.stdout);
    const health = await fetch(`${origin}/api/health`);
    const build = versionSchema.parse(await (await fetch(`${origin}/api/version`)).json());
    const page = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
    service.kill();
    const [code] = await once(service, 'exit');

    expect(said.stdout.trim()).toBe(version);
    expect(health.status).toBe(200);
    expect(build.version).toBe(version);
    expect(page).toContain('/assets/');
    expect(code).toBe(0);
  });
});

/** Of the line of the log that says where the service is. */
async function readOrigin(log: Readable): Promise<string> {
  let text = '';
  // The service continues to write to its log, so the pipe stays open and is read.
  for await (const chunk of log.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    const origin = /Curbcut is at (http:\/\/[\w.:[\]]+)/.exec(text)?.[1];
    if (origin === undefined) continue;
    log.resume();
    return origin;
  }
  throw new Error(`The service of the package did not start: ${text}`);
}
