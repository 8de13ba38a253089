import type { Database } from '../../db/schema.ts';
import { assertNothingWithdrawn } from '../../issues/assert-nothing-withdrawn.ts';
import type { ReportFormat, ReportInput } from '../report-format.ts';
import type { ReportGroup, ReportHead } from '../report-model.ts';
import { streamOccurrences } from '../stream-occurrences.ts';
import { streamPageRecords } from '../stream-page-records.ts';
import { jsonReportSchema, reportVersion } from './json-report.ts';

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
  let isFirst = true;
  for await (const pages of streamPageRecords(db, head)) {
    yield (isFirst ? '\n' : ',\n') + pages.map((page) => JSON.stringify(page)).join(',\n');
    isFirst = false;
  }
}
