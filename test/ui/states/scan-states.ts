import type {
  ComparisonPage as Comparison,
  Page as Paging,
  Scan,
  ScannedPage,
  ScanStandard,
} from '../../../web/src/api/api-types.ts';
import { alter, button, refuse, showScanAs, underWay } from './stage.ts';
import type { Stage, UiState } from './stage.ts';

type PagesAnswer = { readonly pages: readonly ScannedPage[]; readonly page: Paging };

const waiting = {
  ...underWay,
  phase: 'waiting',
  percent: 0,
  pages_total: 0,
  pages_completed: 0,
  pages_failed: 0,
  pages_pending: 0,
  pages_running: 0,
} as const satisfies Scan['progress'];
const nothingFound = { critical: 0, serious: 0, moderate: 0, minor: 0 };

/** Of one scan: its life, and what can be done with it. */
export function listScanStates(stage: Stage): readonly UiState[] {
  const { open, scan, seeds } = stage;
  return [
    {
      name: 'a scan that waits',
      show: async (page) => {
        await showScanAs(page, stage, { status: 'queued', progress: waiting, score: null });
        await open(page, scan);
        await page.getByText('Waiting to start').first().waitFor();
      },
    },
    {
      name: 'a running scan',
      show: async (page) => {
        await showScanAs(page, stage, { status: 'running', progress: underWay });
        await open(page, scan);
        await page.getByRole('heading', { name: 'Progress', exact: true }).waitFor();
      },
    },
    {
      name: 'a paused scan that accepts outcomes',
      show: async (page) => {
        const progress = { ...underWay, pages_running: 0 };
        await showScanAs(page, stage, {
          status: 'paused',
          progress,
          accept: ['auth_required', 'bot_challenge'],
          states: ['dark', 'reflow_320'],
        });
        await open(page, scan);
        await page.getByRole('heading', { name: 'This scan is paused' }).waitFor();
        await page.getByRole('heading', { name: 'This scan accepts pages that scans usually refuse' }).waitFor();
      },
    },
    {
      name: 'a scan of which only the summary is left',
      show: async (page) => {
        await showScanAs(page, stage, { data_removed_at: '2026-11-23T10:00:00.000Z' });
        await open(page, scan);
        await page.getByRole('heading', { name: 'Only the summary of this scan is left' }).waitFor();
      },
    },
    {
      name: 'a first scan without a fault',
      show: async (page) => {
        const summary = { ...seeds.later.summary, failed_groups: 0, failed_occurrences: 0, by_severity: nothingFound };
        await showScanAs(page, stage, { status: 'completed', score: 100, summary });
        await alter(page, '**/api/scans?*', () => []);
        await alter(page, `**/api${scan}/issues/chunks?*`, (answer: object) => ({ ...answer, issues: [] }));
        await open(page, scan);
        await page.getByText('This is the first scan of this site.').waitFor();
        await page.getByText('No failures to show.').waitFor();
      },
    },
    {
      name: 'accepted and fixed findings of a scan too large to compare at a glance, and a component to mark',
      show: async (page) => {
        const summary = {
          ...seeds.later.summary,
          accepted_count: 12,
          fixed_pending_count: 3,
          failed_occurrences: 500_000,
        };
        await showScanAs(page, stage, { summary });
        await open(page, scan);
        await page.getByText('Fixed, not scanned since').waitFor();
        await page.getByText('The comparison with the previous scan takes a while').waitFor();
        await open(page, `${scan}/components`);
        await button(page, /^Mark… /u).click();
        await page
          .getByRole('dialog')
          .getByLabel(/^Accepted/u)
          .check();
        await page.getByLabel('Last day').waitFor();
      },
    },
    {
      name: 'what was left out, opened',
      show: async (page) => {
        const notes = [{ code: 'other_host', message: 'Addresses on another host were left out.', count: 12 }];
        await showScanAs(page, stage, { notes });
        await open(page, scan);
        await page.getByText('Not included in this scan').click();
        await page.getByText('Addresses on another host').waitFor();
      },
    },
    {
      name: 'a command that was refused',
      show: async (page) => {
        await refuse(page, `**/api${scan}/rescan`, 'POST');
        await open(page, scan);
        await button(page, 'Scan again').click();
        await button(page, 'Changed pages').click();
        await page.getByText('The service refuses').waitFor();
      },
    },
    {
      name: 'the question before deleting',
      show: async (page) => {
        await open(page, scan);
        await button(page, 'More').click();
        await button(page, 'Delete…').click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'a deletion that was refused',
      show: async (page) => {
        await refuse(page, `**/api${scan}`, 'DELETE');
        await open(page, scan);
        await button(page, 'More').click();
        await button(page, 'Delete…').click();
        await button(page, 'Delete scan').click();
        await page.getByRole('alertdialog').getByText('The service refuses').waitFor();
      },
    },
    {
      name: 'a scan that was deleted meanwhile',
      show: async (page) => {
        const running = { ...seeds.later, status: 'running', progress: underWay };
        await page.route(`**/api${scan}`, (route) => route.fulfill({ json: running }));
        await page.route(`**/api${scan}/events`, (route) =>
          route.fulfill({ contentType: 'text/event-stream', body: 'event: deleted\ndata: {}\n\n' }),
        );
        await open(page, scan);
        await page.getByRole('heading', { name: 'This scan was deleted' }).waitFor();
      },
    },
    {
      name: 'a scan that is refused',
      show: async (page) => {
        await refuse(page, `**/api${scan}`);
        await open(page, scan);
        await button(page, 'Try again').waitFor();
      },
    },
  ];
}

/** Of the pages of a scan, and of its comparison. */
export function listPartStates({ open, scan, seeds }: Stage): readonly UiState[] {
  return [
    {
      name: 'pages that failed, and a refusal to scan one anyway',
      show: async (page) => {
        await refuse(page, '**/api/scans', 'POST');
        await alter<PagesAnswer>(page, `**/api${scan}/pages?*`, ({ pages: [first, ...others], page: paging }) => ({
          pages: [{ ...first, outcome: 'auth_required', outcome_name: 'Sign-in required' }, ...others],
          page: paging,
        }));
        await open(page, `${scan}/pages?status=failed`);
        await page.getByText('answered with status 404').waitFor();
        await button(page, 'Scan this page anyway').click();
        await page.getByText('The service refuses').waitFor();
      },
    },
    {
      name: 'pages in every state, with notes, on the first of many pages',
      show: async (page) => {
        const notes = [
          { code: 'truncated_title', message: 'The title was cut.', count: 1 },
          { code: 'accepted_outcome', message: 'Analyzed although its outcome is soft_not_found.', count: 1 },
        ];
        await alter<PagesAnswer>(
          page,
          `**/api${scan}/pages?*`,
          ({ pages: [first, second, ...others], page: paging }) => ({
            pages: [
              { ...first, status: 'running', outcome: null, score: null },
              { ...second, status: 'pending', outcome: null, score: null, attempts: 0 },
              ...others.map((one, index) => ({
                ...one,
                notes,
                final_url: `${one.url}?moved`,
                unchanged_since: {
                  scan_id: index === 0 ? null : (scan.split('/').at(-1) ?? null),
                  scanned_at: '2026-01-02T03:04:05.006Z',
                },
              })),
            ],
            page: { ...paging, total: 240, next_offset: 25 },
          }),
        );
        await open(page, `${scan}/pages`);
        await page.getByText('1–25 of 240').waitFor();
        await page
          .getByText(/^Unchanged since this page was scanned on Jan 2, 2026/u)
          .first()
          .waitFor();
      },
    },
    {
      name: 'a page that the scan does not have',
      show: async (page) => {
        await open(page, `${scan}/pages/${seeds.later.id}`);
        await page.getByRole('heading', { name: 'Page not found' }).waitFor();
        await page.getByRole('link', { name: 'Go to the pages of the scan' }).waitFor();
      },
    },
    {
      name: 'what a screen reader says of a page',
      show: async (page) => {
        await open(page, `${scan}/pages/${seeds.pageId}`);
        await page.getByText('What a screen reader says').click();
        await page.getByRole('list').getByText('heading level 1').waitFor();
        await page.locator('.spoken').getByText('Failed').first().waitFor();
      },
    },
    {
      name: 'a scan that is not there',
      show: async (page) => {
        await open(page, `/scans/${seeds.later.id.replaceAll(/[1-9a-f]/gu, '0')}`);
        await page.getByRole('heading', { name: 'Scan not found' }).waitFor();
      },
    },
    {
      name: 'no page matches',
      show: async (page) => {
        await open(page, `${scan}/pages?status=pending`);
        await page.getByText('No pages match these filters.').waitFor();
      },
    },
    {
      name: 'nothing to compare with',
      show: async (page) => {
        await open(page, `/scans/${seeds.failed.id}/comparison`);
        await page.getByText('Nothing to compare with yet').waitFor();
      },
    },
    {
      name: 'a comparison of different engines, fonts and pages, with a choice of earlier scans',
      show: async (page) => {
        await alter<readonly Scan[]>(page, '**/api/scans?*', (scans) => [
          ...scans,
          ...scans.map((one, at) => ({ ...one, id: `${at}`, created_at: '2026-01-02T03:04:05.000Z' })),
        ]);
        await alter<Comparison>(page, `**/api${scan}/comparison?*`, (comparison) => ({
          ...comparison,
          engine_changed: true,
          states_changed: true,
          font_changes: [{ family: 'sans-serif', base: 'DejaVu Sans', here: 'Liberation Sans' }],
          pages: { only_here: 1, only_in_base: 2, not_scanned_here: 3, not_scanned_in_base: 4 },
          totals: { ...comparison.totals, came_back: 3 },
          issues: comparison.issues.map((issue, at) => (at % 2 === 0 ? issue : { ...issue, fixed: 7, unchanged: 0 })),
        }));
        await open(page, `${scan}/comparison`);
        await page.getByText('sans-serif: DejaVu Sans in the earlier scan').waitFor();
        await page.getByText('Only in this scan').waitFor();
        await page.getByText('3 elements came back').waitFor();
        await page.getByLabel('Compare with').waitFor();
      },
    },
    {
      name: 'the answer of a person about a clause, and the question for another',
      show: async (page) => {
        await alter<ScanStandard>(page, `**/api${scan}/standards/*`, (result) => ({
          ...result,
          clauses: result.clauses.map((clause, at) => ({
            ...clause,
            verdict:
              at === 0
                ? { verdict: 'not_applicable', note: 'No images.', by: 'Ada', decided_at: '2026-01-02T03:04:05.000Z' }
                : null,
          })),
        }));
        await open(page, `${scan}/standards`);
        await page.getByText('Ada, Jan 2, 2026: Not applicable').waitFor();
        await button(page, 'Answer… 1.4.3').click();
        await page.getByRole('dialog').getByLabel('Note').waitFor();
      },
    },
    {
      name: 'a comparison of nothing with nothing',
      show: async (page) => {
        await alter<Comparison>(page, `**/api${scan}/comparison?*`, (comparison) => ({ ...comparison, issues: [] }));
        await open(page, `${scan}/comparison`);
        await page.getByText('Neither scan has issues.').waitFor();
      },
    },
  ];
}
