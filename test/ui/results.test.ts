import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChangingPage } from './changing-page.ts';
import { startChangingPage } from './changing-page.ts';
import { openReader } from './modes.ts';
import type { UiWorld } from './ui-world.ts';
import { startUiWorld } from './ui-world.ts';

let world: UiWorld;
let target: ChangingPage;

beforeAll(async () => {
  world = await startUiWorld();
  await world.client.putSettings({ performance: { page_pictures: 5 } });
  target = await startChangingPage();
});
afterAll(async () => {
  target.close();
  await world.close();
});

const imageWithoutText = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">';
const videoToReview = '<video src="/none.mp4" controls></video>';
const linkWithoutText = '<a href="/elsewhere" rel="moc.\u202Eelgoog"></a>';

it('shows what is new, what is fixed and what stayed, from the first scan of a page to the next', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  target.change(`${imageWithoutText}<input>`);
  await page.goto(world.service.origin);
  await page.getByLabel('URL to scan').fill(target.address);
  await page.getByLabel('This page').check();
  await page.getByRole('button', { name: 'Start scan' }).click();
  await page.getByText('Completed').first().waitFor();
  const first = page.url();

  target.change(`<input>${linkWithoutText}`);
  await page.getByRole('button', { name: 'Scan again' }).click();
  await page.getByRole('button', { name: 'Changed pages' }).click();
  await page.waitForURL((url) => url.href !== first);
  await page.getByText('Completed').first().waitFor();
  await page.getByRole('link', { name: 'Comparison' }).click();
  await page.getByRole('heading', { name: 'Issues and how they changed' }).waitFor();
  const totals = await readTotals(page);
  const fixedIsLink = await page.getByRole('link', { name: /^Images must have alternative text/ }).count();
  await page.getByRole('link', { name: /^Links must have discernible text/ }).click();
  await page.getByRole('heading', { name: 'Element 1' }).waitFor();
  const markup = await page.getByRole('group', { name: 'Element', exact: true }).locator('code').innerText();

  expect({ totals, fixedIsLink, markup, complaints }).toEqual({
    totals: { New: '1', Fixed: '1', Changed: '0', Unchanged: '1', 'Not comparable': '0' },
    fixedIsLink: 0,
    // The character turns the text after it around.
    markup: '<a href="/elsewhere" rel="moc.\\u{202e}elgoog"></a>',
    complaints: [],
  });
  await close();
});

