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
  readonly parts: (string | null)[];
  /** URLs of frames that were not reached, by selector; empty where it is unknown. */
  readonly unreached: Map<string, string>;
};
type Walk = FramesRun & FramesResult;
type Step = { readonly parent: PageFrame; readonly path: string; readonly depth: number };

/** Runs axe in the frames below a document, one after the other. `contexts`: the frames as they were listed in that document. */
export async function walkFrames(main: PageFrame, contexts: unknown, run: FramesRun): Promise<FramesResult> {
  const walk: Walk = { ...run, parts: [], unreached: new Map() };
  await walkBelow(walk, { parent: main, path: '', depth: 1 }, parseContexts(contexts));
  return walk;
}

async function walkBelow(walk: Walk, step: Step, contexts: readonly FrameContext[]): Promise<void> {
  for (const [index, context] of contexts.entries()) await walkFrame(walk, step, { ...context, index });
}

async function walkFrame(walk: Walk, step: Step, context: ListedFrame): Promise<void> {
  const path = `${step.path}${joinTarget([context.frameSelector])}`;
  const entered = await enterAndRun(walk, step, context);
  if (entered === 'unreached' || entered === 'gone') {
    walk.parts.push(null);
    if (entered === 'unreached') walk.unreached.set(path, context.url);
    return;
  }
  walk.parts.push(entered.part);
  await walkBelow(walk, { parent: entered.frame, path: `${path} >>> `, depth: step.depth + 1 }, entered.contexts);
}

type Entered = { readonly frame: PageFrame; readonly part: string; readonly contexts: readonly FrameContext[] };

/** A frame that is silent or broken costs only its own time: the page's other findings are kept. */
async function enterAndRun(walk: Walk, step: Step, context: ListedFrame): Promise<Entered | 'unreached' | 'gone'> {
  if (walk.parts.length >= maxFrames || step.depth > maxDepth) return 'unreached';
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
