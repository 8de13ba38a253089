import { countUnlikely } from '../../records/issues/unlikely-word.ts';

/** Attributes whose values only identify elements. People see none of them. */
const identifiers =
  /(?<=\s(?:id|class|for|name|list|headers|data-[\w-]+|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))=")[^"]*(?=")/g;

/** The markup with identifiers that a program may have made replaced: elements, words, other attributes and text stay. */
export function skeletonOfMarkup(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, (tag) => tag.replaceAll(identifiers, maskTokens));
}

/** The place with such ids and classes replaced. Positions stay. */
export function skeletonOfSelector(selector: string): string {
  return selector.replaceAll(/(?<=[#.])[\w-]+/g, maskTokens);
}

function maskTokens(text: string): string {
  return text.replaceAll(/[A-Za-z0-9]{3,}/g, (token) => (isWritten(token) ? token : '*'));
}

/**
 * False for letters that hardly ever follow one another in words, digits between letters, and long numbers. Words by
 * people that look so do no harm: this is asked only of findings that have no partner by their names.
 */
function isWritten(token: string): boolean {
  if (/[a-z]\d+[a-z]|\d{5}/i.test(token)) return false;
  return (token.toLowerCase().match(/[a-z]+/g) ?? []).every((letters) => countUnlikely(letters) === 0);
}
