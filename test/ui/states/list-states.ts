import type { Route } from 'playwright-core';
import type { Scan, Target } from '../../../web/src/api/api-types.ts';
import { alter, button, refuse, underWay } from './stage.ts';
import type { Stage, UiState } from './stage.ts';

const everyStatus = ['queued', 'running', 'pausing', 'paused', 'completed', 'partial', 'failed'] as const;

/** Of the list of scans, and of what stands around every route. */
export function listListStates({ open }: Stage): readonly UiState[] {
  return [
    {
      name: 'no scans yet',
      show: async (page) => {
        await page.route('**/api/scans?*', (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }));
        await open(page, '/');
        await page.getByText('No scans yet').waitFor();
      },
    },
    {
      name: 'the list is on its way',
      isLoading: true,
      show: async (page) => {
        await page.route('**/api/scans?*', () => undefined);
        await open(page, '/');
        await page.getByText('Loading…').waitFor();
      },
    },
    {
      name: 'a wrong URL and a tag that is too long, with the options open',
      show: async (page) => {
        await open(page, '/');
        await page.getByText('Options').click();
        await page.getByLabel('URL to scan').fill('not a URL');
        await page.getByLabel('Tag', { exact: true }).first().fill('long '.repeat(20));
        await button(page, 'Start scan').click();
        await page.getByText('This is not a valid URL').waitFor();
      },
    },
    {
      name: 'a sign-in to choose',
      show: async (page) => {
        const times = { created_at: '2026-01-01T00:00:00.000Z', last_used_at: null, last_result: null };
        const one = { ...times, id: 'a', name: 'Members', origins: ['https://app.example.com'], kind: 'basic' };
        const signIns = [{ ...one, check: { present: 'a' }, problem: null }];
        await page.route('**/api/sign-ins', (route) => route.fulfill({ json: { available: true, sign_ins: signIns } }));
        await open(page, '/');
        await page.getByText('Options').click();
        await page.getByLabel('Sign in with').selectOption('Members');
      },
    },
    {
      name: 'the scope of a crawl, with a number of pages that is none',
      show: async (page) => {
        await open(page, '/');
        await page.getByText('Options').click();
        await page.getByLabel('A site, by its links').click();
        await page.getByLabel('URL to scan').fill('example.com');
        await page.getByLabel('Page limit').fill('none');
        await button(page, 'Start scan').click();
        await page.getByText('Enter a whole number from 1 to 100,000.').waitFor();
      },
    },
    {
      name: 'a preview of a crawl',
      show: async (page) => {
        const notes = [
          { code: 'excluded', message: '12 URLs were skipped because a pattern excludes them.', count: 12 },
          { code: 'robots', message: '3 links were skipped because robots.txt forbids them.', count: 3 },
        ];
        const examples = ['https://example.com/', 'https://example.com/contact'];
        const preview = { pages: 40, examples, complete: false, notes, sample: null };
        await page.route('**/api/scans/preview', (route) => route.fulfill({ json: preview }));
        await open(page, '/');
        await page.getByText('Options').click();
        await page.getByLabel('URL to scan').fill('example.com');
        await button(page, 'Preview pages').click();
        await page.getByText('The first 2 pages').waitFor();
      },
    },
    {
      name: 'a list that was pasted, with a line that is no URL',
      show: async (page) => {
        await open(page, '/');
        await page.getByLabel('URL to scan').evaluate((field) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text', 'example.com/a\nnot a URL');
          field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        });
        await page.getByLabel('URLs to scan').waitFor();
        await button(page, 'Start scan').click();
        await page.getByText('This line is not a valid URL: not a URL').waitFor();
      },
    },
    {
      name: 'a scan that the service will not start',
      show: async (page) => {
        await refuse(page, '**/api/scans', 'POST');
        await open(page, '/');
        await page.getByLabel('URL to scan').fill('https://example.com/contact');
        await button(page, 'Start scan').click();
        await page.getByText('The scan could not be started.').waitFor();
      },
    },
    {
      name: 'scans of every status, on the second of many pages',
      show: async (page) => {
        await page.route('**/api/scans?*', async (route) => {
          const response = await route.fetch({
            url: route
              .request()
              .url()
              .replace(/offset=\d+/u, 'offset=0'),
          });
          const [scan] = (await response.json()) as readonly Scan[]; // our own interface
          const scans = everyStatus.map((status, at) => ({
            ...scan,
            id: `${at}`,
            created_at: `2026-01-0${at + 1}T08:00:00.000Z`,
            status,
            ...(at < 4 && { progress: underWay, score: null }),
          }));
          await route.fulfill({ json: scans, headers: { 'x-total-count': '95' } });
        });
        await open(page, '/?offset=20');
        await page.getByText('21–40 of 95').waitFor();
      },
    },
    {
      name: 'nothing matches the filter',
      show: async (page) => {
        await open(page, '/?q=nowhere');
        await page.getByText('No scan matches').waitFor();
      },
    },
    {
      name: 'the list is refused',
      show: async (page) => {
        await refuse(page, '**/api/scans?*');
        await open(page, '/');
        await button(page, 'Try again').waitFor();
      },
    },
    {
      name: 'no sites yet',
      show: async (page) => {
        await page.route('**/api/targets?*', (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }));
        await open(page, '/targets');
        await page.getByText('There are no sites yet.').waitFor();
      },
    },
    {
      name: 'a site with a sign-in, on the second of many pages, opened and chosen',
      show: async (page) => {
        await page.route('**/api/targets?*', async (route) => {
          const [target] = await readTargets(route);
          const latest_scan = { ...target?.latest_scan, id: 'b' };
          const member = { ...target, latest_scan, sign_in: { id: 'a', name: 'Members' } };
          const isOpened = route.request().url().includes('site=');
          await route.fulfill({ json: isOpened ? [target, member] : [target], headers: { 'x-total-count': '95' } });
        });
        await open(page, '/targets?offset=50');
        await page.getByRole('checkbox', { name: /^Select (?!all)/u }).check();
        await button(page, 'Scan 1 site').waitFor();
        await page.getByRole('button', { name: /^Details/u }).click();
        await page.getByText('Signed in as Members', { exact: true }).waitFor();
      },
    },
    {
      name: '42 sites, of which three got worse, by their tags',
      show: async (page) => {
        await page.route('**/api/targets?*', async (route) => {
          const [target] = await readTargets(route);
          const sites = Array.from({ length: 42 }, (_, at) => ({
            ...target,
            url: `https://site-${at}.example/`,
            tags: at < 28 ? [`team-${at < 14 ? 'a' : 'b'}`] : [],
            group: { tag: at < 28 ? `team-${at < 14 ? 'a' : 'b'}` : null, count: 200 },
            critical_pages: 9 + at,
            critical_pages_change: 3 - at,
            new_failures: 12 * at,
            fixed_failures: at,
            next_run_at: at % 2 === 0 ? '2027-01-01T08:00:00.000Z' : null,
          }));
          const { searchParams } = new URL(route.request().url());
          const isWorse = searchParams.get('changed') === 'worse' && searchParams.get('sort') === 'worse';
          const shown = isWorse ? sites.slice(0, 3) : sites;
          await route.fulfill({ json: shown, headers: { 'x-total-count': String(shown.length) } });
        });
        await open(page, '/targets?group=tag');
        await page.getByText('42 rows. A site').waitFor();
        await page.getByRole('heading', { name: 'Without a tag: 200 sites' }).waitFor();
        await button(page, 'Got worse').click();
        await page.getByText('3 rows. A site').waitFor();
        await page.getByRole('rowheader', { name: 'site-2.example' }).waitFor();
      },
    },
    {
      name: 'the list of sites is refused',
      show: async (page) => {
        await refuse(page, '**/api/targets?*');
        await open(page, '/targets?q=shop');
        await button(page, 'Try again').waitFor();
      },
    },
    {
      name: 'nothing here',
      show: async (page) => {
        await open(page, '/nowhere');
        await page.getByRole('heading', { name: 'Nothing at this URL' }).waitFor();
      },
    },
    {
      name: 'offline',
      show: async (page) => {
        await open(page, '/');
        await page.getByRole('heading', { name: 'All scans' }).waitFor();
        await page.context().setOffline(true);
        await page.getByText('You are offline.').waitFor();
      },
    },
    {
      name: 'the way past the navigation',
      show: async (page) => {
        await open(page, '/');
        // The focus is at the start of a page that was just loaded.
        await page.reload();
        await page.getByRole('heading', { name: 'All scans' }).waitFor();
        await page.keyboard.press('Tab');
        await page.getByRole('link', { name: 'Skip to main content' }).and(page.locator(':focus')).waitFor();
      },
    },
    ...(['light', 'dark'] as const).map((theme) => ({
      name: `${theme}, as the reader chose`,
      show: async (page: Parameters<UiState['show']>[0]) => {
        await open(page, '/');
        await page.getByRole('heading', { name: 'All scans' }).waitFor();
        await page.getByLabel('Appearance').selectOption(theme);
        await page.locator(`:root[data-theme=${theme}]`).waitFor();
      },
    })),
  ];
}

/** The targets of the service that have a trend, wherever in the list the page asks. */
async function readTargets(route: Route): Promise<readonly Target[]> {
  const url = new URL(route.request().url());
  const response = await route.fetch({ url: `${url.origin}/api/targets` });
  const listed = (await response.json()) as readonly Target[]; // our own interface
  return listed.filter(({ trend }) => trend.length > 1);
}

/** A part that breaks for a fault of ours: the browser complains, as it should. */
export function brokenPart({ open, scan }: Stage): UiState {
  return {
    name: 'a part that broke',
    show: async (page) => {
      await alter(page, `**/api${scan}/issues/chunks?*`, () => ({ issues: 'not a list' }));
      await open(page, `${scan}/issues`);
      await page.getByRole('heading', { name: 'This part of the page stopped working' }).waitFor();
    },
  };
}
