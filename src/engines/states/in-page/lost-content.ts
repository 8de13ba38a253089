import type { Said } from '../../rule-sentences.ts';
import { parentOf, quote } from '../../in-page/elements.ts';
import { isShown, listControls, listLines } from './content.ts';
import type { lostMessages } from '../sentences/en.ts';
import type { Spotted } from './described.ts';

export type SpottedLoss = Spotted<Said<{ messages: typeof lostMessages }>>;

/** The visible texts and controls of the page, by element. */
export type ShownContent = { readonly texts: Map<Element, string>; readonly controls: Map<Element, string> };

export function listShownContent(): ShownContent {
  const texts = new Map<Element, string>();
  for (const { element } of listLines()) if (!texts.has(element)) texts.set(element, wordsOf(element.textContent));
  const controls = new Map(listControls().map((element) => [element, nameOf(element)]));
  return { texts, controls };
}

export function wordsOf(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase().slice(0, 200);
}

export function nameOf(control: Element): string {
  const image = control.querySelector('img')?.getAttribute('alt') ?? '';
  const names = ['aria-label', 'title', 'placeholder', 'value'].map((name) => control.getAttribute(name) ?? '');
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])].map((label) => label.innerText) : [];
  return wordsOf([control.textContent ?? '', image, ...names, ...labels].find((name) => name.trim() !== '') ?? '');
}

/**
 * Finds content that was visible and no longer is, unless other content says it. A menu that moved behind a button is
 * not lost. Returns one finding for each part of the page that disappeared.
 */
export function findLost(before: ShownContent): readonly SpottedLoss[] {
  const now = listShownContent();
  const said = new Set([...now.texts.values(), ...now.controls.values()]);
  const mayOpen = [...now.controls.keys()].some((control) => !before.controls.has(control) && opens(control));
  const lost = [...before.controls, ...before.texts].filter(
    ([element, words]) => words.length > 2 && !said.has(words) && element.isConnected && !isShown(element),
  );
  const problems = new Map<Element, SpottedLoss>();
  for (const [element, words] of lost) {
    if (mayOpen && isOfMenu(element)) continue;
    const part = findHidden(element);
    if (isReplaced(part, before)) continue;
    if (!problems.has(part))
      problems.set(part, { element: part, kind: 'needs_review', message: ['lost', { text: quote(words, 200) }] });
  }
  return [...problems.values()];
}

/** True for a button that may show hidden content. */
export function opens(control: Element): boolean {
  return control.matches(
    'button, summary, [role=button], [aria-expanded], [aria-controls], a[href^="#"], label, input',
  );
}

export function isOfMenu(element: Element): boolean {
  return element.closest('nav, header, ul, ol, [role=navigation], [role=menubar], [role=menu], [role=banner]') !== null;
}

/** The outermost element that is not shown. */
export function findHidden(element: Element): Element {
  let hidden = element;
  for (let above: Element | null = element; above !== null && above !== document.body; above = parentOf(above)) {
    if (!isShown(above)) hidden = above;
  }
  return hidden;
}

/** True if a hidden element next to it is now shown, because the page has one for each preference. */
export function isReplaced(part: Element, before: ShownContent): boolean {
  const siblings = [...(part.parentElement?.children ?? [])];
  return siblings.some((one) => one !== part && isShown(one) && !wasShown(one, before));
}

export function wasShown(element: Element, { texts, controls }: ShownContent): boolean {
  const inside = [element, ...element.querySelectorAll('*')];
  return inside.some((one) => texts.has(one) || controls.has(one)) || (element.textContent ?? '').trim() === '';
}
