import { pathOfSelector } from '../../findings/selector-path.ts';
import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import { PageFailure } from '../../browser/page-failure.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import type { Spoken, SpokenLine } from '../../findings/spoken-page.ts';
import { isOver, timeLeft } from '../../time/time-left.ts';
import { accessibilityNodeSchema } from './accessibility-node.ts';
import type { Speech } from './list-spoken.ts';
import { listSpoken } from './list-spoken.ts';

const elementsAt = inPageCall<[paths: readonly (readonly string[])[]]>(
  new URL('../../browser/in-page/locate.ts', import.meta.url),
  'elementsAt',
);
const openedParts = inPageCall<[]>(new URL('../../engines/in-page/opened-parts.ts', import.meta.url), 'openedParts');
const inPage = new URL('in-page/frames.ts', import.meta.url);
const frameElement = inPageCall<[index: number]>(inPage, 'frameElement');
const listFrames = inPageCall<[]>(inPage, 'listFrames');
const findFrames = inPageCall<[firstSteps: readonly string[]]>(inPage, 'findFrames');

const mostMs = 2_000;
const frameMs = 500;
const maxLines = 2_000;
const maxMarked = 200;
const maxFrames = 10;
const treeSchema = z.object({ nodes: z.array(accessibilityNodeSchema) });

type Node = { readonly backendNodeId: number; readonly children?: readonly Node[] | undefined };
const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.object({ backendNodeId: z.int(), children: z.array(nodeSchema).optional() }),
);
const describedSchema = z.object({ node: nodeSchema });
const framesSchema = z.object({ count: z.int(), at: z.array(z.int()) });

const wholeDocument = '[document]';

type Limits = { readonly deadline: number; readonly frames: { left: number } };
type Marks = ReadonlyMap<string, readonly string[]>;

type Aloud = {
  /** False: nothing is read. */
  readonly readsAloud: boolean;
  /** When the page's time ends. */
  readonly deadline: number;
  /** The parts that the page has opened, in place of the whole page. */
  readonly extent?: 'opened';
};

/**
 * Reads the page as a screen reader says it, from Chromium's accessibility tree, with the elements that have these
 * selectors. Undefined also if the page does not answer in time.
 */
export async function readAloud(
  main: PageFrame,
  selectors: readonly string[],
  { readsAloud, deadline: pageDeadline, extent }: Aloud,
): Promise<Spoken | undefined> {
  if (!readsAloud) return undefined;
  const deadline = performance.now() + Math.min(mostMs, timeLeft(pageDeadline) / 4);
  const paths = [...new Set(selectors)]
    .slice(0, maxMarked)
    .map((selector) => [selector, pathOfSelector(selector)] as const);
  const limits = { deadline, frames: { left: maxFrames } };
  try {
    const speech = await hear(main, extent === 'opened' ? openedParts() : wholeDocument, limits);
    const lines = await sayNodes(main, { speech, marks: new Map(paths) }, limits);
    return { lines: lines.slice(0, maxLines), isCut: lines.length > maxLines };
  } catch (error) {
    if (error instanceof PageFailure) return undefined;
    throw error;
  }
}

/** The speech of the nodes in the list that the expression returns. */
async function hear(frame: PageFrame, expression: string, { deadline }: Limits): Promise<Speech> {
  const trees = await frame.callOnEach(expression, ['Accessibility.queryAXTree', {}], timeLeft(deadline));
  return listSpoken(trees.flatMap((tree) => treeSchema.parse(tree ?? { nodes: [] }).nodes));
}

type Heard = { readonly speech: Speech; readonly marks: Marks };

async function sayNodes(frame: PageFrame, heard: Heard, limits: Limits): Promise<readonly SpokenLine[]> {
  const { speech } = heard;
  const found = await findLines(frame, heard, limits);
  const lines = speech.lines.map((line, index) => ({ ...line, selectors: found.get(index) ?? [] }));
  if (speech.frames.length === 0) return lines;
  const inside = await readFrames(frame, heard, limits);
  return lines.flatMap((line, index) => [line, ...(inside.get(index) ?? [])]);
}

/** The selectors of each line. An element that is not said itself belongs to the first line in it. */
async function findLines(
  frame: PageFrame,
  { speech, marks }: Heard,
  { deadline }: Limits,
): Promise<ReadonlyMap<number, string[]>> {
  const found = new Map<number, string[]>();
  if (marks.size === 0) return found;
  const lines = await linesOf(frame, speech, { expression: elementsAt([...marks.values()]), deadline });
  for (const [index, selector] of [...marks.keys()].entries()) {
    const line = lines[index];
    if (line !== undefined) found.set(line, [...(found.get(line) ?? []), selector]);
  }
  return found;
}

type At = { readonly expression: string; readonly deadline: number };

/** The line of each element in the list that the expression returns. */
async function linesOf(
  frame: PageFrame,
  { lineOf }: Speech,
  { expression, deadline }: At,
): Promise<readonly (number | undefined)[]> {
  const describe = ['DOM.describeNode', { depth: 4, pierce: true }] as const;
  const replies = await frame.callOnEach(expression, describe, timeLeft(deadline));
  return replies.map((reply) => {
    const ids = reply === undefined ? [] : listIds(describedSchema.parse(reply).node);
    const said = ids.find((id) => lineOf.has(id));
    return said === undefined ? undefined : lineOf.get(said);
  });
}

function listIds({ backendNodeId, children = [] }: Node): readonly number[] {
  return [backendNodeId, ...children.flatMap(listIds)];
}

/** The lines of each frame, by the line of its element. A frame that does not answer has none. */
async function readFrames(
  frame: PageFrame,
  { speech, marks }: Heard,
  limits: Limits,
): Promise<ReadonlyMap<number, readonly SpokenLine[]>> {
  const { deadline } = limits;
  const deeper = [...marks].filter(([, path]) => path.length > 1);
  const steps = deeper.map(([, [first = '']]) => first);
  const { count, at } = framesSchema.parse(await frame.evaluate(findFrames(steps), timeLeft(deadline)));
  const lines = await linesOf(frame, speech, { expression: listFrames(), deadline });
  const inside = new Map<number, readonly SpokenLine[]>();
  for (let index = 0; index < count && limits.frames.left > 0 && !isOver(deadline); index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    limits.frames.left -= 1;
    const here = deeper.filter((_mark, mark) => at[mark] === index);
    const within = new Map(here.map(([selector, path]) => [selector, path.slice(1)]));
    inside.set(line, await readInside(frame, { expression: frameElement(index), marks: within }, limits));
  }
  return inside;
}

type Entered = { readonly expression: string; readonly marks: Marks };

async function readInside(parent: PageFrame, { expression, marks }: Entered, limits: Limits) {
  try {
    const frame = await parent.enterFrame(expression, Math.min(frameMs, timeLeft(limits.deadline)));
    if (frame === undefined) return [];
    return await sayNodes(frame, { speech: await hear(frame, wholeDocument, limits), marks }, limits);
  } catch (error) {
    if (error instanceof PageFailure) return [];
    throw error;
  }
}
