import { quote } from '../../in-page/elements.ts';
import type { Said } from '../messages.ts';
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

export function explain(root: HTMLHtmlElement, xmlLang: string): Said {
  if (xmlLang.trim() !== '') return ['onlyXmlLanguage', quote(xmlLang.trim(), 40)];
  return [root.hasAttribute('lang') ? 'languageEmpty' : 'languageMissing'];
}
