import type { ShowsSecret } from '../browser/picture-guard.ts';
import type { Tab } from '../browser/tab.ts';

const mostMs = 5_000;
/** A view of 1280 by 800 pixels has 32 kB. */
const mostBytes = 300_000;

/**
 * A picture of the top of the page in front (JPEG), as scans take them: fields are covered, and a page that shows a
 * secret has none. A trial has its result without it.
 */
export async function takeTrialPicture(tab: Tab, showsSecret: ShowsSecret): Promise<Buffer | undefined> {
  try {
    const page = await tab.hold();
    const guarding = { showsSecret, deadline: performance.now() + mostMs };
    const taken = await page.guardPictures(guarding, async (camera) => camera.capturePage([], mostMs));
    const image = taken?.parts[0]?.image;
    return image !== undefined && image.length <= mostBytes ? image : undefined;
  } catch {
    // The page is gone, does not answer, or shows a secret.
    return undefined;
  }
}
