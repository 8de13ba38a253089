import type { RuleCase } from '../../../rule-cases.ts';

const frame = (attributes: string) => `<iframe srcdoc="Text" ${attributes}></iframe>`;

export const cases: readonly RuleCase[] = [
  ['what it shows', frame('title="Map of the harbor"'), 'passed'],
  ['a word among others', frame('title="Picture frame shop"'), 'passed'],
  ['the name of a service', frame('title="booking.com"'), 'passed'],
  ['a title of a film', frame('title="Untitled, a film by Ann"'), 'passed'],
  ['that it is a frame', frame('title="iFrame"'), 'failed'],
  ['that it is a frame, by a label', frame('aria-label=" inline  frame "'), 'failed'],
  ['its address', frame('src="/w/map?id=3" title="/w/map?id=3"'), 'passed'],
  ['its whole address', frame('src="https://a.test/map?id=3" title="https://a.test/map?id=3"'), 'failed'],
  ['its file', frame('src="/w/map_v2.html" title="map_v2.html"'), 'failed'],
  ['another address', frame('title="https://a.test/map"'), 'needs_review'],
  ['another file', frame('title="map.html"'), 'needs_review'],
  ['a default, which may be meant', frame('title="Widget"'), 'needs_review'],
  ['no name', frame(''), 'inapplicable'],
  ['a hidden one', frame('title="iframe" hidden'), 'inapplicable'],
  ['one that screen readers skip', frame('title="iframe" aria-hidden="true" tabindex="-1"'), 'inapplicable'],
];
