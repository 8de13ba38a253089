import type { PageContent } from './page-content.ts';
import type { PagePicture, Place, PlaceRequest } from './page-picture.ts';
import type { ShowsSecret } from './picture-guard.ts';
import type { PageFrame } from './page-frame.ts';

export type Camera = {
  /** Takes a picture of the page, and locates these elements in it: see capture-page.ts. It scrolls down and back. */
  capturePage(requests: readonly PlaceRequest[], timeoutMs: number): Promise<PagePicture | undefined>;
  /** Takes a picture of the view, and locates the elements in it. It does not scroll. */
  captureView(requests: readonly PlaceRequest[], timeoutMs: number): Promise<PagePicture | undefined>;
  /** Locates elements in a picture of the page from before: see find-in-picture.ts. */
  findInPicture(
    sought: { readonly picture: PagePicture; readonly requests: readonly PlaceRequest[] },
    timeoutMs: number,
  ): Promise<ReadonlyMap<string, Place>>;
};

/** The page that an engine reads or operates, after it has settled. */
export type OpenPage = Camera & {
  readonly main: PageFrame;
  /** The number of documents in the page, including its own. */
  readonly frameCount: number;
  /** Reads all content of the page. Returns undefined if a part of it cannot be read: see page-content.ts. */
  readContent(timeoutMs: number): Promise<PageContent | undefined>;
  /** Covers fields while pictures are taken. Returns undefined if the page shows a secret: see picture-guard.ts. */
  guardPictures<Taken>(
    guarding: { readonly showsSecret: ShowsSecret; readonly deadline: number },
    take: (camera: Camera) => Promise<Taken>,
  ): Promise<Taken | undefined>;
  /** True if the page replaced its document after it had settled: see is-replaced.ts. */
  isReplaced(): Promise<boolean>;
  /** Stops every running script in the page, ours and its own. The document stays. */
  interrupt(): Promise<void>;
};
