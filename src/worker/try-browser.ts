import { z } from 'zod';
import type { RunningBrowser } from '../browser/launch-browser.ts';
import type { Fonts } from '../browser/platform-fonts.ts';
import { fontSamples, readFonts } from '../browser/platform-fonts.ts';
import { isConfined } from '../browser/renderer-sandbox.ts';
import type { Engine } from '../engines/engine.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';
import { runReadingEngines } from '../visit/run-engines.ts';
import { deviceOf } from './device-of.ts';
import { Slot } from '../visit/slot.ts';
import { says } from '../texts/saying.ts';

/** The results of a working browser's trial. */
export type BrowserTrial = {
  readonly name: string;
  /** Undefined if the platform does not show it. */
  readonly isConfined: boolean | undefined;
  readonly fonts: Fonts;
  /** The face that replaces Arial. */
  readonly arial: string | null;
  /** The browser of the trial, if it is still running. */
  readonly running?: RunningBrowser | undefined;
};

/**
 * Older browsers have had no security fixes for more than a year, so they must not open untrusted pages. They also lack
 * features that reports need: a printed outline needs 122.
 */
export const leastBrowserMajor = 140;

const trialMs = 30_000;
/** The page of the trial needs no network, and reaches none. */
const nowhere: NetworkScope = {
  connect: () => Promise.reject(new Error('The page of the trial reaches no address.')),
  checkDocument: async () => ({ allowed: false, reason: says('visits.not_opened') }),
  protect: () => () => undefined,
};
/**
 * The text is too short for the language detector, and is marked as untranslatable. The detector loads with the first
 * page that needs it.
 */
const fixture = `<!doctype html><html lang="en"><title>Trial</title><main translate="no"><h1>A page</h1>
  <img src="data:,"><script>window.ownScriptRan = true</script>${fontSamples}</main></html>`;

/**
 * Scans a page of our own in a new browser like a page of a scan, with the required engine, and then ends the browser.
 * Throws an Error of one sentence if the browser does not meet the needs of scans.
 */
export async function tryBrowser(running: RunningBrowser, engines: readonly Engine[]): Promise<BrowserTrial> {
  const trial = await tryAndKeepBrowser(running, engines);
  await running.kill();
  return { ...trial, running: undefined };
}

/**
 * Tests the browser for a process that scans its first page immediately. A browser that passes keeps running, without
 * the tab of the trial.
 */
export async function tryAndKeepBrowser(running: RunningBrowser, engines: readonly Engine[]): Promise<BrowserTrial> {
  const slot = new Slot({ launch: async () => running, userAgent: (version) => `Curbcut trial/${version}` });
  try {
    requireVersion(running);
    const { tab } = await slot.tabFor({ scanId: 'trial', device: deviceOf('desktop'), scope: nowhere });
    await tab.page.setContent(fixture, { timeout: trialMs });
    const task = { engines: engines.slice(0, 1), deadline: performance.now() + trialMs };
    const reports = await runReadingEngines(await tab.hold(), task);
    if (!reports.some(({ findings }) => findings.some(({ rule }) => rule === 'image-alt'))) {
      throw new Error('The engine did not find the image without a text alternative on the page of the trial.');
    }
    const seen = seenSchema.parse(await tab.page.evaluate('[window.ownScriptRan === true, typeof window.curbcut]'));
    if (!seen[0]) throw new Error('The browser does not run the scripts of pages.');
    if (seen[1] !== 'undefined') throw new Error('The page can see the engines: the isolated world does not hold.');
    const confined = await isConfined(running.pid);
    const seenFonts = await readFonts(tab.session);
    return { name: running.name, isConfined: confined, ...seenFonts, running: await slot.handOver() };
  } catch (error) {
    await slot.close();
    await running.kill();
    throw error;
  }
}

const seenSchema = z.tuple([z.boolean(), z.string()]);

function requireVersion({ name, browser }: RunningBrowser): void {
  if (Number.parseInt(browser.version(), 10) >= leastBrowserMajor) return;
  throw new Error(`${name} is too old: version ${leastBrowserMajor} or newer is needed.`);
}
