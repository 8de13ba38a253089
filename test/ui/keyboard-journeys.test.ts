import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startReceiver } from '../webhooks/start-receiver.ts';
import { verify } from '../webhooks/webhook-world.ts';
import { judgePage } from './axe-page.ts';
import { pressKeyOn, tabTo, typeInto } from './keyboard.ts';
import { listenToStatus } from './listen-to-status.ts';
import { openReader, views } from './modes.ts';
import type { UiWorld } from './ui-world.ts';
import { startUiWorld } from './ui-world.ts';

let world: UiWorld;

beforeAll(async () => {
  world = await startUiWorld();
});
afterAll(async () => world.close());

it('with the keyboard alone: pause, resume, retry what failed, scan again, end, delete; the focus is never lost', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  // One page at a time: most of them are still to come when the scan is paused.
  await world.client.putSettings({ performance: { concurrency: 1 } });
  const paths = Array.from({ length: 5 }, (_, index) => `/slow?ms=${1_000 + index}`);
  const sitemap = `${world.site.origin}/sitemap.xml?paths=${encodeURIComponent([...paths, '/status/404'].join(','))}`;
  await page.goto(world.service.origin);
  await typeInto(page, 'URL to scan', sitemap);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  const announced = await listenToStatus(page);

  await pressKeyOn(page, 'Pause', 'Enter');
  await announced('The scan pauses');
  await untilFocusIsOnActions(page);
  await page.getByRole('heading', { name: 'This scan is paused' }).waitFor();
  // A scan that waits for a person has no pace.
  const isPaceShown = await page.getByText('Time left').isVisible();
  await pressKeyOn(page, 'Resume', 'Space');
  await announced('The scan resumed.');
  await untilFocusIsOnActions(page);
  await tabTo(page, 'Pause');
  await page.getByRole('button', { name: 'Pause' }).waitFor({ state: 'detached' });
  await untilFocusIsOnActions(page);
  await pressKeyOn(page, 'Scan again', 'Enter');
  await pressKeyOn(page, 'Pages not scanned', 'Enter');
  await announced('being tried again');
  await page.getByRole('heading', { name: 'could not be scanned' }).waitFor();

  const first = page.url();
  await pressKeyOn(page, 'Scan again', 'Enter');
  await pressKeyOn(page, 'Changed pages', 'Enter');
  await page.waitForURL((url) => url.href !== first);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.getByText('an earlier scan').waitFor();
  await pressKeyOn(page, 'More', 'Enter');
  await pressKeyOn(page, 'End now…', 'Enter');
  await page.getByRole('alertdialog').waitFor();
  await pressKeyOn(page, 'End scan', 'Enter');
  await announced('The scan was ended.');
  await page.waitForFunction(() => document.activeElement?.textContent === 'More');
  await page.getByRole('heading', { name: /ended early|No pages could be scanned/u }).waitFor();
  await pressKeyOn(page, 'More', 'Space');
  await pressKeyOn(page, 'Delete…', 'Space');
  await page.getByRole('alertdialog').waitFor();
  await pressKeyOn(page, 'Delete scan', 'Enter');
  await page.getByText('1 scan', { exact: true }).waitFor();
  await world.client.putSettings({ performance: { concurrency: null } });

  expect({ focus: await page.evaluate(() => document.activeElement?.tagName), isPaceShown, complaints }).toEqual({
    focus: 'H1',
    isPaceShown: false,
    complaints: [],
  });
  await close();
});

it('with the keyboard alone: start a scan of a sample, and read what it covers', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  const paths = ['/good', '/images'];
  const sitemap = `${world.site.origin}/sitemap.xml?paths=${encodeURIComponent(paths.join(','))}`;
  await page.goto(world.service.origin);
  await typeInto(page, 'URL to scan', sitemap);
  await pressKeyOn(page, 'Options', 'Enter');
  await page.getByLabel('Pages to scan').waitFor();
  await tabTo(page, 'Pages to scan');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await typeInto(page, 'Pages that belong to the sample', 'not a url');
  await typeInto(page, 'Complete processes', `${world.site.origin}/good\n${world.site.origin}/images`);
  await page.getByLabel('URL to scan').focus();
  await page.keyboard.press('Enter');
  await page.getByText('This line is not a valid URL: not a url').waitFor();
  await page.getByLabel('Pages that belong to the sample').and(page.locator(':focus')).waitFor();
  const form = await judgePage(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(world.site.origin);
  await page.getByLabel('URL to scan').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sample' }).waitFor();
  // Its process is complete.
  await page.getByText('1 of 1', { exact: true }).waitFor();
  await pressKeyOn(page, 'Templates', 'Enter');
  await page.getByRole('table', { name: 'Templates' }).waitFor();
  const card = await judgePage(page);

  expect({ form: form.violations, card: card.violations, complaints }).toEqual({ form: [], card: [], complaints: [] });
  await close();
});

