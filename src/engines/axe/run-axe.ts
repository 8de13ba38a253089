import { inPageCall } from '../../browser/in-page-code.ts';
import type { OpenPage } from '../../browser/open-page.ts';
import type { EngineResult } from '../finding.ts';
import { timeLeft } from '../../time/time-left.ts';
import { parseAxeReport } from './axe-report.ts';
import { axeSource } from './axe-source.ts';
import { walkParts } from './walk-parts.ts';

/** All levels up to WCAG 2.2, and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

export type AxeOptions = {
  /** The time for the whole page, in milliseconds. */
  readonly timeoutMs: number;
  /** The number of elements kept per rule and kind. All are counted. */
  readonly maxElements: number;
  /** Rules left out of this run. */
  readonly without: readonly string[];
  /** See `Budget`. Frames in what the page opens are not looked at. */
  readonly isOpened?: boolean | undefined;
};

/** The share of the time left after the top document, for all frames together. The rest is for merging the parts. */
const framesShare = 0.7;

const inPage = new URL('in-page/run-axe.ts', import.meta.url);
const runWhole = inPageCall<[options: object]>(inPage, 'runWhole');
const runTopPart = inPageCall<[options: object]>(inPage, 'runTopPart');
const finishParts = inPageCall<[options: object, parts: readonly (string | null)[]]>(inPage, 'finishParts');

/** The source of axe is long, and takes longer than a run on a small part. */
const hasAxe = `typeof axe === 'object'`;

/** Runs axe on an open page, frames and shadow roots included. Throws PageFailure if the page fails. */
export async function runAxe(page: OpenPage, options: AxeOptions): Promise<EngineResult> {
  const deadline = performance.now() + options.timeoutMs;
  if (page.frameCount === 1 || options.isOpened === true) {
    const isPrepared = options.isOpened === true && (await page.main.evaluate(hasAxe, options.timeoutMs)) === true;
    const call = runWhole({ ...inPageOptions(options), isPrepared });
    const text = await page.main.evaluate(isPrepared ? call : `${axeSource}${call}`, options.timeoutMs);
    return parseAxeReport(text, []);
  }
  return runWithFrames(page, options, deadline);
}

async function runWithFrames(page: OpenPage, options: AxeOptions, deadline: number): Promise<EngineResult> {
  const given = inPageOptions(options);
  const top = await page.main.evaluate(`${axeSource}${runTopPart(given)}`, timeLeft(deadline));
  const framesDeadline = performance.now() + timeLeft(deadline) * framesShare;
  const walk = { options: given, source: axeSource, deadline: framesDeadline, interrupt: async () => page.interrupt() };
  const { parts, unreached } = await walkParts(page.main, top, walk);
  const text = await page.main.evaluate(finishParts(given, parts), timeLeft(deadline));
  return {
    ...parseAxeReport(text, [...new Set(unreached.map(({ selector }) => selector))]),
    frameNames: Object.fromEntries(unreached.map(({ selector, name }) => [selector, name])),
    frameUrls: Object.fromEntries(
      unreached.filter(({ url }) => url !== '').map(({ selector, url }) => [selector, url]),
    ),
  };
}

function inPageOptions(options: AxeOptions): object {
  return {
    maxElements: options.maxElements,
    isOpened: options.isOpened === true,
    run: {
      runOnly: { type: 'tag', values: tags },
      rules: Object.fromEntries(options.without.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations', 'incomplete'],
      elementRef: false,
      // Only disabled rules look at media files and style sheets.
      preload: false,
    },
  };
}
