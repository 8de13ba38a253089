import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgePage } from './axe-page.ts';
import type { AxeFinding } from './axe-page.ts';
import { findCutOff } from './cut-off.ts';
import type { ColourMode, View } from './modes.ts';
import { colourModes, openReader, views } from './modes.ts';
import { listRoutes } from './routes.ts';
import { brokenPart } from './states/list-states.ts';
import { setStage } from './states/stage.ts';
import { stateLists } from './states/states.ts';
import type { Seeds, UiWorld } from './ui-world.ts';
import { seedScans, startUiWorld } from './ui-world.ts';

/**
 * The tests of every route, state and dialog at one size. Each is set up once and then looked at in these colours: with
 * all rules in the first, with those about colours in the others. The sizes are in files of their own, which run side by side.
 */
export function judgeInView(view: View, colours: readonly ColourMode[]): void {
  let world: UiWorld;
  let seeds: Seeds;

  beforeAll(async () => {
    world = await startUiWorld();
    seeds = await seedScans(world);
  });
  afterAll(async () => world.close());

  it('every route is without a fault, and nothing is cut off or refused by the content policy', async () => {
    const { page, complaints, close } = await openReader(world.browser, { viewport: views[view] });
    const faults: string[] = [];
    for (const { name, path, heading } of listRoutes(seeds)) {
      await page.goto(`${world.service.origin}${path}`);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      faults.push(...(await findFaults(page, colours, name)));
    }
    await close();

    expect({ faults, complaints }).toEqual({ faults: [], complaints: [] });
  });

  it.each(Object.entries(stateLists))('every state and dialog of %s is without a fault', async (_, listStates) => {
    const { page, complaints, close } = await openReader(world.browser, { viewport: views[view] });
    const faults: string[] = [];
    for (const { name, show } of listStates(setStage(world, seeds))) {
      await show(page);
      faults.push(...(await findFaults(page, colours, name)));
      await putBack(page);
    }
    await close();

    expect({ faults, complaints }).toEqual({ faults: [], complaints: [] });
  });

  it('a part that broke says so without a fault', async () => {
    const { page, close } = await openReader(world.browser, { viewport: views[view] });
    await brokenPart(setStage(world, seeds)).show(page);

    await expect(findFaults(page, colours, 'a part that broke')).resolves.toEqual([]);
    await close();
  });
}

/** Before the next state: the service answers for itself, the connection stands, nothing is remembered. */
async function putBack(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.evaluate(() => localStorage.clear());
}

async function findFaults(page: Page, colours: readonly ColourMode[], what: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [index, colour] of colours.entries()) {
    await page.emulateMedia(colourModes[colour]);
    await page.evaluate(awaitColours);
    faults.push(...(await findFaultsNow(page, index === 0 ? 'all' : 'colour', `${colour}: ${what}`)));
  }
  return faults;
}

/**
 * Runs in the page: until its colours have changed. With reduced motion each element takes a moment for it, and begins when the
 * one that it inherits from is done: so until nothing has moved for some frames.
 */
async function awaitColours(): Promise<void> {
  const isMoving = () =>
    document.getAnimations().some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  for (let still = 0; still < 5; still = isMoving() ? 0 : still + 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

async function findFaultsNow(page: Page, rules: 'all' | 'colour', where: string): Promise<readonly string[]> {
  const { violations, needsReview } = await judgePage(page, rules);
  const open = needsReview.filter((one) => !isReviewed(one));
  const cutOff = await findCutOff(page);
  return [
    ...violations.map(({ rule, target, message }) => `${where}: ${rule} at ${target}: ${message}`),
    ...open.map(({ rule, target, message }) => `${where}: needs review: ${rule} at ${target}: ${message}`),
    ...(await findTwoPlaces(page)).map((name) => `${where}: several links of "${name}" say that one is there`),
    ...cutOff.map((fault) => `${where}: ${fault}`),
  ];
}

/** Navigations in which more than one link is marked as the current page. */
async function findTwoPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav')]
      .filter((nav) => nav.querySelectorAll('[aria-current=page]').length > 1)
      .map((nav) => nav.getAttribute('aria-label') ?? ''),
  );
}

type Review = { readonly rule: RegExp; readonly target: RegExp; readonly message?: RegExp };

/** What axe could not decide and a person looked at, each with what was found. */
const reviewed: readonly Review[] = [
  // At 320 px the last step of the breadcrumb, which says what the heading below it says.
  { rule: /^hidden-content$/u, target: /(?:^|> )(?:ol > )?li:nth-child\(\d\)$/u },
  // A dialog higher than 256 px scrolls: what lies under its edge has the dialog's own ground behind it.
  {
    rule: /^color-contrast$/u,
    target: /^(?:#react-aria\S+|\.dialog .*|legend|\.choice\S*)$/u,
    message: /partially obscured by another/u,
  },
];

function isReviewed({ rule, target, message }: AxeFinding): boolean {
  return reviewed.some((one) => one.rule.test(rule) && one.target.test(target) && (one.message?.test(message) ?? true));
}
