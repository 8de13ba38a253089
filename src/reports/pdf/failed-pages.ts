import type { Texts } from '../../texts/texts.ts';
import { nameOutcome } from '../name-outcome.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { linkTo, nameSteps } from './issue-section.ts';
import type { FailureContent, ReportContent } from './report-content.ts';
import { headNumber, headText, tabulate } from './table.ts';

/** Pages without results: what happened, and what to do. */
export function writeFailedPages({ head, failures, accepted }: ReportContent): Html {
  const { progress, notes } = head.scan;
  const { texts } = head;
  const { unscanned: words } = texts.reports.issues;
  const intro =
    progress.pages_failed === 0 ? html`<p>${words.none}</p>` : html`<p>${words.some(progress.pages_failed)}</p>`;
  const isShort = failures.length + notes.length + accepted.length === 0;
  return html`<section class="${isShort ? 'short-chapter' : 'chapter'}">
    <h2>${words.title}</h2>
    ${intro}${failures.map((failure) => writeFailure(failure, texts))}${writeAccepted(accepted, texts)}${writeNotes(notes, texts)}
  </section>`;
}

function writeFailure({ outcome, pages, advice, examples }: FailureContent, texts: Texts): Html {
  const { unscanned: words } = texts.reports.issues;
  const rows = examples.map(
    ({ url, path, http_status: status }) =>
      html`<tr>
        <th scope="row" class="address">${linkTo(url)}${nameSteps(path)}</th>
        <td class="number">${status ?? words.noStatus}</td>
      </tr>`,
  );
  const more = pages - examples.length;
  const table = tabulate({
    caption: more > 0 ? words.first(examples.length, pages) : texts.counts.pages(pages),
    head: [headText(words.columns.url), headNumber(words.columns.status)],
    rows,
  });
  return html`<h3>${nameOutcome(outcome, texts)}: ${texts.counts.pages(pages)}</h3>
    <p>${advice}</p>
    ${table} ${more > 0 ? html`<p class="quiet">${words.more(more)}</p>` : null}`;
}

/** These pages are in the report, but may be a sign-in form or a "not found" page. */
function writeAccepted(accepted: ReportContent['accepted'], texts: Texts): Html | null {
  if (accepted.length === 0) return null;
  const { unscanned: words } = texts.reports.issues;
  const rows = accepted.map(
    ({ outcome, pages, example }) =>
      html`<li>${nameOutcome(outcome, texts)}: ${words.firstIs(pages)} ${linkTo(example)}</li>`,
  );
  return html`<h3>${words.accepted}</h3>
    <p>${words.acceptedIntro}</p>
    <ul>
      ${rows}
    </ul>`;
}

function writeNotes(notes: ReportContent['head']['scan']['notes'], { reports }: Texts): Html | null {
  if (notes.length === 0) return null;
  const rows = notes.map(({ message }) => html`<li>${message}</li>`);
  return html`<h3>${reports.issues.unscanned.truncated}</h3>
    <ul>
      ${rows}
    </ul>`;
}
