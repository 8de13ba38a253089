import type { ConsentRules, FoundRefusal } from '../consent-rules.ts';
import { isShown } from './content.ts';

/** Marks the button that refuses consent with an attribute, so that it can be clicked. Null if there is none. */
export function markRefusal(rules: ConsentRules, mark: string): FoundRefusal | null {
  const trees = listOpenTrees();
  const found = findOfManager(trees, rules) ?? findByWords(trees, rules);
  if (found === null) return null;
  found.button.setAttribute(mark, '');
  return { manager: found.manager, label: nameOf(found.button).slice(0, 100) };
}

/** True if the marked button is still shown. Removes the mark. */
export function unmarkRefusal(mark: string): boolean {
  const button = listOpenTrees()
    .map((tree) => tree.querySelector(`[${mark}]`))
    .find((one) => one !== null);
  if (button === undefined || button === null) return false;
  button.removeAttribute(mark);
  return isShown(button);
}

export function listOpenTrees(): readonly (Document | ShadowRoot)[] {
  const trees: (Document | ShadowRoot)[] = [document];
  for (let index = 0; index < trees.length && index < 500; index += 1)
    for (const element of trees[index]?.querySelectorAll('*') ?? [])
      if (element.shadowRoot instanceof ShadowRoot) trees.push(element.shadowRoot);
  return trees;
}

export type Refusal = { readonly manager: string | null; readonly button: Element };
export type Trees = readonly (Document | ShadowRoot)[];

export function findOfManager(trees: Trees, { managers }: ConsentRules): Refusal | null {
  for (const [manager, selectors] of Object.entries(managers)) {
    const button = findIn(trees, selectors.join(',')).find(isShown);
    if (button !== undefined) return { manager, button };
  }
  return null;
}

export function findIn(trees: Trees, selector: string): readonly Element[] {
  return trees.flatMap((tree) => [...tree.querySelectorAll(selector)]);
}

/** The most characters of a banner. */
export const mostWords = 5_000;

/** A dialog, a region, or a box named for cookies, that speaks of consent and has a button that refuses it. */
export function findByWords(trees: Trees, { topic, refusals }: ConsentRules): Refusal | null {
  const about = new RegExp(topic, 'iu');
  const refuses = refusals.map((text) => new RegExp(`^(?:${text})$`, 'iu'));
  const dialogs = '[role=dialog], [role=alertdialog], dialog[open], [aria-modal=true]';
  const named = '[id*=cookie i], [class*=cookie i], [id*=consent i], [class*=consent i]';
  const boxes = findIn(trees, `${dialogs}, [role=region], section[aria-label], ${named}`);
  const isRefusal = (control: Element) =>
    isShown(control) && !leadsAway(control) && refuses.some((one) => one.test(nameOf(control)));
  for (const box of boxes.filter((one) => isBanner(one, about))) {
    const controls = box.querySelectorAll('button, [role=button], a, input[type=button], input[type=submit]');
    const button = [...controls].find(isRefusal);
    if (button !== undefined) return { manager: null, button };
  }
  return null;
}

/** The whole page may have a class that is named for cookies, and is no banner. */
export function isBanner(box: Element, about: RegExp): boolean {
  if (box === document.body || box === document.documentElement) return false;
  const words = `${box.getAttribute('aria-label') ?? ''} ${box.textContent ?? ''}`;
  return words.length <= mostWords && about.test(words) && isShown(box);
}

/** A link to another page would leave this one. */
export function leadsAway(control: Element): boolean {
  const href = control.getAttribute('href');
  return href !== null && href !== '' && !href.startsWith('#') && !/^javascript:/iu.test(href);
}

export function nameOf(control: Element): string {
  const shown = control instanceof HTMLElement ? control.innerText : control.textContent;
  const value = control instanceof HTMLInputElement ? control.value : '';
  const name = [control.getAttribute('aria-label'), shown, value].find((text) => text && text.trim() !== '') ?? '';
  return name
    .replaceAll(/[\s\u00ad]+/gu, ' ')
    .replaceAll(/^[\s×✕✖.!]+|[\s.!]+$/gu, '')
    .trim();
}
