/**
 * A page can replace its document without a navigation (`document.open`, another root or body element). So the isolated world
 * keeps what stood there when the page had settled.
 */
const mark = 'curbcutSettled';
const roots = '[document.documentElement, document.body]';

/** The expression's value, with the document marked as the one it was taken from. */
export function markSettled(expression: string): string {
  return `(async () => { const settled = await ${expression}; globalThis.${mark} = ${roots}; return settled; })()`;
}

/** Gives true where the document in front is not the one that was marked; of one that was never marked nothing is known. */
export const isReplacedExpression = `globalThis.${mark} !== undefined && ${roots}.some((root, index) => root !== globalThis.${mark}[index])`;
