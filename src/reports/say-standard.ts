import type { ScanStandard } from '../reading/standards/scan-standard.ts';
import type { Texts } from '../texts/texts.ts';

/** A standard in the language of the report: its name, those of its clauses, and what it says about the law. */
export function sayStandard(standard: ScanStandard, { say }: Texts): ScanStandard {
  const { title, clauses, legal_note: note } = standard;
  return {
    ...standard,
    title: say(title),
    clauses: clauses.map((clause) => ({ ...clause, name: say(clause.name) })),
    legal_note: note === null ? null : { ...note, text: say(note.text) },
  };
}
