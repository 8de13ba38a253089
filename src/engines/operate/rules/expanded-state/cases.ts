import type { RuleCase } from '../../../rule-cases.ts';

const show = 'this.nextElementSibling.hidden = false';
const opener = (code: string, attributes = '') =>
  `<button type="button" aria-expanded="false" ${attributes} onclick="${code}">Hours</button>`;
const box = '<p hidden>Nine to five, and on Sundays.</p>';
const say = (value: string) => `this.setAttribute('aria-expanded', '${value}')`;

export const cases: readonly RuleCase[] = [
  // right
  ['a state that follows', `${opener(`${show}; ${say('true')}`)}${box}`, 'passed'],
  ['a state that follows in a moment', `${opener(`${show}; setTimeout(() => ${say('true')}, 200)`)}${box}`, 'passed'],
  ['no state', `<button type="button" aria-haspopup="true" onclick="${show}">Hours</button>${box}`, 'inapplicable'],
  ['a summary', '<details><summary>Hours</summary><p>Nine to five</p></details>', 'inapplicable'],
  ['a button that opens nothing', opener(''), 'inapplicable'],
  [
    'a menu that is in another place',
    `${opener(`m.hidden = false; ${say('true')}`, 'aria-controls="m"')}<main>Text</main><ul id="m" hidden><li>One</li></ul>`,
    'passed',
  ],
  ...['', 'carousel-caption'].map((item): RuleCase => [
    `a carousel that moves meanwhile${item && ', with names on its parts'}`,
    `${opener('')}<main><div class="carousel slide">${['One', 'Two', 'Three'].map((name) => `<p class="${item}" hidden>${name}</p>`).join('')}</div></main><script>
      let at = 0;
      const slides = document.querySelectorAll('.carousel p');
      setInterval(() => { slides.forEach((slide, index) => { slide.hidden = index !== at % 3 }); at += 1 }, 400);
    </script>`,
    'inapplicable',
  ]),
  [
    'a part that comes back slowly once another one is closed',
    `<style>@keyframes in { from { visibility: hidden } } aside { animation: in 60s } .off aside { display: none }</style>
    <button type="button" aria-expanded="false" onclick="const isOpen = document.body.classList.toggle('off'); m.hidden = !isOpen; this.ariaExpanded = String(isOpen)">Menu</button><p id="m" hidden>One</p>
    <main>Text</main><aside>Nine to five</aside><p>More</p>${opener('')}`,
    'passed',
  ],
  ['an opener that is hidden by then', `${opener(`${show}; this.hidden = true`)}${box}`, 'inapplicable'],
  [
    'an opener behind a modal dialog',
    `${opener('d.showModal()', 'aria-controls="d"')}<dialog id="d" aria-label="Hours"><button>OK</button></dialog>`,
    'inapplicable',
  ],
  // wrong
  [
    'a state that stays, of a part of a carousel',
    `${opener('n.hidden = false', 'aria-controls="n"')}<main><div class="carousel"><p>One</p><p id="n" hidden>Nine to five</p></div></main>`,
    'failed',
  ],
  ['a state that stays', `${opener(show)}${box}`, 'failed'],
  [
    'a state that stays, by a link',
    `<a href="#b" aria-expanded="false" onclick="event.preventDefault(); b.hidden = false">Hours</a><p id="b" hidden>Nine</p>`,
    'failed',
  ],
  [
    'a menu in another place that it names',
    `${opener('m.hidden = false', 'aria-controls="m"')}<main>Text</main><ul id="m" hidden><li>One</li></ul>`,
    'failed',
  ],
  [
    'a menu in another place of its shadow root that it names',
    `<div><template shadowrootmode="open">${opener("this.getRootNode().getElementById('m').hidden = false", 'aria-controls="m"')}<main>Text</main><ul id="m" hidden><li>One</li></ul></template></div>`,
    'failed',
  ],
  [
    'the state of another element',
    `<div>${opener(`${show}; this.parentElement.setAttribute('aria-expanded', 'true')`)}${box}</div>`,
    'failed',
  ],
  ['a word that is no state', `${opener(`${show}; this.ariaPressed = 'true'`)}${box}`, 'failed'],
  [
    'something in another place',
    `<div>${opener('m.hidden = false')}<span>Now</span></div><main>Text</main><ul id="m" hidden><li>One</li></ul>`,
    'needs_review',
  ],
];
