import { expect, it } from 'vitest';
import { isCssSelector } from '../findings/css-selector.ts';
import { consentManagers, consentWords } from './consent-banners.ts';

const refuses = (name: string) => consentWords.refusals.some((text) => new RegExp(`^(?:${text})$`, 'iu').test(name));

it('every selector of a consent manager is CSS', () => {
  expect(
    Object.values(consentManagers)
      .flat()
      .filter((selector) => !isCssSelector(selector)),
  ).toEqual([]);
});

it.each([
  'Reject all',
  'Reject all cookies',
  'Decline',
  'No, decline optional cookies',
  'Reject and close',
  'I do not accept',
  "I don't agree",
  'Continue without accepting',
  'Only necessary cookies',
  'Accept only essential cookies',
  'Use necessary cookies only',
  'Strictly necessary cookies only',
  'Alle ablehnen',
  'Ablehnen',
  'Alle Cookies ablehnen',
  'Ablehnen und schließen',
  'Nur notwendige Cookies zulassen',
  'Nur technisch notwendige',
  'Weiter ohne Einwilligung',
  'Ich stimme nicht zu',
])('“%s” refuses', (name) => {
  expect(refuses(name)).toBe(true);
});

it.each([
  'Accept',
  'Accept all',
  'Accept all cookies',
  'Accept necessary and optional cookies',
  'Necessary cookies',
  'Allow',
  'Agree and close',
  'Reject the order',
  'Decline invitation',
  'Cookie settings',
  'Alle akzeptieren',
  'Notwendige Cookies',
  'Zustimmen',
  'Ablehnen oder bezahlen',
  'Weiter',
  '',
])('“%s” does not', (name) => {
  expect(refuses(name)).toBe(false);
});
