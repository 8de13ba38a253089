import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgePage } from './axe-page.ts';
import type { AxeFinding, RuleChoice } from './axe-page.ts';
import { findCutOff } from './cut-off.ts';
import type { Mode } from './modes.ts';
import { colorModes, openReader, routeModes, stateModes, views } from './modes.ts';
import { listRoutes } from './routes.ts';
import { brokenPart } from './states/list-states.ts';
import { setStage } from './states/stage.ts';
import { stateLists } from './states/states.ts';
import type { Seeds, UiWorld } from './ui-world.ts';
import { seedScans, startUiWorld } from './ui-world.ts';

let world: UiWorld;
let seeds: Seeds;

beforeAll(async () => {
  world = await startUiWorld();
  seeds = await seedScans(world);
});
afterAll(async () => world.close());

it('every route is without an issue in every mode, and nothing is cut off or refused by the content policy', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  const faults: string[] = [];
  for (const { name, path, heading } of listRoutes(seeds)) {
    await page.goto(`${world.service.origin}${path}`);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    faults.push(...(await findFaults(page, routeModes, name)));
    await page.setViewportSize(views.wide);
  }
  await close();

  expect({ faults, complaints }).toEqual({ faults: [], complaints: [] });
});

it.each(Object.entries(stateLists))(
  'every state and dialog of %s is without an issue in every mode',
  async (_, list) => {
    const { page, complaints, close } = await openReader(world.browser, {});
    const faults: string[] = [];
    for (const { name, show } of list(setStage(world, seeds))) {
      await show(page);
      faults.push(...(await findFaults(page, stateModes, name)));
      await reset(page);
    }
    await close();

    expect({ faults, complaints }).toEqual({ faults: [], complaints: [] });
  },
);

it('a part that stopped working is without an issue in every mode', async () => {
  const { page, close } = await openReader(world.browser, {});
  await brokenPart(setStage(world, seeds)).show(page);

  await expect(findFaults(page, stateModes, 'a part that stopped working')).resolves.toEqual([]);
  await close();
});

/** Before the next state: no request is intercepted, the page is online and wide, and nothing is stored. */
async function reset(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize(views.wide);
}

/** Shows the page in each mode in turn, and checks it there with the mode's rules. */
async function findFaults(page: Page, modes: readonly Mode[], what: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, view, color, rules } of modes) {
    await page.setViewportSize(views[view]);
    await page.emulateMedia(colorModes[color]);
    await page.evaluate(awaitColors);
    faults.push(...(await findFaultsNow(page, rules, `${name}: ${what}`)));
  }
  return faults;
}

/**
 * Runs in the page: until its colors have changed. With reduced motion each element takes a moment for it, and begins when the
 * one that it inherits from is done: so until nothing has moved for some frames.
 */
async function awaitColors(): Promise<void> {
  const isMoving = () =>
    document.getAnimations().some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  for (let still = 0; still < 5; still = isMoving() ? 0 : still + 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

async function findFaultsNow(page: Page, rules: RuleChoice, where: string): Promise<readonly string[]> {
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
