import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nameRepository } from './package/name-repository.ts';
import { planRelease } from './package/plan-release.ts';
import { writeSbom } from './package/write-sbom.ts';

const billSchema = z.object({
  metadata: z.object({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(
    z.object({
      name: z.string(),
      purl: z.string(),
      licenses: z.array(z.object({ expression: z.string() })).optional(),
      hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/u) })).optional(),
    }),
  ),
});
const root = join(import.meta.dirname, '..');
const manifest = '{\n  "name": "curbcut",\n  "version": "1.2.3",\n  "dependencies": { "x": "1.2.3" }\n}\n';
const lock =
  '{\n  "version": "1.2.3",\n  "packages": {\n    "": {\n      "version": "1.2.3"\n    },\n    "node_modules/x": {\n      "version": "1.2.3"\n    }\n  }\n}\n';
const changelog = '# Changelog\n\n## Unreleased\n\n- A change.\n\n## 1.2.3 – 2026-01-01\n\n- Earlier.\n';
const chart = 'apiVersion: v2\nversion: 1.2.3\nappVersion: "1.2.3"\nkubeVersion: ">=1.30.0-0"\n';
const files = { changelog, manifest, lock, chart };

describe('a release', () => {
  it('dates the unreleased section and sets the one version in manifest, lock file and chart', () => {
    const release = planRelease(files, '1.3.0', '2026-11-22');

    expect(release).toEqual({
      tag: 'v1.3.0',
      notes: '- A change.',
      changelog:
        '# Changelog\n\n## Unreleased\n\n## 1.3.0 – 2026-11-22\n\n- A change.\n\n## 1.2.3 – 2026-01-01\n\n- Earlier.\n',
      manifest: manifest.replace('"version": "1.2.3"', '"version": "1.3.0"'),
      lock: lock
        .replace('"version": "1.2.3"', '"version": "1.3.0"')
        .replace('      "version": "1.2.3"', '      "version": "1.3.0"'),
      chart: 'apiVersion: v2\nversion: 1.3.0\nappVersion: "1.3.0"\nkubeVersion: ">=1.30.0-0"\n',
    });
  });

  it('has the version of the files only when it is the first', () => {
    const first = '# Changelog\n\n## Unreleased\n\n- A change.\n';

    expect(planRelease({ ...files, changelog: first }, '1.2.3', '2026-11-22')).toMatchObject({ manifest, lock });
    expect(() => planRelease(files, '1.2.3', '2026-11-22')).toThrow('Version 1.2.3 is not newer than 1.2.3.');
  });

  it('is refused for a wrong version and without changes', () => {
    const empty = changelog.replace('- A change.\n', '');

    expect(() => planRelease(files, '1.2', '2026-11-22')).toThrow('"1.2" is not a version of the form 1.2.3.');
    expect(() => planRelease(files, '1.2.2', '2026-11-22')).toThrow('Version 1.2.2 is not newer than 1.2.3.');
    expect(() => planRelease({ ...files, changelog: empty }, '2.0.0', '2026-11-22')).toThrow('is empty');
  });

  it('lists every package that it contains, with its license and hash, and none that only builds or tests the service', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'curbcut-bill-')), 'sbom.cdx.json');
    await writeSbom(root, file);
    const { metadata, components } = billSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    await rm(dirname(file), { recursive: true });
    const names = new Set(components.map(({ name }) => name));

    expect(metadata.component).toMatchObject({ name: 'curbcut', type: 'application' });
    expect(
      ['fastify', 'axe-core', 'playwright-core', 'react', '@aws-sdk/client-s3'].filter((one) => !names.has(one)),
    ).toEqual([]);
    expect(['vitest', 'oxlint', 'curbcut-web'].filter((one) => names.has(one))).toEqual([]);
    expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([]);
    // It has no license in its manifest, and only builds the web interface.
    const unlicensed = components.filter(({ licenses }) => licenses === undefined);
    expect(unlicensed.map(({ name }) => name)).toEqual(['@react-aria/optimize-locales-plugin']);
    expect(components.find(({ name }) => name === '@aws-sdk/client-s3')?.purl).toMatch(
      /^pkg:npm\/%40aws-sdk\/client-s3@\d/u,
    );
  });

  it('leads from the registry to its repository, whose URL may end as Git writes it', () => {
    const fields = {
      homepage: 'https://example.com/team/curbcut#readme',
      bugs: { url: 'https://example.com/team/curbcut/issues' },
      repository: { type: 'git', url: 'git+https://example.com/team/curbcut.git' },
    };

    expect(nameRepository('https://example.com/team/curbcut')).toEqual(fields);
    expect(nameRepository('https://example.com/team/curbcut.git')).toEqual(fields);
    expect(() => nameRepository('git@example.com:team/curbcut')).toThrow('is not the URL of a repository');
  });

  it('is refused without its repository before anything is changed', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release.ts', '999.0.0'], {
      cwd: root,
      encoding: 'utf8',
    });

    expect([status, stderr]).toEqual([1, expect.stringContaining('--repository https://example.com/team/curbcut')]);
  });

  it('changes nothing in a dry run, and says what it would do', () => {
    const before = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    const { status, stdout } = spawnSync(process.execPath, ['scripts/release.ts', '999.0.0', '--dry-run'], {
      cwd: root,
      encoding: 'utf8',
    });

    expect(status).toBe(0);
    expect(stdout).toContain('tag the commit v999.0.0');
    expect(stdout).toContain('dist/curbcut-999.0.0.tgz');
    expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toBe(before);
  });
});
