import { describe, expect, it } from 'vitest';
import { patternOf } from './occurrence-pattern.ts';

const facts = { color: '#777777', nRatio: 4.4, text: 'Two' };
const finding = {
  component: 'card',
  html: '<a class="card__link" href="/x/2">Two</a>',
  message: { code: 'color-contrast.normal', facts },
};
const withFacts = (change: object) => ({ message: { ...finding.message, facts: { ...facts, ...change } } });

describe('the pattern of an occurrence', () => {
  it.each([
    ['address', { html: '<a class="card__link" href="/y/3">Two</a>' }],
    ['text', { html: '<a class="card__link" href="/x/2">Another text, and > signs</a>' }],
    ['text in its facts', withFacts({ text: 'Three' })],
    ['measured number', withFacts({ nRatio: 3.91 })],
    ['id', { html: '<a id="more" class="card__link" href="/x/2">Two</a>' }],
    ['data attribute', { html: '<a class="card__link" href="/x/2" data-track="2">Two</a>' }],
    ['order of attributes', { html: "<a href='/x/2' class='card__link'>Two</a>" }],
    ['list of the engine', { message: { ...finding.message, details: [] } }],
  ])('is the same for another %s', (_name, change) => {
    expect(patternOf({ ...finding, ...change })).toBe(patternOf(finding));
  });

  it.each([
    ['component', { component: 'banner' }],
    ['element', { html: '<b class="card__link" href="/x/2">Two</b>' }],
    ['class', { html: '<a class="hero" href="/x/2">Two</a>' }],
    ['attribute', { html: '<a class="card__link" href="/x/2" title="Two">Two</a>' }],
    ['color', withFacts({ color: '#777778' })],
    ['sentence', { message: { code: 'color-contrast.large', facts } }],
    ['state', { message: { ...finding.message, state: 'dark' as const } }],
  ])('differs for another %s', (_name, change) => {
    expect(patternOf({ ...finding, ...change })).not.toBe(patternOf(finding));
  });

  it('ignores generated classes and counters in classes', () => {
    const withClass = (name: string) => patternOf({ ...finding, html: `<a class="${name}" href="/x/2">Two</a>` });

    expect(withClass('slide slide-1')).toBe(withClass('slide slide-27'));
    expect(withClass('link x7f3a9b2')).toBe(withClass('link q81c0d44'));
  });
});
