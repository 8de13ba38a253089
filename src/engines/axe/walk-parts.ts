import { z } from 'zod';
import type { PageFrame } from '../../browser/page-frame.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import type { WalkedFrame } from '../walk-frames.ts';
import { walkFrames } from '../walk-frames.ts';
import { joinTarget } from './axe-report.ts';

const runFramePart = inPageCall<[options: object, context: object]>(
  new URL('in-page/run-axe.ts', import.meta.url),
  'runFramePart',
);

const frameMs = 5_000;

const contextsSchema = z.array(
  z.object({
    // A list leads through shadow roots.
    frameSelector: z.union([z.string(), z.array(z.string())]).transform((step) => joinTarget([step])),
    frameContext: z.record(z.string(), z.unknown()),
    name: z.string(),
    url: z.string(),
  }),
);
const partSchema = z.object({ part: z.string(), contexts: z.unknown() });
type FrameContext = Omit<z.infer<typeof contextsSchema>[number], 'frameSelector'> & { readonly selector: string };

type PartsRun = {
  /** The form is the one that `runFramePart` expects. */
  readonly options: object;
  /** axe itself, for each frame's world. */
  readonly source: string;
  readonly deadline: number;
  readonly interrupt: () => Promise<void>;
};

/**
 * A frame that was not reached: its selector, its name for all engines, and the URL of its document, which is empty if
 * unknown.
 */
type UnreachedFrame = { readonly selector: string; readonly name: string; readonly url: string };

type PartsResult = {
  /**
   * The parts in the order in which axe merges them: each frame before those inside it. Null for a frame that was not
   * reached.
   */
  readonly parts: readonly (string | null)[];
  readonly unreached: readonly UnreachedFrame[];
};

/** Runs axe in the frames below a document. `contexts`: the frames as they were listed in that document. */
export async function walkParts(main: PageFrame, contexts: unknown, run: PartsRun): Promise<PartsResult> {
  const { deadline, interrupt } = run;
  const analyze = async (frame: PageFrame, { frameContext }: FrameContext, timeoutMs: number) => {
    const text = await frame.evaluate(`${run.source}${runFramePart(run.options, frameContext)}`, timeoutMs);
    const result = partSchema.parse(JSON.parse(z.string().parse(text)));
    return { part: result.part, frames: readContexts(result.contexts) };
  };
  const listed = readContexts(JSON.parse(z.string().parse(contexts)));
  const walked = await walkFrames(main, listed, { analyze, deadline, frameMs, interrupt });
  return {
    parts: walked.map(({ result }) => (typeof result === 'string' ? null : result.part)),
    unreached: walked.filter(({ result }) => result === 'unreached').map(nameUnreached),
  };
}

function readContexts(contexts: unknown): readonly FrameContext[] {
  return contextsSchema
    .parse(contexts)
    .map(({ frameSelector, ...context }) => ({ ...context, selector: frameSelector }));
}

function nameUnreached({ listed, parents }: WalkedFrame<FrameContext, string>): UnreachedFrame {
  const path = [...parents, listed];
  return {
    selector: path.map(({ selector }) => selector).join(' >>> '),
    name: path.map(({ name }) => name).join(' >>> '),
    url: listed.url,
  };
}
