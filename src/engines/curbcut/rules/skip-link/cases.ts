import type { RuleCase } from '../../../rule-cases.ts';

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
  ['the top', '<a href="#">Skip to top</a><a href="#top">Skip up</a>Text', 'inapplicable'],
  ['another link within the page', '<a href="#menu">Menu</a>Text', 'inapplicable'],
  ['another page', '<a href="/other#main">Skip to the other page</a>', 'inapplicable'],
];
