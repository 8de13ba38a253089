import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
import { openReader, stateModes, views } from './modes.ts';
import { setStage } from './states/stage.ts';
import { stateLists } from './states/states.ts';
import type { SeededWorld } from './ui-world.ts';
import { openSeededWorld } from './ui-world.ts';

/** The tests of these states, which share one browser. Several files have them, so that they run side by side. */
export function checkStates(names: readonly (keyof typeof stateLists)[]): void {
  let world: SeededWorld;
  beforeAll(async () => {
    world = await openSeededWorld();
  });

  it.each(names)(
    'every state and dialog of %s is without an issue, in dark colors and at 320 pixels too',
    async (name) => {
      const { page, complaints, close } = await openReader(world.browser, {});
      const faults: string[] = [];
      const stage = setStage(world);
      stage.begin(page);
      for (const state of stateLists[name](stage)) {
        await state.show(page);
        // What arrives while axe looks moves headings, which axe then cannot put in order.
        if (state.isLoading !== true) await page.locator('.loading').first().waitFor({ state: 'detached' });
        faults.push(...(await findFaults(page, stateModes, state.name)));
        await stage.reset(page);
        await reset(page);
      }
      await close();

      expect({ faults, complaints }).toEqual({ faults: [], complaints: [] });
    },
  );
}

/** Before the next state: the page is online and wide, and nothing is stored. */
async function reset(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize(views.wide);
}
