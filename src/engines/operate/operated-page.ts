import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import { PageFailure } from '../../browser/page-failure.ts';
import { sendWhileOpen } from '../send-while-open.ts';
import { pause } from '../../time/pause.ts';
import { isOver, timeLeft } from '../../time/time-left.ts';
import type { DrivingEngine } from '../engine.ts';
import type { Key } from './keys.ts';
import { backTabKey, tabKey } from './keys.ts';
import { PageWork } from './page-work.ts';
import { says } from '../../texts/saying.ts';

const timers = new URL('in-page/timers.ts', import.meta.url);
const settle = inPageCall<[mostMs: number]>(timers, 'settle');
const pauseInPage = inPageCall<[ms: number]>(new URL('../../browser/in-page/pause.ts', import.meta.url), 'pause');
const placeSchema = z.object({ stop: z.int(), isOutside: z.boolean(), isFrame: z.boolean() });
export type FocusPlace = Readonly<z.infer<typeof placeSchema>>;

/** No page needs this many keys, but a page that answers each key quickly must end too. */
const mostKeys = 800;
/** A page that takes longer for one key counts as not answering. */
const callMs = 5_000;
const undoMs = 3_000;
/** Scripts that move the focus back wait less than this. */
const calmMs = 50;

type DrivenPage = Parameters<DrivingEngine['run']>[0];

/** `workMs`: the processor time that operating may cost the page. `deadline` is a limit in real time. */
type Limits = { readonly workMs: number; readonly deadline: number };

/**
 * A page that keys are pressed on, within its limits of work, time and keys. All methods throw PageFailure when these
 * are used up.
 */
export class OperatedPage {
  readonly #page: DrivenPage;
  readonly #work: PageWork;
  readonly #deadline: number;
  #keys = 0;
  #isSpoilt = false;

  private constructor(page: DrivenPage, work: PageWork, deadline: number) {
    this.#page = page;
    this.#work = work;
    this.#deadline = deadline;
  }

  static async start(page: DrivenPage, { workMs, deadline }: Limits): Promise<OperatedPage> {
    const ask = async (method: string) =>
      sendWhileOpen(page.session, [method, {}], Math.min(callMs, timeLeft(deadline)));
    return new OperatedPage(page, await PageWork.start(ask, workMs), deadline);
  }

  async evaluate(expression: string): Promise<unknown> {
    return this.#page.main.evaluate(expression, await this.#readLimit());
  }

  async send(method: string, params: object): Promise<unknown> {
    return sendWhileOpen(this.#page.session, [method, params], await this.#readLimit());
  }

  listen(event: string, note: () => void): void {
    this.#page.session.on(event, note);
  }

  unlisten(event: string, note: () => void): void {
    this.#page.session.off(event, note);
  }

  /** Undoes a change even if the time is over. A page that fails to do so is spoiled, so do not reuse its tab. */
  async sendAtLast(method: string, params: object): Promise<void> {
    try {
      await sendWhileOpen(this.#page.session, [method, params], undoMs);
    } catch (error) {
      this.#isSpoilt = true;
      if (!(error instanceof PageFailure)) throw error;
    }
  }

  /** Throws PageFailure if the page could not be restored for its tab. */
  assertUnspoilt(): void {
    if (this.#isSpoilt) throw new PageFailure('departed', says('visits.not_operated'));
  }

  async press(key: Key): Promise<void> {
    const [down, up] = this.#strokes(key);
    await this.send('Input.dispatchKeyEvent', down);
    await this.send('Input.dispatchKeyEvent', up);
  }

  /**
   * Presses the keys in sequence without waiting, so that a script that answers later comes after all of them. The
   * limits are read once, because a question to the page between two keys would let its timers run.
   */
  async pressAtOnce(keys: readonly Key[]): Promise<void> {
    const strokes = keys.flatMap((key) => this.#strokes(key));
    const limit = await this.#readLimit();
    const press = async (stroke: object) =>
      sendWhileOpen(this.#page.session, ['Input.dispatchKeyEvent', stroke], limit);
    await Promise.all(strokes.map(press));
  }

  async readFocus(): Promise<FocusPlace> {
    return placeSchema.parse(await this.evaluate('curbcutReadFocus()'));
  }

  /** Presses Tab, or Shift+Tab, and returns the new position of the focus. */
  async tab(isBack = false): Promise<FocusPlace> {
    await this.press(isBack ? backTabKey : tabKey);
    return this.readFocus();
  }

  /** Returns false if the page does not leave the focus there. */
  async focus(stop: number): Promise<boolean> {
    return (await this.evaluate(`curbcutFocusStop(${stop})`)) === true;
  }

  /**
   * Sets the focus without the reactions of scripts, including pending timers for earlier keys, because two of them can
   * pass the focus to each other forever.
   */
  async focusCalmly(stop: number): Promise<boolean> {
    try {
      await this.send('Emulation.setScriptExecutionDisabled', { value: true });
      this.#work.addPause(calmMs);
      await pause(calmMs);
      return await this.focus(stop);
    } finally {
      await this.sendAtLast('Emulation.setScriptExecutionDisabled', { value: false });
    }
  }

  /** True if Tab, or Shift+Tab, on this stop leaves the page while its scripts do not run. */
  async leavesWithoutScripts(stop: number, isBack = false): Promise<boolean> {
    try {
      await this.send('Emulation.setScriptExecutionDisabled', { value: true });
      return (await this.focus(stop)) && (await this.tab(isBack)).isOutside;
    } finally {
      await this.sendAtLast('Emulation.setScriptExecutionDisabled', { value: false });
    }
  }

  /** Takes the focus from the element that has it. */
  async blur(): Promise<void> {
    await this.evaluate('curbcutBlur()');
  }

  /** Lets delayed handlers run: waits for the timers that scripts have set, at most so long. */
  async settle(mostMs: number): Promise<void> {
    const waitedMs = Number(await this.evaluate(settle(mostMs)));
    this.#work.addPause(Math.min(mostMs, waitedMs));
  }

  /** Waits so long in any case, for rules to which silence is a failure. */
  async wait(ms: number): Promise<void> {
    this.#work.addPause(ms);
    await this.evaluate(pauseInPage(ms));
  }

  #strokes({ text, ...key }: Key): readonly [down: object, up: object] {
    this.#keys += 1;
    if (this.#keys > mostKeys) throw new PageFailure('too_slow', says('visits.too_many_keys'));
    const down = text === undefined ? { type: 'rawKeyDown' } : { type: 'keyDown', text };
    return [
      { ...key, ...down },
      { ...key, type: 'keyUp' },
    ];
  }

  /** The longest time for one call. */
  async #readLimit(): Promise<number> {
    if (isOver(this.#deadline) || (await this.#work.isOver()))
      throw new PageFailure('too_slow', says('visits.operated_too_long'));
    return Math.min(callMs, timeLeft(this.#deadline));
  }
}
