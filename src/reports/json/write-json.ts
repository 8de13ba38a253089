import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../db/schema.ts';
import { assertNothingWithdrawn } from '../../issues/assert-nothing-withdrawn.ts';
import { listPages } from '../../pages/list-pages.ts';
import type { ReportFormat, ReportInput } from '../report-format.ts';
import type { ReportGroup, ReportHead } from '../report-model.ts';
import { streamOccurrences } from '../stream-occurrences.ts';
import { jsonReportSchema, reportVersion } from './json-report.ts';

const pagesPerBatch = 100;

export const jsonFormat: ReportFormat = {
  id: 'json',
  extension: 'json',
  mediaType: 'application/json',
  schema: jsonReportSchema,
  summary: 'Download the scan as JSON: the scan, all issues with all occurrences, and all pages.',
  description:
    'The shape is docs/report.schema.json; `report_version` grows when it changes in a way that breaks readers. The response is streamed, so an interrupted download is not valid JSON.',
  needsReview: 'by_setting',
  showsChange: false,
  write: writeJson,
};

/** Everything that is stored, whatever the settings leave out of the reports for people. */
async function* writeJson({ db, head, version }: ReportInput): AsyncGenerator<string> {
  const opening = {
    report_version: reportVersion,
    tool: `Curbcut ${version}`,
    unfinished: head.unfinished,
    scan: head.scan,
  };
  yield `${JSON.stringify(opening).slice(0, -1)},"issues":[`;
  for (const [index, group] of head.groups.entries()) {
    yield index === 0 ? '\n' : ',\n';
    yield* writeIssue(db, group);
  }
  yield '],"pages":[';
  yield* writePages(db, head);
  await assertNothingWithdrawn(db, head.row);
  yield ']}\n';
}

async function* writeIssue(db: Database, group: ReportGroup): AsyncGenerator<string> {
  const { sample: _sample, ...card } = group.card;
  yield `${JSON.stringify({ ...card, details: group.details }).slice(0, -1)},"occurrences":[`;
  let isFirst = true;
  for await (const occurrences of streamOccurrences(db, group)) {
    const text = occurrences.map((occurrence) => JSON.stringify(occurrence)).join(',');
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield ']}';
}

async function* writePages(db: Database, head: ReportHead): AsyncGenerator<string> {
  const total = head.row.pages_total;
  for (let offset = 0; offset < total; offset += pagesPerBatch) {
    // The embedded engine answers within the same turn of the event loop: without this no other request would be served.
    await nextTurn();
    const limit = Math.min(pagesPerBatch, total - offset);
    const { pages } = await listPages(db, { scan: head.row, filter: {}, page: { limit, offset } });
    if (pages.length < limit) throw new Error('Pages of a scan went missing while its report was written.');
    yield (offset === 0 ? '\n' : ',\n') + pages.map((page) => JSON.stringify(page)).join(',\n');
  }
}
