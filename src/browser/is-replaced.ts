import { z } from 'zod';
import { inPageCall } from './in-page-code.ts';
import { pause } from '../time/pause.ts';
import { PageFailure } from './page-failure.ts';
import type { PageFrame } from './page-frame.ts';

const inPage = new URL('in-page/settled-mark.ts', import.meta.url);
const hasOtherRoots = inPageCall<[]>(inPage, 'isReplaced');
const readScriptedAge = inPageCall<[]>(inPage, 'readScriptedAge');

const callMs = 5_000;
/** Scripts that replace the document do so early. All but very small pages take longer than this anyway. */
const watchMs = 500;
const ageSchema = z.number().nullable();

/**
 * True if the page replaced its document after it had settled. A page with scripts is watched until half a second after
 * its document arrived. False for a page that does not answer.
 */
export async function isReplaced(main: PageFrame): Promise<boolean> {
  try {
    if ((await main.evaluate(hasOtherRoots(), callMs)) === true) return true;
    const age = ageSchema.parse(await main.evaluate(readScriptedAge(), callMs));
    if (age === null || age >= watchMs) return false;
    await pause(watchMs - age);
    return (await main.evaluate(hasOtherRoots(), callMs)) === true;
  } catch (error) {
    if (error instanceof PageFailure) return error.kind === 'departed';
    throw error;
  }
}
