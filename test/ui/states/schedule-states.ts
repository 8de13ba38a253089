import type { Page } from 'playwright-core';
import type { Schedule } from '../../../web/src/api/api-types.ts';
import { button, refuse } from './stage.ts';
import type { Stage, UiState } from './stage.ts';

const one: Schedule = {
  id: 'a',
  scan: { sitemap_url: 'https://example.com/news/archive/sitemap.xml', scan_type: 'sitemap', tag: 'weekly' },
  cron: '0 3 * * 1',
  time_zone: 'Europe/Berlin',
  enabled: true,
  next_runs: ['2027-01-04T02:00:00.000Z', '2027-01-11T02:00:00.000Z', '2027-01-18T02:00:00.000Z'],
  last_scan_id: '019a0000-0000-7000-8000-000000000000',
  last_skip: null,
  problem: null,
  created_at: '2026-01-01T00:00:00.000Z',
};
const skip = { at: '2026-12-28T02:00:00.000Z', detail: null, scan_id: null };
const urls = ['https://example.com/', 'https://example.com/contact'];

const schedules: readonly Schedule[] = [
  one,
  { ...one, id: 'b', scan: { scan_type: 'list', urls }, last_skip: { ...skip, reason: 'not_ended' } },
  { ...one, id: 'c', enabled: false, next_runs: [], last_scan_id: null, last_skip: { ...skip, reason: 'missed' } },
  {
    ...one,
    id: 'd',
    last_skip: { ...skip, reason: 'invalid_scan', detail: 'There is no sign-in with this id.' },
    problem: 'The sign-in of this scan was deleted. Choose another one, or none.',
  },
];

export function listScheduleStates({ open }: Stage): readonly UiState[] {
  const show = async (page: Page, total = schedules.length) => {
    const answer = { schedules, page: { limit: 20, offset: 0, total, next_offset: null } };
    await page.route('**/api/schedules?*', (route) => route.fulfill({ json: answer }));
    await open(page, '/schedules');
    await page.getByText('Next scans:').first().waitFor();
  };
  return [
    {
      name: 'schedules that run, are off, skipped a scan or cannot scan',
      show: async (page) => show(page, 95),
    },
    {
      name: 'the question before a schedule is deleted',
      show: async (page) => {
        await show(page);
        await button(page, /^Delete/u).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'new times that are refused',
      show: async (page) => {
        await refuse(page, '**/api/schedules/*', 'PUT');
        await show(page);
        await button(page, /^Change the times/u).click();
        await page.getByRole('dialog').getByLabel('Time', { exact: true }).fill('04:05');
        await button(page, 'Change times').click();
        await page.getByText('The service refuses').waitFor();
      },
    },
    {
      name: 'a schedule that cannot be changed',
      show: async (page) => {
        await refuse(page, '**/api/schedules/*', 'PUT');
        await show(page);
        await button(page, /^Turn off/u).click();
        await page.getByText('The schedule could not be changed.').waitFor();
      },
    },
    {
      name: 'a schedule without a URL and with a wrong time',
      show: async (page) => {
        await open(page, '/schedules');
        await page.getByLabel('Time', { exact: true }).fill('late');
        await button(page, 'Add schedule').click();
        await page.getByText('Enter a time such as 03:00.').waitFor();
      },
    },
    {
      name: 'a cron expression that the service refuses',
      show: async (page) => {
        await refuse(page, '**/api/schedules', 'POST');
        await open(page, '/schedules');
        await page.getByLabel('URL to scan').fill('example.com');
        await page.getByLabel('Frequency').selectOption('Cron expression');
        await button(page, 'Add schedule').click();
        await page.getByText('The schedule could not be added.').waitFor();
      },
    },
    {
      name: 'schedules that cannot be read',
      show: async (page) => {
        await refuse(page, '**/api/schedules?*');
        await open(page, '/schedules');
        await button(page, 'Try again').waitFor();
      },
    },
  ];
}
