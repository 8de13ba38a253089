import { describe, expect, it } from 'vitest';
import { useVisitor } from '../../test/e2e/visitor.ts';
import type { Observation, VisitOutcome } from './observation.ts';

const visitor = useVisitor();

const words = 'Repairs of bicycles of any kind, while you wait or until the next morning. '.repeat(10);
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Repairs</title>${head}</head><body><main><h1>Repairs</h1><p>${words}</p>${body}</main></body></html>`;
const visit = async (html: string): Promise<VisitOutcome> => (await visitor().visitMarkup(html)).outcome;

function observed(outcome: VisitOutcome): Observation {
  if (outcome.kind !== 'observed') throw new Error(outcome.code);
  return outcome;
}

function selectorsOf({ reports }: Observation, rule: string): readonly string[] {
  const found = reports.flatMap(({ findings }) => findings).filter((finding) => finding.rule === rule);
  return found.flatMap(({ elements }) => elements.map(({ selector }) => selector));
}

const unreachedOf = ({ reports }: Observation) => [
  ...new Set(reports.flatMap(({ unreachedFrames }) => unreachedFrames)),
];

describe.concurrent('a page that hides itself by its opacity', () => {
  const late = (show: string) => `<script>addEventListener('load', () => setTimeout(() => { ${show} }, 1500))</script>`;
  const faint = '<p style="color: #bbb">Weak</p>';

  it.each([
    [
      'its root',
      page(
        faint + late('document.documentElement.className = ""'),
        '<style>.wait { opacity: 0 !important }</style><script>document.documentElement.className = "wait"</script>',
      ),
    ],
    [
      'its body, and nearly',
      page(
        faint + late('document.body.style.opacity = 1'),
        '<style>body { opacity: .01; transition: opacity .4s }</style>',
      ),
    ],
    [
      'the element around all content',
      page(faint + late('document.querySelector("main").style.opacity = 1'), '<style>main { opacity: 0 }</style>'),
    ],
  ])('is read when it shows itself: %s', async (_what, html) => {
    const outcome = observed(await visit(html));

    expect(outcome.facts.hidesContent).toBe(false);
    expect(selectorsOf(outcome, 'color-contrast')).toHaveLength(1);
  });

  it('for good is read all the same, and says so', async () => {
    const outcome = observed(await visit(page('<img src="/pixel.svg">', '<style>html { opacity: 0 }</style>')));

    expect(outcome.facts.hidesContent).toBe(true);
    expect(selectorsOf(outcome, 'image-alt')).toHaveLength(1);
  });
});

describe.concurrent('a closed shadow root', () => {
  const fill = `attachShadow({ mode: 'closed' }).innerHTML`;

  it.each([
    [
      'of a script',
      `<div id="a"></div><script>document.getElementById('a').${fill} = '<img src="/pixel.svg"><a href="/in">In</a>'</script>`,
      '#a >>> img',
    ],
    [
      'of the document',
      '<div id="a"><template shadowrootmode="closed"><img src="/pixel.svg"><a href="/in">In</a></template></div>',
      '#a >>> img',
    ],
    [
      'of the document in a frame',
      `<iframe id="f" title="Inner" srcdoc="<html lang=en><title>Inner</title><p id=a><template shadowrootmode=closed><img src=/pixel.svg></template></p>"></iframe>`,
      '#f >>> #a >>> img',
    ],
    [
      'in another one, and in a frame',
      `<iframe id="f" title="Inner" srcdoc="<html lang=en><title>Inner</title><x-a id=a></x-a><script>
const root = document.getElementById('a').attachShadow({ mode: 'closed' });
root.innerHTML = '<p id=b></p>';
root.getElementById('b').${fill} = '<img src=/pixel.svg>';</script>"></iframe>`,
      '#f >>> #a >>> #b >>> img',
    ],
  ])('%s is read like an open one', async (_what, body, selector) => {
    const outcome = observed(await visit(page(body)));

    expect(selectorsOf(outcome, 'image-alt')).toEqual([selector]);
    expect(outcome.facts.hasClosedRoot).toBe(false);
  });

  it('may hold all of a page, with its links', async () => {
    const html = `<!doctype html><html lang="en"><title>App</title><body><x-app></x-app><script>
customElements.define('x-app', class extends HTMLElement {
  constructor() { super(); this.attachShadow({ mode: 'closed' }).innerHTML = '<main><h1>App</h1><p>${words}</p><a href="/in">In</a></main>'; }
});</script>`;

    const { facts, links } = observed(await visit(html));

    expect(facts.text).toContain('while you wait');
    expect(links).toEqual([`${visitor().site.origin}/in`]);
  });

  it('stays closed to the page itself', async () => {
    const body = `<div id="a"></div><script>document.getElementById('a').${fill} = '<p>Closed</p>';
setTimeout(() => { document.title = document.getElementById('a').shadowRoot === null && !/closed-root/.test(String(Element.prototype.attachShadow)) ? 'Kept' : 'Opened'; }, 50);</script>`;

    expect(observed(await visit(page(body))).facts.title).toBe('Kept');
  });
});

