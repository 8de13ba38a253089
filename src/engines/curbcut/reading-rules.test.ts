import { describe, expect, it } from 'vitest';
import { useReadingCounts } from '../../../test/e2e/reading-counts.ts';

const countsOf = useReadingCounts();

const passed = [1, 0, 0];
const failed = [0, 1, 0];
const review = [0, 0, 1];

const dutch = 'De bibliotheek gaat om negen uur open, en lezers mogen vandaag tien boeken lenen.';
const english = 'The library opens at nine in the morning, and readers may borrow ten books.';

describe('html-lang-matches-text', () => {
  it.each([
    ['text in the language of the page', 'en', `<p>${english}`, passed],
    ['text in another language', 'nl', `<p>${english}`, failed],
    ['a part that names its language', 'nl', `<p>${dutch}<p lang="en">${english} ${english}`, passed],
    ['code, and what is hidden', 'nl', `<p>${dutch}<pre>${english}</pre><p hidden>${english}`, passed],
    ['text in a shadow root', 'nl', `<div><template shadowrootmode="open"><p>${english}</template></div>`, failed],
    ['the text alternatives of images', 'nl', `<img alt="${english}" src="/images/red.png">`, failed],
    ['no text', 'nl', '<img alt="" src="/images/red.png">', undefined],
  ])('%s', async (_what, lang, body, counts) => {
    expect(await countsOf('html-lang-matches-text', body, { lang })).toEqual(counts);
  });
});

describe('lang-matches-text', () => {
  it.each([
    ['a part in its language', `<p lang="nl">${dutch}`, passed],
    ['a part in another language', `<p lang="fr">${dutch}`, failed],
    ['text inside that names its own', `<p lang="fr"><span lang="nl">${dutch}</span>`, passed],
    ['a part that is hidden', `<p lang="fr" hidden>${dutch}</p>1`, undefined],
    ['a frame', `<iframe srcdoc="<html lang=en><body><p lang=fr>${dutch}"></iframe>`, failed],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('lang-matches-text', body)).toEqual(counts);
  });
});

describe('css-orientation-lock', () => {
  const media = (rule: string, query = '(orientation: portrait)') => `<style>@media ${query} { ${rule} }</style>`;

  it.each([
    ['a rotated page', media('html { transform: rotate(90deg) }'), failed],
    ['the property rotate', media('body { rotate: -0.25turn }'), failed],
    ['a rule in a supports block', media('@supports (rotate: 1deg) { body { rotate: 90deg } }'), failed],
    ['most of the text', media('main { transform: translateX(1px) rotate(270deg) }'), failed],
    ['no turn', media('html { transform: rotate(0deg) scale(0.9) }'), passed],
    ['upside down', media('html { rotate: 180deg }'), passed],
    ['a symbol', media('i { rotate: 90deg }'), undefined],
    ['every orientation', '<style>main { rotate: 90deg }</style>', undefined],
    [
      'the same turn in every orientation',
      `<style>main { rotate: 90deg }</style>${media('main { rotate: 90deg }')}`,
      passed,
    ],
    ['another condition', media('html { rotate: 90deg }', '(min-width: 10px)'), undefined],
  ])('%s', async (_what, head, counts) => {
    expect(await countsOf('css-orientation-lock', '<main>Much text is here.</main><i>↑</i>', { head })).toEqual(counts);
  });
});

describe('role-description-prohibited', () => {
  it.each([
    ['a role', '<div role="group" aria-roledescription="slide">1', passed],
    ['an element with a role', '<section aria-label="News" aria-roledescription="carousel">1</section>', passed],
    ['no role', '<div aria-roledescription="slide">1', failed],
    ['a role that is taken away', '<h2 role="none" aria-brailleroledescription="sl">1</h2>', failed],
    ['an empty description', '<div aria-roledescription=" ">1', undefined],
    ['a hidden element', '<div hidden aria-roledescription="slide">1</div>2', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('role-description-prohibited', body)).toEqual(counts);
  });
});

