import type { ElementMark } from '../../in-page/found-element.ts';
import { markElement } from '../../in-page/found-element.ts';
import { isIconWord } from '../../in-page/icon-words.ts';
import type { Doubt, Looks } from './doubt-contrast.ts';
import { findDoubt, isUnseen, readLooks } from './doubt-contrast.ts';
import { elementAtPlace, ownTextOf, ownTextsOf } from './places.ts';
import { showSkipped, skipAgain } from './skipped-content.ts';

/** A text that its layers do not pass: its place, and the tag of the element that is expected there. */
export type AskedText = { readonly place: readonly number[]; readonly tag: string };

/**
 * `unseen`: no one sees it. `sign`: a font draws its word as a sign, it only separates texts, or it is emoji. `seen`: with what layers do not say: a doubt, the
 * text, whether it is an empty field, and whether WCAG may ask for no contrast.
 */
export type DescribedText =
  | { readonly kind: 'gone' | 'unseen' | 'sign' }
  | {
      readonly kind: 'seen';
      readonly doubt: Doubt | null;
      readonly text: string;
      readonly isBlank: boolean;
      readonly mayBeExempt: boolean;
      readonly mark: ElementMark | null;
    };

/** `maxElements`: so many are described in full. `skips`: the browser skips content that is out of view. */
export type AskedPage = { readonly maxElements: number; readonly skips: boolean };

export function describeTexts(
  asked: readonly AskedText[],
  { maxElements, skips }: AskedPage,
): readonly DescribedText[] {
  if (skips) showSkipped();
  const looks = readLooks();
  let left = maxElements;
  const described = asked.map((one) => {
    const text = describeText(one, looks, left > 0);
    if (text.kind === 'seen') left -= 1;
    return text;
  });
  if (skips) skipAgain();
  return described;
}

export function describeText({ place, tag }: AskedText, looks: Looks, isKept: boolean): DescribedText {
  const element = elementAtPlace(place);
  if (element === null || element.nodeName.toLowerCase() !== tag) return { kind: 'gone' };
  if (isUnseen(element)) return { kind: 'unseen' };
  if (isSign(element)) return { kind: 'sign' };
  const value = valueOf(element);
  return {
    kind: 'seen',
    doubt: findDoubt(element, looks) ?? null,
    text: value ?? ownTextOf(element),
    isBlank: value?.trim() === '',
    mayBeExempt: isNamedInactive(element) || isNamedLogo(element),
    mark: isKept ? markElement(element) : null,
  };
}

/** True if a class calls a part disabled that is no link and no control, such as the end of a pagination. */
export function isNamedInactive(element: Element): boolean {
  if (element.closest('a[href], button, input, select, textarea, summary, label') !== null) return false;
  const mostLetters = 40;
  return hasShortPart(element, /^(?:.+[-_])?disabled$/i, mostLetters);
}

/** True if a class calls it a logo or the name of a brand, which need no contrast (WCAG 1.4.3). */
export function isNamedLogo(element: Element): boolean {
  const mostLetters = 40;
  return hasShortPart(
    element,
    /^(?:.+[-_])?(?:logo|logotype|wordmark|brand)(?:[-_](?:text|name|title|link))?$/i,
    mostLetters,
  );
}

/** True if the element, or one of two around it, has such a class and little text. */
export function hasShortPart(element: Element, name: RegExp, mostLetters: number): boolean {
  const near = [element, element.parentElement, element.parentElement?.parentElement ?? null];
  return near.some(
    (one) =>
      one !== null &&
      [...one.classList].some((token) => name.test(token)) &&
      (one.textContent ?? '').replaceAll(/\s+/g, ' ').trim().length <= mostLetters,
  );
}

export function isSign(element: Element): boolean {
  const texts = ownTextsOf(element).filter(({ data }) => data.trim() !== '');
  return texts.length > 0 && texts.every((text) => isIconWord(text) || isSeparator(text) || isEmoji(text));
}

/** Fonts draw these in their own colors. */
export function isEmoji({ data }: Text): boolean {
  return /^(?:\p{RGI_Emoji}|\s)+$/v.test(data);
}

/** A dash, a dot or a stroke between texts. */
export function isSeparator({ data }: Text): boolean {
  return /^[\s\p{Pd}|/\\·•…,:;.]*$/u.test(data);
}

/** The beginning of what a field shows. Undefined for other elements. */
export function valueOf(element: Element): string | undefined {
  if (!element.matches('input, select, textarea')) return undefined;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text.slice(0, 100) ?? '';
  const value: unknown = Reflect.get(element, 'value');
  const isButton = element.matches('[type=submit i], [type=reset i], [type=button i], [type=file i]');
  return isButton ? 'OK' : String(value).slice(0, 100);
}
