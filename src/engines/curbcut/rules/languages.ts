import { actRulePage, w3cPage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

/** In which language the page and its parts are to be read out. */
export const languageRules = [
  {
    ...ours,
    id: 'html-has-lang',
    title: 'The html element must have a lang attribute',
    description: 'The page names its language in the lang attribute of its html element.',
    severity: 'serious',
    criteria: ['3.1.1'],
    rgaa: ['8.3'],
    actIds: ['b5c3f8'],
    help: actRulePage('b5c3f8'),
    whyItMatters:
      'A screen reader chooses its voice by the language of the page. Without one, blind people may hear German text with English pronunciation. Translation tools and braille displays need the language too.',
    howToFix: [
      'Name the main language on the first element: `<html lang="en">`.',
      'Use the `lang` attribute: `xml:lang` alone has no effect in HTML.',
      'Set it in the template, so that every page in another language gets its own value.',
    ],
    learnMore: [w3cPage('International/questions/qa-html-language-declarations')],
    inFrames: false,
  },
  {
    ...ours,
    id: 'html-lang-matches-text',
    title: 'The language of the page must be the one that it names',
    description: 'Most text of the page is in the language of the lang attribute of its html element.',
    severity: 'serious',
    criteria: ['3.1.1'],
    rgaa: ['8.4'],
    actIds: ['ucwvc8'],
    help: actRulePage('ucwvc8'),
    whyItMatters:
      'The page names one language and is written in another. Screen readers read it with the wrong voice and pronunciation, so blind people hardly understand a word. Braille displays and translation tools go wrong as well.',
    howToFix: [
      'Name the language in which most of the page is written: `<html lang="fr">`.',
      'Check the template: a translated page must not keep the `lang` of the original.',
      'Mark parts in another language on their own elements: `<blockquote lang="nl">`.',
    ],
    learnMore: [w3cPage('International/questions/qa-html-language-declarations')],
    inFrames: false,
  },
  {
    ...ours,
    id: 'lang-matches-text',
    title: 'Text must be in the language that its element names',
    description: 'Text in an element with a lang attribute is in that language.',
    severity: 'moderate',
    criteria: ['3.1.2'],
    rgaa: ['8.8'],
    actIds: ['off6ek'],
    help: actRulePage('off6ek'),
    whyItMatters:
      'Part of the page names a language in which it is not written. Screen readers switch to the wrong voice for it, so people who listen cannot follow this part.',
    howToFix: [
      'Correct the `lang` attribute of the element: `<q lang="nl">Met de kippen op stok</q>`.',
      'Remove the attribute where the text is in the language of what surrounds it.',
      'Mark a part inside that is in another language on its own element.',
    ],
    learnMore: [w3cPage('International/questions/qa-html-language-declarations')],
    inFrames: true,
  },
] as const satisfies readonly CurbcutRule[];