describe('name-prohibited', () => {
  it.each([
    ['a role', '<div role="group" aria-label="Price">1 euro</div>', passed],
    ['an element with a role', '<nav aria-label="Main"><a href="/">Hours</a></nav>', passed],
    ['no role', '<div aria-label="Before 2, now 1 euro"><s>€2</s> €1</div>', failed],
    ['a paragraph, and a name that is not there', '<p aria-labelledby="none">Hours</p>', failed],
    ['a role that cannot be named', '<p role="strong" aria-label="Now">Hours</p>', failed],
    ['code in a frame', '<p>1<iframe srcdoc="<code aria-label=Code>1</code>"></iframe>', failed],
    ['a heading without its role, which a name gives back', '<h2 role="none" aria-label="Now">Hours</h2>', passed],
    ['a popover', '<p>1<div popover aria-label="Menu" style="display: block">Hours</div>', passed],
    ['a text editor', '<div contenteditable aria-label="Notes">Hours</div>', passed],
    ['an unknown element', '<price-tag aria-label="Price">1 euro</price-tag>', passed],
    ['a part of a button', '<button><span aria-label="Close">x</span></button>', undefined],
    ['no text, which is left to axe-core', '<div aria-label="Price"></div>1', undefined],
    ['an empty name', '<div aria-label=" ">1</div>', undefined],
    ['a hidden element', '<div hidden aria-label="Price">1</div>2', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('name-prohibited', body)).toEqual(counts);
  });
});

describe('placeholder-contrast', () => {
  const field = (style: string, more = '') =>
    `<style>input { background: #fff; font: 16px sans-serif } ::placeholder { ${style} }</style><label>Name <input placeholder="Ada Lovelace" ${more}></label>`;

  it.each([
    ['a dark one', field('color: #595959; opacity: 1'), passed],
    ['a pale one', field('color: #bbb'), review],
    ['one with an opacity', field('color: #595959; opacity: 0.5'), review],
    ['large text', field('color: #888; font-size: 24px', 'style="font-size: 24px"'), passed],
    [
      'a background of the form',
      `<form style="background: #000">${field('color: #fff', 'style="background: none"')}</form>`,
      passed,
    ],
    ['an image behind it', field('color: #000', 'style="background: url(/images/red.png)"'), review],
    ['a field with a value', field('color: #bbb', 'value="Grace"'), undefined],
    ['a disabled field', field('color: #bbb', 'disabled'), undefined],
    ['one that a floating label hides', field('color: transparent'), undefined],
    ['an empty one', '<label>Name <input placeholder=" "></label>', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('placeholder-contrast', body)).toEqual(counts);
  });
});

describe('link-purpose', () => {
  it.each([
    ['nothing around it', '<div><a href="/">Read more…</a></div>', failed],
    ['a role', '<div role="link" tabindex="0">Click here</div>', failed],
    ['another language', '<a href="/">Mehr</a>', failed],
    ['a period in a sentence', '<p>Opening hours of the library<a href="/">.</a>', review],
    ['an arrow', '<p>Page 1 <a href="/">›</a>', undefined],
    ['a sentence', '<p>Opening hours of the library: <a href="/">more</a>', passed],
    ['a list item above it', '<ul><li>Hours<ul><li><a href="/">More</a></ul></ul>', passed],
    ['the header of its column', '<table><tr><th>Hours<tr><td><a href="/">More</a></table>', passed],
    ['a description', '<b id="b">Hours</b><a href="/" aria-describedby="b">More</a>', passed],
    ['a heading', '<h2>Opening hours</h2><div><a href="/">More</a></div>', review],
    ['a format', '<ul><li><a href="/">PDF</a></ul>', failed],
    ['a format below a heading', '<h2>Annual report</h2><ul><li><a href="/">PDF</a></ul>', review],
    ['a name', '<a href="/">Opening hours</a>', undefined],
    ['a better name', '<a href="/" aria-label="More about opening hours">More</a>', undefined],
    ['no link', '<a>More</a>', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('link-purpose', body)).toEqual(counts);
  });
});

