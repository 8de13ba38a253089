import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { linksTo } from '../../in-page/media.ts';
import type { en } from './en.ts';

/** Finds each link to a recording. People decide whether it has an alternative. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const sounds = linksTo(/\.(?:mp3|wav|ogg|oga|opus|m4a|aac|flac|wma)$/i);
  const videos = linksTo(/\.(?:mp4|m4v|webm|mov|ogv|avi|mkv|wmv|mpe?g)$/i);
  return [
    ...sounds.map((element): ElementOutcome<typeof en> => ({ element, result: 'needs_review', message: ['sound'] })),
    ...videos.map((element): ElementOutcome<typeof en> => ({ element, result: 'needs_review', message: ['video'] })),
  ];
}
