import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
import { openReader, routeModes, stateModes, views } from './modes.ts';
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

it('a part that stopped working is without an issue, in dark colors and at 320 pixels too', async () => {
  const { page, close } = await openReader(world.browser, {});
  await brokenPart(setStage(world)).show(page);

  await expect(findFaults(page, stateModes, 'a part that stopped working')).resolves.toEqual([]);
  await close();
});
