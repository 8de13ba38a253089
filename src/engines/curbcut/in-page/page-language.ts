import type { Verdict } from './verdict.ts';

/** The page's own document, where it is HTML: its `html` element names a language. */
export function checkPageLanguage(): readonly Verdict[] {
  const root = document.documentElement;
  const isXml = document.contentType === 'application/xhtml+xml';
  const isHtml = isXml || document.contentType === 'text/html';
  // The browser shows other documents, such as plain XML, in an html element that it adds.
  if (!isHtml || !(root instanceof HTMLHtmlElement)) return [];
  const lang = root.getAttribute('lang') ?? '';
  const xmlLang = root.getAttribute('xml:lang') ?? '';
  if (lang.trim() !== '' || (isXml && xmlLang.trim() !== '')) return [{ element: root, result: 'passed' }];
  return [{ element: root, result: 'failed', message: explain(root, xmlLang) }];
}

export function explain(root: HTMLHtmlElement, xmlLang: string): string {
  if (xmlLang.trim() !== '') return `Browsers ignore xml:lang in HTML. Write lang="${xmlLang.trim().slice(0, 40)}".`;
  return root.hasAttribute('lang')
    ? 'The lang attribute of the html element is empty. Write the language of the page, such as lang="en".'
    : 'The html element has no lang attribute. Write the language of the page, such as lang="en".';
}
