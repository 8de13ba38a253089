import { w3cPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const declaring = w3cPage('International/questions/qa-html-language-declarations');
const choosingTags = w3cPage('International/questions/qa-choosing-language-tags');

/** The languages in which a page and its parts are read out. */
export const languageAdvice = {
  'html-lang-valid': {
    whyItMatters:
      'The page names a language that does not exist. Screen readers fall back to another one, and blind people hear the text with the wrong voice and pronunciation.',
    howToFix: [
      'Use a registered tag: `en`, `de`, `pt-BR`, `zh-Hans`, not `english` or `en_GB`.',
      'Write a hyphen, not an underscore, between language and region.',
      'Check that the template fills the value in: `lang="{{ locale }}"` must not reach the browser.',
    ],
    learnMore: [choosingTags],
  },
  'html-xml-lang-mismatch': {
    whyItMatters:
      'The two attributes name different languages. Which of them counts depends on the software, so some people hear the page with the wrong pronunciation.',
    howToFix: [
      'Give both the same language: `<html lang="fr" xml:lang="fr">`.',
      'In HTML, remove `xml:lang`: only XHTML sent as XML needs it.',
    ],
    learnMore: [declaring],
  },
  'valid-lang': {
    whyItMatters:
      'Part of the page is marked with a language that does not exist. Screen readers cannot switch their voice for it, so people who listen cannot understand quotations or names in another language.',
    howToFix: [
      'Use a registered language tag: `<q lang="fr">Bon appétit</q>`.',
      'Remove `lang` from elements that are in the language of the page, and empty values with it.',
      'Correct codes that are countries rather than languages: `ja` instead of `jp`, `cs` instead of `cz`.',
    ],
    learnMore: [choosingTags],
  },
} satisfies AdviceByRule;
