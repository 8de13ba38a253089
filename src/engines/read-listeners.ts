import { z } from 'zod';

const objectSchema = z.object({ result: z.object({ objectId: z.string() }) });
const listenersSchema = z.object({
  listeners: z.array(z.object({ type: z.string(), backendNodeId: z.int().optional() })),
});

/** The receiver of protocol calls. */
type Called = { readonly send: (method: string, params: object) => Promise<unknown> };

/** The page's listeners: anywhere in its document, including open shadow roots, and at its window. */
export type Listeners = z.infer<typeof listenersSchema>['listeners'];

/** The listeners of the page's scripts, including those of attributes such as `onclick`. Scripts cannot hide them. */
export async function readListeners(page: Called): Promise<Listeners> {
  return readListenersOf(page, ['document', 'window']);
}

/** The listeners of an element, and of all that is in it. */
export async function readListenersIn(page: Called, selector: string): Promise<Listeners> {
  return readListenersOf(page, [`document.querySelector(${JSON.stringify(selector)}) ?? []`]);
}

/**
 * Reads the listeners in the page's own world, because its window has them there. Scripts cannot replace `document` and
 * `window`.
 */
async function readListenersOf(page: Called, roots: readonly string[], depth = -1): Promise<Listeners> {
  const objectGroup = 'curbcut-listeners';
  const read = async (expression: string) => {
    const evaluated = await page.send('Runtime.evaluate', { expression, objectGroup });
    const { objectId } = objectSchema.parse(evaluated).result;
    const reply = await page.send('DOMDebugger.getEventListeners', { objectId, depth, pierce: depth !== 0 });
    return listenersSchema.parse(reply).listeners;
  };
  const found = await Promise.all(roots.map(read));
  await page.send('Runtime.releaseObjectGroup', { objectGroup });
  return found.flat();
}

const focusTypes = new Set(['keydown', 'keyup', 'keypress', 'focus', 'blur', 'focusin', 'focusout']);

/** True if a script can change the effect of Tab. */
export function mayMoveFocus(listeners: Listeners): boolean {
  return listeners.some(({ type }) => focusTypes.has(type));
}

const returnTypes = new Set(['blur', 'focus', 'focusin', 'focusout']);

/** True if a script can move the focus back after it has moved. */
export function mayReturnFocus(listeners: Listeners): boolean {
  return listeners.some(({ type }) => returnTypes.has(type));
}

const keyTypes = new Set(['keydown', 'keyup', 'keypress']);

/** True if a script listens to keys at a place that receives them even while no element has the focus. */
export async function hearsAllKeys(page: Called, listeners: Listeners): Promise<boolean> {
  return hearsKeys(listeners) && hearsKeys(await readListenersAround(page));
}

/** The listeners that hear of events anywhere in the page. */
export async function readListenersAround(page: Called): Promise<Listeners> {
  return readListenersOf(page, ['window', 'document', 'document.documentElement', 'document.body'], 0);
}

/** True if a script listens to keys. */
export function hearsKeys(listeners: Listeners): boolean {
  return listeners.some(({ type }) => keyTypes.has(type));
}

const pointerTypes = /^(?:click|mouse(?:down|up)|pointer(?:down|up)|touch(?:start|end))$/;

/** True if a script reacts to a click. */
export function hearsPointer(listeners: Listeners): boolean {
  return listeners.some(({ type }) => pointerTypes.test(type));
}

/** True if a script listens to the motion of the device. */
export function hearsMotion(listeners: Listeners): boolean {
  return listeners.some(({ type }) => /^device(?:motion|orientation)/.test(type));
}

const actionTypes =
  /^(?:click|dblclick|mouse(?:down|up)|pointer(?:down|up)|touch(?:start|end)|key(?:down|up|press)|change|input|submit|toggle|focus|focusin)$/;

/** True if a script reacts to actions of people. */
export function hearsActions(listeners: Listeners): boolean {
  return listeners.some(({ type }) => actionTypes.test(type));
}

/** True if a script reacts to scrolling. */
export function hearsScrolling(listeners: Listeners): boolean {
  return listeners.some(({ type }) => type === 'scroll');
}
