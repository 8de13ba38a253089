import { describe, expect, it } from 'vitest';
import { de } from './texts.ts';

/** As the service makes and stores them: parts of several files in one text. */
const examples: readonly (readonly [english: string, german: string])[] = [
  [
    'The site answers an unknown URL with the same page: all 1,204 words are the same.',
    'Die Website antwortet auf eine unbekannte URL mit derselben Seite: alle 1.204 Wörter sind gleich.',
  ],
  [
    'The URL leads to example.com/login: a form with a password field and 120 characters of other text.',
    'Die URL führt zu example.com/login: ein Formular mit einem Passwortfeld und 120 Zeichen anderem Text.',
  ],
  [
    'The URL leads to https://example.com/b?x=1, which is outside the scope of the scan.',
    'Die URL führt zu https://example.com/b?x=1; das liegt außerhalb des Umfangs dieses Scans.',
  ],
  [
    '10.0.0.7:80 is an address of a private network, but the scanned site is public: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses. To allow it, add 10.0.0.7:80 to CURBCUT_NETWORK_ALLOW.',
    '10.0.0.7:80 ist eine Adresse eines privaten Netzwerks, die gescannte Website aber ist öffentlich: Mit CURBCUT_NETWORK=scoped darf sie nicht zu weniger öffentlichen Adressen führen. Um sie zu erlauben, nehmen Sie 10.0.0.7:80 in CURBCUT_NETWORK_ALLOW auf.',
  ],
];

describe('what is stored in English', () => {
  it.each(examples)('is said in German: %s', (english, german) => {
    expect(de.say(english)).toBe(german);
  });
});
