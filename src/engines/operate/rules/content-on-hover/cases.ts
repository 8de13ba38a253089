import type { RuleCase } from '../../../rule-cases.ts';

const below = '<p>Rooms are free from May to October.</p>';
const style = (tip: string, more = '') =>
  `<style>body { font: 16px/20px monospace } p { margin: 0 } .box { position: relative; width: 300px } .tip { display: none; ${tip} } ${more}</style>`;
const shownByStyle = '.box:hover .tip, .box:focus-within .tip { display: block }';
const overlay = 'position: absolute; left: 0; top: 20px; background: #fff; width: 200px';
const box = (attributes = '', tip = '') =>
  `<div class="box" id="t" ${attributes}><button type="button">Size</button><div class="tip" ${tip}>In square meters</div></div>`;
const byScript = (code: string) =>
  `<script>{ const t = document.getElementById("t"), tip = document.querySelector(".tip"); const show = () => { tip.style.display = "block" }, hide = () => { tip.style.display = "none" }; ${code} }</script>`;
const apart = '<div class="box" id="t" onmouseenter="1">Size</div><div class="tip">In square meters</div>';
const bare = apart.replace(' onmouseenter="1"', '');

export const cases: readonly RuleCase[] = [
  // right
  ['nothing that appears', `<p title="In square meters">Size</p>${below}`, 'inapplicable'],
  [
    'another color',
    `<style>.box:hover b { color: red }</style><p class="box">Size <b>In square meters</b></p>`,
    'inapplicable',
  ],
  ['what covers no text', style(overlay, shownByStyle) + box(), 'passed'],
  ['what moves the text below it', style('', shownByStyle) + box() + below, 'passed'],
  [
    'a tooltip that Escape closes',
    style(overlay, '.box:hover .tip.on { display: block }') +
      box('onmouseenter="this.lastChild.classList.add(`on`)"') +
      below +
      byScript('addEventListener("keydown", ({ key }) => { if (key === "Escape") tip.classList.remove("on") })'),
    'passed',
  ],
  [
    'a tooltip that waits for the pointer',
    style(`${overlay}; top: 60px`) +
      apart +
      byScript(
        'let timer; t.onmouseenter = tip.onmouseenter = () => { clearTimeout(timer); show() }; t.onmouseleave = tip.onmouseleave = () => { timer = setTimeout(hide, 200) }',
      ),
    'passed',
  ],
  [
    'a tooltip that listens to movement, and waits for the pointer',
    style(`${overlay}; top: 60px`) +
      bare +
      byScript(
        'let timer; t.onmousemove = tip.onmousemove = () => { clearTimeout(timer); show() }; t.onmouseleave = tip.onmouseleave = () => { timer = setTimeout(hide, 200) }',
      ),
    'passed',
  ],
  [
    'an element that can be dragged',
    style(overlay) + bare + byScript('t.onpointermove = ({ buttons }) => { if (buttons > 0) show() }'),
    'inapplicable',
  ],
  [
    'what stays when the pointer has left',
    style(overlay) + box() + below + byScript('t.onmouseenter = show'),
    'inapplicable',
  ],
  [
    'a field that says what is wrong',
    style(overlay, '.box:hover .tip { display: block }') + box('aria-invalid="true"', 'role="alert"') + below,
    'passed',
  ],
  [
    'a description that the focus shows',
    style(overlay, '.box button:focus + .tip { display: block }') + box(),
    'passed',
  ],
  // wrong
  ['a menu of styles over text', style(overlay, shownByStyle) + box() + below, 'failed'],
  [
    'a menu below one end of a wide trigger',
    style(`${overlay}; width: 90px`, shownByStyle).replace('width: 300px', 'width: 900px') + box() + below,
    'failed',
  ],
  [
    'what the focus shows over text',
    style(overlay, '.box button:focus + .tip { display: block }') + box() + below,
    'failed',
  ],
  ['a tooltip over its own trigger', style(`${overlay}; top: 0`, shownByStyle) + box(), 'failed'],
  [
    'an opacity',
    style(
      '',
      '.box .tip { display: block; opacity: 0; transition: opacity 0.3s } .box:hover .tip { opacity: 1 }',
    ).replace('display: none;', overlay) +
      box() +
      below,
    'failed',
  ],
  [
    'a tooltip that lets the pointer through',
    style(`${overlay}; top: 40px; pointer-events: none`, shownByStyle) + box(),
    'failed',
  ],
  [
    'a tooltip that closes when the pointer leaves its trigger',
    style(`${overlay}; top: 24px`) + apart + byScript('t.onmouseenter = show; t.onmouseleave = hide'),
    'failed',
  ],
  ...['mousemove', 'pointermove'].map((type): RuleCase => [
    `a tooltip that listens to ${type} alone`,
    style(`${overlay}; top: 24px`) +
      bare +
      byScript(`t.addEventListener("${type}", show); t.addEventListener("mouseleave", hide)`),
    'failed',
  ]),
  [
    'a tooltip that listens to movement on everything',
    style(`${overlay}; top: 24px`) +
      bare +
      byScript('document.addEventListener("mousemove", ({ target }) => (target === t ? show() : hide()))'),
    'inapplicable',
  ],
  [
    'a delay that does not wait for the pointer',
    style(overlay) +
      apart +
      byScript('t.onmouseenter = () => setTimeout(show, 100); t.onmouseleave = () => setTimeout(hide, 150)'),
    'failed',
  ],
  [
    'a tooltip that goes by itself',
    style(overlay) +
      box() +
      byScript('t.onmouseenter = () => { show(); setTimeout(hide, 1500) }; t.onmouseleave = hide'),
    'failed',
  ],
  ...[
    ['what stays where the pointer has come in', 'onmouseenter', 'passed'],
    ['what moves along with the pointer', 'onmousemove', 'needs_review'],
  ].map(([what = '', moved = '', outcome = '']): RuleCase => [
    what,
    style(
      'position: fixed; background: #fff; pointer-events: none',
      '.box#t { width: 700px; height: 200px } .box:hover .tip { display: block }',
    ) +
      box() +
      byScript(
        `t.${moved} = ({ clientX, clientY }) => { tip.style.left = clientX + 12 + "px"; tip.style.top = clientY + 12 + "px" }`,
      ),
    outcome === 'passed' ? 'passed' : 'needs_review',
  ]),
  // undecided
  ['a gap', style(`${overlay}; top: 90px`, shownByStyle) + box(), 'needs_review'],
  [
    'what Escape leaves, on a page that listens to keys',
    style(overlay, shownByStyle) + box() + below + byScript('addEventListener("keydown", () => {})'),
    'needs_review',
  ],
  [
    'what a button may close',
    style(overlay, shownByStyle) + box().replace('meters', 'meters <button type="button">×</button>') + below,
    'needs_review',
  ],
];
