import { findAll, quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { hasGeneratedWords, nameOf } from '../../in-page/accessible-name.ts';
import { contextOf, startContexts } from '../../in-page/link-context.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Names that do not tell where a link leads, in languages of many sites. */
export const emptyNames =
  'click|click here|go|here|learn more|link|more|more info|more information|read more|see more|this link|this page|continue|continue reading|hier|hier klicken|klicken sie hier|mehr|mehr erfahren|mehr lesen|weiterlesen|weiter|ici|cliquez ici|en savoir plus|lire la suite|plus|aquí|haga clic aquí|haz clic aquí|leer más|más|más información|saber más|clicca qui|leggi|leggi di più|qui|scopri di più|klik hier|lees meer|lees verder|meer|meer informatie|clique aqui|leia mais|mais|saiba mais|läs mer|les mer|læs mere|czytaj więcej|więcej';

/** Formats alone do not name the document. */
export const formatNames = 'csv|doc|docx|download|epub|html|mp3|mp4|pdf|plain text|text|txt|xls|xlsx|xml|zip';

/** Checks that links with empty names have a context that tells where they lead (WCAG 2.4.4). */
export function check(): readonly ElementOutcome<typeof en>[] {
  const contexts = startContexts();
  return findAll('a[href], area[href], [role="link"], svg a').flatMap((link): readonly ElementOutcome<typeof en>[] => {
    const isLink = (link.getAttribute('role') ?? 'link').trim() === 'link';
    const given = nameOf(link);
    const name = given.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[\s.…:»›>→]+$/gu, '');
    if (isLink && isSign(given) && isExposed(link))
      return [{ element: link, result: 'needs_review', message: ['sign', { name: given }] }];
    const isVague = isOneOf(`${emptyNames}|${formatNames}`, name);
    if (!isLink || !isVague || !isExposed(link) || hasGeneratedWords(link)) return [];
    const { text, heading } = contextOf(link, contexts);
    if (text !== '') return [{ element: link, result: 'passed' }];
    return [weighName(link, { name: given, heading })];
  });
}

/** `words` are separated by `|`. */
export function isOneOf(words: string, word: string): boolean {
  return word !== '' && !word.includes('|') && `|${words}|`.includes(`|${word}|`);
}

/** True for punctuation that ends or separates texts. Arrows and the like tell where a link leads. */
export function isSign(name: string): boolean {
  return /^[.,;:…·•*_'"|/\\–—-]+$/.test(name);
}

export type NameWithoutContext = { readonly name: string; readonly heading: string };

export function weighName(element: Element, { name, heading }: NameWithoutContext): ElementOutcome<typeof en> {
  if (heading === '')
    return {
      element,
      result: 'failed',
      message: ['unclear', { name }],
    };
  return {
    element,
    result: 'needs_review',
    message: ['below_heading', { name, section: quote(heading) }],
  };
}
