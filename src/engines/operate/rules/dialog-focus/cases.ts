import type { RuleCase } from '../../../rule-cases.ts';

const opener = (code: string) => `<button type="button" aria-haspopup="dialog" onclick="${code}">Hours</button>`;
const dialog = (attributes = '') =>
  `<div id="d" role="dialog" aria-label="Hours" ${attributes} hidden><p>Nine to five</p><button type="button" id="ok" onclick="d.hidden = true">OK</button></div>`;
const links = '<a href="#one">One</a> <a href="#two">Two</a>';

export const cases: readonly RuleCase[] = [
  // right
  [
    'a modal dialog of the browser',
    `${opener('d.showModal()')}${links}<dialog id="d" aria-label="Hours"><form method="dialog"><button>OK</button></form></dialog>`,
    'passed',
  ],
  ['a dialog that takes the focus', `${opener('d.hidden = false; ok.focus()')}${links}${dialog()}`, 'passed'],
  [
    'a dialog whose heading takes the focus',
    `${opener('d.hidden = false; d.focus()')}${links}${dialog('tabindex="-1"')}`,
    'passed',
  ],
  [
    'a dialog that takes the focus after an animation',
    `${opener('d.hidden = false; setTimeout(() => ok.focus(), 800)')}${links}${dialog()}`,
    'passed',
  ],
  [
    'a dialog of a component that shows content in a slot',
    `${opener("c.shadowRoot.querySelector('div').hidden = false; ok.focus()")}${links}<div id="c"><template shadowrootmode="open"><div role="dialog" aria-label="Hours" hidden><slot></slot></div></template><p>Nine</p><button type="button" id="ok">OK</button></div>`,
    'passed',
  ],
  ['a dialog that comes next', `${opener('d.hidden = false')}${dialog()}${links}`, 'passed'],
  [
    'a dialog that catches Tab',
    `${opener('d.hidden = false')}${links}${dialog()}<script>document.addEventListener('focusin', ({ target }) => { if (!d.hidden && !d.contains(target)) ok.focus() })</script>`,
    'passed',
  ],
  [
    'a message without controls',
    `${opener('d.hidden = false')}${links}<div id="d" role="dialog" hidden>Saved</div>`,
    'inapplicable',
  ],
  [
    'a part that is no dialog',
    `${opener('d.hidden = false')}${links}<div id="d" hidden><button>OK</button></div>`,
    'inapplicable',
  ],
  // wrong
  ['a dialog at the end of the page', `${opener('d.hidden = false')}${links}${dialog()}`, ['failed #d']],
  ['a modal one', `${opener('d.hidden = false')}${links}${dialog('aria-modal="true"')}`, ['failed #d']],
  [
    'a dialog of the browser that is not modal',
    `${opener("d.setAttribute('open', '')")}${links}<dialog id="d" aria-label="Hours"><button>OK</button></dialog>`,
    ['failed #d'],
  ],
  [
    'a dialog of a component',
    `${opener("c.shadowRoot.querySelector('div').hidden = false")}${links}<div id="c"><template shadowrootmode="open"><div role="dialog" aria-label="Hours" hidden id="d"><button>OK</button></div></template></div>`,
    ['failed #c >>> #d'],
  ],
  ['a dialog before its opener', `${dialog()}${opener('d.hidden = false')}${links}`, ['failed #d']],
  [
    'a dialog that a script adds',
    `${opener("document.body.insertAdjacentHTML('beforeend', '<div id=d role=dialog><button>OK</button></div>')")}${links}`,
    ['failed #d'],
  ],
];
