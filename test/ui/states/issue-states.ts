import type { Page } from 'playwright-core';
import type { Issue, Occurrence } from '../../../web/src/api/api-types.ts';
import { alter, button, refuse, showScanAs, underWay } from './stage.ts';
import type { Stage, UiState } from './stage.ts';

type Cards = { readonly issues: readonly Issue[] };
type Details = { readonly issue: Issue; readonly occurrences: readonly Occurrence[] };

/** Of the issues of a scan, and of one of them. */
export function listIssueStates(stage: Stage): readonly UiState[] {
  const { open, scan } = stage;
  const cards = `**/api${scan}/issues/chunks?*`;
  const keepKind = (page: Page, kind: Issue['kind']) =>
    alter<Cards>(page, cards, (answer) => ({ ...answer, issues: answer.issues.filter((one) => one.kind === kind) }));
  return [
    {
      name: 'what needs review',
      show: async (page) => {
        await open(page, `${scan}/issues?kind=needs_review`);
        await page.getByText('1 issue', { exact: true }).waitFor();
      },
    },
    {
      name: 'an issue that the scan does not have',
      show: async (page) => {
        await open(page, `${scan}/issues/failed/no-such-rule`);
        await page.getByRole('heading', { name: 'Issue not found' }).waitFor();
        await page.getByRole('link', { name: 'Go to the issues of the scan' }).waitFor();
      },
    },
    {
      name: 'nothing failed',
      show: async (page) => {
        await keepKind(page, 'needs_review');
        await open(page, `${scan}/issues`);
        await page.getByRole('heading', { name: 'No failures' }).waitFor();
      },
    },
    {
      name: 'nothing needs review',
      show: async (page) => {
        await keepKind(page, 'failed');
        await open(page, `${scan}/issues?kind=needs_review`);
        await page.getByRole('heading', { name: 'Nothing to review' }).waitFor();
      },
    },
    {
      name: 'no page scanned yet',
      show: async (page) => {
        await showScanAs(page, stage, { status: 'running', progress: { ...underWay, pages_completed: 0 } });
        await alter<Cards>(page, cards, (answer) => ({ ...answer, issues: [] }));
        await open(page, `${scan}/issues`);
        await page.getByText('No pages have been scanned yet.').waitFor();
      },
    },
    {
      name: 'components of a scan without a scanned page',
      show: async (page) => {
        await open(page, `/scans/${stage.seeds.failed.id}/components`);
        await page.getByText('No page could be scanned').waitFor();
      },
    },
    {
      name: 'no issue matches every filter at once',
      show: async (page) => {
        await open(page, `${scan}/issues?q=nowhere&severity=minor&criterion=1.1.1&practice=wcag&sort=title`);
        await page.getByText('No issues match').waitFor();
      },
    },
    {
      name: 'only what was found on one page',
      show: async (page) => {
        await open(page, `${scan}/issues/failed/color-contrast?page=${stage.seeds.pageId}`);
        await page.getByText('Showing only').waitFor();
      },
    },
    {
      name: 'a thousand occurrences, and more that are not stored',
      show: async (page) => {
        await page.route(`**/api${scan}/issues/details?*`, async (route) => {
          const url = route
            .request()
            .url()
            .replace(/offset=\d+/u, 'offset=0');
          const answer = (await (await route.fetch({ url })).json()) as Details; // our own interface
          const issue = { ...answer.issue, occurrence_count: 1_500, omitted_count: 500 };
          const paging = { limit: 20, offset: 980, total: 1_000, next_offset: null };
          await route.fulfill({ json: { ...answer, issue, page: paging } });
        });
        await open(page, `${scan}/issues/failed/image-alt?offset=980`);
        await page.getByRole('heading', { name: 'Element 981' }).waitFor();
      },
    },
    {
      name: 'an issue that dark colors show',
      show: async (page) => {
        await alter<Details>(page, `**/api${scan}/issues/details?*`, (answer) => ({
          ...answer,
          occurrences: answer.occurrences.map((one) => ({ ...one, states: ['default', 'dark'] })),
        }));
        await open(page, `${scan}/issues/failed/link-name`);
        await page.getByText('Found with: default and dark colors.').first().waitFor();
      },
    },
    {
      name: 'an issue that is refused',
      show: async (page) => {
        await refuse(page, `**/api${scan}/issues/details?*`);
        await open(page, `${scan}/issues/failed/image-alt`);
        await button(page, 'Try again').waitFor();
      },
    },
    ...listMarkStates(stage),
    ...listReviewStates(stage),
    ...listScreenshotStates(stage),
  ];
}

