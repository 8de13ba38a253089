import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whereThereIs } from '../../applicable.ts';
import type { SmallSite } from '../../cli/small-site.ts';
import { listRun } from '../../examples/command-blocks.ts';
import { recipeSteps } from '../../examples/run-recipe.ts';
import type { BrowserMirror } from './browser-mirror.ts';
import { startBrowserMirror } from './browser-mirror.ts';
import type { Pipeline, Said } from './pipeline.ts';
import { writeOwnSite } from './write-own-site.ts';

const canDownload = whereThereIs('downloadedBrowser').skip !== true;
const reports: Readonly<Record<string, readonly string[]>> = {
  github: ['sarif', 'junit.xml', 'md', 'html', 'json'].map((ending) => `curbcut-reports/report.${ending}`),
  gitlab: ['gl-accessibility.json', 'gl-code-quality-report.json', 'report.junit.xml', 'report.html', 'report.md'],
  jenkins: ['report.junit.xml', 'report.sarif', 'report.html'],
  azure: ['junit.xml', 'sarif', 'md', 'html'].map((ending) => `staging/report.${ending}`),
};

/** Runs what people copy from the docs, as it is printed. `open` gives the machine with the installed package. */
export function describeRecipes(open: () => { readonly pipeline: Pipeline; readonly site: SmallSite }): void {
  describe('what the docs print for pipelines', () => {
    let mirror: BrowserMirror | undefined;
    let ofBrowser: Readonly<Record<string, string>> = {};
    let browsers: string;
    /** The working folders of the recipes that ran. */
    const works = new Map<string, string>();
    beforeAll(async () => {
      browsers = join(open().pipeline.folder, 'temp/curbcut-browsers');
      if (canDownload) mirror = await startBrowserMirror(process.env['CURBCUT_CHROME_PATH'] ?? '');
      ofBrowser =
        mirror === undefined
          ? { CURBCUT_CHROME_PATH: process.env['CURBCUT_CHROME_PATH'] ?? '' }
          : { PLAYWRIGHT_DOWNLOAD_HOST: mirror.origin, PLAYWRIGHT_BROWSERS_PATH: browsers };
    });
    afterAll(() => mirror?.close());

    const runRecipe = async (name: string) => {
      const { pipeline, site } = open();
      const work = await pipeline.checkOut();
      // The cache of this system, which has what another recipe brought.
      await mkdir(browsers, { recursive: true });
      await symlink(browsers, join(work, '.curbcut-browsers'));
      await mkdir(join(work, 'staging'));
      works.set(name, work);

      const job = { url: `${site.origin}/bad`, work, temp: join(pipeline.folder, 'temp') };
      const said: Said[] = [];
      for (const { script, bash, environment } of recipeSteps[name]?.(job) ?? []) {
        said.push(await pipeline.run(script, { work, bash, environment: { ...ofBrowser, ...environment } }));
      }

      const all = said.map(({ out, err }) => out + err).join('');
      return {
        failed: said.map(({ code }) => code).filter((code) => code !== 0),
        all,
        missing: reports[name]?.filter((file) => !existsSync(join(work, file))),
        hasDownloaded: all.includes(`downloading Chromium (Playwright's build, about 110 MB)`),
        namesFolder: (canDownload ? /keep this folder: \S+curbcut-browsers\n/u : /There is no folder to keep/u).test(
          all,
        ),
      };
    };
    const whole = {
      failed: [1],
      all: expect.stringContaining('1 of 1 pages scanned') as string,
      missing: [],
      hasDownloaded: false,
      namesFolder: true,
    };
    const [first = '', ...others] = Object.keys(recipeSteps);

    it(`the steps of ${first} install, scan, report and fail for a finding`, async () => {
      expect(await runRecipe(first)).toEqual({ ...whole, hasDownloaded: canDownload });
    });

    // They find what the first one downloaded.
    it.concurrent.each(others)('the steps of %s install, scan, report and fail for a finding', async (name) => {
      expect(await runRecipe(name)).toEqual(whole);
    });

    it('the action passes the exit code and the summary on', async () => {
      const work = works.get('github') ?? '';

      expect(await readFile(join(work, 'output'), 'utf8')).toMatch(/^version=\d+\.\d+\.\d+\nexit-code=1\n$/u);
      expect(await readFile(join(work, 'summary'), 'utf8')).toContain('image-alt');
    });

    it('recipes install a file and no package by name, and npm asks only for the programs of sharp', async () => {
      const { pipeline } = open();
      const work = await pipeline.checkOut();
      const [install] = recipeSteps['github']?.({ url: 'http://127.0.0.1/', work, temp: work }) ?? [];

      const refused = await pipeline.run(install?.script ?? '', { work, environment: { PACKAGE: 'curbcut' } });

      expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('name a .tgz file or its URL') });
      expect([...pipeline.registry.asked].filter((name) => !name.startsWith('@img/'))).toEqual([]);
      const installed = new Set(await pipeline.listInstallations());
      expect([...installed]).toEqual(['install --global --no-audit --no-fund --ignore-scripts -- curbcut.tgz']);
    });

    it('the blocks of ci.md run in a fresh folder', whereThereIs('networkNamespace'), async () => {
      const { pipeline } = open();
      const work = await pipeline.checkOut();
      await writeOwnSite(work);
      const blocks = await listRun('ci.md');
      await pipeline.run('cp -L curbcut.tgz curbcut-1.0.0.tgz', { work });

      const { code, out, err } = await pipeline.runAlone(blocks.join('\n'), { work, environment: ofBrowser });

      expect([code, out, err]).toEqual([0, expect.stringContaining('1 of 1 pages scanned'), expect.anything()]);
      for (const file of ['curbcut.sarif', 'curbcut.junit.xml', 'curbcut.md'])
        expect(existsSync(join(work, file))).toBe(true);
    });
  });
}
