import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressKeyOn, tabTo } from './keyboard.ts';
import { listenToStatus } from './listen-to-status.ts';
import { openReader } from './modes.ts';
import type { UiWorld } from './ui-world.ts';
import { startUiWorld } from './ui-world.ts';

let world: UiWorld;

/** Of the finding in front, for someone who may do so much. */
async function buttonsFor(page: Page, scope: 'read' | 'scan') {
  const caller = { name: 'Ada', scope };
  await page.route('**/api/session', async (route) => {
    const session: object = await (await route.fetch()).json();
    await route.fulfill({ json: { ...session, caller } });
  });
  await page.reload();
  const group = page.getByRole('group', { name: 'Is this a problem?' });
  const shown = { read: page.getByText('You can look at the elements.'), scan: group.getByText('No problem') };
  await shown[scope].waitFor();
  return group.getByRole('button').allTextContents();
}

beforeAll(async () => {
  world = await startUiWorld();
});
afterAll(async () => world.close());

it('with the keyboard alone: answer what needs review at once and one by one, undo, switch single keys off, and see what is left', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  const paths = ['/contrast', '/contrast?a', '/contrast?b'].map(encodeURIComponent).join(',');
  const scan = await world.client.scan({
    sitemap_url: `${world.site.origin}/sitemap.xml?paths=${paths}`,
    scan_type: 'sitemap',
  });
  await page.goto(`${world.service.origin}/scans/${scan.id}/issues?kind=needs_review`);
  const isAt = async (position: string) => page.locator('.progress-text', { hasText: position }).waitFor();
  await pressKeyOn(page, 'Review one by one', 'Enter');
  await isAt('Element 1 of 3');
  const announced = await listenToStatus(page);

  await page.keyboard.press('a');
  await announced('There is no answer to repeat. Answer this element first');
  await page.keyboard.press('2');
  await isAt('Element 2 of 3');
  await page.getByText('Repeats “No problem” for 2 more elements').waitFor();
  await pressKeyOn(page, 'Apply to all similar', 'Enter');
  await page.getByText('You answered 3 elements.').waitFor();
  const allAlike = await world.client.get(scan.id);
  await pressKeyOn(page, 'Undo', 'Enter');
  await isAt('Element 2 of 3');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
  await page.keyboard.press('u');
  await isAt('Element 1 of 3');

  await page.keyboard.press('1');
  await announced('Element 2 of 3. ');
  await isAt('Element 2 of 3');
  await page.keyboard.press('2');
  await isAt('Element 3 of 3');
  await page.keyboard.press('u');
  await isAt('Element 2 of 3');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
  await tabTo(page, 'No problem');
  await page.keyboard.press('Enter');
  await isAt('Element 3 of 3');
  const focus = await page.evaluate(() => document.activeElement?.textContent);
  await tabTo(page, 'Answer with single keys');
  await page.keyboard.press('Space');
  // No key answers any more: the finding is still there for the next line.
  await page.keyboard.press('2');
  await pressKeyOn(page, 'Later', 'Enter');
  await page.getByRole('heading', { name: 'You have reviewed everything' }).waitFor();
  await page.getByText('You answered 2 elements and left 1 for later.').waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2');

  const { summary } = await world.client.get(scan.id);
  await pressKeyOn(page, 'Back to the issues', 'Enter');
  await page.getByText('1 confirmed').waitFor();
  await page.getByText('1 false positive').waitFor();
  expect({ allAlike: allAlike.summary, focus, summary, complaints }).toMatchObject({
    allAlike: { needs_review_occurrences: 0 },
    focus: 'No problem',
    summary: { needs_review_occurrences: 2, reviewed_count: 1 },
    complaints: [],
  });

  await page.goto(`${world.service.origin}/scans/${scan.id}/review`);
  await isAt('Element 1 of 1');
  expect(await page.getByRole('switch', { name: 'Answer with single keys' }).isChecked()).toBe(false);
  expect(await buttonsFor(page, 'scan')).toEqual(['Problem', 'No problem', 'Later', 'Undo']);
  expect(await buttonsFor(page, 'read')).toEqual(['Later', 'Undo']);
  await close();
});

it('with the keyboard alone: accept everything of a component until a day, and find it by that decision', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  const scan = await world.client.scan({ sitemap_url: `${world.site.origin}/images`, scan_type: 'single' });
  await page.goto(`${world.service.origin}/scans/${scan.id}/components`);
  const announced = await listenToStatus(page);
  await page.getByRole('link', { name: /^Failed [1-9]\d*$/u }).waitFor();
  await page.getByRole('link', { name: 'Needs review 0' }).waitFor();
  await pressKeyOn(page, /^Mark… /u, 'Enter');
  await page.getByRole('dialog').waitFor();
  const isAnyChosen = await page.getByRole('radio', { checked: true }).count();
  await pressKeyOn(page, 'Save mark', 'Enter');
  await page.getByText('Choose what you decided.').waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('input[type=radio]'));
  await page.keyboard.press('ArrowDown');
  await pressKeyOn(page, 'Save mark', 'Enter');
  await page.getByText('Enter a reason.').waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await page.keyboard.type('The supplier replaces it in spring.');
  await page.getByLabel('Last day').fill('2999-12-31');
  await pressKeyOn(page, 'Save mark', 'Enter');
  await announced('saved.');
  await page
    .getByText(/\d accepted/u)
    .first()
    .waitFor();

  await page.goto(`${world.service.origin}/scans/${scan.id}/issues?decision=accepted`);
  // Of which rules the first component has findings does not matter here.
  await page.locator('.issue-row a').first().click();
  await page.getByRole('heading', { name: 'Marks', exact: true }).waitFor();
  await page.getByText('Until Dec 31, 2999').first().waitFor();

  await page.goto(`${world.service.origin}/scans/${scan.id}`);
  await page.locator('.component-label a').first().click();
  await page.getByText('Showing only one component').waitFor();
  await page.getByText('1 component', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Show all components' }).click();
  await page.getByText('Showing only one component').waitFor({ state: 'hidden' });

  expect({ isAnyChosen, complaints }).toEqual({ isAnyChosen: 0, complaints: [] });
  await close();
});
