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

/** No browser can be started now. The page that asked for one is released, and no other is claimed until one starts. */
export class BrowserUnavailable extends SaidError {}

export type KeeperDeps = {
  /** Best first. */
  readonly plans: readonly LaunchPlan[];
  readonly launch: (plan: LaunchPlan) => Promise<RunningBrowser>;
  readonly tryBrowser: (running: RunningBrowser) => Promise<BrowserTrial>;
  readonly log: Logger;
  readonly isRequired: boolean;
  /** Waits before the next trial after so many failures in a row. */
  readonly pauseMs?: (failures: number) => number;
};

type Working = { readonly plan: LaunchPlan; readonly trial: BrowserTrial };

const closeMs = 1_000;
const backOff = { firstMs: 2_000, longestMs: 300_000 };
/** Whether the sandbox works by now is looked at again so often. */
const sandboxAgainMs = 900_000;

/**
 * Knows whether this process can start a browser, and how: it tries one on a page of our own before the first page is
 * claimed, after a browser that did not start, and from time to time where the sandbox is missing. Owns no browser
 * beyond its trial, except one that a trial kept for the first page.
 */
export class BrowserKeeper {
  readonly #deps: KeeperDeps;
  readonly #listeners = new Set<() => void>();
  #working: Working | undefined;
  #checks: BrowserChecks = untried;
  /** Browsers in a row that did not start, or did not pass their trial. */
  #failures = 0;
  #trial: Promise<void> | undefined;
  /** Of the last trial, until the first launch takes it. */
  #kept: RunningBrowser | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #hasWarnedOfFonts = false;

  constructor(deps: KeeperDeps) {
    this.#deps = deps;
  }

  /** Begins the first trial. Resolves when it is over, however it ended. */
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

  /** What pages are shown with; undefined before the first trial. */
  get fonts(): Fonts | undefined {
    return this.#working?.trial.fonts;
  }

  /** What the machine's fonts lack. Undefined before the first trial, and if they lack nothing. */
  get fontWarning(): FontWarning | undefined {
    return this.#working === undefined ? undefined : findFontWarning(this.#working.trial);
  }

  /** Calls the listener after each trial. */
  onTrial(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Starts a browser as the last trial found it to work. Throws BrowserUnavailable. */
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
    // A browser that hangs while it starts is not waited for: it ends with this process.
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
        // What takes too long takes as long without its sandbox.
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
