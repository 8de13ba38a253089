import type { RuleCase } from '../../../rule-cases.ts';
import { onOnePage } from '../../../rule-cases.ts';

const dutch = 'De bibliotheek gaat om negen uur open, en lezers mogen vandaag tien boeken lenen.';

export const cases: readonly RuleCase[] = [
  ['a part in its language', `<p lang="nl">${dutch}`, 'passed'],
  ['a part in another language', `<p lang="fr">${dutch}`, 'failed'],
  ['text inside that names its own', `<p lang="fr"><span lang="nl">${dutch}</span>`, 'passed'],
  ['a part that is hidden', `<p lang="fr" hidden>${dutch}</p>1`, 'inapplicable'],
  ['a frame', `<iframe srcdoc="<html lang=en><body><p lang=fr>${dutch}"></iframe>`, 'failed'],
  [
    'a part in a component, with the text of an empty slot',
    `<div><template shadowrootmode="open"><p lang="fr"><slot>${dutch}</slot></p></template></div>`,
    'failed',
  ],
  onOnePage('text and its language by tree and visibility', [
    ['an image', `<p id=t lang="fr"><img src="/pixel.svg" alt="${dutch}">`, 'failed'],
    ['the name of a control', `<p id=t lang="fr"><button aria-label="${dutch}">x</button>`, 'failed'],
    ['out of sight', `<p id=t lang="fr" style="position: absolute; left: -9999px">${dutch}`, 'failed'],
    ['hidden from screen readers alone', `<p id=t lang="fr" aria-hidden="true">${dutch}`, 'failed'],
    ['without visibility', `<p id=t lang="fr" style="visibility: hidden">${dutch}`, ''],
    ['no language', `<p id=t lang="">${dutch}`, ''],
    ['a language that does not exist', `<p id=t lang="qqq">${dutch}`, ''],
    ['a region and capitals', `<p id=t lang="NL-be">${dutch}`, ''],
    ['the attribute of XML', `<p id=t xml:lang="fr">${dutch}`, ''],
    ['a drawing', `<div id=t lang="fr"><svg width=900 height=20><text y=15>${dutch}</text></svg></div>`, 'failed'],
    ['a component', `<div id=t lang="fr"><template shadowrootmode="open"><p>${dutch}</p></template></div>`, 'failed'],
    [
      'text that a slot brings has the language of the page',
      `<div><template shadowrootmode="open"><p lang="fr"><slot></slot></p></template>${dutch}</div>`,
      '',
    ],
    [
      'without a box',
      `<div id=t lang="fr" style="display: contents"><p style="display: contents">${dutch}</p></div>`,
      'failed',
    ],
    [
      'the text of an empty slot',
      `<div lang="fr" id=t><template shadowrootmode="open"><p><slot>${dutch}</slot></p></template></div>`,
      'failed',
    ],
    [
      'text that a host gives to a slot',
      `<div id=t lang="fr"><template shadowrootmode="open"><slot></slot></template>${dutch}</div>`,
      'failed',
    ],
    [
      'text that a host keeps to itself',
      `<div id=t lang="fr"><template shadowrootmode="open"></template>${dutch}</div>`,
      '',
    ],
    [
      'a slotted part',
      `<div><template shadowrootmode="open"><slot></slot></template><p id=t lang="fr">${dutch}</p></div>`,
      'failed',
    ],
    ['an outer element of a part with its own', `<div id=t lang="fr"><p lang="nl">${dutch}</p></div>`, ''],
  ]),
];