it('with the keyboard alone: choose German, scan a page, and read the result in German', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  await page.goto(world.service.origin);
  await pressKeyOn(page, 'Deutsch', 'Enter');
  await page.getByRole('heading', { name: 'Scan starten' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Deutsch');
  await page.getByLabel('URL, die gescannt wird').focus();
  await page.keyboard.type(`${world.site.origin}/images`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Fehler nach Schweregrad' }).waitFor();
  const title = page.getByRole('heading', { level: 1 });
  const titleLines = await title.evaluate(countLines);
  await page.setViewportSize(views.reflow);
  const narrowLines = await title.evaluate((heading) => {
    heading.textContent = 'www.landkreis-musterhausen.example';
    return heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight);
  });
  const tabsEnd = await page.getByRole('link', { name: 'Vergleich', exact: true }).evaluate(findEnd);
  await page.setViewportSize(views.wide);
  await pressKeyOn(page, /^Probleme/u, 'Enter');
  await page.getByRole('heading', { name: 'Probleme', exact: true }).waitFor();

  const root = await page.evaluate(() => [document.documentElement.lang, document.title]);
  expect(Math.round(narrowLines)).toBe(2);
  expect(tabsEnd).toBeLessThan(views.reflow.height);
  expect({ titleLines, root, complaints }).toEqual({
    titleLines: 1,
    root: ['de', expect.stringMatching(/^Probleme: 127.+ – Curbcut$/u)],
    complaints: [],
  });
  await close();
});

it('with the keyboard alone: clear a filter, mark a finding, and continue from there', async () => {
  const { page, close } = await openReader(world.browser, {});
  await page.addInitScript(drawLate);
  const scan = await world.client.scan({ sitemap_url: `${world.site.origin}/images`, scan_type: 'single' });
  await page.goto(`${world.service.origin}/scans/${scan.id}/issues?severity=critical`);
  await pressKeyOn(page, 'Clear filters', 'Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'search');
  const title = await page.title();

  await pressKeyOn(page, 'Images must have alternative text', 'Enter');
  await pressKeyOn(page, 'Mark… Element 1', 'Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^False positive/u);
  await page.keyboard.press('Space');
  await tabTo(page, /^This element only/u);
  await page.keyboard.press('Space');
  await typeInto(page, 'Reason', 'Decoration only');
  await pressKeyOn(page, 'Save mark', 'Enter');
  await page.getByRole('heading', { name: 'Marks', exact: true }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Element 1'));
  await tabTo(page, 'Marks are listed above');
  await pressKeyOn(page, 'Issues', 'Enter');
  await page.getByRole('link', { name: 'Images must have alternative text' }).waitFor();

  // The part of the scan names the document, however the reader came to it.
  expect([title, await page.title()]).toEqual([title, title]);
  expect(title).toMatch(/^Issues: 127\.0\.0\.1:\d+\/images – Curbcut$/u);
  await close();
});

it('with the keyboard alone: add a schedule, change its times and its scan, turn it off, and delete it', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  await page.goto(`${world.service.origin}/schedules`);
  await page.getByText('There are no schedules yet.').waitFor();
  const announced = await listenToStatus(page);

  await pressKeyOn(page, 'Add schedule', 'Enter');
  await page.getByText('Enter the URL of a page or a sitemap.').waitFor();
  await typeInto(page, 'URL to scan', world.site.origin);
  await typeInto(page, 'Time', '23:15');
  await typeInto(page, 'Time zone', 'Europe/Berlin');
  await page.keyboard.press('Enter');
  await announced('The schedule was added.');
  await page.getByText('Every Monday at 23:15, Europe/Berlin time').waitFor();
  const row = page.getByRole('list', { name: 'Your schedules' }).getByRole('listitem');
  await row.getByText('Next scans:').waitFor();
  const nextRuns = await row.locator('time').count();
  await pressKeyOn(page, /^Change the times… 127/u, 'Enter');
  await typeInto(page, 'Time', '4:5');
  await pressKeyOn(page, 'Change times', 'Enter');
  await page.getByText('Enter a time such as 03:00.').waitFor();
  await page.getByLabel('Time', { exact: true }).and(page.locator(':focus')).waitFor();
  await typeInto(page, 'Time', '4:05');
  await pressKeyOn(page, 'Change times', 'Enter');
  await announced('The schedule was changed.');
  await page.getByText('Every Monday at 04:05, Europe/Berlin time').waitFor();
  await pressKeyOn(page, /^Change the scan… 127/u, 'Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'change-scan');
  await typeInto(page, 'URL to scan', `${world.site.origin}/images`);
  await page.keyboard.press('Enter');
  await row.getByRole('heading', { name: /\/images$/u }).waitFor();
  const focusAfterChange = await page.evaluate(() => document.activeElement?.id);
  await pressKeyOn(page, /^Turn off 127/u, 'Space');
  await announced('The schedule is off.');
  await row.getByText('Off', { exact: true }).waitFor();
  await pressKeyOn(page, /^Delete… 127/u, 'Enter');
  const description = await page.getByRole('alertdialog').evaluate(readDescription);
  await pressKeyOn(page, 'Delete schedule', 'Enter');
  await page.getByText('There are no schedules yet.').waitFor();

  const focus = await page.evaluate(() => document.activeElement?.id);
  expect({ nextRuns, focusAfterChange, description, focus, complaints }).toEqual({
    nextRuns: 3,
    focusAfterChange: 'schedule-list',
    description: 'Its scans are kept.',
    focus: 'schedule-list',
    complaints: [],
  });
  await close();
});

it('with the keyboard alone: add a webhook, test it, and let it be notified of a scan', async () => {
  const receiver = await startReceiver();
  const { page, complaints, close } = await openReader(world.browser, {});
  await page.goto(`${world.service.origin}/settings/webhooks`);
  await page.getByText('There are no webhooks.').waitFor();
  const announced = await listenToStatus(page);

  await typeInto(page, 'URL', receiver.url);
  await page.keyboard.press('Enter');
  await announced('The webhook was added.');
  await page.waitForFunction(() => document.activeElement?.matches('.notice-title'));
  const secret = (await page.getByText(/^whsec_/u).textContent()) ?? '';
  await pressKeyOn(page, /^Send a test to 127/u, 'Enter');
  await announced('The test is being sent.');
  await page.getByText('Delivered', { exact: true }).waitFor();
  const scan = await world.client.scan({ sitemap_url: `${world.site.origin}/images`, scan_type: 'single' });
  await vi.waitUntil(() => receiver.received.length === 2, { timeout: 120_000 });
  await pressKeyOn(page, 'Hide secret', 'Enter');
  await pressKeyOn(page, /^Change 127/u, 'Enter');
  await typeInto(page, 'New URL', 'https://half');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await pressKeyOn(page, /^Change 127/u, 'Enter');
  await page.getByRole('dialog').waitFor();
  expect(await page.getByLabel('New URL').inputValue()).toBe('');
  await typeInto(page, 'New URL', `${receiver.url}/moved`);
  await pressKeyOn(page, 'Save changes', 'Enter');
  await announced('The webhook was changed.');
  await pressKeyOn(page, /^Replace the secret of 127/u, 'Enter');
  await page.getByRole('dialog').waitFor();
  await pressKeyOn(page, 'Replace secret', 'Enter');
  await announced('The secret was replaced. Copy the new one now.');
  const newSecret = (await page.getByText(/^whsec_/u).textContent()) ?? '';
  await pressKeyOn(page, /^Send a test to 127/u, 'Enter');
  await vi.waitUntil(() => receiver.received.length === 3, { timeout: 120_000 });
  await pressKeyOn(page, /^Delete 127/u, 'Enter');
  await pressKeyOn(page, 'Delete webhook', 'Enter');
  await page.getByText('There are no webhooks.').waitFor();

  const [test, ended, moved] = receiver.received.map((sent) => verify({ secret }, sent));
  expect([moved?.type, receiver.received[2]?.path.endsWith('/moved')]).toEqual(['webhook.test', true]);
  expect(verify({ secret: newSecret }, receiver.received[2])).toEqual(moved);
  expect(test).toMatchObject({ type: 'webhook.test', data: { link: null } });
  expect(ended).toMatchObject({ type: 'scan.completed', data: { scan: { id: scan.id, status: 'completed' } } });
  expect(complaints).toEqual([]);
  await close();
  await receiver.close();
});

it('with the keyboard alone: look which pages a sitemap has before it is scanned', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  const paths = ['/images', '/slow?ms=1'];
  await page.goto(world.service.origin);
  const announced = await listenToStatus(page);
  await pressKeyOn(page, 'Options', 'Enter');
  await pressKeyOn(page, 'Preview pages', 'Enter');
  await page.getByText('Enter the URL of a page or a sitemap.').waitFor();
  await page.keyboard.type(`${world.site.origin}/sitemap.xml?paths=${encodeURIComponent(paths.join(','))}`);

  await pressKeyOn(page, 'Preview pages', 'Enter');
  await announced('2 pages would be scanned.');
  const listed = await page.getByRole('list', { name: 'Pages', exact: true }).getByRole('listitem').allTextContents();

  expect({ listed, complaints }).toEqual({
    listed: paths.map((path) => `${world.site.origin}${path}`),
    complaints: [],
  });
  await close();
});

it('with the keyboard alone: scan chosen sites, whose button then is off, and go on from there', async () => {
  // A zone in which it is another day than in UTC.
  const timezoneId = new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: timezoneId });
  const { page, complaints, close } = await openReader(world.browser, { timezoneId, locale: 'en-US' });
  await world.client.scan({ sitemap_url: `${world.site.origin}/status/404`, scan_type: 'single', tag: 'chosen' });
  await world.client.scan({ sitemap_url: `${world.site.origin}/good`, scan_type: 'single', tag: 'chosen' });
  await page.goto(`${world.service.origin}/targets?tag=chosen`);
  const announced = await listenToStatus(page);
  await page.getByText('Failed').first().waitFor();
  const lastScans = await page.locator('td[data-label="Last scan"]').allInnerTexts();

  await pressKeyOn(page, /^Select 127.*\/good/u, 'Space');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await announced('1 scan started.');
  await page.waitForFunction(() => {
    const focused = document.activeElement;
    return focused !== document.body && focused?.textContent?.includes('1 scan started.');
  });
  const one = await page.getByRole('link', { name: 'Show the scan', exact: true }).getAttribute('href');
  await page.getByRole('checkbox', { name: 'Select all sites shown' }).check({ force: true });
  await pressKeyOn(page, 'Scan 2 sites', 'Enter');
  await announced('2 scans started.');
  const several = await page.getByRole('link', { name: 'Show the scans' }).getAttribute('href');

  expect({ lastScans, one, several, complaints }).toEqual({
    lastScans: [today, `${today} Failed`],
    one: expect.stringMatching(/^\/scans\/[\w-]+$/u),
    several: '/',
    complaints: [],
  });
  await close();
});

it('with the keyboard alone: create a share link from the field for its label', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  const { id } = await world.client.scan({ sitemap_url: `${world.site.origin}/good`, scan_type: 'single' });
  await page.goto(`${world.service.origin}/scans/${id}`);

  await pressKeyOn(page, 'Share…', 'Enter');
  await page.getByRole('dialog', { name: 'Share this scan' }).waitFor();
  await typeInto(page, 'Label', 'The board');
  await page.keyboard.press('Enter');
  await page.getByText('Copy the link now').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Copy link');

  expect(complaints).toEqual([]);
  await close();
});