it('says on the overview what is new and fixed, as the comparison counts and lists it under the chosen standard', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  target.change(`${imageWithoutText}<input>`);
  await world.client.scan({ sitemap_url: target.address, scan_type: 'single', tag: 'change' });
  target.change(`<input>${linkWithoutText}<h5>Deep</h5>${videoToReview}`);
  const scan = await world.client.scan({ sitemap_url: target.address, scan_type: 'single', tag: 'change' });

  await page.goto(`${world.service.origin}/scans/${scan.id}`);
  await page.getByText('2 new failures, 1 fixed').waitFor();
  await page.getByRole('link', { name: '2 new failures' }).click();
  await page.getByText(/^2 elements\./u).waitFor();
  await page.goBack();
  await page.getByLabel('Standard', { exact: true }).selectOption('WCAG 2.2 Level AA');
  await page.getByText('1 new failure, 1 fixed').waitFor();
  await page.getByRole('columnheader', { name: 'Failures of all rules' }).waitFor();
  await page.getByRole('link', { name: 'See what changed' }).click();
  await page.getByRole('heading', { name: 'Issues and how they changed' }).waitFor();

  expect(await readTotals(page)).toMatchObject({ New: '1', Fixed: '1', Unchanged: '1' });

  await page.getByRole('link', { name: /^1 Fixed, / }).click();
  await page.getByRole('heading', { name: 'Element 1' }).waitFor();
  expect(await page.getByRole('listitem').getByText('<img').count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

it('names what a dead link asked for, and does not say that there are no failures or no earlier scans', async () => {
  const { page, close } = await openReader(world.browser, {});
  target.change('<input>');
  await world.client.scan({ sitemap_url: target.address, scan_type: 'single', tag: 'dead' });
  const scan = await world.client.scan({ sitemap_url: target.address, scan_type: 'single', tag: 'dead' });
  const show = async (path: string) => page.goto(`${world.service.origin}/scans/${scan.id}${path}`);

  await show('?standard=wcag9');
  await page.getByText('There is no such standard.').waitFor();
  expect(await page.getByText('No failures to show.').count()).toBe(0);

  await show('/components?component=gone');
  await page.getByText('This scan does not have the component').waitFor();

  await show(`/comparison?base=${scan.id.replaceAll(/[1-9a-f]/gu, '0')}`);
  await page.getByText('The scan to compare with was deleted').waitFor();
  await page.getByRole('link', { name: 'Compare with the previous scan' }).click();
  await page.getByText(/^Compared with the scan of /u).waitFor();
  await close();
});

it('leads from the list of pages to one page, to one of its issues, and back', async () => {
  target.change(`${imageWithoutText}<input>`);
  const scan = await world.client.scan({ sitemap_url: target.address, scan_type: 'single' });
  const { page, complaints, close } = await openReader(world.browser, {});
  await page.goto(`${world.service.origin}/scans/${scan.id}/pages`);

  await page.getByLabel('Search URLs and titles').fill('no such page');
  await page.getByText('No pages match these filters.').waitFor();
  await page.getByLabel('Search URLs and titles').fill(new URL(target.address).host);
  await page.getByLabel('Sort by').selectOption('Lowest score');
  await page.getByText('1 page', { exact: true }).waitFor();
  await page.locator('.page-row h3 a').click();
  await page.getByRole('heading', { name: 'Issues on this page' }).waitFor();
  const view = page.url();
  const issues = await page.locator('.page-issue h3').allTextContents();
  const numbers = await page.locator('.mark-number').allTextContents();
  const trip = await walkFromListToPictureAndBack(page);
  await page.locator('.page-issue').getByRole('link', { name: 'Images must have alternative text' }).click();
  await page.getByText('Showing only').waitFor();
  await page.getByRole('link', { name: 'All issues of this page' }).click();
  await page.getByRole('heading', { name: 'History of this page' }).waitFor();

  expect({ numbers, trip }).toEqual({
    numbers: ['1 in the picture', '2 in the picture'],
    trip: { atMarker: 'mark-1', inView: true, back: 'finding-1', isPicture: true },
  });
  expect({ issues: issues.toSorted(), back: page.url() === view, complaints }).toEqual({
    issues: ['Form elements must have labels', 'Images must have alternative text'],
    back: true,
    complaints: [],
  });
  await close();
});

it('says why an element has no picture', async () => {
  target.change(`${imageWithoutText}<input style="opacity: 0">`);
  const scan = await world.client.scan({ sitemap_url: target.address, scan_type: 'single' });
  const [scanned] = await world.client.pages(scan.id);
  const { page, complaints, close } = await openReader(world.browser, {});

  await page.goto(`${world.service.origin}/scans/${scan.id}/pages/${scanned?.id ?? ''}`);
  await page.getByText('No picture: the element has no size, or is transparent.').first().waitFor();

  expect(complaints).toEqual([]);
  await close();
});

it('says the messages of a finished scan in the language of the UI', async () => {
  target.change(imageWithoutText);
  const scan = await world.client.scan({ sitemap_url: target.address, scan_type: 'single' });
  const [scanned] = await world.client.pages(scan.id);
  const paths = [`pages/${scanned?.id ?? ''}`, 'issues/failed/image-alt'];

  for (const [locale, sentence] of [
    ['en-US', 'This image has no text alternative.'],
    ['de-DE', 'Dieses Bild hat keine Textalternative.'],
  ] as const) {
    const { page, complaints, close } = await openReader(world.browser, { locale });
    for (const path of paths) {
      await page.goto(`${world.service.origin}/scans/${scan.id}/${path}`);
      await page.getByText(sentence).first().waitFor();
    }

    expect(complaints).toEqual([]);
    await close();
  }
});

it('names a page without a title by its URL, once, in the list and in its view', async () => {
  const url = `${world.site.origin}/status/404`;
  const scan = await world.client.scan({ sitemap_url: url, scan_type: 'single' });
  const { page, complaints, close } = await openReader(world.browser, {});
  await page.goto(`${world.service.origin}/scans/${scan.id}/pages`);

  const out = page.getByRole('link', { name: new RegExp(`^Open page ?: ${url}`, 'u') });
  await out.waitFor();
  await page.getByRole('link', { name: url, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: url, exact: true }).waitFor();

  expect({ href: await out.getAttribute('href'), complaints }).toEqual({ href: url, complaints: [] });
  await close();
});

/** By keyboard: from the first number in the list to its marker, which comes into view, and back. */
async function walkFromListToPictureAndBack(page: Page) {
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const picture = page.getByAltText('The page as it was scanned.');
  const isPicture = await picture.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => image.naturalWidth > 0),
  );
  await page.locator('.mark').first().waitFor();
  await page.locator('#finding-1').focus();
  await page.keyboard.press('Enter');
  const atMarker = await focused();
  const inView = await page.locator('#mark-1').evaluate((mark) => {
    const { top, bottom } = mark.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  await page.keyboard.press('Enter');
  return { atMarker, inView, back: await focused(), isPicture };
}

const pdf = { type: 'application/pdf', begin: '%PDF-', name: /\.pdf$/u };
const csv = { type: 'text/csv; charset=utf-8; header=present', begin: '\uFEFF', name: /\.csv$/u };
const downloads = [
  { link: 'PDF report', ...pdf },
  { link: 'PDF record', ...pdf, name: /^curbcut-.*-progress-.*\.pdf$/u },
  { link: 'CSV record', ...csv, name: /-progress-.*\.csv$/u },
  { link: 'HTML report', type: 'text/html; charset=utf-8', begin: '<!doctype html>', name: /\.html$/u },
  { link: 'CSV, sampled', ...csv },
  { link: 'CSV, full', ...csv },
  { link: 'CSV, pages', ...csv },
  { link: 'Plain text', type: 'text/plain; charset=utf-8', begin: 'Curbcut accessibility report', name: /\.txt$/u },
] as const;

it('offers each report as a file of its kind', async () => {
  target.change(imageWithoutText);
  const scan = await world.client.scan({ sitemap_url: target.address, scan_type: 'single' });
  const { page, complaints, close } = await openReader(world.browser, {});
  await page.goto(`${world.service.origin}/scans/${scan.id}`);

  for (const { link, ...wanted } of downloads) await expect(download(page, link)).resolves.toMatchObject(match(wanted));
  await page.getByRole('link', { name: 'Images must have alternative text', exact: true }).click();
  const ofIssue = await download(page, 'PDF of this issue');

  expect({ ofIssue, complaints }).toMatchObject({ ofIssue: match(pdf), complaints: [] });
  await close();
});

type Wanted = { readonly type: string; readonly begin: string; readonly name: RegExp };

function match({ type, begin, name }: Wanted) {
  return { type, name: expect.stringMatching(name), text: expect.stringMatching(new RegExp(`^${begin}`, 'u')) };
}

/** Follows a link that downloads, as a reader does; the type is what the service says of the same address. */
async function download(page: Page, link: string) {
  const anchor = page.getByRole('link', { name: link, exact: true });
  await anchor.waitFor();
  const [file, href] = await Promise.all([page.waitForEvent('download'), anchor.getAttribute('href'), anchor.click()]);
  const answer = await page.request.head(new URL(href ?? '', page.url()).href);
  const bytes = await readFile(await file.path());
  return {
    type: answer.headers()['content-type'],
    name: file.suggestedFilename(),
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, 80)),
  };
}

async function readTotals(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.tile')].map((tile) => [
        tile.querySelector('dt')?.firstElementChild?.nextSibling?.textContent ?? '',
        tile.querySelector('dd')?.textContent ?? '',
      ]),
    ),
  );
}
