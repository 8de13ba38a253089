import type { UnchangedSince } from './known-page.ts';
import type { ReuseStop } from './reuse-stops.ts';

/** The source of a page's findings, and their reuse by later scans. */
export type PageReuse = {
  /** Null if no later scan may reuse them. */
  readonly contentKey: string | null;
  /** Set if the page is unchanged since an earlier scan analyzed it. */
  readonly unchangedSince: UnchangedSince | null;
  /** Set if the page differed from an earlier scan's findings for the same content. It ends reuse for the target. */
  readonly stop?: ReuseStop | undefined;
  /** The URL of an earlier page that ended reuse. */
  readonly stoppedBy?: string | undefined;
};
