import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import type { FocusSight } from '../../../known-parts.ts';
import type { OperatedPage } from '../../operated-page.ts';
import { lookAlike } from './look-alike.ts';

const picture = new URL('picture.in-page.ts', import.meta.url);
const showStop = inPageCall<[stop: number]>(picture, 'showStop');
const focusShown = inPageCall<[stop: number]>(picture, 'focusShown');
const focusInPlace = inPageCall<[stop: number]>(picture, 'focusInPlace');
const isBehindLayer = inPageCall<[stop: number]>(picture, 'isBehindLayer');
const untilMessages = inPageCall<[]>(new URL('../../../../browser/in-page/pause.ts', import.meta.url), 'untilMessages');
const mayAnswer = inPageCall<[ms: number]>(new URL('../../in-page/timers.ts', import.meta.url), 'isPlanned');
const pictureSchema = z.object({ data: z.string() });

/** A page that moves for a moment is at rest by then. */
const mostLooks = 3;
/** A script that scrolling wakes, as for a link to the top that fades in, takes less time. */
const awakeMs = 500;
/** A script may answer the focus, or its end, this much later. */
const laterMs = 60;

/**
 * Compares pictures of the view with and without the focus. One difference proves nothing, because the page may have
 * changed by itself: the mark must go away with the focus. A script gets time for a late mark.
 */
export class FocusPictures {
  readonly #page: OperatedPage;
  /** A script may answer the focus. */
  readonly #isHeard: boolean;
  /** The view without the focus, if the last stop looked the same with it. */
  #bare: string | undefined;
  #sharesBare = true;
  #looks = mostLooks;

  constructor(page: OperatedPage, isHeard: boolean) {
    this.#page = page;
    this.#isHeard = isHeard;
  }

  async compare(stop: number): Promise<FocusSight> {
    if (this.#isHeard) await this.#leaveSlowly(stop);
    const sight = (await this.#looksBare(stop)) ? 'not_shown' : await this.#compare(stop);
    if (sight === 'not_shown' && (await this.#can(isBehindLayer(stop)))) return 'covered';
    // A page that moves is not given time to rest again.
    if (sight === 'moving') this.#looks = 1;
    return sight;
  }

  /**
   * Takes away a mark that was there for good: the comparison of styles leaves a stop at once, before a script adds its
   * late mark, and then nothing takes the mark away.
   */
  async #leaveSlowly(stop: number): Promise<void> {
    const isFocused = await this.#page.focus(stop);
    await this.#page.evaluate(untilMessages());
    if (isFocused && (await this.#isPlanned())) await this.#page.settle(laterMs);
    await this.#page.blur();
    await this.#page.evaluate(untilMessages());
    if (await this.#isPlanned()) await this.#page.settle(laterMs);
  }

  /** True if the view has not scrolled since the picture without the focus, and the stop changes nothing in it. */
  async #looksBare(stop: number): Promise<boolean> {
    const bare = this.#bare;
    this.#bare = undefined;
    if (bare === undefined || !(await this.#can(focusInPlace(stop)))) return false;
    if (await lookAlike(await this.#lookLater(), bare)) this.#bare = bare;
    // The page may be moving, and further comparisons of this kind would use up its time.
    else this.#sharesBare = false;
    return this.#bare !== undefined;
  }

  async #compare(stop: number): Promise<FocusSight> {
    for (let look = 0; look < this.#looks; look += 1) {
      if (!(await this.#show(stop, look))) return 'gone';
      const without = await this.#take();
      if (!(await this.#can(focusShown(stop)))) return 'gone';
      if (await this.#staysAs(without)) {
        if (this.#sharesBare) this.#bare = without;
        return 'not_shown';
      }
      if (!(await this.#can(showStop(stop)))) return 'gone';
      if (await this.#isAgain(without)) return 'shown';
    }
    return 'moving';
  }

  /** Brings the stop into view, and lets scripts rest that moved the page at the first look. */
  async #show(stop: number, look: number): Promise<boolean> {
    if (!(await this.#can(showStop(stop)))) return false;
    if (look > 0 && (await this.#isPlanned())) await this.#page.settle(awakeMs);
    return true;
  }

  async #staysAs(before: string): Promise<boolean> {
    // Asked first: a script may also answer while the picture is taken.
    const isPlanned = await this.#isPlanned();
    if (!(await lookAlike(await this.#take(), before))) return false;
    return !isPlanned || lookAlike(await this.#lookLater(), before);
  }

  /** True if the view looks so again, at once or after what scripts have planned. */
  async #isAgain(before: string): Promise<boolean> {
    return (await lookAlike(await this.#take(), before)) || lookAlike(await this.#lookLater(), before);
  }

  async #can(call: string): Promise<boolean> {
    return (await this.#page.evaluate(call)) === true;
  }

  /** True if a script has planned something that may be an answer. */
  async #isPlanned(): Promise<boolean> {
    return this.#can(mayAnswer(laterMs));
  }

  async #lookLater(): Promise<string> {
    if (await this.#isPlanned()) await this.#page.settle(laterMs);
    return this.#take();
  }

  async #take(): Promise<string> {
    const options = { format: 'png', captureBeyondViewport: false, optimizeForSpeed: true };
    return pictureSchema.parse(await this.#page.send('Page.captureScreenshot', options)).data;
  }
}
