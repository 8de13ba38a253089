import { expect, it } from 'vitest';
import type { Tab } from '../../src/browser/tab.ts';
import type { Engine } from '../../src/engines/engine.ts';
import type { PageTab } from '../../src/visit/slot.ts';
import type { Finding } from '../../src/engines/finding.ts';
import type { Layout } from './secret-layouts.ts';
import { coveredLayouts, crowdedLayouts, hiddenLayouts, shownLayouts } from './secret-layouts.ts';
import { createShowsSecret } from '../../src/finding-pages/sign-ins/shows-secret.ts';
import { takeTrialPicture } from '../../src/worker/trial-picture.ts';
import { useVisitor } from './visitor.ts';
import { say } from '../../src/texts/say.ts';

const visitor = useVisitor();

const secret = 'hunter2zebras';
const another = 'planet5quiche';
const lead = 'What members read about the year, and more of it, until the end of the page. '.repeat(5);

/** Finds what each page has, so that each has pictures. */
const finder: Engine = {
  id: 'finder',
  version: '1',
  needs: 'read',
  rules: () => [],
  texts: () => new Map(),
  messages: () => ({}),
  run: async () => ({
    rules: { first: [0, 1, 0], last: [0, 1, 0] },
    findings: [aFinding('first', 'main'), aFinding('last', '#last')],
    unreachedFrames: [],
  }),
};

function aFinding(rule: string, selector: string): Finding {
  const element = {
    selector,
    html: '',
    message: { code: 'image-alt.found' },
    surroundings: selector,
    component: { path: selector },
  };
  return { kind: 'failed', rule, total: 1, elements: [element] };
}

/** The pictures of a page with this markup, and whether they are lost. */
async function takePictures(markup: string, secrets?: readonly string[]) {
  const html = `<!doctype html><html lang="en"><title>Account</title><main><h1>Account</h1><p>${lead}</p>${markup}<p id="last">End</p></main></html>`;
  let tab: Tab | undefined;
  const changeTab = (given: PageTab) => ({ ...given, tab: (tab = given.tab) });
  const { outcome } = await visitor().visitMarkup(html, { listed: [finder], secrets, changeTab });
  if (outcome.kind !== 'observed') throw new Error(say('en', outcome.saying));
  const { picture } = outcome;
  const parts = picture === undefined || picture === 'lost' ? [] : picture.parts;
  return { tab, isLost: picture === 'lost', images: parts.map(({ image }) => image.toString('base64')) };
}

const writeAll = (layouts: readonly Layout[], word: string) =>
  layouts.map(([, write]) => `<div>${write(word, otherSite())}</div>`).join('');
const otherSite = () => visitor().site.origin.replace('127.0.0.1', 'localhost');

it.concurrent.each(shownLayouts)('a page that shows a secret as %s has no picture', async (_name, write) => {
  const { images, isLost } = await takePictures(write(secret, otherSite()), [secret]);

  expect({ images, isLost }).toEqual({ images: [], isLost: true });
});

it('fields and what scripts draw are the same in pictures with a secret and with another word', async () => {
  const layouts = [...coveredLayouts, ...crowdedLayouts];
  const pages = [writeAll(layouts, secret), writeAll(layouts, another)] as const;

  const guarded = [await takePictures(pages[0], [secret]), await takePictures(pages[1], [secret])] as const;

  const unguarded = [await takePictures(pages[0]), await takePictures(pages[1])] as const;
  expect(guarded[0].images.length).toBeGreaterThan(0);
  expect(guarded[0].images).toEqual(guarded[1].images);
  expect(unguarded[0].images).not.toEqual(unguarded[1].images);
});

it('a page that has a secret and does not show it has the pictures that it would have anyway', async () => {
  const markup = writeAll(hiddenLayouts, secret);

  const guarded = await takePictures(markup, [secret]);

  expect(guarded.images.length).toBeGreaterThan(0);
  expect(guarded.images).toEqual((await takePictures(markup)).images);
});

it('the trial of a sign-in has a picture of the page in front, unless it shows a secret', async () => {
  const showsSecret = createShowsSecret([secret]);
  const see = async (markup: string) => {
    const { tab } = await takePictures(markup);
    return tab === undefined ? undefined : takeTrialPicture(tab, showsSecret);
  };

  const pictures = [
    await see(`<p>${secret}</p>`),
    await see(writeAll(coveredLayouts, secret)),
    await see(writeAll(coveredLayouts, another)),
  ];

  expect(pictures[0]).toBeUndefined();
  expect(pictures[1]?.length).toBeGreaterThan(1_000);
  expect(pictures[1]).toEqual(pictures[2]);
});

it('a page gets no event of its pictures, and is then as it was', async () => {
  const { images, tab } = await takePictures(`${watched}${writeAll(coveredLayouts, secret)}<script>${watch}</script>`, [
    secret,
  ]);

  const seen = await tab?.page.evaluate(
    '({ log, sheets: document.adoptedStyleSheets.length, style: getComputedStyle(field).webkitTextSecurity, value: field.value })',
  );
  expect(images.length).toBeGreaterThan(1);
  expect(seen).toEqual({ log: [], sheets: 0, style: 'none', value: secret });
});

const watched = `<style>* { transition: all 1s } :focus-visible { color: red }</style><label>Key <input id="field" value="${secret}" pattern="${secret}"></label>`;
const watch = `
  const log = [], types = ['input', 'beforeinput', 'change', 'select', 'selectionchange', 'selectstart', 'invalid', 'focusin', 'focusout', 'transitionrun', 'transitionstart', 'transitioncancel', 'animationstart', 'formdata', 'keydown', 'slotchange'];
  const start = () => {
    for (const type of types) addEventListener(type, (event) => log.push(type + ' ' + event.target.localName), true);
    const changes = { attributes: true, childList: true, characterData: true, subtree: true };
    new MutationObserver((records) => log.push(...records.map(({ type, target }) => type + ' ' + target.localName))).observe(document, changes);
    let sizes = 0;
    const resize = new ResizeObserver((entries) => { sizes += 1; if (sizes > 1) log.push(...entries.map(({ target }) => 'resize ' + target.localName)) });
    for (const one of document.querySelectorAll('input, textarea, select, canvas, img')) resize.observe(one);
  };
  addEventListener('load', () => setTimeout(start, 300));`;
