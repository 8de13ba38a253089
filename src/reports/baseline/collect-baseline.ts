import type { Database } from '../../adapters/db/schema.ts';
import type { ReportHead } from '../report-model.ts';
import type { BaselineMarks } from './baseline-marks.ts';
import type { FixedFinding } from './judgement.ts';
import type { MarkedFinding } from './read-marked-findings.ts';
import { readMarkedFindings } from './read-marked-findings.ts';

const mostListed = 50;

/** The findings that a summary names. Each list has the first ones, worst first. */
export type BaselineContent = {
  readonly marks: BaselineMarks;
  readonly added: readonly MarkedFinding[];
  readonly altered: readonly MarkedFinding[];
  readonly fixed: readonly FixedFinding[];
};

export async function collectBaseline(db: Database, head: ReportHead, marks: BaselineMarks): Promise<BaselineContent> {
  return {
    marks,
    added: await readMarkedFindings(db, head, marks.list('new', mostListed)),
    altered: await readMarkedFindings(db, head, marks.list('altered', mostListed)),
    fixed: marks.fixed.slice(0, mostListed),
  };
}
