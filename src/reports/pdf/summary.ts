import { sayMarks } from '../say-marks.ts';
import { numberCriteria } from '../name-criteria.ts';
import type { IssueCard } from '../../records/issues/issue-card.ts';
import { severities } from '../../findings/severity.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { linkToIssue } from './issue-section.ts';
import type { ListedIssue, ReportContent } from './report-content.ts';
import { drawBar, markSeverity } from './severity-mark.ts';
import { headBar, headNumber, headText, tabulate } from './table.ts';

/** The essentials in two pages: how bad, which criteria, and the list of all issues. */
export function writeSummary(content: ReportContent): Html {
  return html`<section class="chapter">
    <h2>${content.head.texts.reports.summary.title}</h2>
    ${chartSeverities(content)}${tabulateCriteria(content)}${listIssues(content)}
  </section>`;
}

function chartSeverities({ head, listed }: ReportContent): Html {
  const { format, reports, severities: names } = head.texts;
  const { severity: words } = reports.summary;
  const counts = head.scan.summary.by_severity;
  const most = Math.max(1, ...Object.values(counts));
  const cards = listed.map(({ group }) => group.card).filter(({ kind }) => kind === 'failed');
  const rows = severities.map((severity) => {
    const groups = cards.filter((card) => card.severity === severity).length;
    return html`<tr>
      <th scope="row">${names[severity].name}</th>
      <td>${names[severity].meaning}</td>
      <td class="number">${format.number(groups)}</td>
      <td class="number">${format.number(counts[severity])}</td>
      <td class="bar">${drawBar(severity, counts[severity] / most)}</td>
    </tr>`;
  });
  const table = tabulate({
    caption: words.caption,
    head: [
      headText(words.columns.severity),
      headText(words.columns.meaning),
      headNumber(words.columns.issues),
      headNumber(words.columns.occurrences),
      headBar(),
    ],
    rows,
  });
  return html`<h3>${words.title}</h3>
    ${table} ${sayMarks(head.groups, words).map((sentence) => html`<p>${sentence}</p>`)}`;
}

type Requirement = { readonly name: string; readonly level: string; readonly cards: readonly IssueCard[] };

function tabulateCriteria({ head: { texts }, listed }: ReportContent): Html | null {
  const { criteria: words } = texts.reports.summary;
  const requirements = collectRequirements(listed);
  if (requirements.length === 0) return null;
  const rows = requirements.map(
    ({ name, level, cards }) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>${level}</td>
        <td class="number">${texts.format.number(cards.length)}</td>
        <td class="number">${texts.format.number(cards.reduce((sum, card) => sum + card.occurrence_count, 0))}</td>
      </tr>`,
  );
  const { criterion, level, issues, occurrences } = words.columns;
  const head = [headText(criterion), headText(level), headNumber(issues), headNumber(occurrences)];
  return html`<h3>${words.title}</h3>
    ${tabulate({ caption: words.caption, head, rows })}`;
}

/** The order is that of WCAG. An issue with several criteria counts for each. */
function collectRequirements(listed: readonly ListedIssue[]): readonly Requirement[] {
  const cards = listed.map(({ group }) => group.card).filter(({ kind }) => kind === 'failed');
  const standards = cards.flatMap((card) => card.standards.map((standard) => ({ ...standard, card })));
  const byCriterion = Map.groupBy(standards, ({ criterion }) => criterion);
  return [...byCriterion]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([criterion, entries]) => ({
      name: `${criterion} ${entries[0]?.name ?? ''}`,
      level: entries[0]?.level ?? '',
      cards: entries.map(({ card }) => card),
    }));
}

function listIssues({ listed, issues, head, options, extent }: ReportContent): Html {
  const { issues: words } = head.texts.reports.summary;
  const hidden = options.includeNeedsReview ? 0 : head.scan.summary.needs_review_groups;
  const note = hidden === 0 ? null : html`<p>${words.hidden(hidden)}</p>`;
  if (listed.length === 0)
    return html`<h3>${words.title}</h3>
      <p>${words.nothing}</p>
      ${note}`;
  const rows = listed.map((issue) => writeRow(issue, issues.length, head.texts));
  const table = tabulate({
    caption: words.caption,
    className: 'overview',
    head: [
      headNumber(words.columns.number),
      headText(words.columns.issue),
      headText(words.columns.severity),
      headText(words.columns.state),
      headText(words.columns.wcag),
      headNumber(words.columns.occurrences),
      headNumber(words.columns.pages),
    ],
    rows,
  });
  return html`<h3>${words.title}</h3>
    ${table}
    ${listed.length > issues.length ? html`<p>${words.described(issues.length)}${extent === 'short' ? ` ${words.fullDescribes}` : ''}</p>` : null}${note}`;
}

function writeRow(issue: ListedIssue, described: number, texts: Texts): Html {
  const { number, group } = issue;
  const { issues: words } = texts.reports.summary;
  const { card, languages } = group;
  return html`<tr>
    <td class="number">${number}</td>
    <th scope="row" lang="${languages.title}">${linkToIssue(issue, described)}</th>
    <td>${markSeverity(card.severity, texts)}</td>
    <td>${card.kind === 'failed' ? words.found : words.toReview}</td>
    <td>${writeCriteria(card, words)}</td>
    <td class="number">${texts.format.number(card.occurrence_count)}</td>
    <td class="number">${texts.format.number(card.page_count)}</td>
  </tr>`;
}

function writeCriteria(card: IssueCard, words: Texts['reports']['summary']['issues']): string {
  if (card.standards.length === 0) return card.best_practice ? words.bestPractice : words.noCriterion;
  return numberCriteria(card.standards);
}
