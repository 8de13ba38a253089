import type { reports as english } from '../en/reports.ts';
import { reportBaseline } from './report-baseline.ts';
import { reportCi } from './report-ci.ts';
import { reportCover } from './report-cover.ts';
import { reportDecisions } from './report-decisions.ts';
import { reportEvidence } from './report-evidence.ts';
import { reportFormats } from './report-formats.ts';
import { reportFrame } from './report-frame.ts';
import { reportIssues } from './report-issues.ts';
import { reportMarkdown } from './report-markdown.ts';
import { reportMethod } from './report-method.ts';
import { reportProgress } from './report-progress.ts';
import { reportScreen } from './report-screen.ts';
import { reportSummary } from './report-summary.ts';
import { reportTables } from './report-tables.ts';
import { reportText } from './report-text.ts';
import { reportWorkbook } from './report-workbook.ts';

export const reports: typeof english = {
  baseline: reportBaseline,
  ci: reportCi,
  cover: reportCover,
  decisions: reportDecisions,
  evidence: reportEvidence,
  formats: reportFormats,
  frame: reportFrame,
  issues: reportIssues,
  markdown: reportMarkdown,
  method: reportMethod,
  progress: reportProgress,
  screen: reportScreen,
  summary: reportSummary,
  tables: reportTables,
  text: reportText,
  workbook: reportWorkbook,
};
