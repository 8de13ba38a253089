import type { RuleCase } from '../../../rule-cases.ts';

const text = (style: string) => `<p style="background: #fff; ${style}">Hours</p>`;

export const cases: readonly RuleCase[] = [
  ['gray on white', text('color: #999'), 'failed'],
  ['dark gray on white', text('color: #444'), 'passed'],
  ['large text in gray', text('color: #888; font-size: 24px'), 'passed'],
  ['over a picture', text('color: #444; background: url(/images/red.png)'), 'needs_review'],
  ['a button that is disabled', '<button style="color: #999" disabled>Hours</button>', 'inapplicable'],
  ['inert text', `<div inert>${text('color: #999')}</div>`, 'inapplicable'],
  ['text that a style makes inert', `<div style="interactivity: inert">${text('color: #999')}</div>`, 'inapplicable'],
  [
    'text that a style sheet makes inert',
    `<style>.off { interactivity: inert }</style><div class="off"><span>${text('color: #999')}</span></div>`,
    'inapplicable',
  ],
  [
    'an item that its class calls disabled',
    '<ul><li class="page-item disabled"><a class="page-link" style="color: #aaa; background: #fff">Back</a></li></ul>',
    'needs_review',
  ],
  [
    'a link in such an item',
    '<ul><li class="disabled"><a href="#" style="color: #aaa; background: #fff">Back</a></li></ul>',
    'failed',
  ],
  [
    'a long text that its class calls disabled',
    '<p class="is-disabled" style="color: #aaa; background: #fff">The harbor is closed until the storm is over.</p>',
    'failed',
  ],
  ['a logo', '<a class="navbar-brand" href="/" style="color: #aaa; background: #fff">Harbor</a>', 'needs_review'],
  ['a dark logo', '<a class="logo" href="/" style="color: #333; background: #fff">Harbor</a>', 'passed'],
  [
    'a list of brands',
    '<div class="logo-list"><a href="/a" style="color: #aaa; background: #fff">Boats</a></div>',
    'failed',
  ],
];
