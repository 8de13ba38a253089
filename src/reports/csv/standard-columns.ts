import type { ReportGroup, ReportHead } from '../report-model.ts';
import type { CsvValue } from './csv-cell.ts';

/** A file that is limited to a standard says so in each record, with the clauses that its rule belongs to. */
export function standardColumns({ standard, texts }: Pick<ReportHead, 'standard' | 'texts'>): {
  readonly header: readonly string[];
  readonly cells: (group: ReportGroup) => readonly CsvValue[];
} {
  if (standard === null) return { header: [], cells: () => [] };
  const { id, clauses } = standard.result;
  return {
    header: [texts.reports.tables.csv.standard, texts.reports.tables.csv.clauses],
    cells: ({ card }) => {
      const found = clauses.filter(({ issues }) =>
        issues.some(({ kind, key }) => kind === card.kind && key === card.key),
      );
      return [id, found.map((clause) => clause.id).join('; ')];
    },
  };
}
