import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintAll } from './fingerprint.ts';
import { keepUrls } from './keep-urls.ts';
import { maskVolatile } from './mask-volatile.ts';

const finding = { rule: 'image-alt', pageKey: 'https://example.com/' };

const mask = (text: string) => maskVolatile(keepUrls(text));

function namesOf(texts: readonly string[], at = finding): readonly string[] {
  return fingerprintAll(at, texts).map(({ fingerprint }) => fingerprint);
}

/** As the engine describes an element: its opening tag with sorted attributes, its text, and three elements above it. */
function surroundings(attributes: string, text = '', above = 'div[,,,,]'): string {
  return `<button ${attributes}>|${text}|${above}|main[,,,,]|body[,,,,]`;
}

describe('what changes by itself', () => {
  it.each([
    ['React 18', 'id=:r1:', 'id=:r2a:'],
    ['React on the server', 'id=:R1bd6:', 'id=:Rlbd6H3:'],
    ['React 19', 'id=«r1»', 'id=«rab»'],
    ['React 19.1', 'id=_r_1_', 'id=_r_2b_'],
    ['Radix', 'aria-controls=radix-:r1: id=radix-:r2:', 'aria-controls=radix-:rj: id=radix-:rk:'],
    ['Headless UI', 'id=headlessui-menu-button-:r3:', 'id=headlessui-menu-button-:r5:'],
    ['Emotion', 'class=css-1x2y3z', 'class=css-k008qs'],
    ['Emotion without digits', 'class=MuiBox-root css-vubbuv', 'class=MuiBox-root css-ahj2mt'],
    ['Emotion with a label', 'class=css-1dbjc4n-Button', 'class=css-9f0q1e-Button'],
    ['styled-components', 'class=sc-bdVaJa hKPvQC', 'class=sc-gsTCUz iOpCzs'],
    ['CSS modules', 'class=Button_root__x7Yz2', 'class=Button_root__3HfCX'],
    ['Next.js', 'class=Home_main__nLjiQ', 'class=Home_main__VkH-j'],
    ["Vite's CSS modules", 'class=_root_1x2y3_12', 'class=_root_abc9d_7'],
    ['JSS', 'class=makeStyles-root-12 jss3', 'class=makeStyles-root-4 jss71'],
    ['Angular', '_ngcontent-abc-c12=', '_ngcontent-ng-c2894729='],
    ["Angular's host", '_nghost-xyz-c3=', '_nghost-serverApp-c17='],
    ['Angular Material', 'id=mat-input-0', 'id=mat-input-12'],
    ['Vue', 'data-v-7ba5bd90=', 'data-v-deadbeef='],
    ['Svelte', 'class=card svelte-1x2y3z', 'class=card svelte-abc123'],
    ['Astro', 'data-astro-cid-j7pv25f6=', 'data-astro-cid-bbe6dxrz2='],
    ['WordPress', 'class=post-123 type-post', 'class=post-7 type-post'],
    ['WordPress menus', 'id=menu-item-1042', 'id=menu-item-7'],
    ['Ember', 'id=ember45', 'id=ember1207'],
    ['YUI', 'id=yui_3_17_2_1_1700000000000_33', 'id=yui_3_17_2_1_1800000000001_4'],
    ['GUIDs', 'id=x-0f8fad5b-d9cb-469f-a165-70867728950e', 'id=x-7c9e6679-7425-40de-944b-e07fc1f90ae7'],
    ['hashes', 'data-key=d41d8cd98f00b204e9800998ecf8427e', 'data-key=9e107d9d372bb6826bd81d3542a419d6'],
    ['nonces', 'nonce=rAnd0m', 'nonce=zzzz'],
    ['CSRF tokens', 'data-csrf-token=QmFzZTY0', 'data-csrf-token=AbCdEf=='],
    ['hashed files', 'src=/assets/logo-DiwrgTda.svg', 'src=/assets/logo-BX3k9_a2.svg'],
    ['hashed scripts', 'src=/main.3f2a9c1b.js', 'src=/main.00ffee11.js'],
    ['versions', 'href=/a.css?ver=6.4.2', 'href=/a.css?ver=6.5'],
    ['times', 'data-time=1700000000', 'data-time=1800000000'],
    ['a time behind a file', 'src=/logo.png?1700000000', 'src=/logo.png?1800000000'],
    ['nonces of a URL', 'href=/a?nonce=aZ09bY&id=7', 'href=/a?nonce=11xx&id=7'],
    ['sessions in a path', 'href=/cart;jsessionid=1A2B3C?x=1', 'href=/cart;jsessionid=99FF?x=1'],
    [
      'GUIDs in a path',
      'src=/m/0f8fad5b-d9cb-469f-a165-70867728950e/a.jpg',
      'src=/m/7c9e6679-7425-40de-944b-e07fc1f90ae7/a.jpg',
    ],
    ['hashes in a path', 'src=/static/d41d8cd98f00b204/a.png', 'src=/static/9e107d9d372bb682/a.png'],
    ['short hashes in a path', 'src=/static/3f2a9c1b/a.png', 'src=/static/0a1b2c3d/a.png'],
    ['generated ids in a fragment', 'href=#:r1a:', 'href=#:r9:'],
    ['data in a URL', 'src=data:image/png;base64,iVBORw0KGgo1', 'src=data:image/png;base64,iVBORw0KGgo2'],
  ])('is masked: %s', (_name, one, other) => {
    expect(mask(surroundings(other))).toBe(mask(surroundings(one)));
  });

  it.each([
    ['counts in a text', surroundings('', '3 comments'), surroundings('', '14 comments')],
    ['an id above', surroundings('', '', 'div[ui-id-3,tabs,,,]'), surroundings('', '', 'div[ui-id-9,tabs,,,]')],
    [
      'a class above',
      surroundings('', '', 'div[,card css-1x2y3z,,,]'),
      surroundings('', '', 'div[,card css-9z8y7x,,,]'),
    ],
  ])('is masked: %s', (_name, one, other) => {
    expect(mask(other)).toBe(mask(one));
  });
});

