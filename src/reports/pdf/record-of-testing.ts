import { createHash } from 'node:crypto';
import { saySample } from '../say-sample.ts';
import { sayAnswer } from '../say-answer.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Fact } from './facts-table.ts';
import { writeFacts } from './facts-table.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { isOperated } from './method.ts';
import type { ReportContent } from './report-content.ts';

/** The facts that an authority or a court asks about a test: who tested what, when and how. */
export function writeRecord(content: ReportContent): Html {
  const { head, manualChecks, answers } = content;
  const { record: words } = head.texts.reports.method;
  return html`<section class="chapter">
    <h2>${words.title}</h2>
    ${writeFacts(listFacts(content))}
    <h3>${words.manual}</h3>
    <p>${words.manualIntro}</p>
    <ul>
      ${manualChecks.map((check) => html`<li>${check}</li>`)}
    </ul>
    ${listAnswers(answers, head.texts)}
  </section>`;
}

function listAnswers(answers: ReportContent['answers'], texts: Texts): Html | null {
  if (answers.length === 0) return null;
  const items = answers.map(
    (answer) => html`<li class="page-text">${answer.standard}, ${answer.clause}: ${sayAnswer(answer, texts)}</li>`,
  );
  return html`<h3>${texts.reports.method.record.answers}</h3>
    <ul>
      ${items}
    </ul>`;
}

/** Times are those of the scan's record, because others may compare them. */
function listFacts({ head, options }: ReportContent): readonly Fact[] {
  const { scan, standard, sample, texts } = head;
  const { record: words } = texts.reports.method;
  const { facts: names } = words;
  const { progress, viewport } = scan;
  return [
    [names.scan, scan.id],
    [names.target, html`<span class="page-text">${scan.url}</span>`],
    [names.operator, options.organizationName ?? words.noOperator],
    [names.started, scan.started_at ?? scan.created_at],
    [names.finished, scan.finished_at ?? words.notFinished],
    [names.sample, sample === null ? words.samples[scan.scan_type] : saySample(sample, texts).join(' ')],
    [names.pages, words.pages(progress.pages_completed, progress.pages_total, progress.pages_failed)],
    [names.method, isOperated(scan) ? words.method.operated : words.method.notOperated],
    [names.engines, scan.engine ?? words.unknown],
    [names.browser, scan.browser ?? words.unknown],
    [names.viewport, texts.reports.cover.pixels(viewport.width, viewport.height)],
    [names.standard, standard === null ? words.allRules : `${standard.result.title} (${standard.result.version})`],
    [names.digest, digestResults(head)],
  ];
}

/**
 * A digest of one sorted line per issue: kind, rule, occurrences, pages. Reports with equal results have equal digests.
 */
function digestResults({ scan, groups }: ReportContent['head']): string {
  const lines = groups.map(({ card }) => `${card.kind} ${card.rule} ${card.occurrence_count} ${card.page_count}`);
  return createHash('sha256')
    .update([scan.id, ...lines.toSorted()].join('\n'))
    .digest('hex');
}
