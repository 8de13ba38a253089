import type { Logger } from 'pino';
import type { RunningBrowser } from '../browser/launch-browser.ts';
import { LaunchFailure } from '../browser/launch-failure.ts';
import type { LaunchPlan } from '../browser/launch-plan.ts';
import type { Fonts } from '../browser/platform-fonts.ts';
import { delayAfter } from '../time/back-off.ts';
import { endsWithin } from '../time/time-limit.ts';
import type { BrowserChecks, FontWarning } from './describe-browser.ts';
import { describeFailure, describeSuccess, findFontWarning, untried } from './describe-browser.ts';
import type { BrowserTrial } from './try-browser.ts';
import { isDeepStrictEqual } from 'node:util';
import { SaidError } from '../texts/said-error.ts';
import { say } from '../texts/say.ts';
import { sayAll, says } from '../texts/saying.ts';

/** No browser can start now. The page that needed one is released, and no other page is claimed until one starts. */
export class BrowserUnavailable extends SaidError {}

export type KeeperDeps = {
  /** The best plan comes first. */
  readonly plans: readonly LaunchPlan[];
  readonly launch: (plan: LaunchPlan) => Promise<RunningBrowser>;
  readonly tryBrowser: (running: RunningBrowser) => Promise<BrowserTrial>;
  readonly log: Logger;
  readonly isRequired: boolean;
  /** The pause before the next trial after this number of successive failures. */
  readonly pauseMs?: (failures: number) => number;
};

type Working = { readonly plan: LaunchPlan; readonly trial: BrowserTrial };

const closeMs = 1_000;
const backOff = { firstMs: 2_000, longestMs: 300_000 };
/** The interval between trials for a missing sandbox. */
const sandboxAgainMs = 900_000;

/**
 * Knows whether and how this process can start a browser. It runs a trial on a page of our own before the first page is
 * claimed, after a failed start, and from time to time if the sandbox is missing. It owns only the browser of its
 * trial, and keeps that one for the first page.
 */
export class BrowserKeeper {
  readonly #deps: KeeperDeps;
  readonly #listeners = new Set<() => void>();
  #working: Working | undefined;
  #checks: BrowserChecks = untried;
  /** The number of successive browsers that did not start or failed their trial. */
  #failures = 0;
  #trial: Promise<void> | undefined;
  /** The browser of the last trial, until the first launch takes it. */
  #kept: RunningBrowser | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #hasWarnedOfFonts = false;

  constructor(deps: KeeperDeps) {
    this.#deps = deps;
  }

  /** Starts the first trial. Resolves when it is over, regardless of its result. */
  start(): Promise<void> {
    return this.#tryNow();
  }

  /** True while browsers are expected to start. */
  get isReady(): boolean {
    return this.#working !== undefined;
  }

  get checks(): BrowserChecks {
    return this.#checks;
  }

  /** The fonts of pages. Undefined before the first trial. */
  get fonts(): Fonts | undefined {
    return this.#working?.trial.fonts;
  }

  /** Describes missing fonts of the machine. Undefined before the first trial, and if all fonts exist. */
  get fontWarning(): FontWarning | undefined {
    return this.#working === undefined ? undefined : findFontWarning(this.#working.trial);
  }

  onTrial(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Starts a browser in the way that passed the last trial. Throws BrowserUnavailable. */
  readonly launch = async (): Promise<RunningBrowser> => {
    await this.#trial;
    const working = this.#working;
    if (working === undefined)
      throw new BrowserUnavailable(this.#checks.browser.detail ?? says('health.browser_failed'));
    const kept = this.#kept;
    this.#kept = undefined;
    if (kept?.browser.isConnected() === true) return kept;
    await kept?.kill();
    try {
      const running = await this.#deps.launch(working.plan);
      this.#failures = 0;
      return running;
    } catch (error) {
      this.#noteFailure(error);
      throw new BrowserUnavailable(says('health.browser_failed'), { cause: error });
    }
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    // It does not wait for a browser that hangs during its start. That browser ends with this process.
    if (this.#trial !== undefined) await endsWithin(closeMs, this.#trial);
    await this.#keep(undefined);
  }

  #noteFailure(error: unknown): void {
    this.#working = undefined;
    this.#failures += 1;
    this.#deps.log.warn({ err: error }, 'a browser did not start; it is tested again before the next page');
    this.#schedule(this.#pauseMs());
  }

  #pauseMs(): number {
    const { pauseMs = (failures) => delayAfter(failures, backOff) } = this.#deps;
    return pauseMs(this.#failures);
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#tryNow(), afterMs);
    this.#timer.unref();
  }

  #tryNow(): Promise<void> {
    this.#trial ??= this.#tryPlans().finally(() => {
      this.#trial = undefined;
      for (const listener of this.#listeners) listener();
    });
    return this.#trial;
  }

  async #tryPlans(): Promise<void> {
    const failed: unknown[] = [];
    for (const plan of this.#deps.plans) {
      try {
        const trial = await this.#tryPlan(plan);
        this.#use({ plan, trial }, failed[0]);
        return;
      } catch (error) {
        failed.push(error);
        // A slow start is as slow without the sandbox.
        if (this.#isClosed || (error instanceof LaunchFailure && error.kind === 'slow')) break;
      }
    }
    this.#giveUp(failed[0]);
  }

  async #tryPlan(plan: LaunchPlan): Promise<BrowserTrial> {
    const trial = await this.#deps.tryBrowser(await this.#deps.launch(plan));
    if (plan.sandbox && trial.isConfined === false) {
      await trial.running?.kill();
      throw new LaunchFailure('sandbox', says('health.not_confined'));
    }
    await this.#keep(trial.running);
    return trial;
  }

  async #keep(running: RunningBrowser | undefined): Promise<void> {
    const before = this.#kept;
    this.#kept = this.#isClosed ? undefined : running;
    await before?.kill();
    if (this.#isClosed) await running?.kill();
  }

  #use(working: Working, reason: unknown): void {
    const before = this.#checks;
    this.#working = working;
    this.#checks = describeSuccess(working, reason);
    const { browser, sandbox } = this.#checks;
    if (sandbox.status !== 'ok' && reason !== undefined) this.#schedule(sandboxAgainMs);
    if (sandbox.status !== before.sandbox.status || browser.status !== before.browser.status) {
      const line = sayAll(browser.detail, sandbox.detail, sandbox.remedy);
      this.#deps.log[sandbox.status === 'ok' ? 'info' : 'warn'](say('en', line));
    }
    this.#warnOfFonts(working.trial);
  }

  #warnOfFonts(trial: BrowserTrial): void {
    const warning = findFontWarning(trial);
    if (warning === undefined || this.#hasWarnedOfFonts) return;
    this.#hasWarnedOfFonts = true;
    this.#deps.log.warn(say('en', sayAll(warning.detail, warning.remedy)));
  }

  #giveUp(error: unknown): void {
    if (this.#isClosed) return;
    this.#working = undefined;
    this.#failures += 1;
    const checks = describeFailure(error, this.#deps);
    const isNews = !isDeepStrictEqual(checks.browser.detail, this.#checks.browser.detail);
    this.#checks = checks;
    if (isNews) this.#deps.log.error(say('en', sayAll(checks.browser.detail, checks.browser.remedy)));
    this.#schedule(this.#pauseMs());
  }
}