describe('text that a person wrote', () => {
  it.each([
    ['classes', 'class=primary', 'class=secondary'],
    ['camel case', 'class=navBar', 'class=sideBar'],
    ['longer camel case', 'class=isMainNavigation', 'class=isSideNavigation'],
    ['BEM', 'class=card__image', 'class=card__title'],
    ['BEM with capitals', 'class=Card__Image', 'class=Card__Title'],
    ['BEM modifiers', 'class=card__image--big', 'class=card__image--small'],
    ['grids', 'class=col-md-6', 'class=col-md-12'],
    ['spaces', 'class=mt-2 p-4', 'class=mt-4 p-4'],
    ['levels', 'class=heading2', 'class=heading3'],
    ['utilities', 'class=css-grid', 'class=css-flex'],
    ['short words with a digit', 'class=a11y-menu', 'class=i18n-menu'],
    ['long words with a digit', 'class=introduction2', 'class=testimonials2'],
    ['ids', 'id=search', 'id=login'],
    ['URLs', 'href=/about', 'href=/contact'],
    ['numbers in a path', 'src=/products/10023.jpg', 'src=/products/88410.jpg'],
    ["numbers in a file's name", 'src=/img/product-ab-10023.jpg', 'src=/img/product-ab-88410.jpg'],
    ["dates in a file's name", 'src=/img/photo-20231005.jpg', 'src=/img/photo-20240817.jpg'],
    ["articles' numbers", 'src=/products/AB12C3.jpg', 'src=/products/XY98Z7.jpg'],
    ['numbers in a path of a link', 'class=a href=/news/2024/05/12 id=b', 'class=a href=/news/2023/11/30 id=b'],
    ['numbers in a query', 'href=/product?id=10023', 'href=/product?id=88410'],
    ['numbers of lazy images', 'data-src=/products/10023.jpg', 'data-src=/products/88410.jpg'],
    ['the first of several images', 'srcset=/p/10023.jpg 1x', 'srcset=/p/88410.jpg 1x'],
    ['files', 'src=/logo.svg', 'src=/banner.svg'],
    ['files with long names', 'src=/logo-homepage.svg', 'src=/logo-checkout.svg'],
  ])('stays different: %s', (_name, one, other) => {
    expect(mask(surroundings(other))).not.toBe(mask(surroundings(one)));
  });

  it.each([
    ['headings', '<h1 class=a>|x|div[,,,,]', '<h2 class=a>|x|div[,,,,]'],
    ['headings above', '<a>|x|h2[,,,,]', '<a>|x|h3[,,,,]'],
    ['classes above', '<a>|x|div[,col-6,,,]', '<a>|x|div[,col-4,,,]'],
    ['texts', surroundings('', 'Buy'), surroundings('', 'Sell')],
  ])('stays different: %s', (_name, one, other) => {
    expect(mask(other)).not.toBe(mask(one));
  });
});

describe('a fingerprint', () => {
  it('is 24 URL-safe characters, the same each time', () => {
    const [one] = namesOf(['<img>']);

    expect(one).toMatch(/^[\w-]{24}$/);
    expect(namesOf(['<img>'])).toEqual([one]);
  });

  it('differs by rule, page and element', () => {
    const all = [
      namesOf(['<img>']),
      namesOf(['<img>'], { ...finding, rule: 'label' }),
      namesOf(['<img>'], { ...finding, pageKey: 'https://example.com/b' }),
      namesOf(['<svg>']),
    ].flat();

    expect(new Set(all).size).toBe(4);
  });

  it('of an element does not change when others come or go', () => {
    const before = namesOf(['<a>', '<b>', '<c>']);
    const after = namesOf(['<x>', '<b>', '<c>', '<d>']);

    expect(after.slice(1, 3)).toEqual(before.slice(1));
  });

  it('distinguishes equal elements by their order, and says how many there are', () => {
    const found = fingerprintAll(finding, ['<img id=:r1:>', '<img id=:r2:>', '<b>']);

    expect(found.map(({ equalCount }) => equalCount)).toEqual([2, 2, 1]);
    expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(3);
    expect(namesOf(['<img id=:r7:>', '<img id=:r8:>'])).toEqual(
      found.slice(0, 2).map(({ fingerprint }) => fingerprint),
    );
  });

  it('is unique on a page, whatever is on it', () => {
    const elements = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('<a>', '<b>', '*', '#', '\u0000', '1', '<a href=/1>', '<a href=/2>')),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(elements, (texts) => {
        expect(new Set(namesOf(texts)).size).toBe(texts.length);
      }),
    );
  });

  it('is made in time that grows no faster than the text', () => {
    const long = [
      'a1'.repeat(5_000),
      'aB'.repeat(5_000),
      `class=${'a-'.repeat(5_000)}`,
      '__'.repeat(5_000),
      `<${'|'.repeat(9_000)}`,
      '-'.repeat(10_000),
      `${'_a'.repeat(5_000)}_`,
      'csrf'.repeat(2_500),
      ` src=${'a1-'.repeat(5_000)}`,
      ' href=/?'.repeat(2_000),
      ` href=/?${'&csrf'.repeat(2_000)}`,
    ];

    // Processor time of this thread: what other work takes on the machine does not count.
    const before = process.threadCpuUsage();
    for (const text of long) mask(text);
    const { user } = process.threadCpuUsage(before);

    expect(user / 1_000).toBeLessThan(2_000);
  });
});
