import type { NamedComponent } from '../components/name-components.ts';
import type { Note } from '../../texts/note.ts';
import type { StoredPicture } from '../../findings/page-picture.ts';
import type { SpokenPage } from '../../findings/spoken-page.ts';
import type { StoredGroup } from '../../findings/stored-group.ts';
import type { RuleCounts } from '../../findings/rule-counts.ts';

/** The scan that analyzed a page's content, and the time. */
export type UnchangedSince = { readonly scanId: string; readonly at: Date };

/** The record of a page by an earlier scan. */
export type KnownPage = {
  /** The scan that owns these rows and files. It may have reused them itself. */
  readonly scanId: string;
  readonly since: UnchangedSince;
  readonly rules: RuleCounts;
  readonly notes: readonly Note[];
  readonly decidedPasses: number;
  readonly groups: readonly StoredGroup[];
  readonly components: readonly NamedComponent[];
  readonly picture: StoredPicture | null;
  readonly spoken: SpokenPage | null;
};
