import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { axeEngine } from './axe-engine.ts';

const engineTab = useEngineTab();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const toHtml = (body: string) => `<!doctype html><html lang="en"><title>Berths</title>${body}`;

/** The selectors that a rule fails. */
async function failedBy(rule: string, body: string): Promise<readonly string[]> {
  const page = await engineTab().openMarkup(toHtml(body));
  const { findings } = await axeEngine.run(page, {
    deadline: performance.now() + 100_000,
    ruleMs: 20_000,
    maxElements: 100,
  });
  return findings
    .filter((finding) => finding.rule === rule && finding.kind === 'failed')
    .flatMap(({ elements }) => elements.map(({ selector }) => selector));
}

async function countByAxe(rule: string, body: string): Promise<unknown> {
  const page = await engineTab().openMarkup(toHtml(body));
  const run = `axe.run({ runOnly: ['${rule}'] }).then(({ violations }) => violations[0]?.nodes.length ?? 0)`;
  return page.main.evaluate(`${axe};${run}`, 20_000);
}

describe('content outside of landmarks', () => {
  const banner = '<div role="region" aria-label="Cookies"><a href="/cookies">View cookies</a></div>';
  const main = '<main id="main"><h1>Berths</h1><p>Text</p></main>';

  it('may be a skip link after a banner', async () => {
    const skip = '<a href="#main">Skip to main content</a>';

    expect(await failedBy('region', `${banner}${skip}${main}`)).toEqual([]);
    expect(await failedBy('region', `${banner}<div><p>${skip}</p></div>${main}`)).toEqual([]);
    // When this fails, remove skip-links-after-others.ts.
    expect(await countByAxe('region', `${banner}${skip}${main}`)).toBe(1);
  });

  it('must not be another link, or a skip link that leads nowhere', async () => {
    expect(await failedBy('region', `${banner}<a id="one" href="#main">Menu</a>${main}`)).toEqual(['#one']);
    expect(await failedBy('region', `${banner}<a id="two" href="#x">Skip to content</a>${main}`)).toEqual(['#two']);
    expect(await failedBy('region', `${banner}<a id="three" href="/x#main">Skip to content</a>${main}`)).toEqual([
      '#three',
    ]);
  });

  it('may be an open popover', async () => {
    const popover = '<div popover id="tip"><p>Tie two knots.</p></div><script>tip.showPopover()</script>';

    expect(await failedBy('region', `${main}${popover}`)).toEqual([]);
  });
});

describe('the label of a field', () => {
  it.each([
    ['an id that an element before it has', '<label for="a">A</label><input id="a"><input id="a" class="x">', ['.x']],
    [
      'an id that a hidden field before it has',
      '<p hidden><input id="a"></p><label for="a">A</label><input id="a" class="x">',
      ['.x'],
    ],
    ['a label around two fields', '<label>From and to <input class="a"> <input class="x"></label>', ['.x']],
    ['a label around it that names another field', '<label for="b">A <input class="x"></label>', ['input']],
    [
      'a label of a slot',
      '<div><template shadowrootmode="open"><label>A <slot></slot></label></template><input class="x"></div>',
      ['input'],
    ],
  ])('is not %s', async (_what, markup, selectors) => {
    expect(await failedBy('label', markup)).toEqual(selectors);
    expect(await countByAxe('label', markup)).toBe(0);
  });

  it('is said to belong to another element', async () => {
    const page = await engineTab().openMarkup(
      toHtml('<label for="a">A</label><p id="a">B</p><select id="a"></select>'),
    );
    const { findings } = await axeEngine.run(page, {
      deadline: performance.now() + 100_000,
      ruleMs: 20_000,
      maxElements: 9,
    });
    const found = findings.find(({ rule }) => rule === 'select-name');

    expect(found?.elements.map(({ message }) => message)).toMatchObject([
      { code: 'select-name.same_id', facts: { id: 'a' } },
    ]);
  });

  it.each([
    ['by its id', '<label for="a">A</label><input id="a">'],
    ['around it', '<label>A <input></label>'],
    ['around it and by its id', '<label for="a">A <input id="a"></label>'],
    [
      'in its shadow root',
      '<div><template shadowrootmode="open"><label for="a">A</label><input id="a"></template></div><label for="a">B</label><input id="a">',
    ],
    ['of a custom element', '<label>A <x-field><input></x-field></label>'],
    ['and another name', '<label for="a">A</label><input id="a"><input id="a" aria-label="B">'],
  ])('is one %s', async (_what, markup) => {
    expect(await failedBy('label', markup)).toEqual([]);
  });
});

