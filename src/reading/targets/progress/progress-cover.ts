import { siteOf } from '../../../reports/pdf/cover.ts';
import type { Fact } from '../../../reports/pdf/facts-table.ts';
import { writeFacts } from '../../../reports/pdf/facts-table.ts';
import type { Html } from '../../../reports/pdf/html.ts';
import { html } from '../../../reports/pdf/html.ts';
import { viewportOf, viewportPresetSchema } from '../../../records/scans/viewport-presets.ts';
import type { ProgressContent } from './progress-content.ts';
import { mostScans } from './read-progress.ts';

export function writeProgressCover(content: ProgressContent): Html {
  const { progress, texts, operator } = content;
  const { progress: words } = texts.reports;
  const left = progress.earlier === 0 ? null : html`<p>${words.leftOut(progress.earlier, mostScans)}</p>`;
  const open = progress.unfinished === 0 ? null : html`<p>${words.unfinished(progress.unfinished)}</p>`;
  return html`<section class="cover">
    <div class="cover-band">
      ${operator === null ? null : html`<p>${operator}</p>`}
      <p>${words.title}</p>
      <h1>${siteOf(progress.latest)}</h1>
    </div>
    <div class="verdict">
      <div>${summarize(content)}${left}${open}</div>
    </div>
    ${writeFacts(listFacts(content))}
    <p class="cover-note">${words.cover.note}</p>
  </section>`;
}

function summarize({ progress, texts }: ProgressContent): Html {
  const { cover: words } = texts.reports.progress;
  const { scans, openIssues } = progress;
  const latest = scans.findLast(({ row, counts }) => row.pages_completed > 0 && counts !== null)?.counts;
  const repeated = openIssues.filter(({ foundIn }) => foundIn > 1).length;
  return html`<p><strong>${words.scans(scans.length, ...writePeriod({ progress, texts }))}</strong></p>
    <p>
      ${latest === null || latest === undefined ? words.noResults : words.now(latest.failed_groups, latest.failed_occurrences)}
      ${repeated === 0 ? null : words.openSince(repeated)}
    </p>`;
}

/** The dates of the first and the last scan. */
function writePeriod({ progress, texts }: Pick<ProgressContent, 'progress' | 'texts'>): readonly [string, string] {
  const days = [progress.scans[0], progress.scans.at(-1)].map((scan) =>
    texts.format.date(scan?.row.finished_at ?? progress.latest.created_at),
  );
  return [days[0] ?? '', days[1] ?? ''];
}

function listFacts(content: ProgressContent): readonly Fact[] {
  const { progress, texts, standard, operator, version, writtenAt } = content;
  const { cover, method } = texts.reports;
  const { facts: names, ...words } = texts.reports.progress.cover;
  const { latest, scans } = progress;
  const { preset, width, height, mobile } = viewportOf(viewportPresetSchema.parse(latest.viewport_preset));
  const size = cover.pixels(width, height);
  const list = (values: readonly (string | null)[]) =>
    [...new Set(values.filter((value) => value !== null))].join(', ') || method.record.unknown;
  return [
    [names.target, html`<span class="page-text">${latest.target_key.slice(latest.scan_type.length + 1)}</span>`],
    [names.type, method.record.samples[latest.scan_type]],
    [names.viewport, cover.viewport(cover.viewports[preset], size, mobile)],
    [names.signIn, latest.sign_in_id === null ? words.noSignIn : (latest.sign_in_name ?? latest.sign_in_id)],
    [names.period, [...new Set(writePeriod(content))].join(' – ')],
    [names.operator, operator ?? method.record.noOperator],
    [
      names.standard,
      standard === undefined ? method.record.allRules : cover.othersLeftOut(`${standard.title} (${standard.version})`),
    ],
    [names.engines, list(scans.map(({ row }) => row.engine))],
    [names.browsers, list(scans.map(({ row }) => row.browser))],
    [names.writtenBy, words.writtenBy(version, texts.format.time(writtenAt))],
    [names.language, words.languageName],
  ];
}
