import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { SmallSite } from '../cli/small-site.ts';
import { startSmallSite } from '../cli/small-site.ts';

const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const versionSchema = z.object({ version: z.string() });
/** Other versions of Node to run the package on: paths of their programs, joined as in PATH. */
const nodes = [process.execPath, ...(process.env['CURBCUT_TEST_NODES'] ?? '').split(delimiter)].filter(
  (one) => one !== '',
);
const mostBytes = 40_000_000;

describe('the npm package, installed in an empty folder', () => {
  let folder: string;
  let program: string;
  let site: SmallSite;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcut-installed-'));
    const { stdout } = await run(process.execPath, [join(root, 'scripts', 'build-package.ts'), folder], { cwd: root });
    await writeFile(join(folder, 'package.json'), '{"private":true}');
    const args = ['install', '--offline', '--omit=optional', '--no-audit', '--no-fund', stdout.trim()];
    await run('npm', args, { cwd: folder });
    // npm would download this program of the platform. The tests use no network.
    await cp(join(root, 'node_modules', '@img'), join(folder, 'node_modules', '@img'), { recursive: true });
    program = join(folder, 'node_modules', '.bin', 'curbcut');
    site = await startSmallSite();
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is smaller than 40 MB with the program of the platform, and has the licenses of what it contains', async () => {
    const { stdout } = await run('du', ['--bytes', '--summarize', join(folder, 'node_modules')]);
    const own = join(folder, 'node_modules', 'curbcut');
    const notices = await readFile(join(own, 'THIRD-PARTY-NOTICES'), 'utf8');

    expect(Number.parseInt(stdout, 10)).toBeLessThan(mostBytes);
    for (const name of ['fastify', 'kysely', 'zod']) expect(notices).toMatch(new RegExp(`^${name} \\d`, 'mu'));
    expect(await readdir(join(own, 'node_modules'))).not.toContain('fastify');
  });

  it.each(nodes)('scans a page in place on %s, from an empty cache', async (node) => {
    const place = await mkdtemp(join(tmpdir(), 'curbcut-pipeline-'));
    await chmod(place, 0o711);
    const { PATH = '', CURBCUT_CHROME_PATH = '' } = process.env;
    const env = { PATH, CURBCUT_CHROME_PATH, HOME: place, TMPDIR: place };
    const args = [program, 'scan', `${site.origin}/bad`, '--fail-on', 'none', '--format', 'sarif=out.sarif'];
    const { stdout, stderr } = await run(node, args, { cwd: place, env });
    const sarif = await readFile(join(place, 'out.sarif'), 'utf8');
    await rm(place, { recursive: true });

    expect(stdout).toContain('1 of 1 pages scanned');
    expect(stderr).toBe('  0 %: 0 of 1 pages\n100 %: 1 of 1 pages\n');
    expect(sarif).toContain('"ruleId":"image-alt"');
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
