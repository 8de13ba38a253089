import type { DroppedUrls } from '../../finding-pages/crawl/dropped-urls.ts';
import type { StoredSample } from '../../finding-pages/samples/stored-sample.ts';
import type { Note } from '../../texts/note.ts';

/** The typed form of the JSON columns of a scan's row. */
export type JsonColumns = {
  readonly notes: readonly Note[];
  readonly dropped: DroppedUrls;
  readonly fonts: Readonly<Record<string, string | null>>;
  readonly sample: StoredSample;
};

/** The change of a scan's row in the form for the database. */
export function storeJson<Change extends Partial<JsonColumns>>(change: Change) {
  const { notes, dropped, fonts, sample, ...values } = change;
  return {
    ...values,
    ...(notes !== undefined && { notes: JSON.stringify(notes) }),
    ...(dropped !== undefined && { dropped: JSON.stringify(dropped) }),
    ...(fonts !== undefined && { fonts: JSON.stringify(fonts) }),
    ...(sample !== undefined && { sample: JSON.stringify(sample) }),
  };
}
