import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { EngineReport } from '../engines/finding.ts';
import type { Note } from '../scans/scan-record.ts';

/** The rules that a setting turned off. They are recorded as not run, so that no comparison takes their issues for fixed. */
export function listRulesOff(reports: readonly EngineReport[]): readonly string[] {
  return reports.filter(({ isOff }) => isOff === true).flatMap(({ rules }) => Object.keys(rules));
}

/** The notes of the scan's row with the one about these rules, which is there once however many pages say it. */
export function noteRulesOff(rules: readonly string[]): RawBuilder<string> {
  const note: Note = {
    code: 'rules_off',
    count: rules.length,
    message: `The setting operate_ms is 0, so pages are not operated. These rules did not run and neither passed nor failed: ${rules.join(', ')}.`,
  };
  const known = JSON.stringify([{ code: note.code }]);
  return sql`case when notes @> ${known}::jsonb then notes else notes || ${JSON.stringify([note])}::jsonb end`;
}