describe('links-alike', () => {
  it.each([
    ['two pages in one sentence', '<p><a href="/a">Contact</a> by chat, <a href="/b">contact</a> by phone', review],
    ['two pages in paragraphs of nothing else', '<p><a href="/a">News</a><p><a href="/b">News</a>', review],
    ['one page', '<p><a href="/a">News</a> <a href="/a/#top">News</a>', undefined],
    ['two sentences', '<p>Chat: <a href="/a">Contact</a><p>Phone: <a href="/b">Contact</a>', undefined],
    ['two headings', '<h2>A</h2><a href="/a">News</a><h2>B</h2><a href="/b">News</a>', undefined],
    ['two names', '<p><a href="/a">Chat</a> <a href="/b">Phone</a>', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('links-alike', body)).toEqual(counts);
  });
});

describe('page-title-placeholder', () => {
  it.each([
    ['a subject', 'Opening hours', passed],
    ['an editor', 'Untitled Document', review],
    ['a framework', 'React App', review],
    ['a file', 'index.html', review],
    ['a file and its subject', 'main.c source', passed],
    ['nothing', '', undefined],
  ])('%s', async (_what, title, counts) => {
    expect(await countsOf('page-title-placeholder', `<script>document.title = '${title}'</script>Text`)).toEqual(
      counts,
    );
  });
});

describe('media alternatives', () => {
  it.each([
    ['video-alternative', '<video controls src="/tone.wav"></video>', review],
    ['video-alternative', '<video></video><video hidden src="/tone.wav"></video>Text', undefined],
    ['audio-alternative', '<audio controls src="/tone.wav"></audio>', review],
    ['audio-alternative', '<audio src="/tone.wav"></audio>Text', undefined],
    ['video-alternative', '<a href="/tour.mp4?from=home">Tour of the library</a>', review],
    ['audio-alternative', '<a href="/talk.MP3">Talk</a>', review],
    ['audio-alternative', '<a href="/talk.mp3" download>Talk</a><a href="/mp3">Formats</a>', undefined],
  ])('%s: %s', async (rule, body, counts) => {
    expect(await countsOf(rule, body)).toEqual(counts);
  });
});

describe('skip-link', () => {
  it.each([
    ['a target', '<a href="#main">Skip to main content</a><div id="main">Text', passed],
    ['a target with a name', '<a href="#main">Skip to main content</a><a name="main"></a>Text', passed],
    ['no target', '<a href="#main">Skip to main content</a><div>Text', failed],
    ['no target, out of sight', '<a href="#x" style="position: absolute; left: -999px">Contents</a>Text', failed],
    ['no target, in another language', '<a href="#x">Zum Inhalt springen</a>Text', failed],
    ['no target, but a script', '<a href="#x" onclick="go()">Skip to content</a>Text', review],
    ['a hidden target', '<a href="#x">Skip to content</a><main id="x" hidden>Text', review],
    ['the sidebar', '<a href="#x">Skip to main content</a><aside><p id="x">News</p></aside><p>Text', failed],
    ['the end of the sidebar', '<a href="#x">Skip to content</a><aside><p>News</p><i id="x"></i></aside>Text', passed],
    ['the sidebar of an article', '<a href="#x">Skip to content</a><main><aside id="x">A</aside>Text</main>', passed],
    ['the navigation, as it says', '<a href="#x">Skip to navigation</a><nav id="x"><a href="/">Home</a></nav>', passed],
    ['the top', '<a href="#">Skip to top</a><a href="#top">Skip up</a>Text', undefined],
    ['another link within the page', '<a href="#menu">Menu</a>Text', undefined],
    ['another page', '<a href="/other#main">Skip to the other page</a>', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('skip-link', body)).toEqual(counts);
  });
});

describe('content-heading', () => {
  const nav = '<nav><h2>Contents</h2><a href="/">Home</a></nav>';

  it.each([
    ['a heading', `${nav}<h1>Hours</h1><p>Text`, passed],
    [
      'a heading by its role, after an image',
      `${nav}<img alt=""><div role="heading" aria-level="1">Hours</div>`,
      passed,
    ],
    ['a heading in the header', `<header><h1>Hours</h1>${nav}</header><p>Text`, passed],
    ['only a heading in the navigation', `${nav}<p>Text`, failed],
    ['a heading that is hidden from screen readers', `${nav}<h1 aria-hidden="true">Hours</h1><p>Text`, failed],
    ['a heading out of sight', `${nav}<h1 style="position: absolute; left: -9999px">Hours</h1><p>Text`, failed],
    ['an empty heading', `${nav}<h1></h1><p>Text`, failed],
    ['no navigation', '<p>Text', undefined],
    ['no content', nav, undefined],
    ['navigation within the content', `<main><nav><a href="#a">A</a></nav><p>Text</main>`, undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('content-heading', body)).toEqual(counts);
  });
});

