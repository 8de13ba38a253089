import type { Database } from '../../adapters/db/schema.ts';
import { assertNothingWithdrawn } from '../../records/issues/assert-nothing-withdrawn.ts';
import type { Texts } from '../../texts/texts.ts';
import { writeDetails } from '../list-details.ts';
import type { ReportInput } from '../report-format.ts';
import type { ReportGroup, ReportOptions } from '../report-model.ts';
import { selectListedGroups } from '../report-model.ts';
import { sampleOccurrences } from '../sample-occurrences.ts';
import { streamOccurrences } from '../stream-occurrences.ts';
import { byteOrderMark, encodeCells, encodeRecord } from './csv-cell.ts';
import type { CsvValue } from './csv-cell.ts';
import { standardColumns } from './standard-columns.ts';
import { unfinishedColumn } from './unfinished-column.ts';
import type { StoredOccurrence } from '../read-occurrence-batch.ts';

const groupColumns = [
  'kind',
  'severity',
  'rule',
  'title',
  'wcag_criteria',
  'wcag_levels',
  'best_practice',
  'issue_occurrences',
  'issue_pages',
] as const;
const occurrenceColumns = [
  'page_url',
  'page_path',
  'selector',
  'message',
  'details',
  'html',
  'screenshot',
  'link',
  'occurrence_id',
  'fingerprint',
  'states',
  'path',
  'pattern',
  'first_seen',
] as const;
const tailColumns = ['help_url'] as const;
const markColumns = ['false_positive', 'verdict', 'came_back'] as const;
const baselineColumns = ['baseline'] as const;

/** A piece stays below 100 KB, because V8 stores longer texts separately and frees them late. */
const recordsPerPiece = 100;

type Row = { readonly group: ReportGroup; readonly occurrence: StoredOccurrence | null };

/**
 * One record per occurrence, worst issues first. `full` writes every stored occurrence, with columns for people's
 * decisions. `small` writes a sample of each issue. A last column has what a baseline says, if there is one. Yields text
 * in pieces of some hundred records. Throws if stored rows disappear while it runs.
 */
export async function* writeIssuesCsv(input: ReportInput): AsyncGenerator<string> {
  const { db, head, mode, options, baseline } = input;
  const isFull = mode === 'full';
  const ends = unfinishedColumn(head);
  const limit = standardColumns(head);
  const { csv: names } = head.texts.reports.tables;
  const marks = [...(isFull ? markColumns : []), ...(baseline === undefined ? [] : baselineColumns)];
  const columns = [...groupColumns, ...occurrenceColumns, ...tailColumns, ...marks];
  const header = [...columns.map((column) => names[column]), ...limit.header, ...ends.header];
  yield byteOrderMark + encodeRecord(header);
  const groups = isFull ? head.groups : selectListedGroups(head.groups, options);
  for (const group of groups) {
    const encode = encoderOf(group, {
      ...input,
      isFull,
      texts: head.texts,
      end: [...limit.cells(group), ...ends.cell],
    });
    for await (const occurrences of isFull ? streamOccurrences(db, group) : readSample(db, group, options)) {
      for (let from = 0; from < occurrences.length; from += recordsPerPiece) {
        yield occurrences
          .slice(from, from + recordsPerPiece)
          .map(encode)
          .join('');
      }
    }
  }
  if (isFull) await assertNothingWithdrawn(db, head.row);
}

/** An issue without an unmarked stored occurrence still has a record, because its other occurrences were not stored. */
async function* readSample(
  db: Database,
  group: ReportGroup,
  options: ReportOptions,
): AsyncGenerator<readonly (StoredOccurrence | null)[]> {
  const sample = await sampleOccurrences(db, group, options.sampleSize);
  yield sample.length === 0 ? [null] : sample;
}

type Encoding = Pick<ReportInput, 'links' | 'baseline'> & {
  readonly isFull: boolean;
  readonly texts: Texts;
  readonly end: readonly CsvValue[];
};

/** Encodes the part that all records of an issue share only once. */
function encoderOf(
  group: ReportGroup,
  { isFull, end, texts, links, baseline }: Encoding,
): (occurrence: Row['occurrence']) => string {
  const shared = encodeCells(groupCells(group));
  const tail = encodeCells([group.card.help_url]);
  const rest = end.length === 0 ? '' : `,${encodeCells(end)}`;
  const shown = { texts, links, scanId: group.scanId };
  const writeMarks = markWriterOf(group, { isFull, baseline });
  return (occurrence) =>
    `${shared},${encodeCells(occurrenceCells(occurrence, shown))},${tail}${writeMarks(occurrence)}${rest}\r\n`;
}

type Marking = Pick<Encoding, 'isFull' | 'baseline'>;

function markWriterOf(group: ReportGroup, { isFull, baseline }: Marking): (occurrence: Row['occurrence']) => string {
  const writeStates = (one: StoredOccurrence | null) =>
    isFull ? `,${String(one?.false_positive ?? '')},${one?.verdict ?? ''},${String(one?.came_back ?? '')}` : '';
  if (baseline === undefined) return writeStates;
  return (one) => `${writeStates(one)},${(one && baseline.stateOf(one, group)) ?? ''}`;
}

function groupCells({ card }: ReportGroup): readonly CsvValue[] {
  return [
    card.kind,
    card.severity,
    card.rule,
    card.title,
    card.standards.map(({ criterion, name }) => `${criterion} ${name}`).join('; '),
    card.standards.map(({ level }) => level).join('; '),
    card.best_practice,
    card.occurrence_count,
    card.page_count,
  ];
}

type Shown = Pick<Encoding, 'texts' | 'links'> & { readonly scanId: string };

function occurrenceCells(occurrence: StoredOccurrence | null, { texts, links, scanId }: Shown): readonly CsvValue[] {
  if (occurrence === null) return occurrenceColumns.map(() => null);
  return [
    occurrence.page_url,
    occurrence.page_path.join(' › '),
    occurrence.selector,
    occurrence.message,
    writeDetails(occurrence.details, texts),
    occurrence.html,
    occurrence.screenshot === null ? null : links.picture(scanId, occurrence.screenshot),
    links.occurrence(scanId, occurrence.id),
    occurrence.id,
    occurrence.fingerprint,
    occurrence.states.join(' '),
    occurrence.path.join(' > '),
    occurrence.pattern,
    occurrence.first_seen.created_at,
  ];
}
