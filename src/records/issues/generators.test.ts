import { describe, expect, it } from 'vitest';
import { keepUrls } from './keep-urls.ts';
import { maskVolatile } from './mask-volatile.ts';

const digits = '0123456789';
const lower = 'abcdefghijklmnopqrstuvwxyz';
const letters = `${lower}${lower.toUpperCase()}`;
const hex = `${digits}abcdef`;
const base36 = `${digits}${lower}`;
const base64url = `${letters}${digits}-_`;

/** The same random numbers in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes so many characters of an alphabet. */
type Draw = (alphabet: string, count: number) => string;

function drawWith(random: () => number): Draw {
  return (alphabet, count) =>
    Array.from({ length: count }, () => alphabet[Math.floor(random() * alphabet.length)] ?? '').join('');
}

/** A number below 2³² in base 36, as tools with a 32-bit hash write it. */
function hash36(draw: Draw): string {
  return Number.parseInt(draw(hex, 8), 16).toString(36);
}

/** `generateAlphabeticName` of styled-components: base 52, where `ad` becomes `a-d`. */
function alphabeticName(draw: Draw): string {
  let rest = Number.parseInt(draw(hex, 8), 16);
  let name = '';
  for (; rest > 52; rest = Math.floor(rest / 52)) name = `${letters[rest % 52]}${name}`;
  return `${letters[rest % 52]}${name}`.replaceAll(/(a)(d)/gi, '$1-$2');
}

/** One opening tag with what the tool makes for each load. */
const forms: readonly (readonly [string, (draw: Draw) => string])[] = [
  ['styled-components', (draw) => `<a class=sc-${alphabeticName(draw)} ${alphabeticName(draw)}>`],
  [
    'styled-components that extend others',
    (draw) => `<a class=sc-${alphabeticName(draw)} sc-${alphabeticName(draw)} ${alphabeticName(draw)}>`,
  ],
  [
    'styled-components with names',
    (draw) => `<a class=Card__Title-sc-${hash36(draw)}-${draw(digits, 1)} ${alphabeticName(draw)}>`,
  ],
  ['Emotion', (draw) => `<a class=MuiBox-root css-${draw(base36, 6)}>`],
  ['CSS modules', (draw) => `<a class=Card_image__${draw(base64url, 5)}>`],
  ['CSS modules with two dashes', (draw) => `<a class=card-module__image--${draw(base64url, 5)}>`],
  ["Gatsby's CSS modules", (draw) => `<a class=card-module--image--${draw(hex, 5)}>`],
  ["Docusaurus's CSS modules", (draw) => `<a class=heroBanner_${draw(base64url, 4)}>`],
  ['CSS modules of a hash alone', (draw) => `<a class=${draw(letters, 1)}${draw(base64url, 19)}>`],
  [
    'Ant Design',
    (draw) => `<a class=ant-btn css-dev-only-do-not-override-${hash36(draw)} css-var-r${draw(base36, 1)}>`,
  ],
  ['Griffel', (draw) => `<a class=fui-Link ___${hash36(draw)}_${hash36(draw)}>`],
  ['Qwik', (draw) => `<a class=card ⭐️${draw(base36, 6)}-0>`],
  ['Svelte in development', (draw) => `<a class=card s-${draw(base64url, 12)}>`],
  ['GWT', (draw) => `<a class=G${draw(`${lower.toUpperCase()}${digits}`, 9)}>`],
  ['random numbers in ids', (draw) => `<a id=label-${draw(base36, 9)}>`],
  ['CSS modules of Vite', (draw) => `<a class=_image_${draw(base36, 5)}_${draw(digits, 2)}>`],
  ['Svelte', (draw) => `<a class=card svelte-${hash36(draw)}>`],
  ['Astro', (draw) => `<a class=card data-astro-cid-${draw(`${lower}234567`, 8)}=>`],
  ['vanilla-extract', (draw) => `<a class=_${hash36(draw)}${draw(base36, 1)} _${hash36(draw)}${draw(base36, 1)}>`],
  ['vanilla-extract in development', (draw) => `<a class=button_root__${hash36(draw)}${draw(base36, 1)}>`],
  ['linaria', (draw) => `<a class=t${hash36(draw)}>`],
  ['Wicket', (draw) => `<input id=id${draw(hex, 2)} name=q>`],
  ["Wicket's pages", (draw) => `<a href=./home?${draw(digits, 2)}-${draw(digits, 1)}.-menu-link>`],
  [
    "TYPO3's pictures",
    (draw) => `<img src=/fileadmin/_processed_/${draw(hex, 1)}/${draw(hex, 1)}/csm_port_view_${draw(hex, 10)}.jpg>`,
  ],
  ["Gatsby's pictures", (draw) => `<img src=/static/${draw(hex, 32)}/${draw(hex, 5)}/port.jpg>`],
  ['Elementor', (draw) => `<div class=elementor-element elementor-element-${draw(hex, 7)} data-id=${draw(hex, 7)}>`],
  ['Drupal', (draw) => `<div class=view js-view-dom-id-${draw(hex, 64)}>`],
  ["Drupal's forms", (draw) => `<input id=edit-submit--${draw(base64url, 11)}>`],
  ['files of webpack', (draw) => `<img src=/media/logo.${draw(hex, 8)}.svg>`],
  ['files of Vite', (draw) => `<img src=/assets/photo-${draw(base64url, 8)}.webp>`],
  ['files of esbuild', (draw) => `<img src=/photo-${draw(`${lower.toUpperCase()}234567`, 8)}.png>`],
  ['long hashes in files', (draw) => `<img src=/static/logo.${draw(hex, 20)}.png>`],
];

const pairs = 2_000;

describe('what a tool makes for each load', () => {
  it.each(forms)('is masked in 99 of 100 pairs: %s', (_name, write) => {
    const draw = drawWith(createRandom(20_261_126));
    const mask = (text: string) => maskVolatile(keepUrls(`${text}|Port|div[,card,,,]`));

    const differing = Array.from({ length: pairs }, () => [write(draw), write(draw)] as const).filter(
      ([one, other]) => mask(one) !== mask(other),
    );

    expect(differing.length, `such as ${differing.slice(0, 3).join(' ')}`).toBeLessThanOrEqual(pairs / 100);
  });
});
