import { z } from 'zod';
import { PageFailure } from '../../browser/page-failure.ts';
import { sendWhileOpen } from '../send-while-open.ts';
import { pause } from '../../time/pause.ts';
import { isOver, timeLeft } from '../../time/time-left.ts';
import type { DrivingEngine } from '../engine.ts';
import type { Key } from './keys.ts';
import { backTabKey, tabKey } from './keys.ts';
import { says } from '../../texts/saying.ts';

const placeSchema = z.object({ stop: z.int(), isOutside: z.boolean(), isFrame: z.boolean() });
export type FocusPlace = Readonly<z.infer<typeof placeSchema>>;

/** No page needs as many, and one that answers each key quickly must end too. */
const mostKeys = 800;
/** A page that takes longer for one key does not answer. */
const callMs = 5_000;
const undoMs = 1_000;
/** Scripts that move the focus back wait for less. */
const calmMs = 50;

type DrivenPage = Parameters<DrivingEngine['run']>[0];

/** A page that keys are pressed on, within its time and number of keys. Everything throws PageFailure when these are used up. */
export class OperatedPage {
  readonly #page: DrivenPage;
  readonly #deadline: number;
  #keys = 0;
  #isSpoilt = false;

  constructor(page: DrivenPage, deadline: number) {
    this.#page = page;
    this.#deadline = deadline;
  }

  /** What is left of the time, in milliseconds. */
  get leftMs(): number {
    return timeLeft(this.#deadline);
  }

  async evaluate(expression: string): Promise<unknown> {
    this.#assertTime();
    return this.#page.main.evaluate(expression, Math.min(callMs, this.leftMs));
  }

  async send(method: string, params: object): Promise<unknown> {
    this.#assertTime();
    return sendWhileOpen(this.#page.session, [method, params], Math.min(callMs, this.leftMs));
  }

  /** For what must be undone even when the time is over. A page that does not do it is spoilt: its tab must not be used again. */
  async sendAtLast(method: string, params: object): Promise<void> {
    try {
      await sendWhileOpen(this.#page.session, [method, params], undoMs);
    } catch (error) {
      this.#isSpoilt = true;
      if (!(error instanceof PageFailure)) throw error;
    }
  }

  /** Throws PageFailure when the page could not be brought back to what the tab needs. */
  assertUnspoilt(): void {
    if (this.#isSpoilt) throw new PageFailure('departed', says('visits.not_operated'));
  }

  async press(key: Key): Promise<void> {
    const [down, up] = this.#strokes(key);
    await this.send('Input.dispatchKeyEvent', down);
    await this.send('Input.dispatchKeyEvent', up);
  }

  /** One after the other without waiting, so that a script which answers after a moment is behind all of them. */
  async pressAtOnce(keys: readonly Key[]): Promise<void> {
    const strokes = keys.flatMap((key) => this.#strokes(key));
    await Promise.all(strokes.map(async (stroke) => this.send('Input.dispatchKeyEvent', stroke)));
  }

  async readFocus(): Promise<FocusPlace> {
    return placeSchema.parse(await this.evaluate('curbcutReadFocus()'));
  }

  /** Presses Tab, or Shift+Tab, and says where the focus is then. */
  async tab(isBack = false): Promise<FocusPlace> {
    await this.press(isBack ? backTabKey : tabKey);
    return this.readFocus();
  }

  /** False when the page does not leave the focus there. */
  async focus(stop: number): Promise<boolean> {
    return (await this.evaluate(`curbcutFocusStop(${stop})`)) === true;
  }

  /**
   * The same, without what scripts do about it, and about the keys before: what their timers would do now is left out. Two of them can
   * hand the focus to each other without end.
   */
  async focusCalmly(stop: number): Promise<boolean> {
    try {
      await this.send('Emulation.setScriptExecutionDisabled', { value: true });
      await pause(calmMs);
      return await this.focus(stop);
    } finally {
      await this.sendAtLast('Emulation.setScriptExecutionDisabled', { value: false });
    }
  }

  /** Takes the focus from the element that has it. */
  async blur(): Promise<void> {
    await this.evaluate('curbcutBlur()');
  }

  /** Lets handlers that wait for a moment do what they wait for. */
  async settle(ms: number): Promise<void> {
    await this.evaluate(`new Promise((resolve) => { setTimeout(resolve, ${ms}); })`);
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

  #assertTime(): void {
    if (isOver(this.#deadline)) throw new PageFailure('too_slow', says('visits.operated_too_long'));
  }
}
