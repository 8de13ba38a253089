import { z } from 'zod';
import type { PageFrame } from '../../browser/page-frame.ts';

/**
 * A control named `childNodes` hides that property of its form from every script, in isolated worlds too (HTML: "legacy
 * override built-ins"). The page is not touched to undo this: what is evaluated asks for the properties by other names,
 * which lead past the form's own. An image named `body` hides `document.body` only from the page's own scripts.
 */

const mark = 'curbcut$';

/**
 * The same document, read past its hiding names; undefined where it hides nothing. For code that writes its accesses to
 * properties with a dot, and slower: only for a document that could not be read otherwise. Throws PageFault.
 */
export async function readPastHiding(frame: PageFrame, timeoutMs: number): Promise<PageFrame | undefined> {
  const found = await frame.evaluate(`(${String(findHiddenNames)})()`, timeoutMs);
  const names = z.array(z.string()).parse(found);
  if (names.length === 0) return undefined;
  const pairs = names.map((name) => [name, `${mark}${name}`]);
  const prepare = `(${String(nameAgain)})(${JSON.stringify(pairs)});`;
  // Three dots are no access to a property.
  const access = new RegExp(String.raw`(?<!\.)\.(?=(${names.join('|')})\b(?!\$))`, 'g');
  const rewrite = (expression: string) => `${prepare}${expression.replaceAll(access, () => `.${mark}`)}`;
  return {
    evaluate: async (expression, limitMs) => restore(await frame.evaluate(rewrite(expression), limitMs)),
    enterFrame: (expression, limitMs) => frame.enterFrame(rewrite(expression), limitMs),
  };
}

/** Texts that were part of the expression come back as they were. */
function restore(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(`.${mark}`, '.') : value;
}

/** In the page: the names under which some form gives a control of its own where a script looks for something else. */
function findHiddenNames(): readonly string[] {
  const forms = [...document.forms];
  const names = new Set<string>();
  for (const element of document.querySelectorAll('[name]:not(form), [id]:not(form)')) {
    for (const key of ['name', 'id']) names.add(element.getAttribute(key) ?? '');
  }
  // Of a document's properties as well: that a form has none of them tells scripts what it is not.
  const isLookedFor = (name: string) => name in HTMLFormElement.prototype || name in Document.prototype;
  const isHidden = (name: string) =>
    forms.some((form) => Reflect.get(form, name) !== Reflect.get(HTMLFormElement.prototype, name, form));
  return [...names]
    .filter((name) => /^[a-z]+$/i.test(name) && !(name in Object.prototype))
    .filter((name) => isLookedFor(name) && isHidden(name));
}

/** In the page's isolated world: each name once more, for everything that has it. */
function nameAgain(pairs: readonly (readonly [string, string])[]): void {
  for (const [name, other] of pairs) {
    const ownOf = (owner: object) => (owner instanceof HTMLFormElement ? HTMLFormElement.prototype : owner);
    // oxlint-disable-next-line no-extend-native -- of an isolated world, which is ours alone
    Object.defineProperty(Object.prototype, other, {
      configurable: true,
      get(this: object): unknown {
        return Reflect.get(ownOf(this), name, this);
      },
      set(this: object, value: unknown) {
        Reflect.set(ownOf(this), name, value, this);
      },
    });
  }
}
