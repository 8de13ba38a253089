import { cp } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createToken } from '../../src/service/access/token-store.ts';
import { commandLine } from '../../src/service/audit/actor.ts';
import { aGroup, anOccurrence, aScan, aScannedReport, scanNextPage } from '../contracts/make-scans.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { runService } from '../e2e/run-service.ts';
import type { TestService } from '../e2e/start-service.ts';
import { judgePage } from './axe-page.ts';
import { pressKeyOn, tabTo, typeInto } from './keyboard.ts';
import { listenToStatus } from './listen-to-status.ts';
import { openReader } from './modes.ts';
import { startSignInProxy } from './sign-in-proxy.ts';
import { shareReader } from './ui-world.ts';

let service: TestService;
let browser: Browser;
const tokens = { admin: '', read: '' };
let scanId = '';
let patternedId = '';

beforeAll(async () => {
  [browser, service] = await Promise.all([
    shareReader(),
    runService({ CURBCUT_AUTH: 'tokens', CURBCUT_ROLE: 'web' }, async (folder) => {
      await cp(inject('embeddedTemplates').migrated, folder, { recursive: true });
      const database = await openDatabase({ kind: 'embedded', folder });
      for (const scope of ['admin', 'read'] as const)
        tokens[scope] = (await createToken(database.db, { name: `Ada (${scope})`, scope }, commandLine)).token;
      ({ id: scanId } = await aScan(database.db));
      await scanNextPage(database.db, aScannedReport({ groups: [aGroup(3)] }));
      ({ id: patternedId } = await aScan(database.db));
      const occurrences = Array.from({ length: 24 }, (_, index) => anOccurrence({ pattern: `pattern ${index % 12}` }));
      await scanNextPage(database.db, aScannedReport({ groups: [aGroup(0, { occurrences })] }));
      await database.close();
    }),
  ]);
});
afterAll(async () => {
  await service.close();
});

it('with the keyboard alone: sign in, create a token, delete it, see who did it, sign out', async () => {
  const { page, complaints, close } = await openReader(browser, {});
  await page.goto(`${service.origin}/settings/access`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const link of links)
    expect({ link, status: (await fetch(`${service.origin}${link}`)).status }).toEqual({ link, status: 200 });
  await typeInto(page, 'Token', 'ccut_guessed');
  await page.keyboard.press('Enter');
  await page.getByText('The token is not valid').waitFor();
  await typeInto(page, 'Token', tokens.admin);
  await page.keyboard.press('Enter');
  await page.getByText('Signed in as Ada (admin)').waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  const announced = await listenToStatus(page);

  await typeInto(page, 'Name of the token', 'CI');
  await page.keyboard.press('Enter');
  await announced('The token was created. Copy it now.');
  const shown = (await page.getByText(/^ccut_\w{49}$/u).textContent()) ?? '';
  await pressKeyOn(page, 'Hide token', 'Enter');
  await page.getByText(shown).waitFor({ state: 'detached' });
  await pressKeyOn(page, 'Delete CI…', 'Enter');
  await page.getByRole('alertdialog').waitFor();
  await pressKeyOn(page, 'Delete token', 'Enter');
  await announced('The token was deleted.');

  await pressKeyOn(page, 'Audit trail: who changed what', 'Enter');
  await page.getByText('Ada (admin): token deleted – CI').waitFor();
  await tabTo(page, 'Change');
  await page.keyboard.type('signed in');
  await pressKeyOn(page, 'Filter', 'Enter');
  await page.getByText('1 shown').waitFor();
  await pressKeyOn(page, 'Sign out', 'Enter');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');

  const stored = await page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]));
  expect(stored).not.toMatch(/ccut_|curbcut-session/u);
  expect((await page.request.get(`${service.origin}/api/scans`)).status()).toBe(401);
  expect(complaints).toEqual([]);
  await close();
});

