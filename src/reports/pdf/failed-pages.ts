import { countOf, formatCount } from '../../shared/count-words.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { linkTo } from './issue-section.ts';
import type { FailureContent, ReportContent } from './report-content.ts';

/** Pages without results: what happened, and what to do. */
export function describeFailedPages({ head, failures, accepted }: ReportContent): Html {
  const { progress, notes } = head.scan;
  const intro =
    progress.pages_failed === 0
      ? html`<p>No page failed.</p>`
      : html`<p>
          ${countOf(progress.pages_failed, 'page')} could not be scanned. Issues on
          ${progress.pages_failed === 1 ? 'this page' : 'these pages'} are not in this report.
        </p>`;
  const isShort = failures.length + notes.length + accepted.length === 0;
  return html`<section class="${isShort ? 'short-chapter' : 'chapter'}">
    <h2>Pages not scanned</h2>
    ${intro}${failures.map(describeFailure)}${describeAccepted(accepted)}${describeNotes(notes)}
  </section>`;
}

function describeFailure({ outcome, pages, advice, examples }: FailureContent): Html {
  const rows = examples.map(
    ({ url, http_status: status }) =>
      html`<tr>
        <th scope="row" class="address">${linkTo(url)}</th>
        <td class="number">${status ?? 'none'}</td>
      </tr>`,
  );
  const more = pages - examples.length;
  return html`<h3>${nameOutcome(outcome)}: ${countOf(pages, 'page')}</h3>
    <p>${advice}</p>
    <table>
      <caption>
        ${more > 0 ? `The first ${formatCount(examples.length)} of ${countOf(pages, 'page')}` : countOf(pages, 'page')}
      </caption>
      <thead>
        <tr>
          <th scope="col">URL</th>
          <th scope="col" class="number">HTTP status</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    ${more > 0 ? html`<p class="quiet">${countOf(more, 'further page')}. The CSV report in pages mode lists them all.</p>` : null}`;
}

/** They are in the report, and may be a sign-in form or a "not found" page. */
function describeAccepted(accepted: ReportContent['accepted']): Html | null {
  if (accepted.length === 0) return null;
  const rows = accepted.map(
    ({ outcome, pages, example }) =>
      html`<li>${nameOutcome(outcome)}: ${countOf(pages, 'page')}, the first is ${linkTo(example)}</li>`,
  );
  return html`<h3>Scanned although they had these outcomes</h3>
    <p>This scan accepts the outcomes. The findings of these pages are in this report.</p>
    <ul>
      ${rows}
    </ul>`;
}

function nameOutcome(outcome: string): string {
  const words = outcome
    .replaceAll('_', ' ')
    .replace(/^http\b/, 'HTTP')
    .replace(/^(dns|tls)\b/, (word) => word.toUpperCase());
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

function describeNotes(notes: ReportContent['head']['scan']['notes']): Html | null {
  if (notes.length === 0) return null;
  const rows = notes.map(({ message, count }) => html`<li>${message} (${formatCount(count)})</li>`);
  return html`<h3>Skipped or truncated</h3>
    <ul>
      ${rows}
    </ul>`;
}
