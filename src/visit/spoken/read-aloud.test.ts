import { expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import type { SpokenLine } from '../../findings/spoken-page.ts';
import { readAloud } from './read-aloud.ts';

const engineTab = useEngineTab();
const patient = () => ({ readsAloud: true, deadline: performance.now() + 60_000 });

/** Markup, and what a screen reader says of it: role and level or size, name, states. */
const cases = {
  'a text in parts': ['<p>Some <em>nice</em> boats.</p>', ['text "Some nice boats."']],
  'two blocks': ['<div>Oslo</div><div>Bergen</div>', ['text "Oslo"', 'text "Bergen"']],
  'a link in a text': [
    '<p>See the <a href="/boats">boats</a> here.</p>',
    ['text "See the"', 'link "boats"', 'text "here."'],
  ],
  'a picture in a link': [
    '<a href="/"><img src="/pixel.svg" alt="Harbor"> Start</a>',
    ['link "Harbor Start"', 'image "Harbor"'],
  ],
  'a heading with a link': ['<h2>Boats <a href="/today">today</a></h2>', ['heading 2 "Boats today"', 'link "today"']],
  'an empty heading': ['<h3></h3>', ['heading 3 ""']],
  'a list in a landmark': [
    '<nav aria-label="Main"><ul><li><a href="/a">A</a><li><a href="/b">B</a></ul></nav>',
    ['navigation "Main"', 'list 2 ""', 'link "A"', 'link "B"'],
  ],
  'a table': [
    '<table><caption>Fares</caption><tr><th>To<th>Fare<tr><td>Oslo<td><a href="/o">12</a></table>',
    ['table 2 "Fares"', 'columnheader "To"', 'columnheader "Fare"', 'cell "Oslo"', 'cell "12"', 'link "12"'],
  ],
  'a table without meaning': ['<table><tr><td>Oslo<td>Bergen</table>', ['text "Oslo"', 'text "Bergen"']],
  'characters of an icon font': [
    '<a href="/"><i>\uf015</i></a><a href="/"><i>\uf015</i> Start</a><i>\uf0f3</i>',
    ['link ""', 'link "Start"'],
  ],
  'roles that Chromium names by itself': [
    '<input type="color" aria-label="Hull"><input type="date" aria-label="Day"><input type="time" aria-label="Hour">',
    ['color "Hull"', 'date "Day"', 'time "Hour"'],
  ],
  'roles of books and graphics': [
    '<div role="doc-toc" aria-label="Parts"></div><div role="graphics-symbol" aria-label="Buoy"></div>',
    ['navigation "Parts"', 'image "Buoy"'],
  ],
  'parts of a formula and of an article': [
    '<math><mn>7</mn></math><article><header>Tides</header></article>',
    ['math ""', 'text "7"', 'text "Tides"'],
  ],
  'a button that opens a menu': [
    '<button aria-expanded="false" aria-haspopup="menu">More</button>',
    ['button "More" collapsed opens_menu'],
  ],
  'a field with a hint': [
    '<label>Name <input required aria-describedby="hint"></label><p id="hint">In capitals</p>',
    ['text "Name"', 'textbox "Name" required (In capitals)', 'text "In capitals"'],
  ],
  'a check box': ['<label><input type="checkbox" checked>Return</label>', ['checkbox "Return" checked']],
  'a choice': ['<select aria-label="Port"><option>Oslo<option>Bergen</select>', ['combobox "Port" collapsed']],
  'closed details': ['<details><summary>Terms</summary>All of them</details>', ['button "Terms" collapsed']],
  'a picture without a name': ['<img src="/pixel.svg">', ['image ""']],
  'what is hidden': ['<p aria-hidden="true">a</p><p hidden>b</p><img src="/pixel.svg" alt="">', []],
  'what a style says': ['<style>#say::before { content: "Now: " }</style><p id="say">open</p>', ['text "Now: open"']],
} as const;

it('a page is read as a screen reader says it', async () => {
  const parts = Object.values(cases).map(([markup], index) => `<p>part ${index}</p><div>${markup}</div>`);
  const page = await engineTab().showMarkup(`<!doctype html><html lang="en"><title>Harbor</title>${parts.join('')}`);
  const { lines = [] } = (await readAloud(page.main, [], patient())) ?? {};
  expect(lines.map(describe)[0]).toBe('document "Harbor"');
  const starts = Object.keys(cases).map((_name, index) => lines.findIndex(({ name }) => name === `part ${index}`));
  const said = starts.map((start, index) => lines.slice(start + 1, starts[index + 1]).map(describe));
  const names = Object.keys(cases);
  expect(Object.fromEntries(names.map((name, index) => [name, said[index]]))).toEqual(
    Object.fromEntries(Object.entries(cases).map(([name, [, expected]]) => [name, expected])),
  );
});

it('findings are where their element is said, or what is in it, also in shadow roots and frames', async () => {
  const frame = '<p>Inside</p><img id=framed src=/pixel.svg>';
  const page = await engineTab().openMarkup(
    `<!doctype html><html lang="en"><title>Harbor</title><div id=pale><span>Pale</span> text</div><b>Next</b>
    <div id=host><template shadowrootmode=open><button></button></template></div>
    <iframe aria-hidden=true srcdoc="hidden"></iframe><iframe title=Map srcdoc="${frame}"></iframe>
    <p hidden id=unsaid>Hidden</p>`,
  );
  const selectors = ['#pale', '#host >>> button', 'iframe[title] >>> #framed', '#unsaid', '[', 'iframe >>> #framed'];
  const spoken = await readAloud(page.main, selectors, patient());
  const marked = spoken?.lines.flatMap((line) => line.selectors.map((selector) => `${selector}: ${describe(line)}`));

  expect(marked).toEqual([
    '#pale: text "Pale text"',
    '#host >>> button: button ""',
    'iframe[title] >>> #framed: image ""',
  ]);
  expect(spoken?.lines.map(describe)).toEqual([
    'document "Harbor"',
    'text "Pale text"',
    'text "Next"',
    'button ""',
    'frame "Map"',
    'document ""',
    'text "Inside"',
    'image ""',
  ]);
});

function describe({ role, level, size, name, states, description }: SpokenLine): string {
  const number = level ?? size;
  const text = name.replaceAll(/\s+/g, ' ').trim();
  return [
    role,
    ...(number === undefined ? [] : [number]),
    `"${text}"`,
    ...states,
    ...(description === undefined ? [] : [`(${description})`]),
  ].join(' ');
}