function listMarkStates({ open, scan, seeds }: Stage): readonly UiState[] {
  const issue = `${scan}/issues/failed/link-name`;
  const ask = async (page: Page) => {
    await open(page, issue);
    await button(page, 'Mark… Element 1').click();
    await page.getByRole('dialog').waitFor();
  };
  return [
    { name: 'marking a finding', show: ask },
    {
      name: 'a mark without a decision, a subject and a reason',
      show: async (page) => {
        await ask(page);
        await button(page, 'Save mark').click();
        await page.getByText('Choose what this applies to.').waitFor();
        await page.getByLabel(/^Accepted/u).check();
        await button(page, 'Save mark').click();
        await page.getByText('Enter a reason.').waitFor();
      },
    },
    {
      name: 'a mark that was refused',
      show: async (page) => {
        await refuse(page, `**/api${scan}/false-positives`, 'POST');
        await ask(page);
        await page.getByLabel(/^Fixed/u).check();
        await page.getByLabel(/^This selector/u).check();
        await page.getByRole('dialog').getByRole('button', { name: 'Save mark' }).click();
        await page.getByText('The mark could not be saved.').waitFor();
      },
    },
    {
      name: 'marks of every scope',
      show: async (page) => {
        await alter<Details>(page, `**/api${scan}/issues/details?*`, (answer) => ({
          ...answer,
          issue: { ...answer.issue, false_positive_count: 1, accepted_count: 1 },
          occurrences: answer.occurrences.map((one, index) => ({
            ...one,
            false_positive: index === 0,
            verdict: index === 0 ? 'false_positive' : 'accepted',
            came_back: index > 0,
          })),
        }));
        const mark = {
          id: '1',
          kind: 'failed',
          key: 'link-name',
          created_at: seeds.later.created_at,
          verdict: 'false_positive',
          reason: null,
          by: null,
          until: null,
          ended: null,
          state: 'applied',
        };
        const marks = [
          {
            ...mark,
            scope: 'occurrence',
            selector: null,
            page_url: 'https://example.com/a',
            reason: 'Decoration only',
          },
          {
            ...mark,
            id: '2',
            scope: 'selector',
            selector: 'main > a:nth-child(2)',
            page_url: null,
            verdict: 'accepted',
            by: 'Ada',
            until: '2027-03-31',
            ended: 'date',
          },
          {
            ...mark,
            id: '3',
            scope: 'group',
            selector: null,
            page_url: null,
            state: 'applying',
            progress: { done: 20, total: 5_000 },
          },
        ];
        await alter(page, `**/api${scan}/false-positives?*`, () => ({ false_positives: marks }));
        await open(page, issue);
        await page.getByRole('heading', { name: 'Marks', exact: true }).waitFor();
        await page.getByText('Decoration only').waitFor();
        await page.getByText('20 of 5,000 pages are done.').waitFor();
      },
    },
  ];
}

/** No answer is sent: the scan is shown to other tests, too. */
function listReviewStates({ open, scan }: Stage): readonly UiState[] {
  const review = async (page: Page) => {
    await open(page, `${scan}/review`);
    await page.getByText('Element 1 of 1').first().waitFor();
  };
  return [
    {
      name: 'an answer that was refused',
      show: async (page) => {
        await refuse(page, `**/api${scan}/false-positives`, 'POST');
        await review(page);
        await button(page, 'No problem').click();
        await page.getByText('The answer could not be saved.').waitFor();
      },
    },
    {
      name: 'the end of the review',
      show: async (page) => {
        await review(page);
        await button(page, 'Later').click();
        await page.getByRole('heading', { name: 'You have reviewed everything' }).waitFor();
      },
    },
    {
      name: 'nothing to review one by one',
      show: async (page) => {
        await alter<Cards>(page, `**/api${scan}/issues/chunks?*`, (answer) => ({ ...answer, issues: [] }));
        await open(page, `${scan}/review`);
        await page.getByRole('heading', { name: 'Nothing to review' }).waitFor();
      },
    },
  ];
}

function listScreenshotStates({ open, scan }: Stage): readonly UiState[] {
  const enlarge = async (page: Page) => {
    await open(page, `${scan}/issues/failed/color-contrast`);
    await button(page, 'Enlarge screenshot').click();
    await page.getByRole('dialog').getByRole('img').waitFor();
  };
  return [
    { name: 'an enlarged screenshot', show: enlarge },
    {
      name: 'a screenshot as large as it gets',
      show: async (page) => {
        await enlarge(page);
        for (let pressed = 0; pressed < 6; pressed += 1) await button(page, 'Zoom in').click();
        await page.getByText('400%').waitFor();
      },
    },
  ];
}
