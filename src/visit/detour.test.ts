import { expect, it } from 'vitest';
import { isDetour } from './detour.ts';

const asked = 'https://example.com/reports/2026?part=2';

it.each([
  '/consent?return=%2Freports%2F2026%3Fpart%3D2',
  '/consent?return=/reports/2026',
  '/age-gate?next=https%3A%2F%2Fexample.com%2Freports%2F2026%3Fpart%3D2',
  '/choose-country?lang=en&redirect_url=/reports/2026/',
  '/welcome?returnTo=/Reports/2026',
  '/privacy/gate.php?dest=reports%2F2026&dest=/reports/2026',
])('a page that is shown first and leads back is one: %s', (path) => {
  expect(isDetour(asked, `https://example.com${path}`)).toBe(true);
});

it.each([
  ['in another language', '/de/reports/2026?from=/reports/2026&next=/reports/2026'],
  ['that only notes where it was linked', '/archive/2026?ref=/reports/2026&utm_source=/reports/2026'],
  ['that leads on to another page', '/archive/2026?next=/reports/2027'],
  ['that leads to the page on another site', '/archive/2026?next=https://example.org/reports/2026'],
  ['that searches for it', '/search?q=/reports/2026'],
  ['that leads to what is no URL', '/archive?next=http://'],
  ['that is the start page', '/?redirect=/reports/2026'],
  ['at a new path', '/archive/2026'],
])('a page %s is none', (_what, path) => {
  expect(isDetour(asked, `https://example.com${path}`)).toBe(false);
});

it('of a start page there is none: many pages lead back to it', () => {
  expect(isDetour('https://example.com/', 'https://example.com/home?return=/')).toBe(false);
});

it('what is no web page is none', () => {
  expect(isDetour(asked, 'about:blank')).toBe(false);
  expect(isDetour(asked, '')).toBe(false);
});
