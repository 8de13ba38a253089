import { comparison } from './comparison.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';
import { manualChecks } from './manual-checks.ts';
import { messages } from './messages.ts';
import { outcomeNames } from './outcome-names.ts';
import { reports } from './reports.ts';
import { said } from './said/said.ts';
import { severities } from './severities.ts';
import { states } from './states.ts';

/** One file per theme. The types are those of English: every other language has the same keys. */
export const en = {
  comparison,
  counts,
  format,
  manualChecks,
  messages,
  outcomeNames,
  reports,
  said,
  severities,
  states,
};
