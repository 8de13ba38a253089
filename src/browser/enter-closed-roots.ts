import { z } from 'zod';
import { inPageCall } from './in-page-code.ts';
import { timeLeft } from '../time/time-left.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';

/** The isolated world of one document. */
export type World = { readonly session: ProtocolSession; readonly frameId: string; readonly contextId: number };

const mostRoots = 2_000;
const closedInSource = /shadowrootmode\s*=\s*["']?closed/i;

const sourceSchema = z.object({ content: z.string(), base64Encoded: z.boolean() });
const resultSchema = z.object({ result: z.object({ objectId: z.string() }) });
const objectSchema = z.object({ object: z.object({ objectId: z.string() }) });
const nodeSchema = z.object({
  backendNodeId: z.int(),
  shadowRootType: z.string().optional(),
  get children() {
    return z.array(nodeSchema).optional();
  },
  get shadowRoots() {
    return z.array(nodeSchema).optional();
  },
});
type DescribedNode = z.infer<typeof nodeSchema>;

const enterRoots = inPageCall<[]>(new URL('in-page/closed-roots.ts', import.meta.url), 'enterRoots');

/**
 * True if the source of the document has a closed shadow root, which the browser attaches without a script. `url` is
 * the document's own.
 */
export async function declaresClosedRoot(
  { session, frameId }: World,
  url: string,
  timeoutMs: number,
): Promise<boolean> {
  try {
    const source = await send(session, ['Page.getResourceContent', { frameId, url }], timeoutMs);
    const { content, base64Encoded } = sourceSchema.parse(source);
    return !base64Encoded && closedInSource.test(content);
  } catch {
    // A document that a script wrote, or one in a separate process, has no source here.
    return false;
  }
}

/** Enters all closed shadow roots of the document for the code that runs in its world. Throws PageFailure. */
export async function enterClosedRoots({ session, contextId }: World, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  const call = async (method: string, params: object) => send(session, [method, params], timeLeft(deadline));
  const { objectId } = resultSchema.parse(await call('Runtime.evaluate', { expression: 'document', contextId })).result;
  const described = z.object({ node: nodeSchema });
  const { node } = described.parse(await call('DOM.describeNode', { objectId, depth: -1, pierce: true }));
  const resolve = async (backendNodeId: number) =>
    objectSchema.parse(await call('DOM.resolveNode', { backendNodeId, executionContextId: contextId })).object;
  const roots = await Promise.all(listClosedRoots(node).slice(0, mostRoots).map(resolve));
  const functionDeclaration = `function (...roots) { window.curbcutGivenRoots = roots; ${enterRoots()}; }`;
  await call('Runtime.callFunctionOn', { objectId, functionDeclaration, arguments: roots });
}

function listClosedRoots(node: DescribedNode): readonly number[] {
  const inner = [...(node.shadowRoots ?? []), ...(node.children ?? [])].flatMap(listClosedRoots);
  return node.shadowRootType === 'closed' ? [node.backendNodeId, ...inner] : inner;
}
