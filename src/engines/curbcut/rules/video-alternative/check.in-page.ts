import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { linksTo, hasSource } from '../../in-page/media.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Finds each video and each link to one. People decide whether its content has an alternative. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const played = findAll('video').flatMap((element): readonly ElementOutcome<typeof en>[] =>
    isExposed(element) && hasSource(element) ? [{ element, result: 'needs_review', message: ['video'] }] : [],
  );
  const links = linksTo(/\.(?:mp4|m4v|webm|mov|ogv|avi|mkv|wmv|mpe?g)$/i);
  return [
    ...played,
    ...links.map((element): ElementOutcome<typeof en> => ({ element, result: 'needs_review', message: ['link'] })),
  ];
}
