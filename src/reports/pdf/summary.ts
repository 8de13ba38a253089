import { numberCriteria } from '../name-criteria.ts';
import type { IssueCard } from '../../issues/issue-card.ts';
import { severities } from '../../shared/severity.ts';
import { countOf, formatCount } from '../../shared/count-words.ts';
import type { Html } from './html.ts';
import { html, richText } from './html.ts';
import type { ListedIssue, ReportContent } from './report-content.ts';
import { drawBar, markSeverity, nameSeverity, severityMeanings } from './severity-mark.ts';

const firstSteps = 5;

/** The essentials in two pages: how bad, what to fix first, which criteria, and the list of all issues. */
export function describeSummary(content: ReportContent): Html {
  return html`<section class="chapter">
    <h2>Summary</h2>
    ${chartSeverities(content)}${describeFirstSteps(content)}${tabulateCriteria(content)}${listIssues(content)}
  </section>`;
}

function chartSeverities({ head, listed }: ReportContent): Html {
  const counts = head.scan.summary.by_severity;
  const most = Math.max(1, ...Object.values(counts));
  const cards = listed.map(({ group }) => group.card).filter(({ kind }) => kind === 'failed');
  const rows = severities.map((severity) => {
    const groups = cards.filter((card) => card.severity === severity).length;
    return html`<tr>
      <th scope="row">${nameSeverity(severity)}</th>
      <td>${severityMeanings[severity]}</td>
      <td class="number">${formatCount(groups)}</td>
      <td class="number">${formatCount(counts[severity])}</td>
      <td class="bar">${drawBar(severity, counts[severity] / most)}</td>
    </tr>`;
  });
  return html`<h3>Severity</h3>
    <table>
      <caption>
        Issues found, by severity
      </caption>
      <thead>
        <tr>
          <th scope="col">Severity</th>
          <th scope="col">What it means</th>
          <th scope="col" class="number">Issues</th>
          <th scope="col" class="number">Occurrences</th>
          <td class="bar"></td>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    ${describeMarks(head)}`;
}

function describeMarks({ groups }: ReportContent['head']): readonly Html[] {
  const sumOf = (name: 'false_positive_count' | 'accepted_count' | 'fixed_pending_count' | 'confirmed_count') =>
    groups.reduce((sum, { card }) => sum + card[name], 0);
  const marked = sumOf('false_positive_count');
  const held = [
    [sumOf('accepted_count'), 'accepted for now'],
    [sumOf('fixed_pending_count'), 'marked as fixed and not scanned since'],
    [sumOf('confirmed_count'), 'reviewed by a person and confirmed'],
  ] as const;
  return [
    ...(marked === 0
      ? []
      : [
          html`<p>
            ${countOf(marked, 'occurrence')} marked as ${marked === 1 ? 'a false positive is' : 'false positives are'}
            not counted here.
          </p>`,
        ]),
    ...held.flatMap(([count, what]) =>
      count === 0 ? [] : [html`<p>${countOf(count, 'occurrence')} ${count === 1 ? 'is' : 'are'} ${what}.</p>`],
    ),
  ];
}

function describeFirstSteps({ issues }: ReportContent): Html {
  const first = issues.filter(({ group }) => group.card.kind === 'failed').slice(0, firstSteps);
  if (first.length === 0)
    return html`<h3>What to fix first</h3>
      <p>
        The automated checks found no issues. As a next step, test the site with people, a keyboard and a screen reader.
      </p>`;
  const steps = first.map(
    ({ group, number }) =>
      html`<li>
        <a href="#issue-${number}" lang="${group.languages.title}"><bdi>${group.card.title}</bdi></a>
        ${markSeverity(group.card.severity)}<br />${countOf(group.card.occurrence_count, 'occurrence')} on
        ${countOf(group.card.page_count, 'page')}. ${richText(group.details.why_it_matters)}
      </li>`,
  );
  return html`<h3>What to fix first</h3>
    <ol class="first-steps">
      ${steps}
    </ol>`;
}

type Requirement = { readonly name: string; readonly level: string; readonly cards: readonly IssueCard[] };

function tabulateCriteria({ listed }: ReportContent): Html | null {
  const requirements = collectRequirements(listed);
  if (requirements.length === 0) return null;
  const rows = requirements.map(
    ({ name, level, cards }) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>${level}</td>
        <td class="number">${formatCount(cards.length)}</td>
        <td class="number">${formatCount(cards.reduce((sum, card) => sum + card.occurrence_count, 0))}</td>
      </tr>`,
  );
  return html`<h3>Requirements that are not met</h3>
    <table>
      <caption>
        Issues found, by WCAG success criterion
      </caption>
      <thead>
        <tr>
          <th scope="col">Success criterion</th>
          <th scope="col">Level</th>
          <th scope="col" class="number">Issues</th>
          <th scope="col" class="number">Occurrences</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

/** In the order of WCAG. An issue with several criteria counts for each. */
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

function listIssues({ listed, issues, head, options }: ReportContent): Html {
  const hidden = options.includeNeedsReview ? 0 : head.scan.summary.needs_review_groups;
  const note =
    hidden === 0
      ? null
      : html`<p>
          ${countOf(hidden, 'issue')} that ${hidden === 1 ? 'needs review is' : 'need review are'} not listed, because
          of the settings for reports.
        </p>`;
  if (listed.length === 0)
    return html`<h3>All issues</h3>
      <p>There are no issues to list.</p>
      ${note}`;
  const rows = listed.map((issue) => describeRow(issue, issues.length));
  return html`<h3>All issues</h3>
    <table class="overview">
      <caption>
        Worst first. Issues that were found come before issues that need review.
      </caption>
      <thead>
        <tr>
          <th scope="col" class="number">No.</th>
          <th scope="col">Issue</th>
          <th scope="col">Severity</th>
          <th scope="col">State</th>
          <th scope="col">WCAG</th>
          <th scope="col" class="number">Occurrences</th>
          <th scope="col" class="number">Pages</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    ${describeCap(listed.length, issues.length)}${note}`;
}

function describeRow({ number, group }: ListedIssue, described: number): Html {
  const { card, languages } = group;
  const title = html`<bdi>${card.title}</bdi>`;
  return html`<tr>
    <td class="number">${number}</td>
    <th scope="row" lang="${languages.title}">
      ${number > described ? title : html`<a href="#issue-${number}">${title}</a>`}
    </th>
    <td>${markSeverity(card.severity)}</td>
    <td>${card.kind === 'failed' ? 'Found' : 'Needs review'}</td>
    <td>${describeCriteria(card)}</td>
    <td class="number">${formatCount(card.occurrence_count)}</td>
    <td class="number">${formatCount(card.page_count)}</td>
  </tr>`;
}

function describeCap(listed: number, described: number): Html | null {
  if (listed <= described) return null;
  return html`<p>
    This report describes the first ${formatCount(described)} issues. Each of the others has its own report.
  </p>`;
}

function describeCriteria(card: IssueCard): string {
  if (card.standards.length === 0) return card.best_practice ? 'Best practice' : 'None';
  return numberCriteria(card.standards);
}
