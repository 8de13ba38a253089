import type { RuleCase } from '../../../rule-cases.ts';

const media = (rule: string, query = '(orientation: portrait)') => `<style>@media ${query} { ${rule} }</style>`;

const content = '<main>Much text is here.</main><i>↑</i>';

/** Each element holds the next one, and so all of the text. */
const nested = (rules: readonly (readonly [id: string, style: string])[]) => ({
  head: rules.map(([id, style]) => style.replaceAll('#t', `#${id}`)).join('\n'),
  body: `${rules.map(([id]) => `<div id="${id}">`).join('')}Much text is here.`,
});

export const cases: readonly RuleCase[] = [
  ['a rotated page', { head: media('html { transform: rotate(90deg) }'), body: content }, 'failed'],
  ['the property rotate', { head: media('body { rotate: -0.25turn }'), body: content }, 'failed'],
  [
    'a rule in a supports block',
    { head: media('@supports (rotate: 1deg) { body { rotate: 90deg } }'), body: content },
    'failed',
  ],
  ['most of the text', { head: media('main { transform: translateX(1px) rotate(270deg) }'), body: content }, 'failed'],
  ['no turn', { head: media('html { transform: rotate(0deg) scale(0.9) }'), body: content }, 'passed'],
  ['upside down', { head: media('html { rotate: 180deg }'), body: content }, 'passed'],
  ['a symbol', { head: media('i { rotate: 90deg }'), body: content }, 'inapplicable'],
  ['every orientation', { head: '<style>main { rotate: 90deg }</style>', body: content }, 'inapplicable'],
  [
    'the same turn in every orientation',
    { head: `<style>main { rotate: 90deg }</style>${media('main { rotate: 90deg }')}`, body: content },
    'inapplicable',
  ],
  ['another condition', { head: media('html { rotate: 90deg }', '(min-width: 10px)'), body: content }, 'inapplicable'],
  [
    'ways to turn and to ask for the orientation',
    nested([
      ['matrix', media('#t { transform: matrix(0, 1, -1, 0, 0, 0) }')],
      ['axis', media('#t { transform: rotate3d(0, 0, 1, 90deg) }')],
      ['gradians', media('#t { transform: rotateZ(100grad) }')],
      ['three-quarters', media('#t { rotate: z 270deg }')],
      ['property', media('#t { --turn: 90deg; rotate: var(--turn) }')],
      ['inner', '<style>#t { @media (orientation: portrait) { rotate: 90deg } }</style>'],
      ['sheet', '<style media="(orientation: portrait)">#t { rotate: -90deg }</style>'],
      ['both', media('#t { rotate: 90deg }', 'screen and (orientation: portrait) and (min-width: 1px)')],
      ['size', media('#t { rotate: 90deg }', '(orientation: portrait) and (max-width: 400px)')],
      ['range', media('#t { rotate: 90deg }', '(orientation: landscape) and (height < 400px)')],
      ['not', media('#t { rotate: 90deg }', 'not (orientation: landscape)')],
      ['layer', media('@layer base { #t { rotate: 90deg } }')],
      ['halves', `${media('#t { rotate: 45deg }')}${media('#t { rotate: -45deg }', '(orientation: landscape)')}`],
      ['undone', media('#t { rotate: 90deg } #t { rotate: none }')],
      ['variable', `<style>#t { rotate: var(--by, 0deg) }</style>${media('#t { --by: 90deg }')}`],
      ['fading', `<style>#t { transition: rotate 1s }</style>${media('#t { rotate: 90deg }')}`],
      ['important', `${media('#t { rotate: 90deg }')}<style>#t { rotate: none !important }</style>`],
      ['specific', media('div#t { rotate: 0deg } #t { rotate: 90deg }')],
      ['other-axis', media('#t { transform: rotateX(90deg) }')],
      ['ratio', media('#t { rotate: 90deg }', '(max-aspect-ratio: 1/9)')],
      ['printed', media('#t { rotate: 90deg }', 'print and (orientation: portrait)')],
    ]),
    'matrix axis gradians three-quarters property inner sheet both size range not layer halves variable fading'
      .split(' ')
      .map((id) => `failed #${id}`),
  ],
  [
    'a style of the element, which wins',
    { head: media('main { rotate: 90deg }'), body: content.replace('<main', '<main style="rotate: 0deg"') },
    'inapplicable',
  ],
  [
    'a sheet that a script adopted',
    `${content}<script>const sheet = new CSSStyleSheet(); sheet.replaceSync('@media (orientation: portrait) { main { rotate: 90deg } }'); document.adoptedStyleSheets = [sheet];</script>`,
    'failed',
  ],
  [
    'a component with all of the text',
    '<div><template shadowrootmode="open"><style>@media (orientation: portrait) { :host { rotate: 90deg } }</style><slot></slot></template>Much text is here.</div>',
    'failed',
  ],
];
