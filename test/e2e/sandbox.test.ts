import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isConfined } from '../../src/browser/renderer-sandbox.ts';
import { listTree } from '../../src/browser/process-tree.ts';
import { engines } from '../../src/engines/engines.ts';
import { tryBrowser } from '../../src/worker/try-browser.ts';
import { whereThereIs } from '../applicable.ts';
import { runWithoutNamespaces } from '../user-namespace.ts';
import { launchTestBrowser, launchWithPlan } from './launch-test-browser.ts';
import { readOwners } from './read-owners.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-sandbox-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the browser of a service', () => {
  it('passes its test, and shows every sample of text', async () => {
    const trial = await tryBrowser(await launchTestBrowser(folder), engines);

    expect(trial.name).toMatch(/^Chromium \d+/);
    expect(Object.keys(trial.fonts)).toEqual([
      'serif',
      'sans-serif',
      'monospace',
      'cursive',
      'system-ui',
      'emoji',
      'cjk',
    ]);
    expect(trial.fonts['monospace']).toMatch(/\w/);
  });

  it('confines its pages, and does not run as root', whereThereIs('userNamespace'), async () => {
    const running = await launchTestBrowser(folder);
    await running.browser.newPage();

    const [confined, tree] = [await isConfined(running.pid), await listTree(running.pid ?? -1)];
    const owners = await readOwners(tree.map(({ pid }) => pid));
    await running.kill();

    expect(confined).toBe(true);
    expect(tree.length).toBeGreaterThan(3);
    expect(owners).not.toContain(0);
  });

  it('is seen to be open when it was started without its sandbox', whereThereIs('linux'), async () => {
    const running = await launchWithPlan(folder, { sandbox: false, user: undefined });

    const trial = await tryBrowser(running, engines);

    expect(trial.isConfined).toBe(false);
  });
});

describe('where the kernel allows no user namespaces', whereThereIs('userNamespace'), () => {
  const probe = join(import.meta.dirname, 'sandbox-probe.ts');
  const main = join(import.meta.dirname, '../../src/main.ts');

  it('the browser starts without its sandbox, and health says so with the remedy', async () => {
    const { stdout } = await runWithoutNamespaces({ script: probe });

    expect(JSON.parse(stdout)).toMatchObject({
      isReady: true,
      browser: { status: 'ok' },
      sandbox: {
        status: 'degraded',
        detail: expect.arrayContaining([{ code: 'health.sandbox_off' }]),
        remedy: { code: expect.stringMatching(/let_user_namespaces|install_util_linux/) },
      },
    });
  });

  it('CURBCUT_SANDBOX=required refuses to start with one line', async () => {
    const environment = { CURBCUT_SANDBOX: 'required', CURBCUT_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' };
    const { code, stdout, stderr } = await runWithoutNamespaces({ script: main, args: ['serve'], environment });

    expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
    expect(stderr).toMatch(/^CURBCUT_SANDBOX is "required"\. .+\n$/);
  });
});
