import type { RuleCase } from '../../../rule-cases.ts';

const text = '<title>Hours</title><p>Open from nine to five.</p>';
const xhtml = (attributes: string) => ({
  document: `<html xmlns="http://www.w3.org/1999/xhtml" ${attributes}><head><title>Hours</title></head><body><p>Open.</p></body></html>`,
  type: 'application/xhtml+xml',
});
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><text y="20">A drawing</text></svg>';

export const cases: readonly RuleCase[] = [
  ['a language', { document: `<!doctype html><html lang="en">${text}` }, 'passed'],
  ['no attribute', { document: `<!doctype html><html>${text}` }, 'failed'],
  ['an empty one', { document: `<!doctype html><html lang="">${text}` }, 'failed'],
  ['one of spaces', { document: `<!doctype html><html lang="  ">${text}` }, 'failed'],
  ['xml:lang alone', { document: `<!doctype html><html xml:lang="en">${text}` }, 'failed'],
  [
    'a frame without one',
    { document: `<!doctype html><html lang="en">${text}<iframe srcdoc="<p>Inside"></iframe>` },
    'passed',
  ],
  ['xml:lang in XML', xhtml('xml:lang="en"'), 'passed'],
  ['no language in XML', xhtml(''), 'failed'],
  ['a drawing', { document: drawing, type: 'image/svg+xml' }, 'inapplicable'],
  ['XML that is not HTML', { document: '<hours>Nine to five</hours>', type: 'application/xml' }, 'inapplicable'],
];
