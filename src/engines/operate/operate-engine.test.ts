import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { operate as operateIn, operatedFindings } from '../../../test/e2e/operated-findings.ts';

const engineTab = useEngineTab();

const operate = async (body: string, language?: string) => operateIn(engineTab(), body, language);
const findingsOf = async (rule: string, body: string) => operatedFindings(engineTab(), rule, body);

describe('keyboard-trap', () => {
  const rule = 'keyboard-trap';
  const circle = (keydown = '') => `<a href="#">First</a>
    <button id="one" onblur="if (!window.free) two.focus()" ${keydown}>One</button>
    <button id="two" onblur="if (!window.free) one.focus()" ${keydown}>Two</button><a href="#">Last</a>`;
  const editor = (free = 'false') =>
    `<a href="#">First</a><textarea aria-label="Code" onkeydown="if (event.key === 'Escape') window.free = ${free}; if (event.key === 'Tab' && !window.free) event.preventDefault()"></textarea><a href="#">Last</a>`;
  const dialog = (
    inside: string,
    attributes: string,
  ) => `<a href="#">Page</a><div id="box" ${attributes}>${inside}</div>
    <script>const [first, last] = [box.querySelector('input'), box.lastElementChild];
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') { event.preventDefault(); (document.activeElement === first ? last : first).focus(); }
    });</script>`;

  it.each([
    ['a page without scripts', '<a href="#">One</a><button>Two</button>', []],
    ['a script that only listens', '<button onkeydown="0">One</button><button onblur="0">Two</button>', []],
    ['two elements that hand the focus to each other', circle(), ['failed #one', 'failed #two']],
    ['an editor that keeps Tab', editor(), ['failed textarea']],
    ['an editor that Escape leaves', editor('true'), []],
    [
      'a key that the page names',
      `<p>Press Ctrl + M to leave.</p>${circle('onkeydown="if (event.ctrlKey && event.key === `m`) window.free = true"')}`,
      [],
    ],
    ['a key that the page names in vain', `<p>Press Ctrl+M to leave.</p>${circle()}`, ['failed #one', 'failed #two']],
    [
      'a key that is not named',
      circle('onkeydown="if (event.ctrlKey && event.key === `m`) window.free = true"'),
      ['failed #one', 'failed #two'],
    ],
    ['a dialog that a button closes', dialog('<input aria-label="Name"><button>Close</button>', 'role="dialog"'), []],
    [
      'a box in front with a button',
      dialog('<input aria-label="Name"><button>OK</button>', 'style="position: fixed; top: 0"'),
      ['needs_review button', 'needs_review input'],
    ],
    [
      'a dialog without a button',
      dialog('<input aria-label="Name"><input aria-label="Mail">', 'role="dialog"'),
      ['failed #box > input:nth-of-type(1)', 'failed #box > input:nth-of-type(2)'],
    ],
    [
      'a circle with help',
      `${circle()}<script>two.textContent = 'How to leave'</script>`,
      ['needs_review #one', 'needs_review #two'],
    ],
    ['an editor far down the page', `${'<a href="#">Link</a>'.repeat(100)}${editor()}`, ['failed textarea']],
    [
      'elements in a shadow root',
      `<div><template shadowrootmode="open"><a href="#">A</a><input aria-label="B" onkeydown="event.preventDefault()"></template></div>`,
      ['failed div >>> input'],
    ],
  ])('%s', async (_what, body, expected) => {
    expect((await findingsOf(rule, body)).toSorted()).toEqual(expected);
  });

  it.each([30, 3])('asks about a page of %i elements whose last one leads back to the first', async (count) => {
    const script = `document.addEventListener('keydown', (event) => {
      const all = [...document.querySelectorAll('a')];
      const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
      if (event.key === 'Tab' && document.activeElement === from) { event.preventDefault(); to.focus(); }
    })`;

    const body = `${'<a href="#">Link</a>'.repeat(count)}<script>${script}</script>`;

    expect(await findingsOf(rule, body)).toEqual([`needs_review body > a:nth-of-type(${count})`]);
  });

  it('finds two elements that hand the focus to each other after a moment, also while they still do', async () => {
    const button = (other: string) => `<button onblur="setTimeout(() => this.${other}.focus(), 10)">Move on</button>`;
    const { findings } = await operate(
      `${button('nextElementSibling')}${button('previousElementSibling')}<button>End</button>`,
    );

    // How quick keys are depends on the machine: what they leave is bad practice, and a trap on one where they are too slow.
    const found = findings.filter(({ rule: id }) => id === rule || id === 'tab-leaves');
    expect(found.map(({ total }) => total)).toEqual([2]);
  });

  it('what only a key leaves that the page names is not a trap, but bad practice', async () => {
    const named = circle('onkeydown="if (event.ctrlKey && event.key === `m`) window.free = true"');
    const { findings, rules } = await operate(`<p>Press Ctrl+M to leave.</p>${named}`);

    expect(findings.filter(({ rule: id }) => id === rule)).toEqual([]);
    expect(rules['tab-leaves']).toEqual([expect.any(Number), 2, 0]);
  });

  it('does not apply where nothing can be focused', async () => {
    expect((await operate('<p onclick="0">Text</p><button disabled>Off</button>')).rules).not.toHaveProperty(rule);
  });
});

