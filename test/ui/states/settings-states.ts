import type { Page } from 'playwright-core';
import type { HealthDetails } from '../../../web/src/api/api-types.ts';
import { alter, button, refuse } from './stage.ts';
import type { Stage, UiState } from './stage.ts';

const sandbox: HealthDetails['sandbox'] = {
  status: 'degraded',
  detail: 'Chromium runs without its sandbox.',
  remedy: 'Let the kernel give user namespaces to ordinary users.',
};

export function listSettingsStates({ open }: Stage): readonly UiState[] {
  const save = async (page: Page) =>
    page.getByRole('form', { name: 'Performance and storage' }).getByRole('button', { name: 'Save' }).click();
  return [
    {
      name: 'a wrong number in the settings',
      show: async (page) => {
        await open(page, '/settings/performance');
        await page.getByLabel('Maximum pages per scan').fill('many');
        await save(page);
        await page.getByText('Enter a whole number').waitFor();
      },
    },
    {
      name: 'sign-ins, and a form to add one',
      show: async (page) => {
        const common = {
          check: { present: 'text:Sign out' },
          created_at: '2026-01-01T00:00:00.000Z',
          last_used_at: null,
        };
        const one = { ...common, id: 'a', name: 'Members', origins: ['https://app.example.com'], kind: 'form' };
        const other = {
          ...one,
          id: 'b',
          name: 'Staff',
          last_result: null,
          problem: 'The key of this secret is missing.',
        };
        const signIns = [{ ...one, last_result: 'signed_out', problem: null }, other];
        await page.route('**/api/sign-ins', (route) => route.fulfill({ json: { available: true, sign_ins: signIns } }));
        await open(page, '/settings/sign-ins');
        await page.getByLabel('Kind').selectOption('headers');
        await page.getByLabel('Headers to send').waitFor();
      },
    },
    {
      name: 'the steps of a sign-in, with errors',
      show: async (page) => {
        await page.route('**/api/sign-ins', (route) => route.fulfill({ json: { available: true, sign_ins: [] } }));
        await open(page, '/settings/sign-ins');
        await page.getByLabel('Kind').selectOption('form');
        await button(page, 'Add a step').click();
        await page.getByLabel('Action').last().selectOption('totp');
        await button(page, 'Add sign-in').click();
        await page.getByText('Fill in this field.').last().waitFor();
      },
    },
    {
      name: 'saved settings',
      show: async (page) => {
        await open(page, '/settings/performance');
        await save(page);
        await page.getByText('✓ Performance settings saved.').waitFor();
      },
    },
    {
      name: 'settings that were refused',
      show: async (page) => {
        await refuse(page, '**/api/settings', 'PUT');
        await open(page, '/settings/performance');
        await save(page);
        await page.getByText('The settings could not be saved.').waitFor();
      },
    },
    {
      name: 'settings that cannot be read',
      show: async (page) => {
        await refuse(page, '**/api/settings');
        await open(page, '/settings/performance');
        await button(page, 'Try again').waitFor();
      },
    },
    {
      name: 'settings on a machine without the sandbox',
      show: async (page) => {
        await alter<HealthDetails>(page, '**/api/health/details', (health) => ({ ...health, sandbox }));
        await open(page, '/settings');
        await page.getByRole('heading', { name: 'This installation needs attention' }).waitFor();
        await page.getByText(`${sandbox.detail} ${sandbox.remedy}`).waitFor();
      },
    },
    {
      name: 'the health of an installation with troubles',
      show: async (page) => {
        await alter<HealthDetails>(page, '**/api/health/details', (health) => ({
          ...health,
          sandbox,
          jobs: { status: 'failed', detail: '12 jobs wait, 1 is running, 3 failed.', remedy: 'Restart the service.' },
        }));
        await open(page, '/settings/health');
        await page.getByText('Needs attention').waitFor();
      },
    },
    {
      name: 'a new key',
      show: async (page) => {
        await open(page, '/settings/integrations');
        await makeKey(page);
      },
    },
    {
      name: 'the question before the next key',
      show: async (page) => {
        await open(page, '/settings/integrations');
        await makeKey(page);
        await button(page, 'Generate a new key…').click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
  ];
}

/** Another reader may have made a key already: then the page asks before it makes the next. */
async function makeKey(page: Page): Promise<void> {
  await button(page, /^Generate/u).click();
  const question = page.getByRole('button', { name: 'Generate new key' });
  const shown = page.getByRole('heading', { name: 'Your new key' });
  await question.or(shown).first().waitFor();
  if (await question.isVisible()) await question.click();
  await shown.waitFor();
}
