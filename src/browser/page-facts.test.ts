import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchTestBrowser } from '../../test/e2e/launch-test-browser.ts';
import { inPageCall } from './in-page-code.ts';
import type { RunningBrowser } from './launch-browser.ts';
import { settledPageSchema } from './page-facts.ts';

const readFactsInPage = inPageCall<[]>(new URL('in-page/facts.ts', import.meta.url), 'readFacts');

let folder: string;
let running: RunningBrowser;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-facts-'));
  running = await launchTestBrowser(folder);
  page = await running.browser.newPage();
});

afterAll(async () => {
  await running.kill();
  await rm(folder, { recursive: true });
});

async function readFacts(body: string) {
  await page.setContent(`<!doctype html><html lang="en"><head><title>One thing</title></head>${body}</html>`);
  return settledPageSchema.parse(await page.evaluate(readFactsInPage()));
}

describe('a page', () => {
  const box = 'position: fixed; inset: 0; background: white';

  it.each([
    ['is transparent', '<body style="opacity: 0"><p>Text'],
    ['filters itself away', '<body style="filter: opacity(0)"><p>Text'],
    ['is cut away', '<body style="clip-path: inset(100%)"><p>Text'],
    ['is out of the view', '<body style="transform: translateX(-200vw)"><p>Text'],
    ['has no size', '<main style="transform: scale(0)"><p>Text</main>'],
    ['has no height', '<main style="height: 0; overflow: hidden"><p>Text</main>'],
    ['is behind an empty box', `<p>Text</p><div style="${box}"><i></i></div>`],
    ['is behind a sign of loading', `<p>Text</p><div style="${box}"><svg></svg>Loading…</div>`],
    [
      'has a field that hides properties, and is out of the view',
      '<form style="transform: translateX(-200vw)"><input name="parentElement"><input name="getBoundingClientRect"></form>',
    ],
  ])('that %s hides its content', async (_case, body) => {
    expect(await readFacts(body)).toMatchObject({ hidesContent: true });
  });

  it.each([
    ['with text', '<p>Text'],
    ['with nothing', ''],
    ['with a skip link out of sight', '<a href="#m" style="position: absolute; left: -99px">Skip</a><p id="m">Text'],
    ['with text after one view', '<div style="height: 200vh"></div><p>Text'],
    ['with a dialog in front', `<p>Text</p><div style="${box}">Do you agree?<button>Yes</button></div>`],
    ['with a box behind it', `<div style="${box}; z-index: -1"></div><p>Text`],
    ['with a picture in front', '<img src="/ramp.png" style="position: fixed; inset: 0; width: 100%; height: 100%">'],
    ['with a veil', `<p>Text</p><div style="${box}; background: rgb(0 0 0 / .3)"></div>`],
    ['in a scrolling box', '<div style="height: 90vh; overflow: auto"><p>Text</p></div>'],
    ['with a widget without a size', '<div role="button" tabindex="0" aria-label="Menu"></div>'],
  ])('%s shows its content', async (_case, body) => {
    expect(await readFacts(body)).toMatchObject({ hidesContent: false });
  });
});

describe('a link by script', () => {
  const base = '<base href="https://ramps.example/">';

  it.each([
    ['of a router', '<button routerlink="/a">A</button>'],
    [
      'in a menu that jumps',
      '<select onchange="location = this.value"><option value="">Go<option value="/a">A</select>',
    ],
  ])('%s is followed', async (_case, body) => {
    expect(await readFacts(base + body)).toMatchObject({ links: ['https://ramps.example/a'], scriptLinks: [] });
  });

  it.each([
    ['with its target in another attribute', '<button data-href="/a">A</button><a data-url="/b" tabindex="0">B</a>'],
    ['with a path for a function', `<p onclick="go('/a')">A</p><a href="javascript:void(0)" onclick="go('/b')">B</a>`],
    ['in a navigation of buttons', '<nav><button>A</button><i role="menuitem">B</i></nav>'],
  ])('%s is named', async (_case, body) => {
    expect(await readFacts(base + body)).toMatchObject({ links: [], scriptLinks: ['A', 'B'] });
  });

  it.each([
    ['a button that opens a menu', '<nav><button aria-expanded="false">Menu</button></nav>'],
    ['a button beside links', '<nav><a href="#a">A</a><button>Search</button></nav>'],
    [
      'a field of a form',
      '<form data-url="/a"><select onchange="show(this.value)"><option value="/a">A</select></form>',
    ],
    ['a picture', '<div data-url="/a.jpg">A</div>'],
    ['a call of a function', '<button onclick="show(1)">A</button>'],
  ])('is not %s', async (_case, body) => {
    expect(await readFacts(base + body)).toMatchObject({ scriptLinks: [] });
  });
});

