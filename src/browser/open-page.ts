import type { Captured, ShotRequest } from './element-shots.ts';
import type { PageContent } from './page-content.ts';
import type { PagePicture, PageRequests } from './page-picture.ts';
import type { ShowsSecret } from './picture-guard.ts';
import type { PageFrame } from './page-frame.ts';

export type Camera = {
  /** Pictures of elements: see element-shots.ts. It scrolls. */
  capture(requests: readonly ShotRequest[], timeoutMs: number): Promise<Captured>;
  /** A picture of the page from its top on, and where these elements are in it: see page-picture.ts. It scrolls, and back. */
  capturePage(requests: PageRequests, timeoutMs: number): Promise<PagePicture | undefined>;
};

/** What an engine is given: a settled page to read, or to drive. */
export type OpenPage = Camera & {
  readonly main: PageFrame;
  /** How many documents the page has, including its own. */
  readonly frameCount: number;
  /** All that the page consists of, or undefined if a part of it cannot be read: see page-content.ts. */
  readContent(timeoutMs: number): Promise<PageContent | undefined>;
  /** Covers fields while pictures are taken. Undefined for a page that shows a secret: see picture-guard.ts. */
  guardPictures<Taken>(showsSecret: ShowsSecret, take: (camera: Camera) => Promise<Taken>): Promise<Taken | undefined>;
  /** True when the page replaced its document after it had settled: see is-replaced.ts. */
  isReplaced(): Promise<boolean>;
  /** Stops every script that is running in the page, ours and its own. The document stays. */
  interrupt(): Promise<void>;
};
