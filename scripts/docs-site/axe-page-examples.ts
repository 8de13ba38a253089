import type { RuleCase } from '../../src/engines/rule-cases.ts';

type Examples = Readonly<Record<string, readonly RuleCase[]>>;

const main = '<main><h1>Hours</h1></main>';
const photo = 'src="data:image/gif;base64,R0lGODlhAQABAAAAACw="';

function aDocument(attributes: string, head = '<title>Shop</title>', body = '<p>Text</p>') {
  return { document: `<html ${attributes}><head>${head}</head><body>${body}</body></html>` };
}

/** Markup for the rules of axe-core about pages, their structure, images and media. */
export const pageExamples: Examples = {
  accesskeys: [
    ['one key for two links', '<a href="#a" accesskey="s">Search</a> <a href="#b" accesskey="s">Save</a>', 'failed'],
    ['a key for each link', '<a href="#a" accesskey="s">Search</a>', 'passed'],
  ],
  'area-alt': [
    [
      'an area without a text',
      `<img ${photo} alt="Map" usemap="#m"><map name="m"><area href="/north" shape="default"></map>`,
      'failed',
    ],
    [
      'an area with a text',
      `<img ${photo} alt="Map" usemap="#m"><map name="m"><area href="/north" shape="default" alt="North"></map>`,
      'passed',
    ],
  ],
  'autocomplete-valid': [
    ['a purpose that does not exist', '<label>Name <input autocomplete="fullname"></label>', 'failed'],
    ['a purpose of HTML', '<label>Name <input autocomplete="name"></label>', 'passed'],
  ],
  'avoid-inline-spacing': [
    ['spacing that people cannot change', '<p style="letter-spacing: 0.05em !important">Text</p>', 'failed'],
    ['spacing that people can change', '<p style="letter-spacing: 0.05em">Text</p>', 'passed'],
  ],
  blink: [
    ['text that blinks', '<blink>Sale</blink>', 'failed'],
    ['text', '<strong>Sale</strong>', 'inapplicable'],
  ],
  bypass: [
    ['nothing to jump to', '<p><a href="/hours">Hours</a> Text</p>', 'needs_review'],
    ['a landmark', '<nav><a href="/hours">Hours</a></nav><main>Text</main>', 'passed'],
  ],
  'definition-list': [
    ['a paragraph in the list', '<dl><p>Hours</p><dt>Monday</dt><dd>Nine</dd></dl>', 'failed'],
    ['terms and descriptions', '<dl><dt>Monday</dt><dd>Nine</dd></dl>', 'passed'],
  ],
  dlitem: [
    ['a term outside of a list', '<div><dt>Monday</dt></div>', 'failed'],
    ['a term in a list', '<dl><dt>Monday</dt></dl>', 'passed'],
  ],
  'document-title': [
    ['no title', aDocument('lang="en"', ''), 'failed'],
    ['a title', aDocument('lang="en"', '<title>Hours · Shop</title>'), 'passed'],
  ],
  'empty-heading': [
    ['a heading without text', '<h2></h2>', 'failed'],
    ['a heading with text', '<h2>Hours</h2>', 'passed'],
  ],
  'empty-table-header': [
    ['a header without text', '<table><tr><th></th></tr><tr><td>3</td></tr></table>', 'failed'],
    ['a header with text', '<table><tr><th>Rain</th></tr><tr><td>3</td></tr></table>', 'passed'],
  ],
  'form-field-multiple-labels': [
    ['two labels', '<label for="n">Name</label><label for="n">City</label><input id="n">', 'needs_review'],
    ['one label', '<label for="n">Name</label><input id="n">', 'passed'],
  ],
  'frame-focusable-content': [
    [
      'a link that the keyboard cannot reach',
      `<iframe title="Map" tabindex="-1" srcdoc="<a href='/route'>Route</a>"></iframe>`,
      'failed',
    ],
    ['a link in a frame', `<iframe title="Map" srcdoc="<a href='/route'>Route</a>"></iframe>`, 'inapplicable'],
  ],
  'frame-title': [
    ['a frame without a title', '<iframe srcdoc="<p>Map</p>"></iframe>', 'failed'],
    ['a frame with a title', '<iframe title="Map" srcdoc="<p>Map</p>"></iframe>', 'passed'],
  ],
  'frame-title-unique': [
    [
      'two frames with one title',
      '<iframe title="Map" srcdoc="<p>Shop</p>"></iframe><iframe title="Map" srcdoc="<p>Stock</p>"></iframe>',
      [0, 0, 2],
    ],
    ['a title for each frame', '<iframe title="Map of shops" srcdoc="<p>Shop</p>"></iframe>', 'passed'],
  ],
  'heading-order': [
    ['a level is left out', '<h1>Shop</h1><h4>Hours</h4>', ['failed h4']],
    ['each level follows', '<h1>Shop</h1><h2>Hours</h2>', []],
  ],
  'html-lang-valid': [
    ['a language that does not exist', aDocument('lang="english"'), 'failed'],
    ['a language', aDocument('lang="en"'), 'passed'],
  ],
  'html-xml-lang-mismatch': [
    ['two languages', aDocument('lang="en" xml:lang="fr"'), 'failed'],
    ['one language', aDocument('lang="en" xml:lang="en"'), 'passed'],
  ],
  'identical-links-same-purpose': [
    ['one name for two targets', '<a href="/shop">Hours</a> <a href="/cafe">Hours</a>', 'needs_review'],
    ['one name for one target', '<a href="/shop">Hours</a> <a href="/shop">Hours</a>', 'passed'],
  ],
  'image-alt': [
    ['an image without an alternative text', `<img ${photo} width="50" height="50">`, 'failed'],
    ['an image with an alternative text', `<img ${photo} width="50" height="50" alt="Our shop">`, 'passed'],
  ],
  'image-redundant-alt': [
    ['the text beside the image again', `<a href="/"><img ${photo} alt="Home">Home</a>`, 'failed'],
    ['an image that decorates', `<a href="/"><img ${photo} alt="">Home</a>`, 'passed'],
  ],
  'landmark-banner-is-top-level': [
    ['a banner in the content', '<main><div role="banner">Shop</div></main>', 'failed'],
    ['a banner above the content', '<div role="banner">Shop</div><main>Text</main>', 'passed'],
  ],
  'landmark-contentinfo-is-top-level': [
    ['a footer in the content', '<main><div role="contentinfo">Imprint</div></main>', 'failed'],
    ['a footer below the content', '<main>Text</main><div role="contentinfo">Imprint</div>', 'passed'],
  ],
  'landmark-main-is-top-level': [
    ['content in navigation', '<nav><main>Text</main></nav>', 'failed'],
    ['content beside navigation', '<nav>Home</nav><main>Text</main>', 'passed'],
  ],
  'landmark-no-duplicate-banner': [
    ['two banners', '<header>Shop</header><header>Sale</header><main>Text</main>', 'failed'],
    ['a banner', '<header>Shop</header><main>Text</main>', 'passed'],
  ],
  'landmark-no-duplicate-contentinfo': [
    ['two footers of the page', '<main>Text</main><footer>Imprint</footer><footer>Contact</footer>', 'failed'],
    ['a footer', '<main>Text</main><footer>Imprint</footer>', 'passed'],
  ],
  'landmark-no-duplicate-main': [
    ['two main parts', '<main>Text</main><main>More</main>', 'failed'],
    ['a main part', '<main>Text</main>', 'passed'],
  ],
  'landmark-one-main': [
    ['no content marked', '<div>Text</div>', 'failed'],
    ['content marked', '<main>Text</main>', 'passed'],
  ],
  'landmark-unique': [
    [
      'two navigations without names',
      '<nav><a href="#a">A</a></nav><nav><a href="#b">B</a></nav>',
      ['failed nav:nth-child(1)'],
    ],
    ['a navigation', '<nav><a href="#a">A</a></nav>', 'passed'],
  ],
  list: [
    ['a part that is no item', '<ul><div>Home</div></ul>', 'failed'],
    ['items', '<ul><li>Home</li></ul>', 'passed'],
  ],
  listitem: [
    ['an item outside of a list', '<div><li>Home</li></div>', 'failed'],
    ['an item in a list', '<ul><li>Home</li></ul>', 'passed'],
  ],
  marquee: [
    ['text that moves', '<marquee>Sale</marquee>', 'failed'],
    ['text', '<strong>Sale</strong>', 'inapplicable'],
  ],
  'meta-refresh-no-exceptions': [
    [
      'a page that loads again',
      aDocument('lang="en"', '<title>Shop</title><meta http-equiv="refresh" content="72001">'),
      'failed',
    ],
    ['a page that stays', aDocument('lang="en"'), 'inapplicable'],
  ],
  'meta-viewport': [
    [
      'no zoom',
      aDocument('lang="en"', '<title>Shop</title><meta name="viewport" content="user-scalable=no">'),
      'failed',
    ],
    [
      'zoom',
      aDocument('lang="en"', '<title>Shop</title><meta name="viewport" content="width=device-width">'),
      'passed',
    ],
  ],
  'meta-viewport-large': [
    [
      'little zoom',
      aDocument('lang="en"', '<title>Shop</title><meta name="viewport" content="maximum-scale=3">'),
      'failed',
    ],
    [
      'zoom',
      aDocument('lang="en"', '<title>Shop</title><meta name="viewport" content="width=device-width">'),
      'passed',
    ],
  ],
  'object-alt': [
    ['an object without a text', `<object data="data:image/gif;base64,R0lGODlhAQABAAAAACw="></object>`, 'failed'],
    [
      'an object with a name',
      `<object data="data:image/gif;base64,R0lGODlhAQABAAAAACw=" aria-label="Our shop"></object>`,
      'passed',
    ],
  ],
  'page-has-heading-one': [
    ['no heading of the first level', '<h2>Hours</h2>', 'failed'],
    ['a heading of the first level', '<h1>Hours</h1>', 'passed'],
  ],
  region: [
    ['text outside of landmarks', `${main}<p>Text</p>`, ['failed p']],
    ['text in a landmark', '<main><h1>Hours</h1><p>Text</p></main>', []],
  ],
  'role-img-alt': [
    ['an image without a name', '<div role="img">☂</div>', 'failed'],
    ['an image with a name', '<div role="img" aria-label="Rain">☂</div>', 'passed'],
  ],
  'scope-attr-valid': [
    [
      'a scope that does not exist',
      '<table><tr><th scope="column">Rain</th></tr><tr><td>3</td></tr></table>',
      'failed',
    ],
    ['a scope', '<table><tr><th scope="col">Rain</th></tr><tr><td>3</td></tr></table>', 'passed'],
  ],
  'scrollable-region-focusable': [
    [
      'a part that only a mouse can scroll',
      '<div style="height: 30px; overflow-y: scroll"><p>Monday<br>Tuesday<br>Wednesday<br>Thursday</p></div>',
      'failed',
    ],
    [
      'a part that the keyboard reaches',
      '<div style="height: 30px; overflow-y: scroll" tabindex="0"><p>Monday<br>Tuesday<br>Wednesday<br>Thursday</p></div>',
      'passed',
    ],
  ],
  'server-side-image-map': [
    ['a map that only the server knows', `<a href="/map"><img ${photo} alt="Map" ismap></a>`, 'needs_review'],
    ['a link', `<a href="/map"><img ${photo} alt="Map"></a>`, 'inapplicable'],
  ],
  'svg-img-alt': [
    ['an image without a name', '<svg role="img" width="9" height="9"><circle r="4"></circle></svg>', 'failed'],
    [
      'an image with a title',
      '<svg role="img" width="9" height="9"><title>Rain</title><circle r="4"></circle></svg>',
      'passed',
    ],
  ],
  tabindex: [
    ['a place before all other links', '<a href="#a" tabindex="3">Home</a>', 'failed'],
    ['the order of the page', '<a href="#a" tabindex="0">Home</a>', 'passed'],
  ],
  'table-duplicate-name': [
    [
      'a summary like the caption',
      '<table summary="Rain"><caption>Rain</caption><tr><td>3</td></tr></table>',
      'failed',
    ],
    ['a caption', '<table><caption>Rain</caption><tr><td>3</td></tr></table>', 'passed'],
  ],
  'td-headers-attr': [
    [
      'a header that is not there',
      '<table><tr><th id="r">Rain</th></tr><tr><td headers="s">3</td></tr></table>',
      'failed',
    ],
    ['a header', '<table><tr><th id="r">Rain</th></tr><tr><td headers="r">3</td></tr></table>', 'passed'],
  ],
  'valid-lang': [
    ['a language that does not exist', '<p lang="english">Text</p>', 'failed'],
    ['a language', '<p lang="fr">Texte</p>', 'passed'],
  ],
  'video-caption': [
    ['a video without captions', '<video src="/tour.mp4" controls></video>', 'needs_review'],
    [
      'a video with captions',
      '<video src="/tour.mp4" controls><track kind="captions" src="/tour.vtt"></video>',
      'passed',
    ],
  ],
};
