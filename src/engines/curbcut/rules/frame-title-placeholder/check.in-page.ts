import { findAll, quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { nameOf } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Names that say only that there is a frame. */
export const frameWords = 'iframe|i-frame|inline frame|untitled frame|iframe title|frame title|title of the iframe';

/** Default names, which may be meant: a frame may show a widget called so. */
export const placeholderNames =
  'frame|untitled|no title|title|content|embed|embedded content|widget|page|document|external content|null|undefined';

/** Checks that the name of a frame says what is in it (WCAG technique H64). */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('iframe, frame').flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const name = nameOf(element);
    if (name === '' || !isExposed(element)) return [];
    const said = { text: quote(name) };
    if (isAddressOf(element, name)) return [{ element, result: 'failed', message: ['address', said] }];
    if (frameWords.split('|').includes(name.toLowerCase()))
      return [{ element, result: 'failed', message: ['frame', said] }];
    if (placeholderNames.split('|').includes(name.toLowerCase()) || looksLikeAddress(name))
      return [{ element, result: 'needs_review', message: ['placeholder', said] }];
    return [{ element, result: 'passed' }];
  });
}

/** True for the address of the frame or the name of its file, which no person wrote for people. */
export function isAddressOf(frame: Element, name: string): boolean {
  const address = frame.getAttribute('src')?.trim() ?? '';
  if (address === '') return false;
  const file = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const isFile = name === file && /\.\w{2,5}$/.test(file);
  return isFile || (looksLikeAddress(name) && [address, URL.parse(address, document.baseURI)?.href].includes(name));
}

/** A domain alone may be the name of a service. */
export function looksLikeAddress(name: string): boolean {
  return /^(?:https?:)?\/\/\S+$/i.test(name) || /^[\w./-]+\.(?:html?|php|aspx?|jsp)(?:\?\S*)?$/i.test(name);
}
