import type { EngineReport } from '../../engines/finding.ts';
import { readTuning } from '../../findings/scan-tuning.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import { addNote } from '../scans/scan-effect.ts';
import { says } from '../../texts/saying.ts';
import type { Writing } from '../issues/write-findings.ts';
import type { RecordedPage } from './recorded-page.ts';

/**
 * The rules that a setting or the scan's request turned off. They are recorded as not run, so that no comparison counts their issues as
 * fixed. A rule that ran in one state of the scan did run.
 */
export function listRulesOff(reports: readonly EngineReport[]): readonly string[] {
  const off = reports.filter(({ isOff }) => isOff === true).flatMap(({ rules }) => Object.entries(rules));
  return off.flatMap(([rule, counts]) => (counts === null ? [rule] : []));
}

/** Adds one note about these rules to the scan, regardless of the number of pages. */
export async function noteRulesOff(_writing: Writing, { scan, report }: RecordedPage): Promise<ScanEffect> {
  const { rulesOff } = report;
  if (rulesOff.length === 0) return {};
  const code = readTuning(scan.tuning).operate ? 'notes.rules_off' : 'notes.rules_off_requested';
  const said = says(code, { rules: rulesOff.join(', ') });
  return addNote(scan, { code: 'rules_off', count: rulesOff.length, said });
}
