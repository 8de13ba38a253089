import type { UnchangedSince } from './known-page.ts';
import type { ReuseStop } from './reuse-stops.ts';

/** What becomes of a page's findings for later scans, and whence they are. */
export type PageReuse = {
  /** Null if no later scan may take them over. */
  readonly contentKey: string | null;
  /** Set if the page is as an earlier scan analyzed it. */
  readonly unchangedSince: UnchangedSince | null;
  /** The page differed from what an earlier scan found in the same content: nothing more is taken over for the target. */
  readonly stop?: ReuseStop | undefined;
  /** Such a page was found before; its URL. */
  readonly stoppedBy?: string | undefined;
};
