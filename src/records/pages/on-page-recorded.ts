import { addEntryPages } from './add-entry-pages.ts';
import { addFoundPages } from './add-found-pages.ts';
import { markRecordedPage } from './apply-marks.ts';
import { noteReuse } from './note-reuse.ts';
import { noteRulesOff } from './note-rules-off.ts';
import type { OnPageRecorded } from './recorded-page.ts';

/** The features that take part in the recording of a scanned page, in its transaction and in this order. */
export const onPageRecorded: readonly OnPageRecorded[] = [
  markRecordedPage,
  noteReuse,
  noteRulesOff,
  addFoundPages,
  addEntryPages,
];
