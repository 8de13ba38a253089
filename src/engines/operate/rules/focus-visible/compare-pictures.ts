import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import type { FocusSight } from '../../../known-parts.ts';
import { DrawingWatch } from '../../drawing-watch.ts';
import type { OperatedPage } from '../../operated-page.ts';
import { lookAlike } from './look-alike.ts';

const picture = new URL('picture.in-page.ts', import.meta.url);
const showStop = inPageCall<[stop: number]>(picture, 'showStop');
const focusShown = inPageCall<[stop: number]>(picture, 'focusShown');
const isBehindLayer = inPageCall<[stop: number]>(picture, 'isBehindLayer');
const pauses = new URL('../../../../browser/in-page/pause.ts', import.meta.url);
const untilMessages = inPageCall<[]>(pauses, 'untilMessages');
const untilDrawn = inPageCall<[mostMs: number]>(pauses, 'untilDrawn');
const mayAnswer = inPageCall<[ms: number]>(new URL('../../in-page/timers.ts', import.meta.url), 'isPlanned');
const pictureSchema = z.object({ data: z.string() });

/** A page that moves for a moment is at rest by then. */
const mostLooks = 3;
/** A script that scrolling wakes, as for a link to the top that fades in, takes less time. */
const awakeMs = 500;
/** A script may answer the focus, or its end, this much later. */
const laterMs = 60;
const drawnMs = 150;

/**
 * Compares the view with and without the focus. If the browser draws nothing for the focus, both are equal. Otherwise
 * pictures decide. One difference proves nothing, because the page may have changed by itself: the mark must go away with
 * the focus. A script gets time for a late mark.
 */
export class FocusPictures {
  readonly #page: OperatedPage;
  #drawing: DrawingWatch | undefined;
  /** A script may answer the focus. */
  readonly #isHeard: boolean;
  #looks = mostLooks;

  constructor(page: OperatedPage, isHeard: boolean) {
    this.#page = page;
    this.#isHeard = isHeard;
  }

  async end(): Promise<void> {
    await this.#drawing?.end();
  }

  async compare(stop: number): Promise<FocusSight> {
    if (this.#isHeard) await this.#leaveSlowly(stop);
    const sight = (await this.#drawsNothing(stop)) ? 'not_shown' : await this.#compare(stop);
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

  /** False also if the page does not leave the focus there, or if it was not drawn in time. */
  async #drawsNothing(stop: number): Promise<boolean> {
    this.#drawing ??= await DrawingWatch.start(this.#page);
    if (!(await this.#can(showStop(stop)))) return false;
    const before = this.#drawing.count;
    let seen = await this.#page.evaluate(focusShown(stop));
    if (seen === 'planned') {
      await this.#page.settle(laterMs);
      seen = (await this.#can(untilDrawn(drawnMs))) ? 'drawn' : 'not_drawn';
    }
    return seen === 'drawn' && this.#drawing.count === before;
  }

  async #compare(stop: number): Promise<FocusSight> {
    for (let look = 0; look < this.#looks; look += 1) {
      if (!(await this.#show(stop, look))) return 'gone';
      const without = await this.#take();
      if ((await this.#page.evaluate(focusShown(stop))) === 'gone') return 'gone';
      if (await this.#staysAs(without)) return 'not_shown';
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