describe('focus-visible', () => {
  const rule = 'focus-visible';
  const style = (css: string) => `<style>a, button, input, span { outline: none } ${css}</style>`;

  it('says what is wrong in the language of the scan', async () => {
    const { findings } = await operate(`${style('')}<a href="#">A</a>`, 'de');

    expect(findings.flatMap(({ elements }) => elements.map(({ message }) => message))).toEqual([
      expect.stringMatching(/^Der Tastaturfokus ist auf diesem Element nicht zu sehen: /),
    ]);
  });

  it.each([
    ['the browser shows it', '<a href="#">A</a><span tabindex="0">B</span>', []],
    ['nothing shows it', `${style('')}<a href="#">A</a>`, ['failed a']],
    [
      'an outline that is clear',
      `${style(':focus { outline: 2px solid transparent }')}<a href="#">A</a>`,
      ['failed a'],
    ],
    ['a color in place of the outline', `${style(':focus { background: gold }')}<a href="#">A</a>`, []],
    [
      'a color that fades in',
      `${style('a { transition: background 9s } :focus { background: gold }')}<a href="#">A</a>`,
      [],
    ],
    [
      'the label of a hidden field',
      `${style('input { opacity: 0 } :focus + label::before { content: "→" }')}<input type="checkbox" id="x"><label for="x">X</label>`,
      [],
    ],
    ['what is around it', `${style('p:focus-within { border: 1px solid }')}<p><span><a href="#">A</a></span></p>`, []],
    [
      'a mark that a script sets elsewhere',
      `${style('')}<a href="#" onfocus="mark.textContent = 'A has the focus'" onblur="mark.textContent = ''">A</a><p id="mark"></p>`,
      [],
    ],
    ['a text field has a cursor', `${style('')}<input aria-label="Name">`, []],
    [
      'a button out of sight',
      `${style('')}<button style="position: absolute; left: -999px">Out</button>`,
      ['failed button'],
    ],
    [
      'some of one kind',
      `${style('.b:focus { color: red }')}<a href="#">A</a><a href="#">B</a><a class="b" href="#">C</a>`,
      ['failed body > a:nth-of-type(1)', 'failed body > a:nth-of-type(2)'],
    ],
    [
      'an element that hands the focus on',
      `${style('')}<a href="#" onfocus="next.focus()">A</a><input id="next" aria-label="B">`,
      [],
    ],
    ['an element that is no stop', `${style('')}<a href="#" tabindex="-1">A</a><button disabled>B</button>`, []],
  ])('%s', async (_what, body, expected) => {
    expect(await findingsOf(rule, body)).toEqual(expected);
  });
});

