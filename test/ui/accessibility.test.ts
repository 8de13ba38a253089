import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
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
afterAll(async () => world.close());

it('every route is without an issue in every mode, and nothing is cut off or refused by the content policy', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  const faults: string[] = [];
  for (const { name, path, heading } of listRoutes(world.seeds)) {
    await page.goto(`${world.origin}${path}`);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    faults.push(...(await findFaults(page, routeModes, name)));
    await page.setViewportSize(views.wide);
  }
  await close();

  expect({ faults, complaints }).toEqual({ faults: [], complaints: [] });
});

it.each([
  ['in German, which the browser prefers', { locale: 'de-DE' }, 'de', ['de', 'ltr']],
  ['from right to left, and 40 % longer than in English', {}, 'x-rtl', ['en-x-rtl', 'rtl']],
])('every route is without an issue %s, and nothing is cut off', async (what, options, language, expected) => {
  const { page, complaints, close } = await openReader(world.browser, options);
  if (language === 'x-rtl') await page.addInitScript(() => localStorage.setItem('curbcut-language', 'x-rtl'));
  const faults: string[] = [];
  await page.goto(world.origin);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const { name, path, heading, german } of listRoutes(world.seeds)) {
    // The page stays loaded, as when a link is followed.
    await page.evaluate((to) => history.pushState({}, '', to), path);
    await page
      .getByRole('heading', { name: language === 'de' ? german : heading })
      .first()
      .waitFor();
    faults.push(...(await findFaults(page, language === 'de' ? languageModes : directionModes, `${name} ${what}`)));
    await page.setViewportSize(views.wide);
  }
  const shown = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
  await close();

  expect({ faults, complaints, shown }).toEqual({ faults: [], complaints: [], shown: expected });
});

it('a part that stopped working is without an issue, in dark colors and at 320 pixels too', async () => {
  const { page, close } = await openReader(world.browser, {});
  await brokenPart(setStage(world)).show(page);

  await expect(findFaults(page, stateModes, 'a part that stopped working')).resolves.toEqual([]);
  await close();
});
