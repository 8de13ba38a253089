import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { leastBrowserMajor } from '../src/worker/try-browser.ts';
import { whereThereIs } from '../test/applicable.ts';
import { listMissing } from './bootstrap/ensure-fonts.mjs';
import { findChromium, findTooOld } from './bootstrap/find-chromium.mjs';
import { leastBrowserMajor as leastOfBootstrap } from './bootstrap/least-browser.mjs';
import { carriers, writeManifests } from './bootstrap/node-carriers.mjs';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});

async function readLock() {
  const text = await readFile(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8');
  return Object.entries(lockSchema.parse(JSON.parse(text)).packages).filter(([path]) => path.includes('node_modules/'));
}

describe('what a start installs', () => {
  it('is pinned by a hash, package by package', async () => {
    const unpinned = (await readLock()).filter(([, { integrity, link, inBundle }]) => !integrity && !link && !inBundle);

    expect(unpinned.map(([path]) => path)).toEqual([]);
  });

  it('runs no script of a package, and needs none', async () => {
    const needed = (await readLock()).filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true);

    expect(needed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
    expect(needed.map(([path]) => path)).toContain('node_modules/vite');
    expect(needed.map(([path]) => path)).not.toContain('node_modules/vitest');
  });

  it('includes a Node of one version for every platform, each pinned by its hash', () => {
    for (const carrier of Object.values(carriers)) {
      const { 'package-lock.json': lock = '' } = writeManifests(carrier, '26.0.0');

      expect(carrier.integrity).toMatch(/^sha512-[\w+/]{86}==$/);
      expect(lockSchema.parse(JSON.parse(lock)).packages[`node_modules/${carrier.name}`]).toMatchObject({
        integrity: carrier.integrity,
      });
    }
    expect(new Set(Object.values(carriers).map(({ integrity }) => integrity)).size).toBe(5);
  });

  it('names the fonts without an installed file', () => {
    expect(listMissing(['DejaVuSans.ttf', 'NotoColorEmoji.ttf'])).toEqual(['fonts-liberation', 'fonts-droid-fallback']);
    expect(listMissing(['LiberationSans-Bold.ttf', 'NotoColorEmoji.ttf', 'NotoSansCJK-Regular.ttc'])).toEqual([]);
  });
});

describe('a browser on the PATH', whereThereIs('linux'), () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcut-path-'));
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  /** A program that says which version it is. */
  async function install(name: string, version: string): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, `#!/bin/sh\necho "Chromium ${version}"\n`);
    await chmod(path, 0o755);
    return path;
  }

  it('is passed over when it is too old, and named', async () => {
    const old = await install('chromium-headless-shell', `${leastBrowserMajor - 1}.0.1.2`);
    const fit = await install('chromium', `${leastBrowserMajor}.0.1.2`);
    vi.stubEnv('PATH', folder);

    expect(findChromium()).toBe(fit);
    expect(findTooOld()).toEqual({ path: old, major: leastBrowserMajor - 1 });
    expect(leastOfBootstrap).toBe(leastBrowserMajor);
  });
});
