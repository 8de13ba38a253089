import type { RuleCase } from '../../../rule-cases.ts';

const shortcut = (condition: string, action = "list.append(document.createElement('hr'))") =>
  `<p>To do</p><div id="list"></div><input aria-label="Name" id="field">
  <script>document.addEventListener('keydown', (event) => { if (${condition}) { ${action} } })</script>`;
const plus = "event.key === '+'";

export const cases: readonly RuleCase[] = [
  ['a shortcut that nothing turns off', shortcut(plus), ['failed body']],
  ['one that moves the focus', shortcut("event.key === '/'", 'field.focus()'), ['failed body']],
  ['one that answers later', shortcut(plus, 'setTimeout(() => list.append("more"), 10)'), ['failed body']],
  ['one that listens to key codes', shortcut('event.keyCode === 83'), ['failed body']],
  ['a setting', `<button>Keyboard shortcuts</button>${shortcut(plus)}`, ['needs_review body']],
  ['with a modifier', shortcut(`${plus} && event.ctrlKey`), []],
  ['a key that types nothing', shortcut("event.key === 'Escape'"), []],
  ['only while the field has the focus', shortcut(`${plus} && document.activeElement === field`), []],
  ['any key', shortcut('true'), []],
  ['what no one perceives', shortcut(plus, 'document.body.dataset.key = 1'), []],
  [
    'a page that changes by itself',
    `${shortcut('false')}<p id="n">0</p><script>setInterval(() => n.textContent++, 20)</script>`,
    [],
  ],
  [
    'a page that twice changes by itself while the key is pressed',
    `<p id="n">0</p><script>
      let presses = 0;
      document.addEventListener('keydown', (event) => {
        if (event.key === '+') event.preventDefault();
        if (event.isTrusted && [2, 5].includes(presses += 1)) n.textContent = presses;
      });
    </script>`,
    [],
  ],
];