describe('focus-order', () => {
  const links = '<a href="#a">Home</a><a href="#b">News</a><a href="#c">Contact</a>';
  const box = (style: string, inside = links) => `<div style="width: 600px; ${style}">${inside}</div>`;
  const side = '<nav style="order: -1"><a href="#n">Menu</a></nav>';

  it.each([
    ['items in their order', box('display: flex'), passed],
    ['items in reverse', box('display: flex; flex-direction: row-reverse'), review],
    ['items in reverse, one below the other', box('display: flex; flex-direction: column-reverse'), review],
    ['one item that is moved ahead', box('display: flex', `<main><a href="#m">Read</a></main>${side}`), review],
    ['a grid in columns', box('display: grid; grid-auto-flow: column; grid-template-rows: auto auto'), passed],
    ['from right to left', box('display: flex; direction: rtl'), passed],
    [
      'items without anything to focus',
      box('display: flex; flex-direction: row-reverse', '<p>One</p><p>Two</p>'),
      undefined,
    ],
    ['no flex or grid', box(''), undefined],
    [
      'an item that is out of the flow',
      box('display: flex; position: relative', `${links}<a href="#s" style="position: absolute; left: -9px">Skip</a>`),
      passed,
    ],
    ['a positive tabindex in its place', '<p><a href="#a" tabindex="1">One</a> <a href="#b">Two</a>', passed],
    ['a positive tabindex that overtakes', '<p><a href="#a">One</a> <a href="#b" tabindex="1">Two</a>', review],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('focus-order', body)).toEqual(counts);
  });
});

describe('looks-like-heading', () => {
  const text = '<p>The library opens at nine in the morning, and readers may borrow ten books.</p>';

  it.each([
    ['a bold paragraph', `<p><b>Opening hours</b></p>${text}`, review],
    ['large letters', `<div style="font-size: 24px">Opening hours</div>${text}`, review],
    ['a heading', `<h2>Opening hours</h2>${text}`, undefined],
    ['a heading by its role', `<p role="heading" aria-level="2"><b>Opening hours</b></p>${text}`, undefined],
    ['a sentence', `<p><b>The library is closed today.</b></p>${text}`, undefined],
    ['bold in part', `<p><b>Opening hours</b> of the library</p>${text}`, undefined],
    ['before bold text', `<p><b>Opening hours</b></p><p><b>Nine to five</b></p>`, undefined],
    ['a link', `<p><a href="/"><b>Opening hours</b></a></p>${text}`, undefined],
    ['in a table', `<table><tr><td><p><b>Hours</b></p>${text}</table>`, undefined],
    ['at the end', '<p><b>Opening hours</b></p>', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('looks-like-heading', body)).toEqual(counts);
  });
});

describe('looks-like-list', () => {
  it.each([
    ['bullets between breaks', '<p>• Books<br>• Films<br>• Games', review],
    ['numbers after an introduction', '<p>We lend:<br>1. Books<br>2. Films<br>3. Games', review],
    ['paragraphs with hyphens', '<div><p>- Books</p><p>- Films</p><p>- Games</p></div>', review],
    ['text next to other content', '<main><h1>We lend</h1>* Books<br>* Films<br>* Games</main>', review],
    ['a list', '<ul><li>Books<li>Films<li>Games</ul>', undefined],
    ['two lines', '<p>• Books<br>• Films', undefined],
    ['an address', '<p>Library<br>Main Street 1<br>12345 Town<br>Open daily', undefined],
    ['code', '<pre><p>* a<br>* b<br>* c</p></pre>', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('looks-like-list', body)).toEqual(counts);
  });
});
