import type { ScanTuning } from '../../findings/scan-tuning.ts';
import type { Note } from '../../texts/note.ts';
import { says } from '../../texts/saying.ts';

/** What a scan was asked to leave out, as notes, so that no reader takes it for checked. */
export function describeTuning({ disable, exclude_selectors: selectors }: ScanTuning): readonly Note[] {
  const disabled = says('notes.rules_disabled', { rules: disable.join(', ') });
  const excluded = says('notes.exclude_selectors', { selectors: selectors.join(', ') });
  return [
    { code: 'rules_disabled', count: disable.length, said: disabled },
    { code: 'exclude_selectors', count: selectors.length, said: excluded },
  ].filter(({ count }) => count > 0);
}
