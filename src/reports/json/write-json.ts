import type { Database } from '../../adapters/db/schema.ts';
import { assertNothingWithdrawn } from '../../records/issues/assert-nothing-withdrawn.ts';
import { readComponents } from '../read-components.ts';
import type { BaselineMarks } from '../baseline/baseline-marks.ts';
import type { ReportInput } from '../report-format.ts';
import type { ReportGroup, ReportHead } from '../report-model.ts';
import { streamOccurrences } from '../stream-occurrences.ts';
import { streamPageRecords } from '../stream-page-records.ts';
import { reportVersion } from './json-report.ts';
import { readPageLimits } from './read-page-limits.ts';
import { encodeJson } from '../../texts/encode-json.ts';

const mostComponents = 100;

/**
 * Writes all stored data, regardless of the settings for reports to people. Each issue, occurrence and page is on its
 * own line, so that a report of any size can be read line by line: see baseline/read-report.ts.
 */
export async function* writeJson({ db, head, version, baseline }: ReportInput): AsyncGenerator<string> {
  const opening = {
    report_version: reportVersion,
    tool: `Curbcut ${version}`,
    unfinished: head.unfinished,
    standard: head.standard?.result ?? null,
    scan: head.scan,
    sample: head.sample,
    ...(baseline !== undefined && { baseline: { ...baseline.counts, fixed_findings: baseline.fixed } }),
    components: (await readComponents(db, head, mostComponents)).components,
  };
  yield `${encodeJson(opening).slice(0, -1)},"issues":[`;
  for (const [index, group] of head.groups.entries()) {
    yield index === 0 ? '\n' : ',\n';
    yield* writeIssue(db, group, baseline);
  }
  yield '\n],"pages":[';
  yield* writePages(db, head);
  await assertNothingWithdrawn(db, head.row);
  yield '\n]}\n';
}

async function* writeIssue(
  db: Database,
  group: ReportGroup,
  baseline: BaselineMarks | undefined,
): AsyncGenerator<string> {
  const { sample: _sample, ...card } = group.card;
  yield `${encodeJson({ ...card, details: group.details }).slice(0, -1)},"occurrences":[`;
  let isFirst = true;
  for await (const occurrences of streamOccurrences(db, group)) {
    const text = occurrences
      .map(({ general: _general, ...occurrence }) => ({
        ...occurrence,
        ...(baseline !== undefined && { baseline: baseline.stateOf(occurrence, group) }),
      }))
      .map((occurrence) => encodeJson(occurrence))
      .join(',\n');
    yield isFirst ? `\n${text}` : `,\n${text}`;
    isFirst = false;
  }
  yield '\n]}';
}

async function* writePages(db: Database, head: ReportHead): AsyncGenerator<string> {
  let offset = 0;
  for await (const pages of streamPageRecords(db, head)) {
    const limits = await readPageLimits(db, head, { offset, limit: pages.length });
    yield (
      (offset === 0 ? '\n' : ',\n') + pages.map((page, index) => encodeJson({ ...page, ...limits[index] })).join(',\n')
    );
    offset += pages.length;
  }
}
