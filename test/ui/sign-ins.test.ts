import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedSite } from '../sign-ins/signed-site.ts';
import { startSignedSite } from '../sign-ins/signed-site.ts';
import { pressKeyOn, typeInto } from './keyboard.ts';
import { listenToStatus } from './listen-to-status.ts';
import { openReader } from './modes.ts';
import type { UiWorld } from './ui-world.ts';
import { startUiWorld } from './ui-world.ts';

const right = `Basic ${Buffer.from('ada:right-horse').toString('base64')}`;
let world: UiWorld;
let app: SignedSite;

beforeAll(async () => {
  app = await startSignedSite(({ headers }) => headers.authorization === right);
  world = await startUiWorld();
});
afterAll(async () => {
  await world.close();
  app.close();
});

it('with the keyboard alone: add a sign-in, try it, correct it, and try it again', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  await page.goto(`${world.service.origin}/settings/sign-ins`);
  const announced = await listenToStatus(page);
  await typeInto(page, 'Name', 'Members');
  await typeInto(page, 'Origins', app.origin);
  await typeInto(page, 'Content of signed-in pages only', 'text:Sign out');
  await typeInto(page, 'User name', 'ada');
  await typeInto(page, 'Password', 'wrong-horse');
  await page.keyboard.press('Enter');
  await announced('The sign-in was added.');

  await pressKeyOn(page, 'Test Members', 'Enter');
  await announced('Sign-in failed. The page is signed out.');
  await pressKeyOn(page, 'Edit Members', 'Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Edit Members');
  const kept = [
    await page.getByLabel('Name', { exact: true }).inputValue(),
    await page.getByLabel('Origins').inputValue(),
  ];
  await typeInto(page, 'User name', 'ada');
  await typeInto(page, 'Password', 'right-horse');
  await page.keyboard.press('Enter');
  await announced('The sign-in was saved.');
  await page.getByRole('heading', { name: 'Add a sign-in' }).waitFor();
  await pressKeyOn(page, 'Test Members', 'Enter');
  await announced('Sign-in works.');
  const picture = page.getByRole('img', { name: 'The page at the end of the test of Members' });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);

  expect(kept).toEqual(['Members', app.origin]);
  expect(await page.content()).not.toMatch(/-horse/u);
  expect(complaints).toEqual([]);
  await close();
});

it('with the keyboard alone: write the steps of a form down, move and remove them, and see errors at their fields', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  await page.goto(`${world.service.origin}/settings/sign-ins`);
  const announced = await listenToStatus(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await typeInto(page, 'Name', 'By a form');
  await typeInto(page, 'Origins', app.origin);
  await typeInto(page, 'Content of signed-in pages only', 'text:Sign out');
  await typeInto(page, 'Kind', 'Steps in');
  await typeInto(page, 'URL', 'login');
  const step = (number: number) => page.getByRole('group', { name: `Step ${number}` });
  await step(4).getByLabel('CSS selector of the element').fill('button');

  await step(4).getByRole('button', { name: 'Move up Step 4' }).press('Enter');
  await announced('Step 4 is now step 3.');
  const afterMove = await focused();
  const moved = await step(3).getByLabel('CSS selector of the element').inputValue();
  await step(2).getByRole('button', { name: 'Remove Step 2' }).press('Enter');
  await announced('Step 2 was removed.');
  const afterRemoval = await focused();
  await step(3).getByLabel('CSS selector of the element').fill('#password');
  await step(3).getByLabel('Secret, such as the password').press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  const empty = await page.getByText('Fill in this field.').count();
  await step(3).getByLabel('Secret, such as the password').fill('right-horse');
  await step(3).getByLabel('Secret, such as the password').press('Enter');
  await step(1).locator('[aria-invalid=true]:focus').waitFor();
  await step(1).getByLabel('URL').fill(`${app.origin}/login`);
  await step(1).getByLabel('URL').press('Enter');
  await announced('The sign-in was added.');

  expect({ afterMove, moved, afterRemoval, empty }).toEqual({
    afterMove: 'Move up Step 3',
    moved: 'button',
    afterRemoval: 'Remove Step 2',
    empty: 1,
  });
  expect(await page.content()).not.toMatch(/-horse/u);
  expect(complaints).toEqual([]);
  await close();
});
