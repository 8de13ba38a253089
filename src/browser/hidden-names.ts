import { z } from 'zod';
import type { PageFrame } from './page-frame.ts';

/**
 * A control named `childNodes` hides that property of its form from every script, in every world (HTML: "legacy
 * override built-ins"); an image named `body` hides `document.body`. The page is not touched to undo this: what is
 * evaluated asks for the properties by other names, which lead past the form's and the document's own.
 */

const otherName = (name: string): string => `curbcut$${name}`;

/**
 * The same document, read past its hiding names; undefined where it hides nothing. For code whose property accesses
 * are written with a dot, and much slower: only for a document that could not be read otherwise. Throws PageFault.
 */
export async function readPastHiding(frame: PageFrame, timeoutMs: number): Promise<PageFrame | undefined> {
  const found = await frame.evaluate(`(${String(findHiddenNames)})()`, timeoutMs);
  const names = z.array(z.string()).parse(found);
  if (names.length === 0) return undefined;
  const pairs = names.map((name) => [name, otherName(name)] as const);
  const prepare = `(${String(nameAgain)})(${JSON.stringify(pairs)});`;
  // Three dots are no access to a property.
  const access = new RegExp(`(?<!\\.)\\.(?=(${names.join('|')})\\b(?!\\$))`, 'g');
  const rewrite = (expression: string) => `${prepare}${expression.replaceAll(access, '.curbcut$$')}`;
  return {
    evaluate: async (expression, limitMs) => restore(await frame.evaluate(rewrite(expression), limitMs)),
    enterFrame: (expression, limitMs) => frame.enterFrame(rewrite(expression), limitMs),
  };
}

/** Texts that were part of the expression come back as they were. */
function restore(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('.curbcut$', '.') : value;
}

/** In the page: the properties that some form, or the document, no longer gives as it should. */
function findHiddenNames(): readonly string[] {
  const find = (selector: string): Iterable<Element> =>
    Reflect.apply(Document.prototype.querySelectorAll, document, [selector]);
  const owners: [object, object][] = [[document, HTMLDocument.prototype]];
  for (const form of find('form')) owners.push([form, HTMLFormElement.prototype]);
  const names = new Set<string>();
  for (const element of find('[name], [id]')) {
    names.add(Reflect.apply(Element.prototype.getAttribute, element, ['name']) ?? '');
    names.add(Reflect.apply(Element.prototype.getAttribute, element, ['id']) ?? '');
  }
  const isHidden = (name: string) =>
    owners.some(([owner, own]) => name in own && Reflect.get(owner, name) !== Reflect.get(own, name, owner));
  return [...names].filter((name) => /^[a-z]+$/i.test(name) && !(name in Object.prototype) && isHidden(name));
}

/** In the page's isolated world: each name once more, for everything that has it. */
function nameAgain(pairs: readonly (readonly [string, string])[]): void {
  const ownOf = (owner: object): object => {
    if (owner instanceof HTMLFormElement) return HTMLFormElement.prototype;
    return owner instanceof Document ? HTMLDocument.prototype : owner;
  };
  for (const [name, other] of pairs) {
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
