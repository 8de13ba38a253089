import type { Html } from '../../../reports/pdf/html.ts';
import { html } from '../../../reports/pdf/html.ts';
import { markSeverity } from '../../../reports/pdf/severity-mark.ts';
import { severityOfRank } from '../../../findings/severity.ts';
import type { OpenIssue } from './list-open-issues.ts';
import type { ProgressContent } from './progress-content.ts';
import { writeNone, writeTimeline } from './timeline-table.ts';

const mostIssues = 25;
const dayMs = 24 * 60 * 60 * 1000;

export function writeOpenIssues(content: ProgressContent): Html {
  const { progress, texts } = content;
  const { open: words } = texts.reports.progress;
  const { openIssues } = progress;
  if (openIssues.length === 0) return writeNone(words);
  const more = Math.max(0, openIssues.length - mostIssues);
  const { columns } = words;
  const table = writeTimeline({
    caption: words.caption,
    texts: [columns.issue, columns.severity, columns.firstFound],
    numbers: [columns.days, columns.found, columns.occurrences],
    rows: openIssues.slice(0, mostIssues).map((issue) => writeRow(issue, content)),
  });
  return html`<section class="chapter">
    <h2>${words.title}</h2>
    <p>${words.intro}</p>
    ${table} ${more === 0 ? null : html`<p class="quiet">${words.more(more)}</p>`}
  </section>`;
}

function writeRow(issue: OpenIssue, { progress, texts, nameRule }: ProgressContent): Html {
  const { open: words } = texts.reports.progress;
  const { title, language } = nameRule(issue.rule);
  const date = texts.format.date(issue.firstFound);
  const accepted = issue.accepted === 0 ? '' : ` (${words.accepted(issue.accepted)})`;
  return html`<tr>
    <th scope="row" lang="${language}"><bdi>${title}</bdi></th>
    <td>${markSeverity(severityOfRank(issue.severityRank), texts)}</td>
    <td class="time">${issue.mayBeOlder ? words.orEarlier(date) : date}</td>
    <td class="number">${words.days(countDays(issue.firstFound, progress))}</td>
    <td class="number">${words.found(issue.foundIn, issue.scansSince)}</td>
    <td class="number">${texts.format.number(issue.occurrences)}${accepted}</td>
  </tr>`;
}

/** Counts the days until the latest scan that shows the issue. */
function countDays(from: Date, { scans }: ProgressContent['progress']): number {
  const latest = scans.findLast(({ row }) => row.pages_completed > 0 && row.data_removed_at === null);
  const until = latest?.row.finished_at ?? from;
  return Math.max(0, Math.floor((until.getTime() - from.getTime()) / dayMs));
}
