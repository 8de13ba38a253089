import type { RuleCase } from '../../../rule-cases.ts';

const inText = (style: string, content = 'a permit of the harbor office', more = '') =>
  `<style>p { color: #222; background: #fff } p a { color: #22a; text-decoration: none; ${style} }</style><p ${more}>Boats longer than nine meters need <a href="#" id="link">${content}</a> before they enter the harbor.</p>`;
const svg = '<svg width="12" height="12"><path d="M0 0h12v12z"/></svg>';

export const cases: readonly RuleCase[] = [
  ['nothing but a color', inText(''), 'failed'],
  ['an underline', inText('text-decoration: underline'), 'passed'],
  ['an underline of no color', inText('text-decoration: underline transparent'), 'failed'],
  ['an underline in the color of the page', inText('text-decoration: underline #fff'), 'failed'],
  ['bold type', inText('font-weight: bold'), 'passed'],
  ['a line below', inText('border-bottom: 1px solid'), 'passed'],
  ['a line in the color of the page', inText('border-bottom: 1px solid #fff'), 'failed'],
  ['a line of no color', inText('border-bottom: 1px solid transparent'), 'failed'],
  ['a picture below', inText('background: linear-gradient(#22a, #22a) 0 100% / 100% 2px no-repeat'), 'passed'],
  [
    'a picture without a length',
    inText('background: linear-gradient(#22a, #22a) 0 100% / 0 2px no-repeat'),
    'needs_review',
  ],
  ['a picture of no color', inText('background: linear-gradient(transparent, transparent)'), 'needs_review'],
  ['small capitals', inText('font-variant: small-caps'), 'passed'],
  ['capitals', inText('text-transform: uppercase'), 'passed'],
  ['a color that is much lighter', inText('color: #77f'), 'passed'],
  ['the color of the text', inText('color: #222'), 'passed'],
  ['a background that differs much', inText('background: #ddd; color: #222'), 'failed'],
  ['a shadow as a line', inText('box-shadow: inset 0 -2px 0 #22a'), 'passed'],
  ['a shadow that is not drawn', inText('box-shadow: 0 0 0 0 #22a'), 'failed'],
  ['a shadow without a color', inText('box-shadow: inset 0 -2px 0 transparent'), 'failed'],
  ['dots at its letters', inText('text-emphasis: dot'), 'passed'],
  ['a sign', inText('', `a permit ${svg}`), 'passed'],
  ['a sign that is hidden', inText('', `a permit ${svg.replace('<svg', '<svg style="visibility: hidden"')}`), 'failed'],
  ['a sign before it', inText('} p a::before { content: "→ "'), 'passed'],
  [
    'a sign of generated text',
    inText('', 'a permit <i class="sign"></i><style>.sign::after { content: "↗" }</style>'),
    'passed',
  ],
  ['a line under its text', inText('', '<span style="text-decoration: underline">a permit</span>'), 'passed'],
  [
    'a line that has no length yet',
    inText('} p a::after { content: ""; width: 0; height: 2px; position: absolute; background: #22a'),
    'needs_review',
  ],
  ['a picture behind the text', inText('', 'a permit', 'style="background: url(/images/red.png)"'), 'needs_review'],
  ['a translucent text', inText('', 'a permit', 'style="opacity: 0.6"'), 'failed'],
  [
    'a text in a span of another color',
    inText('', 'a permit').replace(/Boats.*need/, '<span style="color: #999">$&</span>'),
    'passed',
  ],
  ['a color in another space', inText('color: oklch(0.35 0.2 264)'), 'failed'],
  ['a link alone', '<p><a href="#" style="text-decoration: none">A permit</a></p>', 'inapplicable'],
  ['links and less text', '<p><a href="#1">One link</a> and <a href="#2">another link</a></p>', 'inapplicable'],
  ['a link alone in its line', '<p>Boats longer than nine meters need<br><a href="#">a permit</a></p>', 'inapplicable'],
  [
    'a button in the text',
    '<p>Boats longer than nine meters need <a href="#" role="button">this</a></p>',
    'inapplicable',
  ],
  ['a number beside it', '<p>1.14.0 · <a href="#" style="text-decoration: none">Source</a></p>', 'inapplicable'],
  ['a hidden one', inText('visibility: hidden'), 'inapplicable'],
  [
    'links in a row with dots',
    '<p style="color: #222; background: #fff">© 2026 Harbor office · <a href="#1" id="a" style="color: #22a; text-decoration: none">Imprint</a> · <a href="#2" id="b" style="color: #22a; text-decoration: none">Privacy</a></p>',
    ['needs_review #a', 'needs_review #b'],
  ],
  [
    'a link behind a stroke at the end of a line',
    '<p style="color: #222; background: #fff">Posted in May | <a href="#1" style="color: #22a; text-decoration: none">3 comments</a><br>Text</p>',
    'needs_review',
  ],
  [
    'a link in a sentence behind a dot',
    '<p style="color: #222; background: #fff">Harbor · <a href="#1" style="color: #22a; text-decoration: none">All boats</a> need a permit</p>',
    'failed',
  ],
  [
    'a link at the end of a sentence',
    '<p style="color: #222; background: #fff">All boats need <a href="#1" style="color: #22a; text-decoration: none">a permit</a></p>',
    'failed',
  ],
];