describe('character-shortcuts', () => {
  const rule = 'character-shortcuts';
  const shortcut = (condition: string, action = "list.append(document.createElement('hr'))") =>
    `<p>To do</p><div id="list"></div><input aria-label="Name" id="field">
    <script>document.addEventListener('keydown', (event) => { if (${condition}) { ${action} } })</script>`;
  const plus = "event.key === '+'";

  it.each([
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
  ])('%s', async (_what, body, expected) => {
    expect(await findingsOf(rule, body)).toEqual(expected);
  });
});

describe('motion-actuation', () => {
  const rule = 'motion-actuation';
  const tilt = (type: string, action: string) =>
    `<p id="value">50</p><button type="button">Increase</button><input type="range" disabled aria-label="Value">
    <script>window.addEventListener('${type}', (event) => { ${action} })</script>`;
  const show = 'value.textContent = event.gamma ?? event.acceleration.x';

  it.each([
    ['turning the device', tilt('deviceorientation', show), ['failed body']],
    ['shaking the device', tilt('devicemotion', show), ['failed body']],
    [
      'a button that does something',
      `${tilt('devicemotion', show)}<button onclick="0">More</button>`,
      ['needs_review body'],
    ],
    ['a checkbox', `${tilt('devicemotion', show)}<input type="checkbox" aria-label="Off">`, ['needs_review body']],
    ['nothing that is perceived', tilt('deviceorientation', 'window.count = 1'), []],
  ])('%s', async (_what, body, expected) => {
    expect(await findingsOf(rule, body)).toEqual(expected);
  });
});

describe('text-clipped-at-200', () => {
  const rule = 'text-clipped-at-200';
  const long = 'The library opens at nine in the morning, and readers may borrow ten books for four weeks. '.repeat(3);
  const box = (style: string, text = long) => `<div style="font-size: 16px; ${style}">${text}</div>`;

  it.each([
    ['a height that is too small', box('overflow: hidden; height: 30px; width: 300px'), ['failed div']],
    [
      'a height that is too small only when zoomed',
      box('overflow: hidden; height: 12vh', 'One<br>Two<br>Three<br>Four'),
      ['failed div'],
    ],
    ['half of a line', box('overflow-y: hidden; height: 9px; white-space: nowrap'), ['failed div']],
    ['a width that is too small', box('overflow: clip; white-space: nowrap; width: 60px'), ['failed div']],
    [
      'a link that may lead to the rest',
      `${box('overflow: hidden; height: 30px')}<a href="#">All</a>`,
      ['needs_review div'],
    ],
    [
      'a box that moves its content',
      box('overflow: hidden; height: 30px', `<p style="translate: 0 -5px">${long}</p>`),
      ['needs_review div'],
    ],
    ['an ellipsis', box('overflow: hidden; white-space: nowrap; text-overflow: ellipsis; width: 60px'), []],
    [
      'an ellipsis in a box that hides what does not fit',
      box(
        'overflow: hidden; width: 60px',
        `<p style="overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${long}</p>`,
      ),
      [],
    ],
    ['one line, the others hidden altogether', box('overflow: hidden; height: 20px; line-height: 20px'), []],
    ['text that fits', box('overflow: hidden'), []],
    [
      'a box that can be scrolled',
      box('overflow: hidden; height: 40px', `<div style="overflow: auto; height: 40px">${long}</div>`),
      [],
    ],
    ['text for screen readers only', box('overflow: hidden; position: absolute; width: 1px; height: 1px'), []],
    [
      'text that is hidden from screen readers',
      `<p aria-hidden="true" style="overflow: hidden; height: 30px; width: 50px">${long}`,
      [],
    ],
  ])('%s', async (_what, body, expected) => {
    expect(await findingsOf(rule, body)).toEqual(expected);
  });

  it('leaves the view of the tab as it was', async () => {
    const view =
      '[innerWidth, innerHeight, devicePixelRatio, screen.width, screen.height, screen.orientation.type].join()';
    await operate('<p>Text</p>');
    const { tab } = engineTab();
    const before = await tab.page.evaluate(view);

    await operate(box('overflow: hidden; height: 30px'));

    expect(before).toContain('1280');
    expect(await tab.page.evaluate(view)).toBe(before);
  });
});