describe('a name that no one hears', () => {
  it.each([
    ['a zero-width space', '&#8203;'],
    ['a word joiner and a soft hyphen', '&#8288; &#173;'],
    ['a sign of an icon font', '&#xe5d2;'],
  ])('is no name: %s', async (_what, text) => {
    const link = `<a href="/x"><i>${text}</i></a>`;

    expect(await failedBy('button-name', `<button>${text}</button>`)).toEqual(['button']);
    expect(await failedBy('link-name', link)).toEqual(['a']);
    expect(await failedBy('label', `<input aria-label="${text}">`)).toEqual(['input']);
    // When this fails, remove read-silent-names.ts.
    expect(await countByAxe('button-name', `<button>${text}</button>`)).toBe(0);
  });

  it('is not a sign, or such a character next to letters', async () => {
    const buttons =
      '<button>×</button><button>&#xe5d2; Menu</button><button>می&#8204;خواهم</button><button>👩&#8205;🚀</button>';

    expect(await failedBy('button-name', buttons)).toEqual([]);
  });
});

describe('an alternative that no one hears', () => {
  it('fails as a space does', async () => {
    const image = (alt: string, more = '') => `<img src="/pixel.svg" alt="${alt}" ${more}>`;

    expect(await failedBy('image-alt', image('&#8203;'))).toEqual(['img']);
    expect(await failedBy('image-alt', image('&#xfeff; &shy;'))).toEqual(['img']);
    expect(await failedBy('image-alt', `${image('A')}${image('')}${image('&#8203;', 'role="none"')}`)).toEqual([]);
    // When this fails, remove it from spoken-values.ts.
    expect(await countByAxe('image-alt', image('&#8203;'))).toBe(0);
  });
});

describe('the value of a widget', () => {
  const widget = (role: string, values: string) =>
    `<div role="${role}" aria-label="Tide" tabindex="0" ${values}></div>`;
  const rule = 'aria-valid-attr-value';

  it.each([
    ['above its maximum', widget('slider', 'aria-valuemin="0" aria-valuemax="10" aria-valuenow="55"')],
    ['below its minimum', widget('meter', 'aria-valuemin="5" aria-valuemax="9" aria-valuenow="-2.5"')],
    ['above the only limit', widget('progressbar', 'aria-valuemax="1" aria-valuenow="40"')],
    ['no number', widget('progressbar', 'aria-valuenow="half"')],
    ['half a number', widget('progressbar', 'aria-valuenow="1e"')],
  ])('fails when it is %s', async (_what, markup) => {
    expect(await failedBy(rule, markup)).toEqual(['div']);
  });

  it.each([
    ['at a limit', widget('slider', 'aria-valuemin="-10" aria-valuemax="10" aria-valuenow="-10"')],
    ['written with an exponent', widget('scrollbar', 'aria-controls="x" aria-valuenow="1e-7"')],
    ['said as a text', widget('slider', 'aria-valuemax="6" aria-valuenow="7" aria-valuetext="Sunday"')],
    ['typed and marked as wrong', widget('spinbutton', 'aria-valuemax="9" aria-valuenow="12" aria-invalid="true"')],
    ['without limits', widget('spinbutton', 'aria-valuenow="5000"')],
    ['that of a native control', '<input type="range" aria-label="Tide" max="99" value="70" aria-valuemax="9">'],
  ])('passes when it is %s', async (_what, markup) => {
    expect(await failedBy(rule, `<p id="x">Text</p>${markup}`)).toEqual([]);
  });

  it('is named in the message', async () => {
    const page = await engineTab().openMarkup(toHtml(widget('slider', 'aria-valuemax="9" aria-valuenow="12"')));
    const { findings } = await axeEngine.run(page, {
      deadline: performance.now() + 100_000,
      ruleMs: 20_000,
      maxElements: 9,
    });
    const found = findings.find((finding) => finding.rule === rule);

    expect(found?.elements.map(({ message }) => message)).toMatchObject([
      { code: `${rule}.range`, facts: { values: 'aria-valuenow="12", aria-valuemax="9"' } },
    ]);
  });
});

