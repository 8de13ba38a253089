import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressKeyOn, tabTo, typeInto } from './keyboard.ts';
import { listenToStatus } from './listen-to-status.ts';
import { openReader } from './modes.ts';
import type { UiWorld } from './ui-world.ts';
import { startUiWorld } from './ui-world.ts';

let world: UiWorld;

beforeAll(async () => {
  world = await startUiWorld();
});
afterAll(async () => world.close());

it('with the keyboard alone: pause, resume, retry what failed, scan again, delete; the focus is never lost', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  const paths = Array.from({ length: 8 }, (_, index) => `/slow?ms=${1_000 + index}`);
  const sitemap = `${world.site.origin}/sitemap.xml?paths=${encodeURIComponent([...paths, '/status/404'].join(','))}`;
  await page.goto(world.service.origin);
  await typeInto(page, 'URL to scan', sitemap);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  const announced = await listenToStatus(page);

  await pressKeyOn(page, 'Pause', 'Enter');
  await announced('The scan pauses');
  await untilFocusIsOnActions(page);
  await page.getByRole('heading', { name: 'This scan is paused' }).waitFor({ timeout: 30_000 });
  await pressKeyOn(page, 'Resume', 'Space');
  await announced('The scan resumed.');
  await untilFocusIsOnActions(page);
  await tabTo(page, 'Pause');
  await page.getByRole('button', { name: 'Retry failed pages' }).waitFor({ timeout: 60_000 });
  await untilFocusIsOnActions(page);
  await pressKeyOn(page, 'Retry failed pages', 'Enter');
  await announced('being scanned again');
  await page.getByRole('button', { name: 'Retry failed pages' }).waitFor({ timeout: 60_000 });

  const first = page.url();
  await pressKeyOn(page, 'Scan again', 'Enter');
  await page.waitForURL((url) => url.href !== first);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await pressKeyOn(page, 'Delete…', 'Space');
  await page.getByRole('alertdialog').waitFor();
  await pressKeyOn(page, 'Delete scan', 'Enter');
  await page.getByText('1 scan', { exact: true }).waitFor();

  expect({ focus: await page.evaluate(() => document.activeElement?.tagName), complaints }).toEqual({
    focus: 'H1',
    complaints: [],
  });
  await close();
});

it('with the keyboard alone: clear a filter, mark a finding, and continue from there', async () => {
  const { page, close } = await openReader(world.browser, {});
  const scan = await world.client.scan({ sitemap_url: `${world.site.origin}/images`, scan_type: 'single' });
  await page.goto(`${world.service.origin}/scans/${scan.id}/issues?severity=critical`);
  await pressKeyOn(page, 'Clear filters', 'Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'search');
  const title = await page.title();

  await pressKeyOn(page, 'Images must have alternative text', 'Enter');
  await pressKeyOn(page, 'Mark… Occurrence 1', 'Enter');
  await page.getByRole('dialog').waitFor();
  await pressKeyOn(page, 'Save mark', 'Enter');
  await page.getByRole('heading', { name: 'Marks', exact: true }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Occurrence 1'));
  await tabTo(page, 'Marks are listed above');
  await pressKeyOn(page, 'Issues', 'Enter');
  await page.getByRole('link', { name: 'Images must have alternative text' }).waitFor();

  // The part of the scan names the document, however the reader came to it.
  expect([title, await page.title()]).toEqual([title, title]);
  expect(title).toMatch(/^Issues: 127\.0\.0\.1:\d+\/images – Curbcut$/u);
  await close();
});

it('with the keyboard alone: scan a page in spite of its outcome, and find it marked in the list', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  const failed = await world.client.scan({ sitemap_url: `${world.site.origin}/empty`, scan_type: 'single' });
  await page.goto(`${world.service.origin}/scans/${failed.id}`);
  await pressKeyOn(page, 'Pages', 'Enter');
  await page.getByText('Scan this page anyway').waitFor();
  const announced = await listenToStatus(page);

  await pressKeyOn(page, /^Scan this page anyway: /u, 'Enter');
  await announced('A scan of this page has started.');
  await page.waitForURL((url) => !url.pathname.includes(failed.id));
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.getByRole('heading', { name: 'This scan accepts pages that are usually refused' }).waitFor();
  await pressKeyOn(page, 'Pages', 'Enter');
  await page.getByText('Scanned anyway', { exact: true }).waitFor();

  expect(await page.getByRole('button', { name: /^Scan this page anyway/u }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

/** The pressed button went with the state it belonged to: its group has the focus, the next Tab reaches its successor. */
async function untilFocusIsOnActions(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Actions');
}
