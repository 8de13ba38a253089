import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Place } from '../browser/page-picture.ts';
import { useVisitor } from '../../test/e2e/visitor.ts';
import type { PageState } from '../findings/page-states.ts';
import { reviews } from '../engines/reviews.ts';
import { say } from '../texts/say.ts';

const visitor = useVisitor();

/** Each faulty element has a color that nothing else has. */
const faulty = (id: string, color: string) =>
  `<img id="${id}" src="data:," style="display: block; width: 120px; height: 90px; background: ${color}">`;

async function visit(body: string, states: readonly PageState[] = []) {
  const html = `<!doctype html><html lang="en"><title>Repairs</title><style>button { margin: 9px; min-height: 30px }</style><body><main><h1>Repairs</h1>${body}</main>`;
  const { outcome } = await visitor().visitMarkup(html, { operateMs: 20_000, states, reviews });
  if (outcome.kind === 'failed') throw new Error(say('en', outcome.saying));
  const { picture } = outcome;
  if (picture === undefined || picture === 'lost') throw new Error('The page has no picture.');
  return { picture, findings: outcome.reports.flatMap(({ findings }) => findings) };
}

type Visited = Awaited<ReturnType<typeof visit>>;

/** The color in the middle of each element in its own picture and in that of the page, or why it is not shown. */
async function readColors({ picture, findings }: Visited): Promise<readonly string[]> {
  const named = findings.flatMap(({ kind, rule, elements }) =>
    elements.map(({ selector }, index) => ({ selector, place: picture.places.get(`${kind} ${rule} ${index}`) })),
  );
  return Promise.all(
    named.map(async ({ selector, place }) =>
      place?.kind === 'shown'
        ? `${selector} ${await readColor(picture, place)}`
        : `${selector} ${place?.reason ?? 'has no place'}`,
    ),
  );
}

async function readColor({ parts }: Visited['picture'], place: Extract<Place, { kind: 'shown' }>): Promise<string> {
  const { image = Buffer.of(), firstRow = 0 } = parts[place.part] ?? {};
  const { x, y, width, height } = place.outline;
  const area = { left: Math.round(x + width / 2), top: Math.round(y + height / 2), width: 1, height: 1 };
  const data = await sharp(image).extract(area).raw().toBuffer();
  const above = parts.slice(0, place.part).reduce((sum, part) => sum + part.lastRow - part.firstRow, 0);
  const isStacked = place.box.y === y - firstRow + above;
  return `${[...data].map((value) => (value > 127 ? 1 : 0)).join(' ')}${isStacked ? '' : ' at another place'}`;
}

const opens = (name: string, content: string) =>
  `<div><button type="button" aria-expanded="false" onclick="const box = this.nextElementSibling; box.hidden = !box.hidden;
    this.setAttribute('aria-expanded', String(!box.hidden))">${name}</button><div hidden>${content}</div></div>`;

it.concurrent('what is found in a menu and in a dialog is shown as it was open, below the page as loaded', async () => {
  const visited = await visit(`${faulty('a', '#f00')}${opens('Menu', faulty('b', '#0f0'))}
    <button type="button" aria-haspopup="dialog" onclick="d.showModal()">Contact</button>
    <dialog id="d" aria-label="Contact">${faulty('c', '#00f')}<button>Close</button></dialog>`);

  expect(await readColors(visited)).toEqual(['#a 1 0 0', '#b 0 1 0', '#c 0 0 1']);
  expect(visited.picture.parts).toHaveLength(3);
});

const unseenFocus = (attributes = '') =>
  `<button id="b" style="display: block; width: 120px; height: 90px; outline: none; border: 0; padding-bottom: 60px; background: #0f0" ${attributes}>Next</button>`;

it.concurrent('what keys find is shown in the picture of the page as loaded', async () => {
  const visited = await visit(`${faulty('a', '#f00')}${unseenFocus()}`);

  expect(await readColors(visited)).toEqual(['#a 1 0 0', '#b 0 1 0']);
  expect(visited.picture.parts).toHaveLength(1);
});

it.concurrent('what keys find on a page that has moved is shown where it was', async () => {
  const visited = await visit(
    `${faulty('a', '#f00')}${unseenFocus(`onfocus="document.querySelector('h1').style.paddingBottom = '200px'"`)}`,
  );

  expect(await readColors(visited)).toEqual(['#a 1 0 0', '#b 0 1 0']);
  expect(visited.picture.parts).toHaveLength(1);
});

it.concurrent('what keys find on a dialog that stays open has another picture', async () => {
  const visited = await visit(
    `${faulty('a', '#f00')}<button type="button" aria-haspopup="dialog" onclick="d.hidden = false; d.focus()">Contact</button>
    <div id="d" role="dialog" aria-modal="true" aria-label="Contact" tabindex="-1" hidden
      style="position: fixed; left: 400px; top: 200px; width: 300px; height: 200px; background: #0f0"><button>Send</button></div>`,
  );

  expect(await readColors(visited)).toEqual(['#a 1 0 0', '#d 0 1 0']);
  expect(visited.picture.parts).toHaveLength(2);
});

it.concurrent('a page without findings as loaded has a picture of what it opens alone', async () => {
  const visited = await visit(opens('Menu', faulty('b', '#0f0')));

  expect(await readColors(visited)).toEqual(['#b 0 1 0']);
  expect(visited.picture.pageHeight).toBe(visited.picture.height);
});

it.concurrent('what is open out of view has no picture, and the page is not scrolled to show it', async () => {
  const visited = await visit(
    opens('Menu', `<div style="height: 2000px"></div>${faulty('b', '#0f0')}${faulty('c', '#00f')}`),
  );

  expect(await readColors(visited).catch(String)).toEqual(['#b no_picture', '#c no_picture']);
});

it.concurrent('a part that has only what the page has too gets no picture', async () => {
  const visited = await visit(`${faulty('a', '#f00')}${opens('Menu', '<p>Text</p>')}`);

  expect(visited.picture.parts).toHaveLength(1);
});

it.concurrent('what keys find is shown as keys left it, wherever it is on the page', async () => {
  const link = (id: string, color: string) =>
    `<a id="${id}" href="#${id}" style="display: block; outline: 0; width: 120px; height: 90px; background: ${color}; color: #000">${id}</a>`;
  const visited = await visit(`<style>:focus { outline: 0 }</style>${link('a', '#f00')}
    <div style="height: 2000px">${opens('Menu', link('b', '#ff0'))}</div>${link('c', '#0f0')}`);

  const shown = await readColors(visited);
  expect(shown.filter((one) => /^#[ac]/.test(one))).toEqual(['#a 1 0 0', '#c 0 1 0']);
});

it.concurrent('what is found in another state is shown in that state, in the pixels of the page as loaded', async () => {
  const words = 'Our workshop repairs bicycles of every kind. '.repeat(4);
  const dark = '@media (prefers-color-scheme: dark) { #b { background: #0f0; color: #0e0 } }';
  const visited = await visit(
    `<style>#b { padding: 30px 0 } ${dark}</style>${faulty('a', '#f00')}<p id="b">Bicycles</p>
      <div id="c" style="width: 900px; padding: 60px 0; background: #ff0">${words}</div><p>${words.repeat(9)}</p>`,
    ['dark', 'reflow_320'],
  );

  expect((await readColors(visited)).toSorted()).toEqual(['#a 1 0 0', '#b 0 1 0', '#c 1 1 0']);
});
