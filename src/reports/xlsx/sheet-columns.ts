import { namePage } from '../../findings/page-path.ts';
import type { Component } from '../../records/components/list-components.ts';
import type { PageRecord } from '../../records/pages/list-pages.ts';
import type { Texts } from '../../texts/texts.ts';
import { writeDetails } from '../list-details.ts';
import { nameCriterion } from '../name-criteria.ts';
import { nameOutcome } from '../name-outcome.ts';
import type { ReportInput } from '../report-format.ts';
import type { ReportGroup } from '../report-model.ts';
import type { ListedOccurrence, ListedPattern } from './collect-rows.ts';

type Name = keyof Texts['reports']['workbook']['columns'];
export type Column<Of> = {
  readonly name: Name;
  readonly width: number;
  readonly value: (of: Of, texts: Texts) => string | number | null;
  /** The URL behind the cell. Only cells with a value are links. */
  readonly link?: (of: Of) => string | null;
};
type Context = Pick<ReportInput, 'links' | 'baseline'>;

/** Empty, for the people who fix: who does it, and how far it is. */
const forPeople: readonly Column<unknown>[] = [
  { name: 'owner', width: 20, value: () => null },
  { name: 'status', width: 16, value: () => null },
];

type Listed = { readonly group: ReportGroup };

const groupColumns: readonly Column<Listed>[] = [
  { name: 'severity', width: 16, value: ({ group }, { reports }) => reports.tables.severities[group.card.severity] },
  { name: 'kind', width: 16, value: ({ group }, { reports }) => reports.tables.kinds[group.card.kind] },
  { name: 'issue', width: 60, value: ({ group }) => group.card.title },
  { name: 'rule', width: 28, value: ({ group }) => group.card.rule },
];

export const issueColumns: readonly Column<Listed>[] = [
  ...groupColumns,
  ...forPeople,
  { name: 'wcag', width: 40, value: ({ group: { card } }, texts) => writeCriteria(card, texts) },
  { name: 'occurrences', width: 14, value: ({ group: { card } }) => card.occurrence_count },
  { name: 'pages', width: 10, value: ({ group: { card } }) => card.page_count },
  { name: 'falsePositives', width: 24, value: ({ group: { card } }) => card.false_positive_count },
  { name: 'accepted', width: 12, value: ({ group: { card } }) => card.accepted_count },
  { name: 'fixed', width: 30, value: ({ group: { card } }) => card.fixed_pending_count },
  { name: 'confirmed', width: 12, value: ({ group: { card } }) => card.confirmed_count },
  { name: 'howToFix', width: 80, value: ({ group: { details } }) => details.how_to_fix.join('\n') },
  { name: 'more', width: 50, value: ({ group: { card } }) => card.help_url, link: ({ group }) => group.card.help_url },
];

export const componentColumns: readonly Column<Component>[] = [
  { name: 'component', width: 70, value: ({ label }) => label },
  { name: 'failed', width: 28, value: ({ occurrence_count: count }) => count },
  { name: 'pages', width: 10, value: ({ page_count: pages }) => pages },
  { name: 'cleanPages', width: 24, value: ({ removes }) => removes.pages_made_clean },
  { name: 'scoreGain', width: 20, value: ({ removes }) => removes.score_gain },
  { name: 'rules', width: 60, value: ({ rules }) => rules.map(({ key, count }) => `${key}: ${count}`).join('\n') },
  ...forPeople,
  { name: 'element', width: 60, value: ({ selector }) => selector },
  { name: 'html', width: 60, value: ({ html }) => html },
  { name: 'key', width: 24, value: ({ key }) => key },
];

/** The service shows the picture and the occurrence, if it keeps the scan. */
function linkColumns<Of>(
  { links }: Context,
  find: (of: Of) => Listed & { readonly id: string; readonly screenshot: string | null },
): readonly Column<Of>[] {
  const pictureOf = (of: Of) => {
    const { group, screenshot } = find(of);
    return screenshot === null ? null : links.picture(group.scanId, screenshot);
  };
  const occurrenceOf = (of: Of) => {
    const { group, id } = find(of);
    return links.occurrence(group.scanId, id);
  };
  return [
    { name: 'picture', width: 12, value: (of, { reports }) => pictureOf(of) && reports.workbook.show, link: pictureOf },
    {
      name: 'open',
      width: 12,
      value: (of, { reports }) => occurrenceOf(of) && reports.workbook.show,
      link: occurrenceOf,
    },
  ];
}

