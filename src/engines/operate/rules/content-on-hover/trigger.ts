import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { pause } from '../../../../time/pause.ts';
import { foundElementShape } from '../../../found-element.ts';
import { escapeKey } from '../../keys.ts';
import type { OperatedPage } from '../../operated-page.ts';

const appeared = new URL('appeared.in-page.ts', import.meta.url);
const aimAt = inPageCall<[index: number]>(appeared, 'aimAt');
const focusTrigger = inPageCall<[]>(appeared, 'focusTrigger');
const findAppeared = inPageCall<[mostMs: number]>(appeared, 'findAppeared');
const isContentShown = inPageCall<[ms: number]>(appeared, 'isContentShown');
const placeOfContent = inPageCall<[]>(appeared, 'placeOfContent');
const describeTrigger = inPageCall<[]>(appeared, 'describeTrigger');
const timers = new URL('../../in-page/timers.ts', import.meta.url);
const forgetTimers = inPageCall<[]>(timers, 'forgetTimers');
const readTimer = inPageCall<[leastMs: number, mostMs: number]>(timers, 'readTimer');

const pointSchema = z.object({ x: z.int(), y: z.int() });
type Point = z.infer<typeof pointSchema>;
const placeSchema = z.object({ x: z.number(), y: z.number() }).nullable();
type Place = z.infer<typeof placeSchema>;
const aimSchema = z.object({ on: pointSchema, away: pointSchema }).nullable();
const appearedSchema = z
  .object({
    text: z.string(),
    isCovering: z.boolean(),
    hasControl: z.boolean(),
    isError: z.boolean(),
    path: z.array(pointSchema),
  })
  .nullable();

/** See appeared.in-page.ts. */
export type Appeared = NonNullable<z.infer<typeof appearedSchema>>;
export type Way = 'pointer' | 'focus';

/** Many tooltips wait for half a second. */
const showMs = 600;
const hideMs = 350;
const keyMs = 100;
/** Two steps of the pointer on the trigger, in pixels. */
const steps: readonly Point[] = [
  { x: 9, y: 0 },
  { x: 9, y: 5 },
];
/** Timers that may hide content by itself. Shorter ones show it, or hide it after the pointer has left. */
const [leastTimerMs, mostTimerMs] = [700, 6_000];

/** An element that may show content for the pointer or the focus. */
export class Trigger {
  readonly #page: OperatedPage;
  readonly #index: number;
  #away: Point = { x: 0, y: 0 };
  #on: Point = { x: 0, y: 0 };

  constructor(page: OperatedPage, index: number) {
    this.#page = page;
    this.#index = index;
  }

  /** Returns what the pointer, or the focus, shows. Null if nothing appears. */
  async show(way: Way): Promise<Appeared | null> {
    const aim = aimSchema.parse(await this.#page.evaluate(aimAt(this.#index)));
    if (aim === null) return null;
    this.#away = aim.away;
    this.#on = aim.on;
    await this.#page.evaluate(forgetTimers());
    if (way === 'pointer') await this.move([aim.on]);
    else if ((await this.#page.evaluate(focusTrigger())) !== true) return null;
    return appearedSchema.parse(await this.#page.evaluate(findAppeared(showMs)));
  }

  /** Takes the pointer and the focus away. Returns true if the content goes, too. */
  async leave(): Promise<boolean> {
    await this.move([this.#away]);
    await this.#page.blur();
    return !(await this.#isShown(hideMs));
  }

  async move(path: readonly Point[]): Promise<void> {
    for (const point of path) await this.#page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
  }

  /** Moves the pointer to the content. Returns true if the content stays. */
  async staysUnder(path: readonly Point[]): Promise<boolean> {
    await this.move(path);
    return this.#isShown(hideMs);
  }

  /** Returns true if the content moves as the pointer moves on the trigger, so that the pointer never reaches it. */
  async follows(): Promise<boolean> {
    const start = await this.#readPlace();
    for (const step of steps) {
      await this.move([{ x: this.#on.x + step.x, y: this.#on.y + step.y }]);
      const place = await this.#readPlace();
      if (start === null || place === null) return false;
      if (Math.abs(place.x - start.x - step.x) > 1 || Math.abs(place.y - start.y - step.y) > 1) return false;
    }
    return true;
  }

  /** Returns true if the content stays after Escape. */
  async staysAfterEscape(): Promise<boolean> {
    await this.#page.press(escapeKey);
    return this.#isShown(keyMs);
  }

  /** Waits for a timer that the page has set since the content appeared. Returns true if the content goes by then. */
  async goesByItself(): Promise<boolean> {
    const waitMs = Number(await this.#page.evaluate(readTimer(leastTimerMs, mostTimerMs)));
    if (waitMs === 0) return false;
    await pause(waitMs);
    return !(await this.#isShown(keyMs));
  }

  async describe() {
    return z.array(z.object(foundElementShape)).parse(await this.#page.evaluate(describeTrigger()));
  }

  async #readPlace(): Promise<Place> {
    return placeSchema.parse(await this.#page.evaluate(placeOfContent()));
  }

  async #isShown(ms: number): Promise<boolean> {
    return (await this.#page.evaluate(isContentShown(ms))) === true;
  }
}
