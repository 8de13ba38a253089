import type { Page } from 'playwright-core';
import type { Seeds, UiWorld } from './ui-world.ts';

export type UiState = { readonly name: string; readonly show: (page: Page) => Promise<void> };

/** What a route can look like besides its usual self: empty, broken, asked, told. */
export function listStates({ service }: UiWorld, seeds: Seeds): readonly UiState[] {
  const address = (path: string) => `${service.origin}${path}`;
  const scan = `/scans/${seeds.later.id}`;
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
  return [
    {
      name: 'no scans yet',
      show: async (page) => {
        await page.route('**/api/scans?*', (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }));
        await page.goto(address('/'));
        await page.getByText('Nothing scanned yet').waitFor();
      },
    },
    {
      name: 'a wrong address, with the options open',
      show: async (page) => {
        await page.goto(address('/'));
        await page.getByText('Options').click();
        await page.getByLabel('Address to scan').fill('not an address');
        await button(page, 'Start scan').click();
        await page.getByText('This is not a web address').waitFor();
      },
    },
    {
      name: 'nothing matches the filter',
      show: async (page) => {
        await page.goto(address('/?q=nowhere'));
        await page.getByText('No scan matches').waitFor();
      },
    },
    {
      name: 'the service does not answer',
      show: async (page) => {
        await page.route('**/api/scans?*', (route) =>
          route.fulfill({ status: 400, json: { code: 'invalid_request', detail: 'Refused.' } }),
        );
        await page.goto(address('/'));
        await button(page, 'Try again').waitFor();
      },
    },
    {
      name: 'nothing here',
      show: async (page) => {
        await page.goto(address('/nowhere'));
        await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
      },
    },
    {
      name: 'a running scan',
      show: async (page) => {
        const progress = {
          phase: 'scanning',
          percent: 45,
          pages_total: 40,
          pages_completed: 17,
          pages_failed: 1,
          pages_pending: 20,
          pages_running: 2,
        };
        const running = { ...seeds.later, status: 'running', progress };
        await page.route(`**/api${scan}`, (route) => route.fulfill({ json: running }));
        await page.route(`**/api${scan}/events`, (route) =>
          route.fulfill({
            contentType: 'text/event-stream',
            body: `retry: 60000\nevent: scan\ndata: ${JSON.stringify(running)}\n\n`,
          }),
        );
        await page.goto(address(scan));
        await page.getByRole('heading', { name: 'Progress' }).waitFor();
      },
    },
    {
      name: 'the question before deleting',
      show: async (page) => {
        await page.goto(address(scan));
        await button(page, 'Delete…').click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'nothing to compare with',
      show: async (page) => {
        await page.goto(address(`/scans/${seeds.failed.id}/comparison`));
        await page.getByText('Nothing to compare with yet').waitFor();
      },
    },
    {
      name: 'what needs review',
      show: async (page) => {
        await page.goto(address(`${scan}/issues?kind=needs_review`));
        await page.getByText('1 issue', { exact: true }).waitFor();
      },
    },
    {
      name: 'a thousand occurrences',
      show: async (page) => {
        await page.goto(address(`${scan}/issues/failed/image-alt?offset=980`));
        await page.getByRole('heading', { name: 'Occurrence 981' }).waitFor();
      },
    },
    {
      name: 'marking a false positive',
      show: async (page) => {
        await page.goto(address(`${scan}/issues/failed/link-name`));
        await button(page, /Mark as false positive/u).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'an enlarged screenshot',
      show: async (page) => {
        await page.goto(address(`${scan}/issues/failed/color-contrast`));
        await button(page, 'Enlarge screenshot').click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'a wrong number in the settings',
      show: async (page) => {
        await page.goto(address('/settings'));
        await page.getByLabel('Pages per scan, at most').fill('many');
        await page.getByRole('form', { name: 'Performance' }).getByRole('button', { name: 'Save' }).click();
        await page.getByText('Type a whole number').waitFor();
      },
    },
    {
      name: 'a new key, and the question before the next',
      show: async (page) => {
        await page.goto(address('/settings'));
        await button(page, /^Generate/u).click();
        const question = page.getByRole('button', { name: 'Generate new key' });
        await question
          .or(page.getByRole('heading', { name: 'Your new key' }))
          .first()
          .waitFor();
        if (await question.isVisible()) await question.click();
        await page.getByRole('heading', { name: 'Your new key' }).waitFor();
        await button(page, 'Generate a new key…').click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
  ];
}
