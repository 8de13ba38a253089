import { PageFailure } from '../browser/page-failure.ts';
import type { PageFrame } from '../browser/page-frame.ts';
import { inPageCall } from '../browser/in-page-code.ts';
import { timeLeft } from '../time/time-left.ts';

const inPage = new URL('in-page/frames.ts', import.meta.url);
const findFrame = inPageCall<[index: number]>(inPage, 'findFrame');
const isFrameGone = inPageCall<[index: number]>(inPage, 'isFrameGone');
const isFrameReplaced = inPageCall<[]>(inPage, 'isFrameReplaced');

/** If less time is left, a frame is not tried. */
const leastFrameMs = 200;
const maxFrames = 100;
const maxDepth = 20;
const isGoneMs = 1_000;
/** The limit for all frames together, which are asked at the same time. */
const areReplacedMs = 3_000;

/** A frame as listed in its document, in the order of `keepFrames`. */
type Listed = { readonly selector: string };
type Analyzed<Frame, Part> = { readonly part: Part; readonly frames: readonly Frame[] };

type FramesWork<Frame, Part> = {
  /** Lists the frames inside the frame, then analyzes its document. Throws PageFailure. */
  readonly analyze: (frame: PageFrame, listed: Frame, timeoutMs: number) => Promise<Analyzed<Frame, Part>>;
  /** Frames after this time are not reached. */
  readonly deadline: number;
  /** The limit for entering one frame, and again for analyzing it. A slower frame counts as not reached. */
  readonly frameMs: number;
  /** Stops the work of a frame that did not answer in time, because it may block the whole page. */
  readonly interrupt: () => Promise<void>;
};

/** `gone`: the page removed the frame before its turn, so it is no longer part of the page. */
export type WalkedFrame<Frame, Part> = {
  readonly listed: Frame;
  /** The selectors of the frames around it, from the outermost one to its parent. */
  readonly parents: readonly Frame[];
  readonly result: { readonly part: Part } | 'unreached' | 'gone';
};

/** `tried`: the number of frames so far. */
type Walk<Frame, Part> = FramesWork<Frame, Part> & { tried: number };
type Step<Frame> = { readonly parent: PageFrame; readonly parents: readonly Frame[] };
type Entered<Frame, Part> = Analyzed<Frame, Part> & { readonly frame: PageFrame };
/** A frame with those inside it. `index`: its position in the list of its document. */
type Walked<Frame, Part> = {
  readonly step: Step<Frame>;
  readonly listed: Frame;
  readonly index: number;
  readonly entered: Entered<Frame, Part> | 'unreached' | 'gone';
  readonly below: readonly Walked<Frame, Part>[];
};

/**
 * Analyzes the frames below a document, one after the other. The result has each frame before those inside it. A silent
 * or broken frame costs only its own time. A frame that shows another document by the end is analyzed again; if it has
 * changed again by then, it counts as not reached. Throws PageFailure only if the page is gone.
 */
export async function walkFrames<Frame extends Listed, Part>(
  main: PageFrame,
  listed: readonly Frame[],
  work: FramesWork<Frame, Part>,
): Promise<readonly WalkedFrame<Frame, Part>[]> {
  const first = await walkBelow({ ...work, tried: 0 }, { parent: main, parents: [] }, listed);
  const again = { ...work, tried: 0 };
  const renewed = await renewStale(first, async (stale) => walkFrame(again, stale));
  const last = await renewStale(renewed, async (stale) => ({ ...stale, entered: 'unreached', below: [] }));
  return last.flatMap(listWalked).map(({ listed: frame, step, entered }) => ({
    listed: frame,
    parents: step.parents,
    result: entered,
  }));
}

function listWalked<Frame, Part>(walked: Walked<Frame, Part>): readonly Walked<Frame, Part>[] {
  return [walked, ...walked.below.flatMap(listWalked)];
}

async function walkBelow<Frame, Part>(
  walk: Walk<Frame, Part>,
  step: Step<Frame>,
  frames: readonly Frame[],
): Promise<readonly Walked<Frame, Part>[]> {
  const walked: Walked<Frame, Part>[] = [];
  for (const [index, listed] of frames.entries()) walked.push(await walkFrame(walk, { step, listed, index }));
  return walked;
}

type Turn<Frame, Part> = Pick<Walked<Frame, Part>, 'step' | 'listed' | 'index'>;

async function walkFrame<Frame, Part>(walk: Walk<Frame, Part>, turn: Turn<Frame, Part>): Promise<Walked<Frame, Part>> {
  const { step, listed, index } = turn;
  const entered = await enterAndAnalyze(walk, turn);
  walk.tried += 1;
  if (typeof entered === 'string') return { step, listed, index, entered, below: [] };
  const inner = { parent: entered.frame, parents: [...step.parents, listed] };
  return { step, listed, index, entered, below: await walkBelow(walk, inner, entered.frames) };
}

async function enterAndAnalyze<Frame, Part>(
  walk: Walk<Frame, Part>,
  { step, listed, index }: Turn<Frame, Part>,
): Promise<Walked<Frame, Part>['entered']> {
  if (walk.tried >= maxFrames || step.parents.length >= maxDepth) return 'unreached';
  const limitMs = () => Math.min(walk.frameMs, timeLeft(walk.deadline));
  if (limitMs() < leastFrameMs) return 'unreached';
  try {
    const frame = await step.parent.enterFrame(findFrame(index), limitMs());
    if (frame === undefined) return await nameAbsence(step, index);
    return { frame, ...(await walk.analyze(frame, listed, limitMs())) };
  } catch (error) {
    if (!isOfFrame(error)) throw error;
    if (error.kind === 'unresponsive') await walk.interrupt();
    return nameAbsence(step, index);
  }
}

/** A frame that the page removes meanwhile, as it may at any time, is no longer part of it. */
async function nameAbsence({ parent }: Step<unknown>, index: number): Promise<'unreached' | 'gone'> {
  const isGone = await parent.evaluate(isFrameGone(index), isGoneMs).catch(() => false);
  return isGone === true ? 'gone' : 'unreached';
}

/** Replaces each outermost frame that shows another document by the result of `renew`. */
async function renewStale<Frame, Part>(
  all: readonly Walked<Frame, Part>[],
  renew: (stale: Walked<Frame, Part>) => Promise<Walked<Frame, Part>>,
): Promise<readonly Walked<Frame, Part>[]> {
  const listed = all.flatMap(listWalked);
  const answers = await Promise.all(listed.map(isStale));
  const stale = new Set(listed.filter((_walked, index) => answers[index]));
  const renewIn = async (level: readonly Walked<Frame, Part>[]): Promise<readonly Walked<Frame, Part>[]> => {
    const renewed: Walked<Frame, Part>[] = [];
    for (const walked of level)
      renewed.push(stale.has(walked) ? await renew(walked) : { ...walked, below: await renewIn(walked.below) });
    return renewed;
  };
  return renewIn(all);
}

/** A frame that does not answer keeps its previous part. */
async function isStale({ entered }: Walked<unknown, unknown>): Promise<boolean> {
  if (typeof entered === 'string') return false;
  try {
    return (await entered.frame.evaluate(isFrameReplaced(), areReplacedMs)) === true;
  } catch (error) {
    if (!isOfFrame(error)) throw error;
    return error.kind === 'departed';
  }
}

/** True if only the frame has failed, not the page. */
function isOfFrame(error: unknown): error is PageFailure {
  return error instanceof PageFailure && error.kind !== 'crashed' && error.kind !== 'closed';
}
