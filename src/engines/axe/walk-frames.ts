import { z } from 'zod';
import { PageFault } from '../../browser/page-fault.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import { inPageCall } from '../../shared/in-page-code.ts';
import { joinTarget } from './axe-report.ts';

const runFramePart = inPageCall<[options: object, context: object]>(
  new URL('in-page/run-axe.ts', import.meta.url),
  'runFramePart',
);
const frames = new URL('in-page/frames.ts', import.meta.url);
const findFrame = inPageCall<[selector: string | readonly string[]]>(frames, 'findFrame');
const urlOfFrame = inPageCall<[selector: string | readonly string[]]>(frames, 'urlOfFrame');

/** Of one frame; one that takes longer counts as not reached. */
const frameTimeoutMs = 5_000;
/** With less time than this a frame is not tried. */
const leastFrameMs = 200;
const maxFrames = 100;
const maxDepth = 20;
/** Beyond this number, frames that were not reached are named only by their selectors. */
const maxFrameUrls = 10;
const frameUrlMs = 1_000;

const contextsSchema = z.array(
  z.object({
    // A list leads through shadow roots.
    frameSelector: z.union([z.string(), z.array(z.string())]),
    frameContext: z.record(z.string(), z.unknown()),
  }),
);
const partSchema = z.object({ part: z.string(), contexts: contextsSchema });
type FrameContext = z.infer<typeof contextsSchema>[number];

type FramesRun = {
  /** As `runFramePart` expects them. */
  readonly options: object;
  /** axe itself, for each frame's world. */
  readonly source: string;
  readonly deadline: number;
};

type FramesResult = {
  /** In the order in which axe merges them: each frame before those inside it. Null for a frame that was not reached. */
  readonly parts: (string | null)[];
  /** URLs of frames that were not reached, by selector; empty where it is unknown. */
  readonly unreached: Map<string, string>;
};
type Walk = FramesRun & FramesResult;
type Step = { readonly parent: PageFrame; readonly path: string; readonly depth: number };

/** Runs axe in the frames below a document, one after the other. `contexts`: the frames as axe listed them in that document. */
export async function walkFrames(main: PageFrame, contexts: unknown, run: FramesRun): Promise<FramesResult> {
  const walk: Walk = { ...run, parts: [], unreached: new Map() };
  for (const context of parseContexts(contexts)) await walkFrame(walk, { parent: main, path: '', depth: 1 }, context);
  return walk;
}

async function walkFrame(walk: Walk, step: Step, context: FrameContext): Promise<void> {
  const path = `${step.path}${joinTarget([context.frameSelector])}`;
  const entered = await enterAndRun(walk, step, context);
  if (entered === undefined) {
    walk.parts.push(null);
    walk.unreached.set(path, await readFrameUrl(walk, step.parent, context));
    return;
  }
  walk.parts.push(entered.part);
  for (const below of entered.contexts) {
    await walkFrame(walk, { parent: entered.frame, path: `${path} >>> `, depth: step.depth + 1 }, below);
  }
}

async function readFrameUrl(walk: Walk, parent: PageFrame, { frameSelector }: FrameContext): Promise<string> {
  if (walk.unreached.size >= maxFrameUrls) return '';
  const url = await parent.evaluate(urlOfFrame(frameSelector), frameUrlMs).catch(() => '');
  return z.string().catch('').parse(url);
}

type Entered = { readonly frame: PageFrame; readonly part: string; readonly contexts: readonly FrameContext[] };

/** A frame that is gone, silent or broken costs only its own time: the page's other findings are kept. */
async function enterAndRun(walk: Walk, step: Step, context: FrameContext): Promise<Entered | undefined> {
  if (walk.parts.length >= maxFrames || step.depth > maxDepth) return undefined;
  const timeoutMs = Math.min(frameTimeoutMs, timeLeft(walk.deadline));
  if (timeoutMs < leastFrameMs) return undefined;
  try {
    const frame = await step.parent.enterFrame(findFrame(context.frameSelector), timeoutMs);
    if (frame === undefined) return undefined;
    const text = await frame.evaluate(`${walk.source}${runFramePart(walk.options, context.frameContext)}`, timeoutMs);
    const { part, contexts } = partSchema.parse(JSON.parse(z.string().parse(text)));
    return { frame, part, contexts };
  } catch (error) {
    if (error instanceof PageFault && error.kind !== 'crashed' && error.kind !== 'closed') return undefined;
    throw error;
  }
}

function parseContexts(text: unknown): readonly FrameContext[] {
  return contextsSchema.parse(JSON.parse(z.string().parse(text)));
}

function timeLeft(deadline: number): number {
  return Math.max(1, deadline - performance.now());
}
