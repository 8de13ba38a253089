import type { RuleCase } from '../../../rule-cases.ts';
import { onOnePage } from '../../../rule-cases.ts';

const root = (content: string) => `<template shadowrootmode="open">${content}</template>`;
const hidden = (content: string) => `<div id=t aria-hidden="true">${content}</div>`;

export const cases: readonly RuleCase[] = [
  ['nothing to focus', '<p aria-hidden="true">Text</p>', 'passed'],
  ['an element within a hidden one', '<div aria-hidden="true"><p aria-hidden="true">Text</p></div>', 'passed'],
  ['a hidden button', '<button aria-hidden="true">Open</button>', 'failed'],
  ['an element that is not hidden', '<div aria-hidden="false"><button>Open</button></div>', 'inapplicable'],
  onOnePage('what Tab reaches', [
    ['a link', hidden('<a href="#">Home</a>'), 'failed'],
    ['a field', hidden('<input aria-label="Name">'), 'failed'],
    ['a text editor', hidden('<p contenteditable>Text</p>'), 'failed'],
    [
      'a part of a text editor',
      hidden('<div contenteditable tabindex="-1"><p contenteditable="true">Text</p></div>'),
      '',
    ],
    ['a player', hidden('<video controls></video>'), 'failed'],
    ['a sound', hidden('<audio controls></audio>'), 'failed'],
    ['a player without controls', hidden('<video></video>'), ''],
    ['a summary', hidden('<details><summary>More</summary>Text</details>'), 'failed'],
    [
      'what a closed summary hides',
      hidden('<details><summary tabindex="-1">More</summary><a href="#">A</a></details>'),
      '',
    ],
    ['a link in a drawing', hidden('<svg><a href="#"><text y="10">Home</text></a></svg>'), 'failed'],
    [
      'an area of a picture',
      `<img src="/pixel.svg" alt="" width="20" height="20" usemap="#map">${hidden('<map name="map"><area href="#" alt="Home" coords="0,0,9,9"></map>')}`,
      'failed',
    ],
    [
      'a link in a drawing, in the older form',
      hidden('<svg><a xlink:href="#"><text y="10">Home</text></a></svg>'),
      'failed',
    ],
    ['any element in the order', hidden('<p tabindex="0">Text</p>'), 'failed'],
    ['a component', hidden(`<p>${root('<button>Open</button>')}</p>`), 'failed'],
    ['out of sight', hidden('<a href="#" style="position: absolute; left: -9999px">Home</a>'), 'failed'],
    ['a frame with a button', hidden('<iframe title="Map" srcdoc="<button>Zoom</button>"></iframe>'), 'failed'],
    [
      'a frame in a frame',
      hidden('<iframe title="Map" srcdoc="<iframe srcdoc=\'<a href=#>Zoom</a>\'></iframe>"></iframe>'),
      'failed',
    ],
    ['a value in capitals', '<div id=t aria-hidden="TRUE"><button>Open</button></div>', 'failed'],
    ['without opacity', hidden('<button style="opacity: 0">Open</button>'), 'failed'],
  ]),
  onOnePage('what Tab does not reach', [
    ['a negative tabindex', hidden('<button tabindex="-1">Open</button>'), ''],
    ['a disabled button', hidden('<button disabled>Open</button>'), ''],
    ['a disabled group', hidden('<fieldset disabled><button>Open</button></fieldset>'), ''],
    [
      'the legend of a disabled group',
      hidden('<fieldset disabled><legend><button>Open</button></legend></fieldset>'),
      'failed',
    ],
    ['a hidden field', hidden('<input type="hidden">'), ''],
    ['an anchor without a target', hidden('<a>Home</a>'), ''],
    ['without display', hidden('<a href="#" style="display: none">Home</a>'), ''],
    ['without visibility', hidden('<a href="#" style="visibility: hidden">Home</a>'), ''],
    ['inert', hidden('<div inert><a href="#">Home</a></div>'), ''],
    ['inert by a style', hidden('<div style="interactivity: inert"><a href="#">Home</a></div>'), ''],
    ['not inert by a style', hidden('<div style="interactivity: auto"><a href="#">Home</a></div>'), 'failed'],
    ['in an inert host', hidden(`<x-card inert>${root('<a href="#">Home</a>')}</x-card>`), ''],
    [
      'in a slot in an inert part',
      hidden(`<x-card>${root('<p inert><slot></slot></p>')}<a href="#">Home</a></x-card>`),
      '',
    ],
    ['a component out of the order', hidden(`<p tabindex="-1">${root('<button>Open</button>')}</p>`), ''],
    ['content that its host does not show', hidden(`<p><a href="#">Home</a>${root('Text')}</p>`), ''],
    [
      'a frame out of the order',
      hidden('<iframe tabindex="-1" title="Map" srcdoc="<button>Zoom</button>"></iframe>'),
      '',
    ],
    [
      'a frame whose content is out of the order',
      hidden('<iframe title="Map" srcdoc="<button tabindex=-1>Zoom</button>"></iframe>'),
      '',
    ],
    [
      'a frame of another origin',
      hidden('<iframe title="Map" sandbox srcdoc="<button>Zoom</button>"></iframe>'),
      'needs_review',
    ],
    ['an empty frame', hidden('<iframe title="" srcdoc=""></iframe>'), ''],
    [
      'a guard that passes the focus on',
      '<div id=t aria-hidden="true" tabindex="0" onfocus="document.body.focus()"></div>',
      'needs_review',
    ],
  ]),
  [
    'a slot that a link fills',
    `<div><a href="#">Home</a>${root('<div aria-hidden="true"><slot></slot></div>')}</div>`,
    'failed',
  ],
  [
    'the page behind a modal dialog',
    '<div aria-hidden="true"><a href="#">Home</a></div><dialog id="d">Text</dialog><script>d.showModal()</script>',
    'passed',
  ],
  [
    'the page behind a dialog of a script',
    '<div aria-hidden="true"><a href="#">Home</a></div><div role="dialog" aria-label="Cookies">Text</div>',
    'needs_review',
  ],
  [
    'a dialog that is hidden itself',
    '<div aria-hidden="true"><div role="dialog" aria-label="Cookies"><a href="#">Home</a></div></div>',
    'failed',
  ],
  ['a frame', '<p>1<iframe srcdoc="<p aria-hidden=true><button>Open</button></p>"></iframe>', 'failed'],
];
