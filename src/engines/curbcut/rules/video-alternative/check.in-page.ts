import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { hearVideos } from '../../in-page/media.ts';
import type { en } from './en.ts';

/** Finds each video with sound, or that may have some. People decide whether its pictures have an alternative. */
export async function check(): Promise<readonly ElementOutcome<typeof en>[]> {
  const videos = await hearVideos();
  return videos.flatMap(({ element, hasSound }): readonly ElementOutcome<typeof en>[] =>
    hasSound === false ? [] : [{ element, result: 'needs_review', message: ['video'] }],
  );
}