describe('a page has content', () => {
  it.each([
    ['a box with a picture behind it', '<div style="width: 90px; height: 60px; background: url(/ramp.png)"></div>'],
    ['a picture behind the page', '<body style="background: url(/ramp.png)"></body>'],
    ['text of a style sheet', '<style>div::before { content: "Closed today"; }</style><div></div>'],
    ['closed details', '<details><summary>Opening hours</summary><p>All day</p></details>'],
    ['closed details without a summary', '<details><p>All day</p></details>'],
    ['a landmark', '<nav aria-label="Ramps"></nav>'],
    ['a live region', '<div aria-live="polite"></div>'],
    ['a list of nothing', '<ul><li></li><li></li></ul>'],
    ['a role', '<div role="table"></div>'],
    ['a line', '<hr>'],
    ['a canvas', '<canvas></canvas>'],
    ['an empty field', '<input>'],
    // As jQuery UI's progress bar writes it.
    ['a bar', '<div role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="37"><div></div></div>'],
  ])('by %s', async (_case, body) => {
    expect(await readFacts(body)).toMatchObject({ hasContent: true });
  });

  it.each([
    ['nothing', ''],
    ['an empty root', '<div id="root"></div>'],
    ['boxes without a picture', '<div style="width: 90px; height: 60px; background: red"><span></span></div>'],
    ['a picture behind a box without a size', '<div style="background: url(/ramp.png)"></div>'],
    ['a sign of loading', '<div role="progressbar"></div><p>Loading…</p>'],
    ['what says that it is busy', '<main aria-busy="true"><ul><li></li></ul></main>'],
    ['a hidden landmark', '<nav aria-label="Ramps" hidden></nav><div aria-hidden="true"><main></main></div>'],
    [
      'text of a style sheet that is not shown',
      '<style>div { display: none } div::before { content: "A" }</style><div></div>',
    ],
  ])('but not by %s', async (_case, body) => {
    expect(await readFacts(body)).toMatchObject({ hasContent: false });
  });
});

describe('what there is to read', () => {
  it('is a line for each piece of shown text, with that of open shadow roots', async () => {
    const shadow = '<p><template shadowrootmode="open"><b>Lifts</b></template></p>';
    await page.goto('about:blank');
    await page.evaluate(
      (html) => document.documentElement.setHTMLUnsafe(html),
      `<body><h1>Ramps  and\n more</h1><p hidden>No</p>${shadow}</body>`,
    );

    expect(settledPageSchema.parse(await page.evaluate(readFactsInPage()))).toMatchObject({
      text: 'Ramps and more\nLifts',
    });
  });

  it('is up to 200,000 characters', async () => {
    const { text } = await readFacts('<p>Ramps and lifts</p>'.repeat(20_000));

    expect(text.length).toBeGreaterThan(199_980);
    expect(text.length).toBeLessThanOrEqual(200_000);
  });

  it('comes with pictures and frames, without their queries', async () => {
    const { media } = await readFacts(
      '<img src="/a/ramp.jpg?v=7" alt="A ramp"><iframe src="/map#here" title="Map"></iframe>',
    );

    expect(media).toBe('img /a/ramp.jpg A ramp\niframe /map Map');
  });
});

describe('a sign-in form', () => {
  const form =
    '<form><label>User <input></label><label>Password <input type="password"></label><button>Go</button></form>';
  const text = '<p>Twenty characters :)</p>';
  const placeOf = async (body: string) => (await readFacts(body)).signIn;

  it('is the page, with what else there is', async () => {
    const links = '<p><a href="/new">Create an account</a></p>';
    const chrome = `<nav>${text}</nav><footer>${text}</footer>`;

    expect(await placeOf(`${chrome}<main><h1>Welcome</h1>${form}${links}${text}</main>`)).toEqual({
      place: 'page',
      otherText: 'Welcome'.length + 20,
      otherHeadings: 1,
      isBeforeHeading: false,
    });
  });

  it.each([
    ['chrome', `<header>${form}</header><main><h1>Ramps</h1></main>`],
    ['chrome', `<form><header>${form.replaceAll(/<\/?form>/g, '')}</header><main><h1>Ramps</h1></main></form>`],
    ['chrome', `<aside>${form}</aside>`],
    ['chrome', `<dialog open>${form}</dialog>${text}`],
    ['modal', `<div role="dialog" aria-modal="true">${form}</div>${text}`],
    ['hidden', `<div hidden>${form}</div>${text}`],
    ['page', `<article><header>${form}</header></article>`],
  ])('is %s: %s', async (place, body) => {
    expect(await placeOf(body)).toMatchObject({ place });
  });

  it('that is part of a form around the whole page is that part alone', async () => {
    const part = '<div><input><input type="password"><button>Go</button></div>';

    expect(await placeOf(`<form>${part}<h1>Ramps</h1>${text.repeat(50)}</form>`)).toMatchObject({
      otherText: 'Ramps'.length + 50 * 20,
      isBeforeHeading: true,
    });
  });

  it('is read past controls whose names hide what is asked of the form', async () => {
    const names = [
      'closest',
      'matches',
      'parentElement',
      'parentNode',
      'querySelector',
      'contains',
      'shadowRoot',
      'checkVisibility',
    ];
    const controls = names.map((name) => `<input name="${name}">`).join('');

    expect(
      await readFacts(
        `<form role="form" aria-label="A">Name ${controls}<input type="password"><button>Go</button></form>`,
      ),
    ).toMatchObject({
      text: 'Name\nGo',
      signIn: { place: 'page' },
    });
  });

  it.each([
    [true, '<main><form><input autocomplete="section-a username"><button>Next</button></form></main>'],
    [true, '<main><input autocomplete="email webauthn"></main>'],
    [false, '<main><input type="email" autocomplete="email"></main>'],
    [false, '<header><input autocomplete="username"></header>'],
    [false, '<main hidden><input autocomplete="username"></main>'],
  ])('that begins with the user name: %s for %s', async (asksForUserName, body) => {
    expect(await readFacts(body)).toMatchObject({ signIn: null, asksForUserName });
  });

  it('is none without a password field', async () => {
    expect(await placeOf('<form><input type="search"></form>')).toBeNull();
  });
});
