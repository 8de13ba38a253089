import type { EngineReport } from '../engines/finding.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import type { Note } from '../shared/note.ts';
import { notesSchema } from '../shared/note.ts';

/** The rules that a setting turned off. They are recorded as not run, so that no comparison takes their issues for fixed. One that ran in a state of the scan did run. */
export function listRulesOff(reports: readonly EngineReport[]): readonly string[] {
  const off = reports.filter(({ isOff }) => isOff === true).flatMap(({ rules }) => Object.entries(rules));
  return off.flatMap(([rule, counts]) => (counts === null ? [rule] : []));
}

/** The note about these rules, unless the scan has it: it is there once however many pages say it. */
export function noteRulesOff({ notes }: Pick<ScanRow, 'notes'>, rules: readonly string[]): readonly Note[] {
  const code = 'rules_off';
  if (rules.length === 0 || notesSchema.parse(notes).some((note) => note.code === code)) return [];
  const message = `The setting operate_ms is 0, so pages are not operated. These rules did not run and neither passed nor failed: ${rules.join(', ')}.`;
  return [{ code, count: rules.length, message }];
}
