import { listNamed } from '../../in-page/named-elements.ts';

/** The name of a link, a heading or an image, given or from its content. Spaces are collapsed. */
export function nameOf(element: Element): string {
  const labelled = listNamed(element, 'aria-labelledby').map(textOf).join(' ');
  const names = [
    labelled,
    element.getAttribute('aria-label') ?? '',
    contentOf(element),
    element.getAttribute('title') ?? '',
  ];
  return names.map(collapse).find((name) => name !== '') ?? '';
}

export function collapse(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The part of a name that an element adds: its own name, or its content. */
export function textOf(element: Element): string {
  const given = collapse(element.getAttribute('aria-label') ?? '');
  return given === '' ? contentOf(element) : given;
}

export function contentOf(element: Element): string {
  if (element.matches('img, area, input[type="image"]')) return element.getAttribute('alt') ?? '';
  const text = [...element.childNodes].map(textOfNode).join('');
  return getComputedStyle(element).display.startsWith('inline') ? text : ` ${text} `;
}

export function textOfNode(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('script, style, [aria-hidden="true"]')) return '';
  return node.checkVisibility({ visibilityProperty: true }) || node.localName === 'title' ? textOf(node) : '';
}

/** True if a style sheet adds words to an element or to a part of it. Browsers make them a part of its name. */
export function hasGeneratedWords(element: Element): boolean {
  return [element, ...element.querySelectorAll('*')].some((part) =>
    ['::before', '::after'].some((pseudo) => {
      const { content, display } = getComputedStyle(part, pseudo);
      return display !== 'none' && /^".*\p{L}/u.test(content);
    }),
  );
}