// They load a moment after their page: beside other visits that moment is longer.
describe('HTML in a plugin element is a frame', () => {
  const inner = '<!doctype html><html lang=en><title>Inner</title><img src=/pixel.svg>';
  const url = `/markup?html=${encodeURIComponent(inner)}`;

  it.each([
    ['object', `<object id="p" data="${url}" title="Inner"></object>`],
    ['embed', `<embed id="p" src="${url}" title="Inner">`],
    ['object with its type', `<object id="p" type="text/html" data="${url}" title="Inner"></object>`],
  ])('of %s', async (_what, body) => {
    const outcome = observed(await visit(page(body)));

    expect(selectorsOf(outcome, 'image-alt')).toEqual(['#p >>> img']);
    expect(unreachedOf(outcome)).toEqual([]);
  });

  it('but a picture, a player and a fallback are none', async () => {
    const body = `<object id="a" data="/pixel.svg" title="Red"></object><embed src="/tone.wav" title="Tone"><object title="Fallback"><p>Text</p></object><iframe title="Frame" srcdoc="<html lang=en><title>Frame</title>Text"></iframe>`;

    expect(unreachedOf(observed(await visit(page(body))))).toEqual([]);
  });

  it('that does not load shows its fallback, which is part of the page', async () => {
    const fallback = '<object id="p" data="http://127.0.0.1:1/" title="Inner"><img src="/pixel.svg"></object>';

    expect(selectorsOf(observed(await visit(page(fallback))), 'image-alt')).toEqual(['img']);
  });
});

describe.concurrent('XML that the browser cannot parse', () => {
  const xml = (body: string) =>
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Repairs</title></head><body><h1>Repairs</h1>${body}</body></html>`;
  const visitXml = async (html: string) =>
    (await visitor().visit(`/markup?type=application/xhtml%2Bxml&html=${encodeURIComponent(html)}`)).outcome;

  it.each([
    ['an open tag', xml('<p>Text<br></p>')],
    ['an unknown entity', xml('<p>Text&nbsp;</p>')],
    ['an attribute without quotes', xml('<p id=a>Text</p>')],
  ])('is no page: %s', async (_what, html) => {
    expect(await visitXml(html)).toMatchObject({ kind: 'failed', code: 'not_html' });
  });

  it('is not confused with a page about it, or with well-formed XML', async () => {
    const about =
      '<parsererror><h3>This page contains the following errors:</h3><div>error</div><h3>Below</h3></parsererror>';

    expect(observed(await visitXml(xml('<p>Text</p>'))).facts.heading).toBe('Repairs');
    expect(observed(await visit(page(about))).facts.xmlError).toBeNull();
  });
});

describe.concurrent('a link by script', () => {
  it.each([
    ['an assignment', '<button onclick="location.href = \'/a\'">A</button>'],
    ['a call', '<span role="link" tabindex="0" onclick="window.open(&quot;/a&quot;, \'_blank\')">A</span>'],
    ['an attribute', '<table><tr data-href="/a"><td>A</td></tr></table>'],
    ['a placeholder', '<a href="#" onclick="location=\'/a\'; return false">A</a>'],
    ['a script URL', `<a href="javascript:location.assign('/a')">A</a>`],
    ['a picture', '<svg width="9" height="9"><a href="/a"><text y="9">A</text></a></svg>'],
    ['a picture in older notation', '<svg width="9" height="9"><a xlink:href="/a"><text y="9">A</text></a></svg>'],
  ])('is followed if its target is written down: %s', async (_what, body) => {
    const { links, scriptLinks } = observed(await visit(page(body)));

    expect(links).toEqual([`${visitor().site.origin}/a`]);
    expect(scriptLinks).toEqual([]);
  });

  it('is named otherwise', async () => {
    const body = `<span role="link" tabindex="0">Berths</span><a onclick="show(1)">Prices</a><a href="javascript:show(2)">Map</a>
      <button onclick="location.href = '/item/' + this.id">Item</button><button onclick="if (confirm('Sure?')) location = '/delete'">Delete</button>
      <button onclick="show(3)">Menu</button><a href="javascript:void(0)">Nothing</a><button onclick="if (location == '/b') show(4)">Other</button>`;

    const { links, scriptLinks } = observed(await visit(page(body)));

    expect(links).toEqual([]);
    expect(scriptLinks).toEqual(['Berths', 'Prices', 'Map', 'Item', 'Delete']);
  });
});
