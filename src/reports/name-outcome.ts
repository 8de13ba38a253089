import type { Texts } from '../texts/texts.ts';
import { isFailureCode } from '../visit/page-outcome.ts';

/** The outcome of a page in words. An unknown outcome, from a later version, keeps its code. */
export function nameOutcome(outcome: string, { outcomeNames, reports }: Texts): string {
  if (outcome === 'scanned') return reports.tables.pageStatuses.completed;
  return isFailureCode(outcome) ? outcomeNames[outcome] : outcome;
}
