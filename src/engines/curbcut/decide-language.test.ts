import { beforeAll, describe, expect, it } from 'vitest';
import { decideLanguage } from './decide-language.ts';
import type { LanguageDetector } from './language-detector.ts';
import { loadLanguageDetector } from './language-detector.ts';

let detector: LanguageDetector;
beforeAll(async () => {
  detector = await loadLanguageDetector();
});

const english =
  'The library opens at nine in the morning. Readers may borrow up to ten books, and return them at any other branch of the city.';
const dutch =
  'De bibliotheek gaat om negen uur open. Lezers mogen tien boeken lenen en brengen ze terug naar een andere vestiging in de stad.';
const danish =
  'Biblioteket åbner klokken ni om morgenen. Læserne må låne ti bøger og aflevere dem på en anden afdeling i byen.';
const luxembourgish = 'D’Bibliothéik mécht um néng Auer op. D’Lieser däerfe bis zu zéng Bicher ausléinen.';

const decide = (declared: string, ...texts: readonly string[]) => decideLanguage({ declared, texts }, detector)?.result;

describe('the language of text', () => {
  it.each([
    ['is the declared one', 'en', [english], 'passed'],
    ['is the declared one of a region', 'EN-gb', [english], 'passed'],
    ['is another one', 'nl', [english], 'failed'],
    ['is another one, under a heading of one word', 'en', ['Openingstijden', dutch], 'failed'],
    ['is mixed, and in small part the declared one', 'en', [dutch, dutch, english], 'needs_review'],
    ['is mixed, without the declared one', 'fr', [english, dutch], 'needs_review'],
    ['is short, with few words that hold it together', 'en', ['Vandaag bibliotheek gesloten'], 'needs_review'],
    ['is two words that the detector takes for Norwegian', 'de', ['Karriere Profil Profil'], undefined],
    ['is a menu that it takes for Malay', 'en', ['Shoes Politics Edit Berta Calendar'], undefined],
    ['is a longer menu that it takes for Danish', 'de', ['Bibliothek Profil Kontakt Profil Profil'], undefined],
    ['is a menu of nearly 50 letters', 'de', ['Land Versand Möbel Galerie Damen Abmelden Vorname'], undefined],
    [
      'is a caption with a word of both languages',
      'nl',
      ['Fireworks over Paris', 'Fireworks over Paris'],
      'needs_review',
    ],
    ['is a menu in another language', 'en', ['Startseite Öffnungszeiten Anfahrt Über uns'], 'needs_review'],
    ['is short, with several such words', 'en', ['Wij zijn er vandaag ook voor de lezers'], 'failed'],
    ['is short, with such words of both languages', 'en', ['Wij zijn er vandaag for the lezers'], 'needs_review'],
    ['is short, in another script', 'en', ['Сегодня библиотека закрыта'], 'failed'],
    ['is short, in two scripts', 'en', ['Сегодня библиотека Smith закрыта'], 'needs_review'],
    ['is short, and has names', 'en', ['Van Gogh, De Jong en Van den Berg'], 'needs_review'],
    [
      'is short, in languages whose words are not listed',
      'el',
      ['Wij zijn er vandaag ook voor de lezers'],
      'needs_review',
    ],
    [
      'is a list of titles',
      'fi',
      ['Computer Graphics, Principles and Practice. Foley and van Dam. The Book of Colors. Grokking the Image Editor.'],
      'needs_review',
    ],
    ['is a word', 'en', ['Bibliotheek'], undefined],
    ['is written like the declared one', 'nb', [danish], undefined],
    ['is not known to the detector', 'lb', [luxembourgish], undefined],
    ['is declared by what is no language', 'english', [english], undefined],
    ['is code', 'nl', ['os.path.join(a, b) --save-dev HTTP_200 getElementById sys.argv[0] ./run.sh v1.2.3'], undefined],
  ] as const)('%s', (_what, declared, texts, result) => {
    expect(decide(declared, ...texts)).toBe(result);
  });

  it('is named', () => {
    const answer = decideLanguage({ declared: 'en-US', texts: [dutch] }, detector);

    expect(answer).toEqual({
      result: 'failed',
      message: ['other', { declared: 'en-US', found: 'nl', languageFound: 'nl' }],
    });
  });
});
