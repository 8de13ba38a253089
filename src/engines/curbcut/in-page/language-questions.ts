import { readTextIn } from './language-texts.ts';
import type { Asked } from './element-outcome.ts';

export function ask(element: Element, declared: string, before: readonly string[]): readonly Asked[] {
  const texts = [...before, ...readTextIn(element)].filter((text) => /\p{L}/u.test(text));
  return texts.length === 0 ? [] : [{ element, result: 'asked', question: { declared, texts } }];
}
