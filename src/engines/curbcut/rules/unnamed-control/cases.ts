import type { RuleCase } from '../../../rule-cases.ts';

const shadow = (content: string) => `<template shadowrootmode="open">${content}</template>`;
const icon = '<svg width="24" height="24" aria-hidden="true"><path d="M0 0h9v9z"/></svg>';
const custom = (content: string, attributes = '') => `<x-key tabindex="0" ${attributes}>${content}</x-key>`;

export const cases: readonly RuleCase[] = [
  ['a custom element that shows an icon', custom(shadow(icon)), 'needs_review'],
  ['an empty custom element', custom('', 'style="display: block; height: 9px"'), 'needs_review'],
  ['text in it', custom('Save'), 'inapplicable'],
  ['text in its shadow root', custom(shadow('<b>Save</b>')), 'inapplicable'],
  ['an image with a name in it', custom(shadow('<img src="/pixel.svg" alt="Save">')), 'inapplicable'],
  ['an image without a name in it', custom(shadow('<img src="/pixel.svg" alt="">')), 'needs_review'],
  ['a drawing with a title in it', custom(shadow('<svg><title>Save</title></svg>')), 'inapplicable'],
  ['a name', custom(shadow(icon), 'aria-label="Save"'), 'inapplicable'],
  ['a role, which other rules judge', custom(shadow(icon), 'role="button"'), 'inapplicable'],
  ['a label around it', `<label>Size ${custom(shadow(icon))}</label>`, 'inapplicable'],
  ['a button in it', custom(shadow(`<button aria-label="Save">${icon}</button>`)), 'inapplicable'],
  ['a custom element that Tab passes over', `<x-key>${shadow(icon)}</x-key>`, 'inapplicable'],
  ['a hidden one', `${custom(shadow(icon), 'aria-hidden="true"')}<p>Text</p>`, 'inapplicable'],
  ['an editor', '<div contenteditable>Text</div>', 'needs_review'],
  ['an editor of plain text', '<span contenteditable="plaintext-only">Text</span>', 'needs_review'],
  ['an editor with a role', '<div contenteditable role="textbox" aria-label="Message"></div>', 'inapplicable'],
  ['an editor with a name', '<div contenteditable aria-label="Message">Text</div>', 'inapplicable'],
  [
    'an editor in one with a role',
    '<div role="textbox" aria-label="Message"><div contenteditable>Text</div></div>',
    'inapplicable',
  ],
  ['a heading that can be edited', '<h2 contenteditable>Text</h2>', 'inapplicable'],
  ['no editor', '<div contenteditable="false">Text</div>', 'inapplicable'],
  ['in a frame', '<iframe title="Form" srcdoc="<div contenteditable>Text</div>"></iframe>', 'needs_review'],
];
