import { openedParts } from '../../in-page/opened-parts.ts';
import type { RawRule } from './axe-in-page.ts';
import { addFrames, listFrames } from './frames.ts';
import { prepareWorld } from './prepare-world.ts';
import { reportRules } from './report-rules.ts';

/** `isOpened`: axe looks only at the parts that the page has opened. */
export type RunOptions = { readonly run: object; readonly maxElements: number; readonly isOpened: boolean };

/** Set if axe has run in this world. */
export type Prepared = { readonly isPrepared: boolean };

/** Runs axe once on a page without frames, with selectors only for reported elements. */
export async function runWhole(options: RunOptions & Prepared): Promise<string> {
  if (!options.isPrepared) prepareWorld();
  let report: object = [];
  const reporter = (raw: readonly RawRule[], _options: object, done: (result: object) => void) => {
    report = reportRules(raw, options.maxElements);
    done({});
  };
  // axe refuses to look at nothing.
  if (options.isOpened && openedParts().length === 0) return '[]';
  const opened = options.isOpened ? { include: openedParts() } : undefined;
  await axe.run(opened ?? document, { ...options.run, ...(opened && { iframes: false }), reporter });
  return JSON.stringify(report);
}

/** Runs axe on the page's own document, and lists the frames below it to enter next. */
export async function runTopPart(options: RunOptions): Promise<string> {
  prepareWorld();
  const contexts = listFrames(document, options.run);
  window.curbcut.partials = [addFrames(await axe.runPartial(document, options.run), contexts)];
  return JSON.stringify(contexts);
}

/** Runs axe on one frame's document. Returns its part of the result, as text for the top, and the frames below it. */
export async function runFramePart(options: RunOptions, context: object): Promise<string> {
  prepareWorld();
  const contexts = listFrames(context, options.run);
  const part = JSON.stringify(addFrames(await axe.runPartial(context, options.run), contexts));
  return JSON.stringify({ part, contexts });
}

/**
 * Gives the frames' parts to the top document, depth first, null for each frame that was not reached, and merges them.
 */
export async function finishParts(options: RunOptions, parts: readonly (string | null)[]): Promise<string> {
  let report: object = [];
  const reporter = (raw: readonly RawRule[], _options: object, done: (result: object) => void) => {
    report = reportRules(raw, options.maxElements);
    done({});
  };
  // axe wrote these parts in the frames' worlds, and reads them itself.
  const below = parts.map((part) => (part === null ? null : (JSON.parse(part) as object)));
  await axe.finishRun([...window.curbcut.partials, ...below], { ...options.run, reporter });
  return JSON.stringify(report);
}
