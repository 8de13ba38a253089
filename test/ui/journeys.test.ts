import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressKeyOn, tabTo, typeInto } from './keyboard.ts';
import type { Reader } from './modes.ts';
import { openReader } from './modes.ts';
import type { UiWorld } from './ui-world.ts';
import { startUiWorld } from './ui-world.ts';

let world: UiWorld;

beforeAll(async () => {
  world = await startUiWorld();
});
afterAll(async () => world.close());

async function openPage(path: string): Promise<Reader> {
  const reader = await openReader(world.browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await reader.page.goto(`${world.service.origin}${path}`);
  return reader;
}

const headingIsFocused = async (page: Page) => page.evaluate(() => document.activeElement?.tagName);

it('with the mouse: scan a page, follow it, read an issue, mark it as wrong and remove the mark, delete the scan', async () => {
  const { page, complaints, close } = await openPage('/');
  await page.getByLabel('URL to scan').fill(`${world.site.origin.replace('http://', '')}/images`);
  await page.getByText('Scans this one page.').waitFor();
  await page.getByText('Options').click();
  await page.getByLabel('dark colors').check();
  await page.getByRole('button', { name: 'Start scan' }).click();
  await page.getByRole('heading', { level: 1, name: '/images' }).waitFor();

  await page.getByText('Completed').first().waitFor();
  await page.getByText('User preferences', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Images must have alternative text', exact: true }).click();
  await page.getByRole('heading', { name: 'Element 2' }).waitFor();

  await page.getByRole('button', { name: 'Copy selector' }).first().click();
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', { name: 'Copy as Markdown (element 2)' }).click();
  const ticket = await page.waitForFunction(async () => {
    const text = await navigator.clipboard.readText();
    return text.startsWith('###') ? text : undefined;
  });
  await page.goto(/\(<(?<link>.*)>\)/u.exec(String(await ticket.jsonValue()))?.groups?.['link'] ?? '');
  await page.getByRole('heading', { level: 1, name: 'Images must have alternative text' }).waitFor();
  await page.getByText('First seen in this scan').waitFor();
  await page.getByRole('link', { name: 'All elements of this issue' }).click();

  await page.getByRole('button', { name: 'Mark… Element 1' }).first().click();
  await page.getByLabel(/^False positive/u).check();
  await page.getByLabel(/^This element only/u).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save mark' }).click();
  await page.getByText('Enter a reason.').waitFor();
  await page.getByLabel('Reason').fill('Decoration only');
  await page.getByRole('dialog').getByRole('button', { name: 'Save mark' }).click();
  await page.getByText('Decoration only').waitFor();
  await page.getByRole('link', { name: '1 element on 1 page' }).waitFor();
  await page.getByRole('button', { name: 'Remove mark: One element' }).click();
  await page.getByRole('link', { name: '2 elements on 1 page' }).waitFor();

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').nth(1).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete scan' }).click();
  await page.getByText('No scans yet').waitFor();

  expect({ copied, focus: await headingIsFocused(page), complaints }).toEqual({
    copied: expect.stringMatching(/img|#/u),
    focus: 'H1',
    complaints: [],
  });
  await close();
});

it('with the keyboard alone: scan a site, filter its issues, mark one, read why a page failed, delete the scan', async () => {
  const { page, complaints, close } = await openPage('/');
  await page.getByRole('button', { name: 'Start scan' }).waitFor();
  await pressKeyOn(page, 'Skip to main content', 'Enter');
  await typeInto(page, 'URL to scan', `${world.site.origin}/sitemap.xml?paths=/images,/forms,/status/404`);
  await pressKeyOn(page, 'Options', 'Enter');
  await typeInto(page, 'Tag', 'nightly');
  await page.keyboard.press('Enter');
  await page.getByText('Partially completed').first().waitFor();
  const focusAfterNavigation = await headingIsFocused(page);

  await pressKeyOn(page, 'See why and what to do', 'Enter');
  await page.getByText('The server answered with status 404.').waitFor();
  await pressKeyOn(page, 'Issues', 'Enter');
  await typeInto(page, 'Search', 'alternative');
  await page.getByText('2 issues', { exact: true }).waitFor();
  // Part of the word gives the same list.
  await page.waitForURL(/alternative$/u);
  const filterQuery = new URL(page.url()).search;
  await pressKeyOn(page, 'Images must have alternative text', 'Enter');
  await pressKeyOn(page, 'Mark… Element 1', 'Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^False positive/u);
  await page.keyboard.press('Space');
  await tabTo(page, /^This element only/u);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await page.getByLabel('The whole issue, everywhere 2 elements on 1 page').waitFor();
  await typeInto(page, 'Reason', 'Decoration only');
  await pressKeyOn(page, 'Save mark', 'Space');
  await page.getByText('The whole issue', { exact: true }).waitFor();
  await page.getByText('0 elements').first().waitFor();
  await pressKeyOn(page, /^Remove mark/u, 'Enter');

  await page.goBack();
  await page.getByText('2 issues', { exact: true }).waitFor();
  await pressKeyOn(page, 'More', 'Enter');
  await pressKeyOn(page, 'Delete…', 'Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  // The dialog gives the focus back once it is gone from the page: to the menu that the question is from.
  await page.waitForFunction(() => document.activeElement?.textContent === 'More');
  const focusAfterEscape = await page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Enter');
  await pressKeyOn(page, 'Delete…', 'Enter');
  await pressKeyOn(page, 'Delete scan', 'Enter');
  await page.getByText('No scans yet').waitFor();

  expect({ focusAfterNavigation, filterQuery, focusAfterEscape, complaints }).toEqual({
    focusAfterNavigation: 'H1',
    filterQuery: '?q=alternative',
    focusAfterEscape: 'More',
    complaints: [],
  });
  await close();
});

it('with the keyboard alone: changes settings, shows the error at the field, and shows a new key once', async () => {
  const { page, close } = await openPage('/settings');
  // Each setting is found by its name, and the page that has it by the focus.
  await page.getByText('Maximum pages per scan').waitFor();
  await pressKeyOn(page, 'Performance and storage', 'Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Settings: Performance and storage');
  await typeInto(page, 'Maximum pages per scan', '0');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a whole number from 1 to 100,000.').waitFor();
  const focused = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
  await typeInto(page, 'Maximum pages per scan', '250');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Performance settings saved.' }).waitFor();

  await pressKeyOn(page, 'Integrations', 'Enter');
  await pressKeyOn(page, 'MCP endpoint enabled', 'Space');
  await page.getByRole('status').filter({ hasText: 'Integration settings saved.' }).waitFor();
  await pressKeyOn(page, 'Generate key', 'Enter');
  const key = page.getByText(/^ccut_\w+$/u);
  await key.waitFor();
  const blocksHoldKey = await page.getByText(`Bearer ${(await key.textContent()) ?? ''}`).count();
  await page.reload();
  await page.getByText(/A key ending in/u).waitFor();

  expect({ focused, blocksHoldKey, keysAfterReload: await page.getByText('ccut_').count() }).toEqual({
    focused: '0',
    blocksHoldKey: 3,
    keysAfterReload: 0,
  });
  await page.getByRole('link', { name: 'Performance and storage' }).click();
  await expect(page.getByLabel('Maximum pages per scan').inputValue()).resolves.toBe('250');
  await close();
});

it('with the mouse: changes settings, copies a new key, and replaces it after a warning', async () => {
  const { page, complaints, close } = await openPage('/settings/reporting');
  const reporting = page.getByRole('form', { name: 'Reporting' });
  await reporting.getByLabel('Name of your organization').fill('Ramp & Co');
  await reporting.getByLabel('Language of reports').selectOption('Deutsch');
  await reporting.getByRole('switch', { name: 'Include what needs review in reports' }).click();
  await reporting.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').filter({ hasText: 'Reporting settings saved.' }).waitFor();
  await page.getByRole('link', { name: 'Integrations' }).click();
  await page.getByRole('switch', { name: 'MCP endpoint enabled' }).click();
  await page.getByRole('status').filter({ hasText: 'Integration settings saved.' }).waitFor();

  await generateKey(page);
  await page.getByRole('button', { name: 'Copy key' }).click();
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Generate a new key…' }).click();
  await page.getByText('The current key stops working at once.').waitFor();
  await page.getByRole('button', { name: 'Generate new key' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  const second = await page.getByText(/^ccut_\w+$/u).textContent();
  await page.getByRole('button', { name: 'Hide key' }).click();
  await page.reload();
  await page.getByText(/A key ending in/u).waitFor();
  const keys = await page.getByText('ccut_').count();
  await page.getByRole('link', { name: 'Reporting' }).click();

  expect({
    isNew: copied !== second,
    name: await page.getByLabel('Name of your organization').inputValue(),
    language: await page.getByLabel('Language of reports').inputValue(),
    keys,
    complaints,
  }).toEqual({ isNew: true, name: 'Ramp & Co', language: 'de', keys: 0, complaints: [] });
  expect(copied).toMatch(/^ccut_\w{49}$/u);
  await close();
});

it('shows what the service refuses at the fields, all at once, and moves to the first', async () => {
  const { page, close } = await openPage('/schedules');
  await page.getByLabel('URL to scan').fill('example.com');
  await page.getByLabel('Frequency').selectOption('Cron expression');
  const [cron, zone] = [page.getByLabel('Cron expression', { exact: true }), page.getByLabel('Time zone')];
  await cron.fill('at night');
  await zone.fill('Nowhere');
  await page.getByRole('button', { name: 'Add schedule' }).click();
  await page.getByText('Must be a cron expression with five fields').waitFor();

  const described = { cron: await readDescription(cron), zone: await readDescription(zone) };
  const isFocused = await cron.evaluate((field) => field === document.activeElement);
  await cron.fill('0 3 * * 1');
  await zone.fill('Europe/Berlin');
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('A site, by its links').check();
  const include = page.getByLabel('Paths to include');
  await include.fill('/news/**\nre:(');
  await page.getByRole('button', { name: 'Add schedule' }).click();
  await page.getByText('Must be a regular expression of RE2').waitFor();

  expect(described.cron).toContain('Must be a cron expression with five fields');
  expect(described.zone).toContain('Must be a time zone of the IANA database');
  expect(isFocused).toBe(true);
  expect(await readDescription(include)).toContain('Must be a regular expression of RE2');
  expect(await include.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.locator('.form-error').count()).toBe(0);
  await close();
});

it('shows all times of a schedule in its time zone, which it names', async () => {
  const { page, close } = await openReader(world.browser, { timezoneId: 'America/New_York' });
  const data = {
    scan: { sitemap_url: 'https://example.com/', scan_type: 'single' },
    cron: '0 3 * * 1',
    time_zone: 'Asia/Tokyo',
  };
  await page.request.post(`${world.service.origin}/api/schedules`, { data });

  await page.goto(`${world.service.origin}/schedules`);
  await page.getByText('Every Monday at 03:00, Asia/Tokyo time').waitFor();
  const times = await page.locator('.row time').allInnerTexts();

  expect(times).toHaveLength(3);
  expect(times.filter((time) => /\b3:00\sAM$/u.test(time))).toEqual(times);
  await close();
});

it('reports when the connection is lost', async () => {
  const { page, close } = await openPage('/settings');
  await page.getByRole('link', { name: 'Integrations' }).waitFor();

  await page.context().setOffline(true);

  const notice = page.getByText('You are offline.');
  await notice.waitFor();
  await expect(notice.isVisible()).resolves.toBe(true);
  await close();
});

it('says that data is old while the service does not respond, and refreshes it when it responds again', async () => {
  const { page, close } = await openReader(world.browser, {});
  const notice = page.locator('.outdated').getByText('The service does not respond.');
  await page.clock.install();
  await page.goto(`${world.service.origin}/settings`);
  await page.getByRole('link', { name: 'Integrations' }).waitFor();
  await page.getByRole('link', { name: 'Schedules' }).click();
  await page.getByRole('heading', { name: 'Your schedules' }).waitFor();
  await page.route('**/api/**', (route) => route.abort());

  // The page is not touched.
  await page.clock.fastForward(20_000);
  await notice.waitFor();
  await expect(notice.innerText()).resolves.toContain('The data shown can be out of date.');
  await page.unroute('**/api/**');
  await page.clock.fastForward(10_000);

  await notice.waitFor({ state: 'detached' });
  await close();
});

it('says that the service does not respond when a page that was not open yet cannot be loaded', async () => {
  const { page, close } = await openPage('/settings');
  await page.getByRole('link', { name: 'Integrations' }).waitFor();
  await page.route('**/*', (route) => route.abort());

  await page.getByRole('link', { name: 'Schedules' }).click();
  await page.getByRole('heading', { level: 1, name: 'This could not be loaded' }).waitFor();
  const shown = await page.locator('main').innerText();
  const links = await page.getByRole('navigation').getByRole('link').count();
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Reload the page' }).click();

  await page.getByRole('heading', { name: 'Your schedules' }).waitFor();
  expect(shown).toContain('The service does not respond.');
  expect(links).toBeGreaterThan(0);
  await close();
});

it('says that the service does not respond when a scan is to start', async () => {
  const { page, close } = await openPage('/');
  await page.getByLabel('URL to scan').fill('example.com');
  await page.route('**/*', (route) => route.abort());

  await page.keyboard.press('Enter');

  const refusal = page.getByText('The scan could not be started.');
  await refusal.waitFor();
  await expect(refusal.innerText()).resolves.toContain('The service does not respond.');
  await close();
});

/** What a screen reader reads after the name of a field. */
async function readDescription(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });
}

/** Another journey may have made a key already: then the page asks before it makes the next. */
async function generateKey(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Generate/u }).click();
  const key = page.getByText(/^ccut_\w+$/u);
  const question = page.getByRole('button', { name: 'Generate new key' });
  await key.or(question).first().waitFor();
  if (await question.isVisible()) await question.click();
  await key.waitFor();
}
