import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
import type { Mode } from './modes.ts';
import { directionModes, languageModes, openReader, routeModes, stateModes, views } from './modes.ts';
import { listRoutes } from './routes.ts';
import { brokenPart } from './states/list-states.ts';
import { setStage } from './states/stage.ts';
import type { SeededWorld } from './ui-world.ts';
import { openSeededWorld } from './ui-world.ts';

let world: SeededWorld;

beforeAll(async () => {
  world = await openSeededWorld();
});

it('every route is without an issue in every mode, and nothing is cut off or refused by the content policy', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  const faults = await findFaultsOfRoutes(page, 'en', routeModes);
  await close();

  expect({ faults, complaints }).toEqual({ faults: [], complaints: [] });
});

it.each([
  ['in German, which the browser prefers', { locale: 'de-DE' }, 'de', ['de', 'ltr']],
  ['from right to left, and 40 % longer than in English', {}, 'x-rtl', ['en-x-rtl', 'rtl']],
] as const)(
  'every route is without an issue %s, and nothing is cut off',
  async (_what, options, language, expected) => {
    const { page, complaints, close } = await openReader(world.browser, options);
    if (language === 'x-rtl') await page.addInitScript(() => localStorage.setItem('curbcut-language', 'x-rtl'));
    const faults = await findFaultsOfRoutes(page, language, language === 'de' ? languageModes : directionModes);
    const shown = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
    await close();

    expect({ faults, complaints, shown }).toEqual({ faults: [], complaints: [], shown: expected });
  },
);

/** Follows all routes. The page stays loaded, as when links are followed. */
async function findFaultsOfRoutes(page: Page, language: 'en' | 'de' | 'x-rtl', modes: readonly Mode[]) {
  const faults: string[] = [];
  await page.goto(world.origin);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const { name, path, heading, german } of listRoutes(world.seeds)) {
    await page.evaluate((to) => history.pushState({}, '', to), path);
    const shown = page.getByRole('heading', { name: language === 'de' ? german : heading });
    await shown.first().waitFor();
    faults.push(...(await findFaults(page, modes, `${name} (${language})`)));
    await page.setViewportSize(views.wide);
  }
  return faults;
}

it('a part that stopped working is without an issue, in dark colors and at 320 pixels too', async () => {
  const { page, close } = await openReader(world.browser, {});
  await brokenPart(setStage(world)).show(page);

  await expect(findFaults(page, stateModes, 'a part that stopped working')).resolves.toEqual([]);
  await close();
});
