import type { RuleCase } from '../../../rule-cases.ts';
import { lateCases } from './late-cases.ts';

const style = (css: string) => `<style>a, button, input, span { outline: none } ${css}</style>`;

export const cases: readonly RuleCase[] = [
  ['the browser shows it', '<a href="#">A</a><span tabindex="0">B</span>', []],
  ['nothing shows it', `${style('')}<a href="#">A</a>`, ['failed a']],
  [
    'rings around the middle of a box that scrolls, seen once it has scrolled',
    `${style('p { margin: 0; height: 40px } div { height: 120px; margin: 300px 0; overflow: auto } :focus + i { display: block; height: 9px; background: #000 }')}<div><p></p><p></p><p class="b"><a href="#">A</a><i></i></p><p class="c"><a href="#">B</a><i></i></p><p></p></div>`,
    [],
  ],
  [
    'nothing shows it beside what is closed',
    `${style('summary { outline: none }')}<details><summary>A</summary><p>B</p></details>`,
    ['failed summary'],
  ],
  ['an outline that is clear', `${style(':focus { outline: 2px solid transparent }')}<a href="#">A</a>`, ['failed a']],
  ['an outline of white on white', `${style(':focus { outline: 2px solid #fff }')}<a href="#">A</a>`, ['failed a']],
  [
    'a shadow in the color of what is around it',
    `${style(':focus { box-shadow: 0 0 0 2px #eee }')}<p style="background: #eee; padding: 9px"><a href="#">A</a></p>`,
    ['failed a'],
  ],
  ['an outline two levels paler', `${style(':focus { outline: 2px solid #fdfdfd }')}<a href="#">A</a>`, ['failed a']],
  [
    'a shadow three levels darker',
    `${style(':focus { box-shadow: 0 0 0 4px #171717 } p { background: #141414; padding: 9px }')}<p><a href="#">A</a></p>`,
    ['failed a'],
  ],
  ['a gray outline on white', `${style(':focus { outline: 2px solid #aaa }')}<a href="#">A</a>`, []],
  [
    'a pale outline over a dark border',
    `${style('p { padding: 1px; border: 2px solid #000 } a { display: block } :focus { outline: 3px solid #fdfdfd }')}<p><a href="#">A</a></p>`,
    [],
  ],
  [
    'a white outline in a dark part',
    `${style(':focus { outline: 2px solid #fff }')}<p style="background: #123"><a href="#">A</a></p>`,
    [],
  ],
  [
    'a white outline within a dark link',
    `${style('a { display: block; background: #123 } :focus { outline: 2px solid #fff; outline-offset: -4px }')}<a href="#">A</a>`,
    [],
  ],
  [
    'a white outline that covers a border',
    `${style('p { padding: 1px; border: 2px solid #000 } a { display: block } :focus { outline: 3px solid #fff }')}<p><a href="#">A</a></p>`,
    [],
  ],
  [
    'a white ring and a black one',
    `${style(':focus { outline: 2px solid #fff; box-shadow: 0 0 0 4px #000 }')}<a href="#">A</a>`,
    [],
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
  [
    'a hidden field with the outline of the browser',
    '<style>input { opacity: 0 }</style><input type="checkbox" id="x"><label for="x">X</label>',
    ['failed #x'],
  ],
  [
    'a hidden field with an outline of its own, in a box that hides it',
    '<style>i { opacity: 0 } :focus { outline: 3px solid blue }</style><i><input type="radio" id="x"></i><label for="x">X</label>',
    ['failed #x'],
  ],
  [
    'a hidden text field under drawn digits',
    '<style>input { opacity: 0; position: absolute }</style><input id="x" aria-label="Code"><b>1</b> <b>2</b>',
    ['failed #x'],
  ],
  [
    'a link that a filter hides',
    '<style>a { filter: opacity(0) } a:focus { background: gold }</style><a href="#">A</a><p>Text</p>',
    ['failed a'],
  ],
  [
    'a hidden link that the focus shows',
    `${style('a { opacity: 0 } a:focus { opacity: 1 }')}<a href="#">A</a><p>Text</p>`,
    [],
  ],
  [
    'a hidden field in a box that shows it',
    '<style>i { opacity: 0 } p:focus-within { background: gold }</style><p><i><input type="radio" id="x"></i><label for="x">X</label></p>',
    [],
  ],
  ['what is around it', `${style('p:focus-within { border: 1px solid }')}<p><span><a href="#">A</a></span></p>`, []],
  [
    'a mark that a script sets elsewhere',
    `${style('')}<a href="#" onfocus="mark.textContent = 'A has the focus'" onblur="mark.textContent = ''">A</a><p id="mark"></p>`,
    [],
  ],
  [
    'a mark that a script sets elsewhere for another element in the view',
    `${style('')}<a href="#">A</a><button onfocus="mark.textContent = 'B has the focus'" onblur="mark.textContent = ''">B</button><p id="mark"></p>`,
    ['failed a'],
  ],
  [
    'fields without a cursor',
    `${style('input, p { caret-color: transparent; outline: none } #b:focus { background: gold }')}<input aria-label="A" id="a"><input aria-label="B" id="b"><p contenteditable id="c">C</p>`,
    ['failed #a', 'failed #c'],
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
  ...[
    ['an outline that the box around it cuts off', 'outline: 3px solid blue', 'overflow: hidden'],
    ['a shadow that the box around it cuts off', 'outline: none; box-shadow: 0 0 0 3px blue', 'overflow: clip'],
    ['an outline that cannot be scrolled to', 'outline: 3px solid blue', 'overflow: auto'],
    ['an outline out of a contained box', 'outline: 3px solid blue', 'contain: paint'],
  ].map(([what = '', focused = '', box = '']): RuleCase => [
    what,
    `${style(`.box { ${box}; width: 160px; height: 40px } a { display: block; height: 40px } a:focus { ${focused} }`)}<div class="box"><a href="#">A</a></div>`,
    ['failed a'],
  ]),
  [
    'an outline that a clip path cuts off',
    `${style('a { display: block; clip-path: inset(0) } a:focus { outline: 3px solid blue }')}<a href="#">A</a>`,
    ['failed a'],
  ],
  ...[
    ['an outline within the box that cuts off', 'outline: 3px solid blue; outline-offset: -3px', ''],
    ['a background in a box that cuts off', 'background: gold', ''],
    ['an outline that is cut off in part', 'outline: 3px solid blue', '; padding-left: 9px'],
  ].map(([what = '', focused = '', box = '']): RuleCase => [
    what,
    `${style(`.box { overflow: hidden; width: 160px; height: 40px${box} } a { display: block; height: 40px } a:focus { ${focused} }`)}<div class="box"><a href="#">A</a></div>`,
    [],
  ]),
  [
    'an outline of an element that is out of the flow of the box',
    `${style('.box { overflow: hidden; width: 160px; height: 40px } a { position: absolute; width: 160px; height: 40px } a:focus { outline: 3px solid blue }')}<div class="box"><a href="#">A</a></div>`,
    [],
  ],
  [
    'a transition that still runs after the focus has left the element before',
    `${style('.slow { transition: background 9s } .slow:focus { background: gold }')}<p><a class="slow" href="#">A</a><a href="#">B</a></p>`,
    ['failed p > a:nth-of-type(2)'],
  ],
  [
    'more than six kinds that nothing shows',
    `${style('')}${'abcdefgh'
      .split('')
      .map((name) => `<a class="${name}" href="#">A</a>`)
      .join('')}`,
    'abcdefgh'.split('').map((_name, index) => `failed body > a:nth-of-type(${index + 1})`),
  ],
  [
    'an endless animation beside it',
    `${style('@keyframes turn { to { transform: rotate(1turn) } } i { display: block; width: 9px; height: 9px; background: red; animation: turn 1s infinite }')}<p><a href="#">A</a><i></i></p>`,
    ['failed a'],
  ],
  [
    'an animation that the focus starts',
    `${style('@keyframes pulse { to { opacity: 0.4 } } a:focus { animation: pulse 1s infinite }')}<a href="#">A</a>`,
    [],
  ],
  [
    'a page that a script keeps moving',
    `${style('')}<a href="#">A</a><p id="x">0</p><script>(function count() { x.textContent = Number(x.textContent) + 1; requestAnimationFrame(count) })()</script>`,
    ['needs_review a'],
  ],
  [
    'a link that a script is about to hide, because the page is at its top again',
    `${style('')}<a id="top" href="#">Top</a><script>
      const end = performance.now() + 400;
      document.addEventListener('scroll', () => undefined);
      requestAnimationFrame(function fade() { if (performance.now() < end) requestAnimationFrame(fade); else document.getElementById('top').remove(); });
    </script>`,
    'inapplicable',
  ],
  ...[
    ['a style of something far away', 'body:has(a:focus) h1 { color: red }', ''],
    ['a style within it', 'a:focus b i { color: red }', ''],
    ['a style of a box far around it', 'main:focus-within { background: gold }', ''],
    ['a style that the focus takes away', 'main:not(:focus-within) { background: gold }', ''],
    ['wider letters', 'a:focus { letter-spacing: 5px }', ''],
    ['a turn', 'a { display: inline-block } a:focus { rotate: 9deg }', ''],
    ['a property that others use', 'a:focus { --on: gold } i { background: var(--on, none) }', ''],
    ['a nested style', 'main { &:has(:focus) h1 { color: red } }', ''],
    [
      'an animation of a script',
      '',
      "h1.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 9e4, fill: 'forwards' })",
    ],
    ['a style sheet of a script', '', "style.sheet.insertRule('h1 { color: red }')"],
    ['a drawing', '', "canvas.getContext('2d').fillRect(0, 0, 90, 90)"],
    ['a value', '', "field.value = 'A has the focus'"],
    ['a message in the top layer', '', 'tip.showPopover()'],
  ].map(([what = '', css = '', script = '']): RuleCase => [
    `the focus is seen by ${what}`,
    `<style id="style">a { outline: none } ${css}</style><main><h1 id="h1">Boats</h1><div><div><div><div><div><p><a href="#"><b>A<i>&nbsp;to Z</i></b></a></p></div></div></div></div></div>
      <div id="tip" popover>A has the focus</div>${/field/.test(script) ? '<input id="field" tabindex="-1" aria-label="B">' : ''}${/canvas/.test(script) ? '<canvas id="canvas" width="90" height="90"></canvas>' : ''}</main>
      ${
        script === ''
          ? ''
          : `<script>
        const back = { h1: h1.textContent };
        document.querySelector('a').onfocus = () => { ${script} };
        document.querySelector('a').onblur = () => {
          h1.textContent = back.h1;
          for (const animation of document.getAnimations()) animation.cancel();
          if (style.sheet.cssRules.length > 1) style.sheet.deleteRule(0);
          document.querySelector('canvas')?.getContext('2d').clearRect(0, 0, 90, 90);
          if (document.querySelector('#field')) field.value = '';
          tip.hidePopover();
        };
      </script>`
      }`,
    [],
  ]),
  [
    'a mark too pale for people',
    `${style('')}<a href="#" onfocus="dot.style.background = '#fbfbfb'" onblur="dot.style.background = ''">A</a><section><p><i id="dot" style="display: block; width: 6px; height: 6px"></i></p></section>`,
    ['failed a'],
  ],
  [
    'a mark of the same size that people can see',
    `${style('')}<a href="#" onfocus="dot.style.background = '#767676'" onblur="dot.style.background = ''">A</a><section><p><i id="dot" style="display: block; width: 6px; height: 6px"></i></p></section>`,
    [],
  ],
  [
    'a mark that a script sets a moment later',
    `${style('')}<a href="#" onfocus="timer = setTimeout(() => { mark.textContent = 'A has the focus' }, 30)" onblur="clearTimeout(timer); mark.textContent = ''">A</a><p id="mark"></p>`,
    [],
  ],
  ...[
    ['that covers the page', 'inset: 0', 'needs_review a'],
    ['that lets clicks through', 'inset: 0; pointer-events: none', 'needs_review a'],
    ['at the bottom', 'inset: auto 0 0; height: 100px', ''],
  ].map(([where = '', place = '', outcome = '']): RuleCase => [
    `a mark far away, behind a layer ${where}`,
    `${style('h1:has(~ p :focus) { background: gold }')}<h1>Boats</h1><div></div><div></div><p><span><b><i><u><a href="#">A</a></u></i></b></span></p>
      <div style="position: fixed; background: white; ${place}">Cookies</div>`,
    outcome === '' ? [] : [outcome],
  ]),
  [
    'no mark, behind a layer that people see through',
    `${style('')}<a href="#">A</a><div style="position: fixed; inset: 0; background: #0008">Cookies</div>`,
    ['failed a'],
  ],
  [
    'a hidden field below the box that stands for it',
    `${style('input { position: absolute; opacity: 0 } b { position: absolute; width: 20px; height: 20px; background: silver }')}<p><input type="checkbox" aria-label="A"><b></b></p>`,
    ['failed input'],
  ],
  ...lateCases,
  ['an element that is no stop', `${style('')}<a href="#" tabindex="-1">A</a><button disabled>B</button>`, []],
];