it('an entry of the audit trail leads to what it is about, as long as that is there', async () => {
  const { page, complaints, close } = await openReader(browser, {});
  await page.goto(`${service.origin}/audit`);
  await typeInto(page, 'Token', tokens.admin);
  await page.keyboard.press('Enter');
  await page.getByText('token created – Ada (read)').waitFor();
  const headers = { authorization: `Bearer ${tokens.admin}` };
  const data = { name: 'Gone', scope: 'read' };
  const gone = await page.request.post(`${service.origin}/api/tokens`, { headers, data });
  const { id } = (await gone.json()) as { readonly id: string }; // the answer of its own service
  await page.request.delete(`${service.origin}/api/tokens/${id}`, { headers });
  await page.reload();
  await page.getByText('token deleted – Gone').waitFor();

  const linksToGone = await page.getByRole('link', { name: 'Gone' }).count();
  await page.getByRole('link', { name: /^Ada \(read\)/u }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'LI');

  expect(linksToGone).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.querySelector('h3')?.textContent)).toBe('Ada (read)');
  expect(new URL(page.url()).pathname).toBe('/settings/access');
  expect(complaints).toEqual([]);
  await close();
});

it('behind a proxy whose session has ended, the page says so and offers to load it again', async () => {
  const proxy = await startSignInProxy(service.origin, tokens.read);
  const { page, close } = await openReader(browser, {});
  await page.goto(proxy.origin);
  await page.getByText('All scans').waitFor();

  proxy.endSession();
  await page.getByRole('link', { name: 'Schedules' }).click();
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  await page.getByRole('button', { name: 'Reload the page' }).waitFor();
  // The next request that succeeds removes the notice, so it is not certain that the button is still there to be pressed.
  proxy.signIn();
  await page.reload();
  await page.getByText('There are no schedules yet.').waitFor();

  expect(await page.getByRole('heading', { name: 'You are signed out' }).count()).toBe(0);
  await close();
  await proxy.close();
});

it('someone who may only read sees scans and no forms; a session that ends asks to sign in again', async () => {
  const { page, close } = await openReader(browser, {});
  await page.goto(service.origin);
  await typeInto(page, 'Token', tokens.read);
  await page.keyboard.press('Enter');
  await page.getByText('All scans').waitFor();
  const starts = await page.getByRole('button', { name: 'Start scan' }).count();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Only administrators can see this' }).waitFor();

  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Scans', exact: true }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();

  expect(starts).toBe(0);
  await close();
});

it('with the keyboard alone: scan a page again, from its issue and from its own view', async () => {
  const { page, complaints, close } = await openReader(browser, {});
  await page.goto(`${service.origin}/scans/${scanId}/issues/failed/image-alt`);
  await typeInto(page, 'Token', tokens.admin);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Scan its page again' }).waitFor();
  const announced = await listenToStatus(page);
  const scans: string[] = [];

  await pressKeyOn(page, 'Scan its page again', 'Enter');
  await announced('A new scan has started. When it ends, it shows what was fixed.');
  await page.waitForURL(/\/scans\/[\w-]+$/u);
  scans.push(page.url());
  const listed = await (await page.request.get(`${service.origin}/api/scans/${scanId}/pages`)).json();
  const { pages } = listed as { readonly pages: readonly { readonly id: string }[] }; // the answer of its own service
  await page.goto(`${service.origin}/scans/${scanId}/pages/${pages[0]?.id ?? ''}`);
  await page.getByRole('button', { name: 'Scan this page again' }).waitFor();
  await pressKeyOn(page, 'Scan this page again', 'Enter');
  await page.waitForURL(/\/scans\/[\w-]+$/u);
  scans.push(page.url());

  const original = `${service.origin}/scans/${scanId}`;
  expect(new Set([...scans, original]).size).toBe(3);
  for (const url of scans) {
    const answer = await page.request.get(url.replace('/scans/', '/api/scans/'));
    expect(await answer.json()).toMatchObject({ rescan_of: scanId, scan_type: 'single', status: 'queued' });
  }
  expect(complaints).toEqual([]);
  await close();
});

