import { collapse } from '../../../curbcut/in-page/accessible-name.ts';
import { isField } from '../../../curbcut/in-page/fields.ts';
import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { listShown } from '../../opening/in-page/shown-elements.ts';
import { textOfIds } from '../../../in-page/named-elements.ts';

/** The elements that show text of their own, with that text. */
export function readTexts(): ReadonlyMap<Element, string> {
  const forms = new Set((window.curbcutForms ?? []).map(({ form }) => form));
  const texts = listShown()
    .filter((element) => !element.matches('script, style, textarea, select, option'))
    .map((element) => {
      const isInForm = [...forms].some((form) => form.contains(element));
      return [element, isInForm ? `${ownText(element)} ${generatedText(element)}`.trim() : ownText(element)] as const;
    });
  return new Map(texts.filter(([, text]) => /\p{L}/u.test(text)));
}

export function ownText(element: Element): string {
  return collapse([...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' '));
}

/** Styles write some messages. */
export function generatedText(element: Element): string {
  const texts = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
  const words = texts.flatMap((text) => text.replaceAll(/url\([^)]*\)/g, '').match(/"[^"]*"/g) ?? []);
  return words.join(' ').replaceAll('"', '');
}

/** The texts that screen readers announce as soon as they change, by live region. */
export function readLive(): ReadonlyMap<Element, string> {
  const selector = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive], output';
  const regions = findAll(selector).filter((region) => announcesText(region) && isExposed(region));
  return new Map(regions.map((region) => [region, collapse(textWithin(region))]));
}

/** False for a live region that is off, or that announces only what is removed. */
export function announcesText(region: Element): boolean {
  const changes = region.getAttribute('aria-relevant') ?? 'text';
  return region.getAttribute('aria-live') !== 'off' && /additions|text|all/i.test(changes);
}

export function textWithin(element: Element): string {
  return element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
}

/** The elements whose text is new: a script may draw a part again as another element with the same text. */
export function listFresh(before: ReadonlyMap<Element, string>, now: ReadonlyMap<Element, string>): readonly Element[] {
  const counts = new Map<string, number>();
  for (const text of before.values()) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const text of now.values()) counts.set(text, (counts.get(text) ?? 0) - 1);
  return [...now]
    .filter(([element, text]) => before.get(element) !== text && (counts.get(text) ?? 0) < 0)
    .map(([element]) => element);
}

/** True if some of the texts have a letter and are new, or have changed. */
export function hasFresh(before: ReadonlyMap<unknown, string>, now: ReadonlyMap<unknown, string>): boolean {
  return [...now].some(([key, text]) => /\p{L}/u.test(text) && before.get(key) !== text);
}

/** The values and hints that fields show. */
export function readValues(elements: readonly Element[]): ReadonlyMap<Element, string> {
  return new Map(
    elements.filter(isField).map((field) => [field, `${field.value} ${field.getAttribute('placeholder')}`]),
  );
}

/** The texts of elements for screen readers, also those that people do not see. */
export function readHeard(elements: readonly Element[]): ReadonlyMap<Element, string> {
  const names = ['title', 'aria-label', 'aria-description', 'alt'];
  return new Map(
    elements.map((element) => {
      const given = names.map((name) => element.getAttribute(name) ?? '');
      const drawn = element.localName === 'title' ? (element.textContent ?? '') : '';
      const referred = ['aria-describedby', 'aria-errormessage'].map((name) => textOfIds(element, name));
      const own = element.checkVisibility({ visibilityProperty: true }) ? ownText(element) : '';
      return [element, [...given, drawn, ...referred, own].join(' ').trim()];
    }),
  );
}
