import type { RuleCase } from '../../../rule-cases.ts';
import { onOnePage } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a target', '<a href="#main">Skip to main content</a><div id="main">Text', 'passed'],
  ['a target with a name', '<a href="#main">Skip to main content</a><a name="main"></a>Text', 'passed'],
  ['no target', '<a href="#main">Skip to main content</a><div>Text', 'failed'],
  ['no target, out of sight', '<a href="#x" style="position: absolute; left: -999px">Contents</a>Text', 'failed'],
  ['no target, in another language', '<a href="#x">Zum Inhalt springen</a>Text', 'failed'],
  ['no target, but a script', '<a href="#x" onclick="go()">Skip to content</a>Text', 'needs_review'],
  ['a hidden target', '<a href="#x">Skip to content</a><main id="x" hidden>Text', 'needs_review'],
  ['the sidebar', '<a href="#x">Skip to main content</a><aside><p id="x">News</p></aside><p>Text', 'failed'],
  ['the end of the sidebar', '<a href="#x">Skip to content</a><aside><p>News</p><i id="x"></i></aside>Text', 'passed'],
  ['the sidebar of an article', '<a href="#x">Skip to content</a><main><aside id="x">A</aside>Text</main>', 'passed'],
  ['the navigation, as it says', '<a href="#x">Skip to navigation</a><nav id="x"><a href="/">Home</a></nav>', 'passed'],
  [
    'another page, because of its base',
    { head: '<base href="/other/">', body: '<a href="#main">Skip to main content</a><main id="main">Text' },
    'failed',
  ],
  [
    'another page, because of its base, unless a script leads to the content',
    {
      head: '<base href="/other/">',
      body: '<a href="#main" onclick="go()">Skip to main content</a><main id="main">Text',
    },
    'needs_review',
  ],
  [
    'this page, in spite of its base',
    {
      head: '<base href="/other/">',
      body: '<script>document.write(`<a href="${location.href}#main">Skip to main content</a>`)</script><main id="main">Text',
    },
    'passed',
  ],
  ['itself', '<a href="#x" id="x">Skip to content</a><nav><a href="/">Home</a></nav><main>Text', 'failed'],
  [
    'the element around the page',
    '<div id="x"><a href="#x">Skip to content</a><nav><a href="/">Home</a></nav><main>Text</main></div>',
    'failed',
  ],
  [
    'the beginning, with a script',
    '<div id="x"><a href="#x" onclick="go()">Skip to content</a><nav><a href="/">Home</a></nav><main>Text</main></div>',
    'needs_review',
  ],
  [
    'the content before it, in a footer',
    '<main id="x">Text</main><footer><a href="#x">Skip back to content</a><nav><a href="/">Home</a></nav></footer>',
    'passed',
  ],
  ['the top', '<a href="#">Skip to top</a><a href="#top">Skip up</a>Text', 'inapplicable'],
  ['another link within the page', '<a href="#menu">Menu</a>Text', 'inapplicable'],
  ['another page', '<a href="/other#main">Skip to the other page</a>', 'inapplicable'],
  onOnePage('targets and ways to them', [
    ['an id with an accent', '<a id=t href="#h%C3%A9">Skip to content</a><p id="hé">Text', ''],
    ['the name of another element', '<a id=t href="#p">Skip to content</a><p name="p">Text', 'failed'],
    ['another case', '<a id=t href="#Part">Skip to content</a><p id="part">Text', 'failed'],
    [
      'a closed disclosure',
      '<a id=t href="#in">Skip to content</a><details><summary>M</summary><p id="in">A</details>',
      '',
    ],
    ['hidden until found', '<a id=t href="#un">Skip to content</a><div hidden="until-found"><p id="un">A</div>', ''],
    ['a part of the text', '<a id=t href="#:~:text=Much">Skip to content</a><p>Much', ''],
    ['an id and a part of the text', '<a id=t href="#much:~:text=Much">Skip to content</a><p id="much">Much', ''],
    [
      'an element of a component',
      `<a id=t href="#inner">Skip to content</a><div><template shadowrootmode="open"><p id="inner">A</template></div>`,
      'failed',
    ],
    ['out of the order of Tab', '<a id=t tabindex="-1" href="#yes">Skip to content</a><p id="yes">A', 'needs_review'],
    ['a frame', '<a id=t href="#frame">Skip to content</a><iframe id="frame" title="A" srcdoc="A"></iframe>', ''],
    ['an inert part', '<a id=t href="#inert">Skip to content</a><div inert><p id="inert">A</div>', 'needs_review'],
    ['a link that is not shown', '<a id=t href="#no" style="display: none">Skip to content</a>', ''],
  ]),
];