it('with the keyboard alone: go to the next patterns, and go on from their heading', async () => {
  const { page, close } = await openReader(browser, {});
  await page.goto(`${service.origin}/scans/${patternedId}/issues/failed/image-alt`);
  await typeInto(page, 'Token', tokens.read);
  await page.keyboard.press('Enter');
  const pager = page.getByRole('navigation', { name: 'Pages of the list: Patterns' });
  await pager.getByText('1–10 of 12').waitFor();
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await pager.getByText('11–12 of 12').waitFor();

  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Patterns');
  await close();
});

it('folds the elements below patterns until a person or a link asks for them, and not without patterns', async () => {
  const { page, close } = await openReader(browser, {});
  const path = `${service.origin}/scans/${patternedId}/issues/failed/image-alt`;
  await page.goto(path);
  await typeInto(page, 'Token', tokens.read);
  await page.keyboard.press('Enter');
  const elements = page.locator('#occurrences + details');
  const first = page.getByRole('heading', { name: 'Element 1', exact: true });

  await elements.locator('summary', { hasText: '24 elements' }).waitFor();
  const isShownAtFirst = await first.isVisible();
  await pressKeyOn(page, '24 elements', 'Enter');
  await first.waitFor();
  await page.keyboard.press('Enter');
  await first.waitFor({ state: 'hidden' });
  await page.locator('a[href="#occurrences"]').click();
  await first.waitFor();
  await page.goto(`${path}?offset=20`);
  await page.getByRole('heading', { name: 'Element 21' }).waitFor();
  await page.goto(path);
  await page
    .getByRole('link', { name: /\(pattern 1\)/u })
    .first()
    .click();
  await first.waitFor();

  expect({ isShownAtFirst, folded: await elements.count() }).toEqual({ isShownAtFirst: false, folded: 0 });
  await close();
});

it('with the keyboard alone: share a component; its reader sees it without a sign-in, and nothing else; revoke the link', async () => {
  const { page, close } = await openReader(browser, {});
  await page.goto(`${service.origin}/scans/${scanId}/components`);
  await typeInto(page, 'Token', tokens.admin);
  await page.keyboard.press('Enter');
  await pressKeyOn(page, 'Share… main > card', 'Enter');
  await typeInto(page, 'Label', 'Agency');
  await pressKeyOn(page, 'Create link', 'Enter');
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  const link = (await page.getByRole('dialog').locator('code').textContent()) ?? '';

  const reader = await openReader(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const opened = await reader.page.goto(link);
  await reader.page.getByRole('heading', { name: 'main > card' }).waitFor();
  const verdict = await judgePage(reader.page);
  const ways = await reader.page.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  await reader.page.getByRole('link', { name: 'Images must have alternative text' }).click();
  await reader.page.locator('#occurrences + details > summary').click();
  await reader.page.getByRole('heading', { name: 'Element 1' }).waitFor();
  const buttons = await reader.page.getByRole('button', { name: /^(?:Mark|Share|Copy link)/u }).count();
  await reader.page.getByRole('button', { name: 'Copy as Markdown (element 1)' }).click();
  await reader.page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  const ticket = await reader.page.evaluate(() => navigator.clipboard.readText());

  await page.goto(`${service.origin}/settings/shares`);
  await pressKeyOn(page, 'Revoke Agency…', 'Enter');
  await pressKeyOn(page, 'Revoke link', 'Enter');
  await page.getByText('There are no share links.').waitFor();
  const gone = await reader.page.reload();
  await reader.page.getByRole('heading', { name: 'This link shows nothing' }).waitFor();

  const base = new URL(link).pathname;
  expect([opened?.status(), gone?.status()]).toEqual([200, 404]);
  expect(ticket).toContain('- Selector: ');
  expect(ticket).not.toContain(base);
  expect({ verdict, buttons, complaints: reader.complaints }).toEqual({
    verdict: { violations: [], needsReview: [] },
    buttons: 0,
    complaints: [],
  });
  expect(ways.filter((href) => href !== '#main' && href?.startsWith(base) !== true)).toEqual([]);
  await reader.close();
  await close();
});
