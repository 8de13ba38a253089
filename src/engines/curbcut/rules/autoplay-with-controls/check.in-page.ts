import { findAll } from '../../../in-page/elements.ts';
import { isShort, awaitMetadata, hasSound } from '../../in-page/sound.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Finds sound that starts by itself although a player on the page can stop it, because it covers screen readers until
 * people have found the player.
 */
export async function check(): Promise<readonly ElementOutcome<typeof en>[]> {
  const loud = findAll('audio[autoplay][controls], video[autoplay][controls]').filter(
    (media): media is HTMLMediaElement =>
      media instanceof HTMLMediaElement && !media.muted && media.checkVisibility({ visibilityProperty: true }),
  );
  const outcomes = await Promise.all(
    loud.map(async (element): Promise<ElementOutcome<typeof en> | undefined> => {
      if (!(await awaitMetadata(element)) || hasSound(element) !== true) return undefined;
      if (isShort(element)) return { element, result: 'passed' };
      return { element, result: 'failed', message: ['before_controls'] };
    }),
  );
  return outcomes.filter((outcome) => outcome !== undefined);
}
