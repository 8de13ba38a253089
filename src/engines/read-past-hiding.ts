import { z } from 'zod';
import type { PageFrame } from '../browser/page-frame.ts';
import { inPageCall } from '../browser/in-page-code.ts';
import { otherName, renameAccesses, restoreNames } from './rename-accesses.ts';

const inPage = new URL('in-page/hidden-names.ts', import.meta.url);
const findHiddenNames = inPageCall<[]>(inPage, 'findHiddenNames');
const nameAgain = inPageCall<[pairs: readonly (readonly [string, string])[]]>(inPage, 'nameAgain');

/**
 * A control named `childNodes` hides that property of its form from every script, in isolated worlds too (HTML: "legacy
 * override built-ins"). The page itself is not changed: the evaluated code reads these properties by other names,
 * which the form does not hide. An image named `body` hides `document.body` only from the page's own scripts.
 *
 * Returns the document with its hidden properties readable. Undefined if it hides none. It works only for code that
 * accesses properties with a dot, and is slower, so use it only for a document that could not be read otherwise.
 * Throws PageFailure.
 */
export async function readPastHiding(frame: PageFrame, timeoutMs: number): Promise<PageFrame | undefined> {
  const found = await frame.evaluate(findHiddenNames(), timeoutMs);
  const names = z.array(z.string()).parse(found);
  if (names.length === 0) return undefined;
  const pairs = names.map((name) => [name, otherName(name)] as const);
  const prepare = `${nameAgain(pairs)};`;
  const rewrite = (expression: string) => `${prepare}${renameAccesses(expression, names)}`;
  return {
    evaluate: async (expression, limitMs) => restore(await frame.evaluate(rewrite(expression), limitMs)),
    callOn: (expression, call, limitMs) => frame.callOn(rewrite(expression), call, limitMs),
    callOnEach: (expression, call, limitMs) => frame.callOnEach(rewrite(expression), call, limitMs),
    enterFrame: (expression, limitMs) => frame.enterFrame(rewrite(expression), limitMs),
  };
}

/** Restores texts that were part of the expression. */
function restore(value: unknown): unknown {
  return typeof value === 'string' ? restoreNames(value) : value;
}