it('with the keyboard alone: scan a page in spite of its outcome, and find it marked in list and report', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  const { id } = await world.client.scan({
    sitemap_url: `${world.site.origin}/sitemap.xml?paths=/images,/empty`,
    scan_type: 'sitemap',
    viewport_preset: 'mobile',
    tag: 'nightly',
    accept: ['bot_challenge'],
  });
  await page.goto(`${world.service.origin}/scans/${id}`);
  await pressKeyOn(page, 'See why and what to do', 'Enter');
  await page.getByText('Scan this page anyway').waitFor();
  const announced = await listenToStatus(page);

  await pressKeyOn(page, /^Scan this page anyway: /u, 'Enter');
  await announced('A scan of this page has started.');
  await page.getByRole('heading', { level: 1, name: '/empty' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.getByRole('heading', { name: 'This scan accepts pages that scans usually refuse' }).waitFor();
  await page.getByText('Accepted: Empty document, Challenge by a firewall.').waitFor();
  await pressKeyOn(page, 'Pages', 'Enter');
  await page.getByText('Scanned anyway', { exact: true }).waitFor();
  await page.getByText('Analyzed although its outcome is empty_document').waitFor();
  const again = await page.getByRole('button', { name: /^Scan this page anyway/u }).count();

  const scan = await world.client.untilEnded(new URL(page.url()).pathname.split('/')[2] ?? '');
  const report = await fetch(`${world.service.origin}/api/scans/${scan.id}/issues/report.llm.txt`);
  expect(scan).toMatchObject({
    url: `${world.site.origin}/empty`,
    scan_type: 'single',
    status: 'completed',
    viewport: { preset: 'mobile' },
    tag: 'nightly',
    accept: ['empty_document', 'bot_challenge'],
  });
  expect(await report.text()).toContain('because the scan accepts it:\n- empty_document 1p.');
  expect({ again, complaints }).toEqual({ again: 0, complaints: [] });
  await close();
});

/** The pressed button went with the state it belonged to: its group has the focus, the next Tab reaches its successor. */
async function untilFocusIsOnActions(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Actions');
}

/** Runs in the page: what a screen reader says of a dialog in addition to its name. */
function readDescription(dialog: Element): string | undefined {
  return document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;
}

/** Runs in the page: its frames come late, as on a busy machine, so that answers arrive before them. */
function drawLate(): void {
  const draw = requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (work) => {
    setTimeout(() => draw(work), 400);
    return 0;
  };
}

/** Runs in the page. */
function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** Runs in the page: the lower edge in the window, before anything is scrolled. */
function findEnd(element: Element): number {
  scrollTo(0, 0);
  return element.getBoundingClientRect().bottom;
}
