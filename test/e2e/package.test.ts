import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SmallSite } from '../cli/small-site.ts';
import { startSmallSite } from '../cli/small-site.ts';
import { whereThereIs } from '../applicable.ts';
import { recipeSteps } from '../examples/run-recipe.ts';
import type { BrowserMirror } from './package/browser-mirror.ts';
import { startBrowserMirror } from './package/browser-mirror.ts';
import { describeRecipes } from './package/describe-recipes.ts';
import { Pipeline } from './package/pipeline.ts';

const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const versionSchema = z.object({ version: z.string() });
/** Paths of other versions of Node, joined as in PATH, that run the package, too. The recipes run on this one. */
const otherNodes = (process.env['CURBCUT_TEST_NODES'] ?? '').split(delimiter).filter((one) => one !== '');
const mostBytes = 80_000_000;
const cardsSchema = z.object({ issues: z.array(z.object({ key: z.string() })) });
const barriersOfShop = ['image-alt', 'button-name', 'label', 'color-contrast', 'focus-visible', 'html-has-lang'];

describe('the npm package, installed from its file', () => {
  let pipeline: Pipeline;
  let folder: string;
  let program: string;
  let site: SmallSite;

  beforeAll(async () => {
    [pipeline, site] = await Promise.all([Pipeline.open(), startSmallSite()]);
    folder = pipeline.folder;
    program = join(folder, 'global/bin/curbcut');
    const work = await pipeline.checkOut();
    const [install] = recipeSteps['github']?.({ url: site.origin, work, temp: work }) ?? [];
    const { code, err } = await pipeline.run(install?.script ?? '', { ...install, work });
    if (code !== 0) throw new Error(`The package could not be installed: ${err}`);
  });
  afterAll(async () => {
    await Promise.all([site.close(), pipeline.close()]);
  });

  describeRecipes(() => ({ pipeline, site }));

  it('is smaller than 80 MB with the program of the platform, and lists what it contains, with the licenses', async () => {
    const { stdout } = await run('du', ['--bytes', '--summarize', join(folder, 'global/lib')]);
    const own = pipeline.installed;
    const notices = await readFile(join(own, 'THIRD-PARTY-NOTICES'), 'utf8');

    expect(Number.parseInt(stdout, 10)).toBeLessThan(mostBytes);
    for (const name of ['fastify', 'kysely', 'zod']) expect(notices).toMatch(new RegExp(`^${name} \\d`, 'mu'));
    expect(await readdir(own)).toContain('sbom.cdx.json');
    expect(await readdir(join(own, 'node_modules'))).not.toContain('fastify');
  });

  it('is not what npm would pack of a checkout: npm refuses and names the command', async () => {
    const refused: unknown = await run('npm', ['pack', '--dry-run'], { cwd: root }).catch((error: unknown) => error);

    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('Run "npm run package"') });
  });

  it.each(otherNodes)('scans a page in place on %s', async (node) => {
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

  it('shows what it does with a shop that it brings, from an empty cache, and leaves nothing behind', async () => {
    const place = await mkdtemp(join(tmpdir(), 'curbcut-demo-'));
    await chmod(place, 0o711);
    const temp = join(place, 'temp');
    await mkdir(temp);
    const { PATH = '', CURBCUT_CHROME_PATH = '' } = process.env;
    const env = { PATH, CURBCUT_CHROME_PATH, HOME: place, TMPDIR: temp };
    const demo = spawn(process.execPath, [program, 'demo'], { cwd: place, env, stdio: ['ignore', 'pipe', 'ignore'] });
    const report = new URL(await readUntil(demo.stdout, /The report: (\S+)\n/u));
    const asked = `/api${report.pathname}/issues/chunks?kind=failed&limit=100`;
    const { issues } = cardsSchema.parse(await (await fetch(new URL(asked, report))).json());
    const page = await fetch(report, { headers: { accept: 'text/html' } });
    const ended = once(demo, 'close');
    demo.kill('SIGINT');
    const [code] = await ended;
    const left = [await readdir(temp), (await readdir(place)).toSorted()];
    const cached = await readdir(join(place, '.cache', 'curbcut'));
    await rm(place, { recursive: true });

    expect(issues.map(({ key }) => key)).toEqual(expect.arrayContaining(barriersOfShop));
    expect(page.status).toBe(200);
    expect([code, left]).toEqual([0, [[], ['.cache', 'temp']]]);
    // The package contains an empty database: none had to be created and kept.
    expect(cached).toEqual(['compiled']);
  });

  describe('on a machine without a browser', whereThereIs('downloadedBrowser'), () => {
    let place: string;
    let mirror: BrowserMirror;
    beforeAll(async () => {
      place = await mkdtemp(join(tmpdir(), 'curbcut-new-machine-'));
      await chmod(place, 0o711);
      mirror = await startBrowserMirror(process.env['CURBCUT_CHROME_PATH'] ?? '');
      // What starts the browser as another user, and nothing else.
      for (const name of ['sh', 'chown', 'setpriv']) {
        await mkdir(join(place, 'bin'), { recursive: true });
        await symlink(join('/usr/bin', name), join(place, 'bin', name));
      }
    });
    afterAll(async () => {
      await mirror.close();
      await rm(place, { recursive: true, maxRetries: 3 });
    });

    /**
     * Runs `curbcut scan` of a page with a folder of its own, and returns the folder, too. Commands before it run in
     * namespaces of their own.
     */
    async function scanAnew(host: string, before: readonly string[] = []) {
      const machine = await mkdtemp(join(place, 'machine-'));
      const env = {
        PATH: join(place, 'bin'),
        HOME: machine,
        TMPDIR: machine,
        PLAYWRIGHT_BROWSERS_PATH: join(machine, 'browsers'),
        PLAYWRIGHT_DOWNLOAD_HOST: host,
        // Each attempt to download is a program, which loads all of Playwright.
        NODE_COMPILE_CACHE: join(place, 'compiled'),
      };
      const [command, ...args] = [...before, process.execPath, program, 'scan', `${site.origin}/good`];
      const child = spawn(command, args, { cwd: machine, env, stdio: ['ignore', 'pipe', 'pipe'] });
      const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
      return { machine, out, err, code: Number(code), last: err.trim().split('\n').at(-1) ?? '' };
    }

    it.concurrent.each([
      ['a broken archive', 'broken', 'what arrived is not a valid archive'],
      ['a download that breaks off', 'truncated', 'the download broke off'],
      ['a mirror without the file', 'missing', 'the server answered with status 404'],
    ] as const)('%s ends with one sentence and exit code 4', async (_name, path, reason) => {
      const { machine, last, code, out } = await scanAnew(`${mirror.origin}/${path}`);

      expect(last).toContain(
        `none could be downloaded into ${join(machine, 'browsers')}: ${reason}; to install one, type: `,
      );
      expect([code, out]).toEqual([4, '']);
    });

    it.concurrent('no network ends with one sentence and exit code 4', async () => {
      const { last, code } = await scanAnew('http://127.0.0.1:1');

      expect(last).toContain(': the server cannot be reached (ECONNREFUSED); to install one, type: ');
      expect(code).toBe(4);
    });

    it.concurrent('a full disk ends with one sentence and exit code 4', whereThereIs('userNamespace'), async () => {
      const small = '/bin/mount -t tmpfs -o size=16k tmpfs "$TMPDIR" && exec "$@"';

      const { last, code } = await scanAnew(`${mirror.origin}/broken`, [
        '/usr/bin/unshare',
        '-Urm',
        '/bin/sh',
        '-c',
        small,
        'sh',
      ]);

      expect(last).toContain(': there is no space left on the disk (it needs about 500 MB); to install one, type: ');
      expect(code).toBe(4);
    });
  });

  it('says its version, and serves the interface and the web UI, with the database that it contains', async () => {
    const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const { version } = versionSchema.parse(manifest);
    const said = await run(process.execPath, [program, '--version'], { cwd: folder });
    const data = join(folder, 'data');
    const environment = { ...process.env, LOG_FORMAT: 'json' };
    const service = spawn(process.execPath, [program, 'serve', '--port', '0', '--data-dir', data], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });

    const origin = await readUntil(service.stdout, /Curbcut is at (http:\/\/[\w.:[\]]+)/u);
    const health = await fetch(`${origin}/api/health`);
    const build = versionSchema.parse(await (await fetch(`${origin}/api/version`)).json());
    const scans = await fetch(`${origin}/api/scans`);
    const page = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
    service.kill();
    const [code] = await once(service, 'exit');

    expect(said.stdout.trim()).toBe(version);
    expect([health.status, scans.status]).toEqual([200, 200]);
    expect(await readdir(join(data, 'database', 'base'))).toEqual(['5']);
    expect(build.version).toBe(version);
    expect(page).toContain('/assets/');
    expect(code).toBe(0);
  });
});

/** Reads what a program says until it matches, and returns the first group. */
async function readUntil(stream: Readable, pattern: RegExp): Promise<string> {
  let said = '';
  // The program continues to write, so the pipe stays open and is read.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    const found = pattern.exec(said)?.[1];
    if (found === undefined) continue;
    stream.resume();
    return found;
  }
  throw new Error(`The program ended before: ${said}`);
}
