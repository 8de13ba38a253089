import { z } from 'zod';
import type { OperatedPage } from './operated-page.ts';

const objectSchema = z.object({ result: z.object({ objectId: z.string() }) });
const listenersSchema = z.object({
  listeners: z.array(z.object({ type: z.string(), backendNodeId: z.int().optional() })),
});

/** What the page listens to: anywhere in its document, open shadow roots included, and at its window. */
export type Listeners = z.infer<typeof listenersSchema>['listeners'];

/** The listeners of the page's scripts, also those of attributes such as `onclick`. Scripts cannot hide them. */
export async function readListeners(page: OperatedPage): Promise<Listeners> {
  const roots = ['document', 'window'];
  const found = await Promise.all(roots.map((root) => readListenersOf(page, root)));
  return found.flat();
}

/** In the page's own world, where its window has them. `document` and `window` cannot be replaced by scripts. */
async function readListenersOf(page: OperatedPage, root: string): Promise<Listeners> {
  const objectGroup = 'curbcut-listeners';
  const evaluated = await page.send('Runtime.evaluate', { expression: root, objectGroup });
  const { objectId } = objectSchema.parse(evaluated).result;
  const reply = await page.send('DOMDebugger.getEventListeners', { objectId, depth: -1, pierce: true });
  await page.send('Runtime.releaseObjectGroup', { objectGroup });
  return listenersSchema.parse(reply).listeners;
}

const focusTypes = new Set(['keydown', 'keyup', 'keypress', 'focus', 'blur', 'focusin', 'focusout']);

/** Whether a script can change where Tab leads. */
export function mayMoveFocus(listeners: Listeners): boolean {
  return listeners.some(({ type }) => focusTypes.has(type));
}

const returnTypes = new Set(['blur', 'focus', 'focusin', 'focusout']);

/** Whether a script can move the focus back after it has moved. */
export function mayReturnFocus(listeners: Listeners): boolean {
  return listeners.some(({ type }) => returnTypes.has(type));
}
