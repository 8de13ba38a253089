import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { hearVideos } from '../../in-page/media.ts';
import type { en } from './en.ts';

/** Finds each video without sound. People decide whether text or a recording says what it shows. */
export async function check(): Promise<readonly ElementOutcome<typeof en>[]> {
  const videos = await hearVideos();
  return videos.flatMap(({ element, hasSound }): readonly ElementOutcome<typeof en>[] =>
    hasSound === false ? [{ element, result: 'needs_review', message: ['video'] }] : [],
  );
}
