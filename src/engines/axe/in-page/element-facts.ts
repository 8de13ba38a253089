import { quote } from '../../in-page/elements.ts';

/** The facts that a sentence about an element may name. Values come from the page. */
export type ElementFacts = Readonly<Record<string, string>>;

/** Attributes that help to explain a fault, by the name of the fact. Values that people typed are excluded. */
export const toldAttributes: Readonly<Record<string, string>> = {
  accesskey: 'accesskey',
  ariaLabel: 'aria-label',
  autocomplete: 'autocomplete',
  content: 'content',
  id: 'id',
  lang: 'lang',
  scope: 'scope',
  tabindex: 'tabindex',
  title: 'title',
  type: 'type',
  xmlLang: 'xml:lang',
};

export function tellElement(element: Element): ElementFacts {
  const attributes = Object.entries(toldAttributes).map(
    ([fact, name]) => [fact, collapse(element.getAttribute(name) ?? '')] as const,
  );
  const facts = {
    ...Object.fromEntries(attributes),
    tag: element.localName,
    heading: /^h[1-6]$/.test(element.localName) ? element.localName : '',
    role: (element.getAttribute('role') ?? '').trim().split(/\s+/)[0] ?? '',
    text: collapse(element.textContent ?? ''),
    file: fileOf(element),
    address:
      element.getAttribute('href') ?? (element.localName === 'iframe' ? (element.getAttribute('src') ?? '') : ''),
  };
  const longest = 100;
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, quote(value, longest)]),
  );
}

export function collapse(text: string): string {
  return text.slice(0, 2_000).replaceAll(/\s+/g, ' ').trim();
}

/** The file name of an image, or of the first image in the element. Data in the address has none. */
export function fileOf(element: Element): string {
  const image = element.matches('img, input, object, embed') ? element : element.querySelector('img');
  const address = image?.getAttribute('src') ?? image?.getAttribute('data') ?? '';
  if (/^(?:data|blob):/i.test(address)) return '';
  const name = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
