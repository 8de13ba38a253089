import { quote } from '../../../in-page/elements.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Checks that the `html` element of the page's own document, if it is HTML, names a language. */
export function check(): readonly ElementOutcome<typeof en>[] {
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

export function explain(root: HTMLHtmlElement, xmlLang: string): Said<typeof en> {
  if (xmlLang.trim() !== '') return ['only_xml', { lang: quote(xmlLang.trim(), 40) }];
  return [root.hasAttribute('lang') ? 'empty' : 'missing'];
}
