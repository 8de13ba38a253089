import type { PageRecord } from '../pages/list-pages.ts';
import type { ScanRecord } from '../scans/scan-record.ts';
import type { Note } from '../shared/note.ts';
import type { ScanStandard } from '../standards/scan-standard.ts';
import type { Texts } from '../texts/texts.ts';

/** The scan with what the service noted about it in the language of the report: notes are stored in English. */
export function sayScan(scan: ScanRecord, texts: Texts): ScanRecord {
  return { ...scan, notes: sayNotes(scan.notes, texts) };
}

/** The same for the notes of a page. */
export function sayPage(page: PageRecord, texts: Texts): PageRecord {
  return { ...page, notes: sayNotes(page.notes, texts) };
}

/** The same for a standard: its name, those of its clauses, and what it says about the law. */
export function sayStandard(standard: ScanStandard, { say }: Texts): ScanStandard {
  const { title, clauses, legal_note: note } = standard;
  return {
    ...standard,
    title: say(title),
    clauses: clauses.map((clause) => ({ ...clause, name: say(clause.name) })),
    legal_note: note === null ? null : { ...note, text: say(note.text) },
  };
}

function sayNotes(notes: readonly Note[], { say }: Texts): Note[] {
  return notes.map((note) => ({ ...note, message: say(note.message) }));
}