describe('a frame in a page without links', () => {
  it('is not asked for ways past its blocks, because it is no page', async () => {
    const page = await engineTab().showMarkup(toHtml('<iframe title="Map" srcdoc="<p>Map"></iframe><p>Text</p>'));
    const { findings } = await axeEngine.run(page, {
      deadline: performance.now() + 100_000,
      ruleMs: 20_000,
      maxElements: 9,
    });

    expect(findings.filter(({ rule }) => rule === 'bypass')).toEqual([]);
  });
});

describe('the landmarks of a frame', () => {
  const framed = (content: string) => `<main>Text</main><iframe title="Map" srcdoc="${content}"></iframe>`;

  it.each([
    ['as in the page', '<main>Map</main>', []],
    ['two alike', '<nav>One</nav><nav>Two</nav>', ['iframe >>> nav:nth-child(1)']],
  ])('are compared in it alone: %s', async (_what, content, selectors) => {
    const page = await engineTab().showMarkup(toHtml(framed(content)));
    const { findings } = await axeEngine.run(page, {
      deadline: performance.now() + 100_000,
      ruleMs: 20_000,
      maxElements: 9,
    });
    const found = findings.filter(({ rule }) => rule === 'landmark-unique');

    expect(found.flatMap(({ elements }) => elements.map(({ selector }) => selector))).toEqual(selectors);
  });
});

describe('a role that axe does not know', () => {
  it.each([
    ['that authors should not use', '<div role="generic">Text</div><span role="GENERIC">Text</span>'],
    ['of a book', '<div role="doc-pageheader">Text</div><p role="doc-pagefooter">Text</p>'],
    ['after one that does not exist', '<div role="berth generic">Text</div>'],
    ['on a control', '<button role="generic">Text</button>'],
  ])('is a role %s', async (_what, markup) => {
    expect(await failedBy('aria-roles', markup)).toEqual([]);
    // When this fails, remove the role from known-roles.ts.
    expect(await countByAxe('aria-roles', markup)).not.toBe(0);
  });

  it('is none that does not exist, or that is abstract', async () => {
    expect(await failedBy('aria-roles', '<div role="generics">Text</div><p role="widget">Text</p>')).toEqual([
      'div',
      'p',
    ]);
  });
});

describe('content that a style makes inert', () => {
  const inert = (content: string) => `<div style="interactivity: inert">${content}</div>`;

  it.each([
    ['button-name', '<button></button>'],
    ['image-alt', '<p><img src="/pixel.svg"></p>'],
    ['label', '<input>'],
    ['link-name', '<a href="/x"></a>'],
  ])('needs no names: %s', async (rule, markup) => {
    expect(await failedBy(rule, inert(markup))).toEqual([]);
    expect(await failedBy(rule, `${inert('<p>Text</p>')}${markup}`)).toHaveLength(1);
    // When this fails, remove it from report-rules.ts.
    expect(await countByAxe(rule, inert(markup))).toBe(1);
  });
});

describe('a dialog of HTML', () => {
  it('needs a name', async () => {
    const dialog = '<dialog open><p>Cookies</p></dialog>';

    expect(await failedBy('aria-dialog-name', dialog)).toEqual(['dialog']);
    expect(await failedBy('aria-dialog-name', '<dialog><p>Closed</p></dialog>')).toEqual([]);
    expect(await failedBy('aria-dialog-name', '<dialog open aria-label="Cookies">A</dialog>')).toEqual([]);
    expect(await failedBy('aria-dialog-name', '<dialog open role="alertdialog">A</dialog>')).toEqual(['dialog']);
    // When this fails, remove the selector in prepare-world.ts.
    expect(await countByAxe('aria-dialog-name', dialog)).toBe(0);
  });
});
