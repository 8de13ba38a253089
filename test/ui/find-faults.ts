import type { Page } from 'playwright-core';
import { judgePage } from './axe-page.ts';
import type { AxeFinding, AxeVerdict } from './axe-page.ts';
import { findCutOff } from './cut-off.ts';
import type { Mode } from './modes.ts';
import { colorModes, views } from './modes.ts';

/** Shows the page in each mode in turn, and checks it there with the mode's rules. */
export async function findFaults(page: Page, modes: readonly Mode[], what: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, view, color, rules } of modes) {
    await page.setViewportSize(views[view]);
    await page.emulateMedia(colorModes[color]);
    await page.evaluate(awaitMode);
    faults.push(...(await findFaultsNow(page, rules, `${name}: ${what}`)));
  }
  return faults;
}

/** Runs in the page: until it shows the mode. Its scripts hear of the mode in one frame, and draw in the next. */
async function awaitMode(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
}

const nothing: AxeVerdict = { violations: [], needsReview: [] };

async function findFaultsNow(page: Page, rules: Mode['rules'], where: string): Promise<readonly string[]> {
  const { violations, needsReview } = rules === undefined ? nothing : await judgePage(page, rules);
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
    rule: /^color-contrast-enhanced$/u,
    target: /^(?:#react-aria\S+|\.dialog .*|legend|\.choice\S*)$/u,
    message: /partially obscured by another/u,
  },
];

function isReviewed({ rule, target, message }: AxeFinding): boolean {
  return reviewed.some((one) => one.rule.test(rule) && one.target.test(target) && (one.message?.test(message) ?? true));
}