/** One row for all occurrences that look the same. */
export function patternColumns(context: Context): readonly Column<ListedPattern>[] {
  return [
    ...groupColumns,
    ...forPeople,
    { name: 'occurrences', width: 14, value: ({ pattern }) => pattern.occurrence_count },
    { name: 'pages', width: 10, value: ({ pattern }) => pattern.page_count },
    { name: 'component', width: 50, value: ({ component }) => component },
    { name: 'message', width: 60, value: ({ pattern }) => pattern.message },
    {
      name: 'examplePage',
      width: 60,
      value: ({ pattern: { sample } }) => namePage(sample.page_url, sample.page_path),
      link: ({ pattern }) => pattern.sample.page_url,
    },
    { name: 'element', width: 60, value: ({ pattern }) => pattern.sample.selector },
    { name: 'html', width: 60, value: ({ pattern }) => pattern.sample.html },
    ...linkColumns<ListedPattern>(context, ({ group, pattern: { sample } }) => ({ ...sample, group })),
    { name: 'morePages', width: 60, value: ({ pattern }) => pattern.page_urls.slice(1).join('\n') },
    { name: 'key', width: 24, value: ({ pattern }) => pattern.key },
  ];
}

export function occurrenceColumns(context: Context): readonly Column<ListedOccurrence>[] {
  const { baseline } = context;
  const states: readonly Column<ListedOccurrence>[] = [
    {
      name: 'baseline',
      width: 16,
      value: ({ occurrence, group }, { reports }) => {
        const state = baseline?.stateOf(occurrence, group) ?? null;
        return state && reports.baseline.states[state];
      },
    },
  ];
  return [
    ...groupColumns,
    ...(baseline === undefined ? [] : states),
    ...forPeople,
    {
      name: 'page',
      width: 60,
      value: ({ occurrence }) => namePage(occurrence.page_url, occurrence.page_path),
      link: ({ occurrence }) => occurrence.page_url,
    },
    { name: 'component', width: 50, value: ({ component }) => component },
    { name: 'element', width: 60, value: ({ occurrence }) => occurrence.selector },
    { name: 'message', width: 60, value: ({ occurrence }) => occurrence.message },
    { name: 'details', width: 60, value: ({ occurrence }, texts) => writeDetails(occurrence.details, texts) },
    { name: 'html', width: 60, value: ({ occurrence }) => occurrence.html },
    ...linkColumns<ListedOccurrence>(context, ({ group, occurrence }) => ({ ...occurrence, group })),
    {
      name: 'verdict',
      width: 18,
      value: ({ occurrence: { verdict } }, { reports }) => verdict && reports.tables.verdicts[verdict],
    },
    {
      name: 'cameBack',
      width: 20,
      value: ({ occurrence }, { reports }) => (occurrence.came_back ? reports.tables.yes : null),
    },
    { name: 'key', width: 24, value: ({ occurrence }) => occurrence.pattern },
    { name: 'fingerprint', width: 28, value: ({ occurrence }) => occurrence.fingerprint },
  ];
}

export const pageColumns: readonly Column<PageRecord>[] = [
  { name: 'page', width: 70, value: ({ url, path }) => namePage(url, path), link: ({ url }) => url },
  { name: 'title', width: 40, value: ({ title }) => title },
  { name: 'status', width: 16, value: ({ status }, { reports }) => reports.tables.pageStatuses[status] },
  { name: 'outcome', width: 40, value: ({ outcome }, texts) => outcome && nameOutcome(outcome, texts) },
  { name: 'httpStatus', width: 12, value: ({ http_status: status }) => status },
  { name: 'score', width: 12, value: ({ score }) => (score === null ? null : Math.floor(score)) },
  { name: 'failed', width: 28, value: ({ counts }) => counts.failed_occurrences },
  { name: 'accepted', width: 12, value: ({ counts }) => counts.accepted_count },
  { name: 'fixed', width: 30, value: ({ counts }) => counts.fixed_pending_count },
  { name: 'toReview', width: 28, value: ({ counts }) => counts.needs_review_occurrences },
  { name: 'reviewed', width: 12, value: ({ counts }) => counts.reviewed_count },
  { name: 'advice', width: 80, value: ({ advice }) => advice },
];

function writeCriteria({ standards, best_practice: isBestPractice }: ReportGroup['card'], { reports }: Texts): string {
  return isBestPractice ? reports.frame.bestPractice : standards.map(nameCriterion).join('; ');
}
