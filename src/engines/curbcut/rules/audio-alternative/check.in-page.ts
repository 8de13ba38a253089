import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { hasSource } from '../../in-page/media.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Finds each sound that people can start, or that starts by itself. People decide whether there is a transcript. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('audio').flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const isHeard = element.matches('[autoplay]') || isExposed(element);
    return isHeard && hasSource(element) ? [{ element, result: 'needs_review', message: ['sound'] }] : [];
  });
}
