import type { ReportGroup } from '../report-model.ts';
import type { Html } from './html.ts';
import { html, richText } from './html.ts';

/** The language of the document and of all that is ours in it. */
export const documentLanguage = 'en';

/** The rule's title, marked with its language where it is another than the document's: a voice reads it in that one. */
export function showTitle({ card, languages }: ReportGroup): Html {
  return markLanguage(html`${card.title}`, languages.title);
}

/** The rule's description as a sentence, marked in the same way. */
export function showDescription({ details, languages }: ReportGroup): Html {
  const text = /[.!?。．]$/u.test(details.description) ? details.description : `${details.description}.`;
  return markLanguage(richText(text), languages.description);
}

/** Hebrew runs the other way: the text's own letters decide. */
function markLanguage(text: Html, language: string): Html {
  return language === documentLanguage ? text : html`<span lang="${language}" dir="auto">${text}</span>`;
}
