import { z } from 'zod';
import { PageFailure } from '../../browser/page-failure.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import { inPageCall } from '../../shared/in-page-code.ts';
import { timeLeft } from '../../shared/time-left.ts';
import { joinTarget } from './axe-report.ts';

const runFramePart = inPageCall<[options: object, context: object]>(
  new URL('in-page/run-axe.ts', import.meta.url),
  'runFramePart',
);
const frames = new URL('in-page/frames.ts', import.meta.url);
const findFrame = inPageCall<[index: number]>(frames, 'findFrame');
const isFrameGone = inPageCall<[index: number]>(frames, 'isFrameGone');
const isFrameReplaced = inPageCall<[]>(frames, 'isFrameReplaced');

/** Of one frame; one that takes longer counts as not reached. */
const frameTimeoutMs = 5_000;
/** With less time than this a frame is not tried. */
const leastFrameMs = 200;
const maxFrames = 100;
const maxDepth = 20;
const isGoneMs = 1_000;

const contextsSchema = z.array(
  z.object({
    // A list leads through shadow roots.
    frameSelector: z.union([z.string(), z.array(z.string())]),
    frameContext: z.record(z.string(), z.unknown()),
    url: z.string(),
  }),
);
const partSchema = z.object({ part: z.string(), contexts: contextsSchema });
type FrameContext = z.infer<typeof contextsSchema>[number];
/** With its position in the list of its document. */
type ListedFrame = FrameContext & { readonly index: number };

type FramesRun = {
  /** As `runFramePart` expects them. */
  readonly options: object;
  /** axe itself, for each frame's world. */
  readonly source: string;
  readonly deadline: number;
  /** Stops what a frame that did not answer in time is still doing: it may hold up the whole page. */
  readonly interrupt: () => Promise<void>;
};

type FramesResult = {
  /** In the order in which axe merges them: each frame before those inside it. Null for a frame that was not reached. */
  readonly parts: readonly (string | null)[];
  /** URLs of frames that were not reached, by selector; empty where it is unknown. */
  readonly unreached: ReadonlyMap<string, string>;
};
/** `tried`: how many frames so far. */
type Walk = FramesRun & { tried: number };
type Step = { readonly parent: PageFrame; readonly path: string; readonly depth: number };
type Entered = { readonly frame: PageFrame; readonly part: string; readonly contexts: readonly FrameContext[] };
/** A frame with those inside it. */
type Walked = {
  readonly step: Step;
  readonly context: ListedFrame;
  readonly entered: Entered | 'unreached' | 'gone';
  readonly below: readonly Walked[];
};

/** Runs axe in the frames below a document, one after the other. `contexts`: the frames as they were listed in that document. */
export async function walkFrames(main: PageFrame, contexts: unknown, run: FramesRun): Promise<FramesResult> {
  const step = { parent: main, path: '', depth: 1 };
  const first = await walkBelow({ ...run, tried: 0 }, step, parseContexts(contexts));
  const renewed = await checkAgain(first, async (stale) => walkFrame({ ...run, tried: 0 }, stale.step, stale.context));
  const last = await checkAgain(renewed, async (stale) => ({ ...stale, entered: 'unreached', below: [] }));
  const walked = last.flatMap(listWalked);
  const unreached = walked.filter(({ entered }) => entered === 'unreached');
  return {
    parts: walked.map(({ entered }) => (typeof entered === 'string' ? null : entered.part)),
    unreached: new Map(unreached.map(({ step: of, context }) => [pathOf(of, context), context.url])),
  };
}

function listWalked(walked: Walked): readonly Walked[] {
  return [walked, ...walked.below.flatMap(listWalked)];
}

function pathOf(step: Step, context: ListedFrame): string {
  return `${step.path}${joinTarget([context.frameSelector])}`;
}

async function walkBelow(walk: Walk, step: Step, contexts: readonly FrameContext[]): Promise<readonly Walked[]> {
  const walked: Walked[] = [];
  for (const [index, context] of contexts.entries()) walked.push(await walkFrame(walk, step, { ...context, index }));
  return walked;
}

async function walkFrame(walk: Walk, step: Step, context: ListedFrame): Promise<Walked> {
  const entered = await enterAndRun(walk, step, context);
  walk.tried += 1;
  if (typeof entered === 'string') return { step, context, entered, below: [] };
  const inner = { parent: entered.frame, path: `${pathOf(step, context)} >>> `, depth: step.depth + 1 };
  return { step, context, entered, below: await walkBelow(walk, inner, entered.contexts) };
}

/** A frame that shows another document by now is what `renew` gives. */
async function checkAgain(
  all: readonly Walked[],
  renew: (stale: Walked) => Promise<Walked>,
): Promise<readonly Walked[]> {
  const checked: Walked[] = [];
  for (const walked of all)
    checked.push(
      (await isStale(walked)) ? await renew(walked) : { ...walked, below: await checkAgain(walked.below, renew) },
    );
  return checked;
}

/** A frame that does not answer keeps the part that it gave. */
async function isStale({ entered }: Walked): Promise<boolean> {
  if (typeof entered === 'string') return false;
  try {
    return (await entered.frame.evaluate(isFrameReplaced(), isGoneMs)) === true;
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind === 'crashed' || error.kind === 'closed') throw error;
    return error.kind === 'departed';
  }
}

/** A frame that is silent or broken costs only its own time: the page's other findings are kept. */
async function enterAndRun(walk: Walk, step: Step, context: ListedFrame): Promise<Walked['entered']> {
  if (walk.tried >= maxFrames || step.depth > maxDepth) return 'unreached';
  const timeoutMs = Math.min(frameTimeoutMs, timeLeft(walk.deadline));
  if (timeoutMs < leastFrameMs) return 'unreached';
  try {
    const frame = await step.parent.enterFrame(findFrame(context.index), timeoutMs);
    if (frame === undefined) return await nameAbsence(step, context);
    const text = await frame.evaluate(`${walk.source}${runFramePart(walk.options, context.frameContext)}`, timeoutMs);
    const { part, contexts } = partSchema.parse(JSON.parse(z.string().parse(text)));
    return { frame, part, contexts };
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind === 'crashed' || error.kind === 'closed') throw error;
    if (error.kind === 'unresponsive') await walk.interrupt();
    return nameAbsence(step, context);
  }
}

/** A frame that the page removed meanwhile, as it may whenever it likes, is no part of it any more. */
async function nameAbsence({ parent }: Step, { index }: ListedFrame): Promise<'unreached' | 'gone'> {
  const isGone = await parent.evaluate(isFrameGone(index), isGoneMs).catch(() => false);
  return isGone === true ? 'gone' : 'unreached';
}

function parseContexts(text: unknown): readonly FrameContext[] {
  return contextsSchema.parse(JSON.parse(z.string().parse(text)));
}
