import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RunningBrowser } from '../browser/launch-browser.ts';
import { LaunchFailure } from '../browser/launch-failure.ts';
import type { LaunchPlan } from '../browser/launch-plan.ts';
import type { KeeperDeps } from './browser-keeper.ts';
import { BrowserKeeper, BrowserUnavailable } from './browser-keeper.ts';
import type { BrowserTrial } from './try-browser.ts';
import { says } from '../texts/saying.ts';

const lineSchema = z.object({ msg: z.string() });
const sandboxed: LaunchPlan = { sandbox: true, user: { uid: 65_529 } };
const open: LaunchPlan = { sandbox: false, user: undefined };
// Nothing of it is asked by the keeper itself.
const running = {} as RunningBrowser;
const noSandbox = new LaunchFailure('sandbox', says('health.sandbox_forbidden'));

function aTrial(fields: Partial<BrowserTrial> = {}): BrowserTrial {
  const fonts = { emoji: 'Noto Color Emoji', cjk: 'Droid Sans Fallback' };
  return { name: 'Chromium 156', isConfined: true, fonts, arial: 'Liberation Sans', ...fields };
}

function aBrowser({ isConnected = true } = {}) {
  let isKilled = false;
  const kept = { browser: { isConnected: () => isConnected }, kill: async () => void (isKilled = true) };
  // Nothing else of it is asked.
  return { running: kept as unknown as RunningBrowser, isKilled: () => isKilled };
}

function aKeeper(deps: Partial<KeeperDeps> = {}) {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(lineSchema.parse(JSON.parse(line)).msg) });
  const keeper = new BrowserKeeper({
    plans: [sandboxed, open],
    launch: async () => running,
    tryBrowser: async () => aTrial(),
    log,
    isRequired: false,
    pauseMs: () => 1,
    ...deps,
  });
  return { keeper, lines };
}

describe('the keeper of the browser', () => {
  it('starts browsers in the best way that passed its test', async () => {
    const plans: LaunchPlan[] = [];
    const { keeper } = aKeeper({
      launch: async (plan) => {
        plans.push(plan);
        return running;
      },
    });
    await keeper.start();

    await keeper.launch();

    expect(plans).toEqual([sandboxed, sandboxed]);
    expect(keeper.checks).toMatchObject({ browser: { status: 'ok' }, sandbox: { status: 'ok' } });
    await keeper.close();
  });

  it('uses a browser that its trial kept for the first page, and starts one for the next', async () => {
    const kept = aBrowser();
    const { keeper } = aKeeper({ tryBrowser: async () => aTrial({ running: kept.running }) });
    await keeper.start();

    const first = await keeper.launch();
    const second = await keeper.launch();
    await keeper.close();

    expect(first).toBe(kept.running);
    expect(second).toBe(running);
    expect(kept.isKilled()).toBe(false);
  });

  it('ends a browser that its trial kept when no page needs it, or it is gone', async () => {
    const unused = aBrowser();
    const gone = aBrowser({ isConnected: false });
    const [unusedKeeper, goneKeeper] = [unused, gone].map(
      ({ running: kept }) => aKeeper({ tryBrowser: async () => aTrial({ running: kept }) }).keeper,
    );
    await Promise.all([unusedKeeper?.start(), goneKeeper?.start()]);

    const first = await goneKeeper?.launch();
    await Promise.all([unusedKeeper?.close(), goneKeeper?.close()]);

    expect(first).toBe(running);
    expect([unused.isKilled(), gone.isKilled()]).toEqual([true, true]);
  });

  it('goes without the sandbox where the kernel has none, and says so once', async () => {
    const { keeper, lines } = aKeeper({
      launch: async (plan) => (plan.sandbox ? Promise.reject(noSandbox) : running),
      tryBrowser: async () => aTrial({ isConfined: false }),
    });

    await keeper.start();
    await keeper.start();

    expect(keeper.isReady).toBe(true);
    expect(keeper.checks.sandbox).toMatchObject({ status: 'degraded', remedy: says('health.let_user_namespaces') });
    expect(lines).toEqual([expect.stringContaining('Chromium runs without its sandbox.')]);
    await keeper.close();
  });

  it('does not take a sandbox for granted that cannot be seen to work', async () => {
    const { keeper } = aKeeper({ plans: [sandboxed], tryBrowser: async () => aTrial({ isConfined: false }) });

    await keeper.start();

    expect(keeper.isReady).toBe(false);
    expect(keeper.checks.sandbox).toMatchObject({ status: 'failed' });
    await keeper.close();
  });

  it('does not give up the sandbox for a browser that is slow', async () => {
    const plans: LaunchPlan[] = [];
    const { keeper } = aKeeper({
      launch: async (plan) => {
        plans.push(plan);
        throw new LaunchFailure('slow', says('health.browser_slow'));
      },
      pauseMs: () => 60_000,
    });

    await keeper.start();

    expect(plans).toEqual([sandboxed]);
    expect(keeper.isReady).toBe(false);
    await keeper.close();
  });

  it('tests the browser again after one that did not start, and refuses meanwhile', async () => {
    let starts = 0;
    const { keeper } = aKeeper({
      launch: async () => {
        starts += 1;
        // The first test passes, the browser of the first page does not start, nor does the next test's.
        if (starts === 2 || starts === 3) throw new LaunchFailure('slow', says('health.browser_slow'));
        return running;
      },
    });
    await keeper.start();

    await expect(keeper.launch()).rejects.toThrow(BrowserUnavailable);
    const wasReady = keeper.isReady;
    await expect.poll(() => keeper.isReady).toBe(true);

    expect(wasReady).toBe(false);
    expect(starts).toBe(4);
    expect(keeper.checks.browser.status).toBe('ok');
    await keeper.close();
  });

  it('names the fonts that are missing, with the command, once', async () => {
    const trial = aTrial({ arial: 'DejaVu Sans', fonts: { emoji: null, cjk: 'Droid Sans Fallback' } });
    const { keeper, lines } = aKeeper({ tryBrowser: async () => trial });

    await keeper.start();
    await keeper.start();

    expect(lines.filter((line) => line.includes('fonts'))).toEqual([
      expect.stringMatching(/\(a font as wide as Arial; emoji\).*apt-get install fonts-liberation/),
    ]);
    expect(keeper.fonts).toBe(trial.fonts);
    await keeper.close();
  });
});
