import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildPackage } from '../../scripts/package/build-package.ts';
import { findShell } from '../lib/find-shell.ts';
import { findChromedriver } from '../lib/peer-packages.ts';
import type { CiSite } from './ci-site.ts';

/** Installed into a folder outside of the repository, without the packages' scripts, which download browsers. */
const peers = [
  'pa11y-ci@4.1.1',
  '@axe-core/cli@4.13.0',
  '@axe-core/playwright@4.14.0',
  'playwright-core@1.65.1',
  '@unlighthouse/cli@0.18.1',
];
const root = join(import.meta.dirname, '..', '..');

export type CiTool = {
  readonly name: string;
  /** It needs more time than it gets, even for simple pages. */
  readonly isSlow?: true;
  /** Undefined: the tool cannot be asked for this. */
  readonly command: (site: CiSite, folder: string) => readonly string[] | undefined;
};

/** Every tool with the same Chromium, as a pipeline would run it: set to fail for findings, and two pages at once where it can. */
export async function prepareTools(folder: string): Promise<readonly CiTool[]> {
  const bin = (name: string) => join(folder, 'node_modules', '.bin', name);
  if (!existsSync(bin('curbcut'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const file = await buildPackage(root, folder);
    // npm of the Node that runs this: the packages are for it.
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const flags = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--force'];
    execFileSync(npm, [...flags, file, ...peers], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` },
    });
  }
  return [
    {
      name: 'curbcut scan',
      command: (site) => [bin('curbcut'), 'scan', site.sitemap, '--sitemap', '--quiet'],
    },
    {
      name: 'pa11y-ci',
      command: (site, place) => [bin('pa11y-ci'), '--config', pa11yConfig(site, place)],
    },
    { name: '@axe-core/cli', command: ({ urls }) => [bin('axe'), ...urls, '--exit', ...axeCliFlags()] },
    {
      name: 'Playwright + AxeBuilder',
      command: ({ urls }) => [join(import.meta.dirname, 'check-with-axe-builder.ts'), folder, findShell(), ...urls],
    },
    {
      name: 'unlighthouse-ci',
      isSlow: true,
      command: (site, place) =>
        site.urls.length === 0 ? undefined : [bin('unlighthouse-ci'), ...unlighthouseFlags(site, place)],
    },
  ];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Chromium cannot sandbox itself for root. */
const sandboxFlags = isRoot() ? ['--no-sandbox'] : [];

/** URLs from a sitemap share one settings object, and with it the page: at two at once some are lost. */
function pa11yConfig({ urls }: CiSite, folder: string): string {
  const file = join(folder, 'pa11yci.json');
  const chromeLaunchConfig = { executablePath: findShell(), headless: 'shell', args: sandboxFlags };
  const defaults = { runners: ['axe'], concurrency: 2, chromeLaunchConfig };
  writeFileSync(file, JSON.stringify({ defaults, urls: urls.map((url) => ({ url })) }));
  return file;
}

function axeCliFlags(): readonly string[] {
  return [
    `--chrome-path=${findShell()}`,
    `--chromedriver-path=${findChromedriver()}`,
    ...(isRoot() ? ['--chrome-options=no-sandbox'] : []),
  ];
}

function unlighthouseFlags({ origin, urls }: CiSite, folder: string): readonly string[] {
  const config = {
    site: origin,
    cache: false,
    urls: urls.map((url) => new URL(url).pathname),
    chrome: { useSystem: false, useDownloadFallback: false },
    puppeteerOptions: { executablePath: findShell(), headless: 'shell', args: sandboxFlags },
    puppeteerClusterOptions: { maxConcurrency: 2 },
    lighthouseOptions: { onlyCategories: ['accessibility'] },
    scanner: { samples: 1, throttle: false, device: 'desktop' },
    ci: { budget: 100, buildStatic: false },
  };
  writeFileSync(join(folder, 'unlighthouse.config.mjs'), `export default ${JSON.stringify(config)}`);
  return ['--root', folder, '--site', origin, '--config-file', 'unlighthouse.config.mjs', '--no-cache'];
}
