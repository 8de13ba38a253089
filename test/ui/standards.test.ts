import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { tabTo } from './keyboard.ts';
import { openReader } from './modes.ts';
import type { SeededWorld } from './ui-world.ts';
import { openSeededWorld } from './ui-world.ts';

let world: SeededWorld;

beforeAll(async () => {
  world = await openSeededWorld();
});

it('a standard is chosen by keyboard, stays in the URL through the sections, and limits what they show', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  const scan = `/scans/${world.seeds.later.id}`;
  await page.goto(`${world.origin}${scan}/issues`);
  await page.getByRole('heading', { name: 'Images must have alternative text' }).waitFor();
  const all = await listRules(page);

  await tabTo(page, 'Standard');
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(`**/issues?standard=wcag20-a`);
  await page.getByText('You see only the issues of this standard.').waitFor();
  // The list of all rules goes first, and that of the standard comes after it.
  await page.getByText('color-contrast').first().waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Images must have alternative text' }).waitFor();
  const limited = await listRules(page);
  await page.getByRole('link', { name: 'Images must have alternative text', exact: true }).click();
  await page.getByRole('heading', { name: 'Element 1', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Issues', exact: true }).click();
  await page.getByRole('link', { name: 'Overview' }).click();
  const readPath = async () => page.getByRole('link', { name: 'CSV, full' }).getAttribute('href');
  const csv = await readPath();
  await page.getByLabel('Language of the reports').selectOption('Deutsch');
  const inGerman = await readPath();
  await page.getByRole('link', { name: 'Standards' }).click();
  await page.getByRole('heading', { name: 'Clauses of WCAG 2.0 Level A', exact: true }).waitFor();
  const clause = await page.getByRole('row', { name: /^1\.1\.1/u }).innerText();

  expect(all).toContain('color-contrast');
  expect(limited).toContain('image-alt');
  expect(limited).not.toContain('color-contrast');
  expect(new URL(page.url()).search).toBe('?standard=wcag20-a');
  expect([csv, inGerman].map((path) => path?.split('/').at(-1))).toEqual([
    'report.csv?mode=full&standard=wcag20-a&language=en',
    'report.csv?mode=full&standard=wcag20-a&language=de',
  ]);
  expect(clause).toMatch(/1\.1\.1 Non-text Content \(A\)\s+Failed/u);
  expect(complaints).toEqual([]);
  await close();
});

it('shows the clauses of the standard that the choice names, also when none was chosen', async () => {
  const { page, complaints, close } = await openReader(world.browser, {});
  await page.goto(`${world.origin}/scans/${world.seeds.later.id}`);
  const choice = page.getByLabel('Standard', { exact: true });
  const readChoice = async () => choice.locator('option:checked').innerText();
  await choice.waitFor();
  const onOverview = await readChoice();

  await page.getByRole('link', { name: 'Standards' }).click();
  await page.getByRole('heading', { name: 'Clauses of WCAG 2.2 Level AA', exact: true }).waitFor();
  const onClauses = { chosen: await readChoice(), options: await choice.locator('option').allInnerTexts() };
  await choice.selectOption('WCAG 2.1 Level A');
  await page.getByRole('heading', { name: 'Clauses of WCAG 2.1 Level A', exact: true }).waitFor();
  await page.getByText('Evidence formats').click();
  const evidence = await page.getByRole('link', { name: 'OpenACR' }).getAttribute('href');

  expect(onOverview).toBe('All rules');
  expect(onClauses.chosen).toBe('WCAG 2.2 Level AA');
  expect(onClauses.options).not.toContain('All rules');
  expect([new URL(page.url()).search, complaints]).toEqual(['?standard=wcag21-a', []]);
  expect(evidence).toMatch(/report\.openacr\.yaml\?standard=wcag21-a&language=en$/u);
  await close();
});

async function listRules(page: Page): Promise<readonly string[]> {
  return page.locator('.rule-name').allInnerTexts();
}
