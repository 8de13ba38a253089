import type { en } from '../en/texts.ts';
import { comparison } from './comparison.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';
import { manualChecks } from './manual-checks.ts';
import { outcomeNames } from './outcome-names.ts';
import { outcomes } from './outcomes.ts';
import { reports } from './reports.ts';
import { severities } from './severities.ts';

export const de: typeof en = {
  language: 'de',
  comparison,
  counts,
  format,
  manualChecks,
  outcomeNames,
  outcomes,
  reports,
  severities,
};
