import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { curbcutEngine } from '../curbcut/curbcut-engine.ts';
import { contrastReview } from './contrast-review.ts';

const engineTab = useEngineTab();
const rule = 'color-contrast';
const words = 'Words of a text';

/** The outcomes of layers and of the review together on the element `#tN` of each case, all on one page. */
async function look(cases: Readonly<Record<string, readonly [markup: string, outcome: string]>>) {
  const parts = Object.values(cases).map(
    ([markup], index) =>
      `<section style="position: relative; min-height: 50px">${markup.replaceAll('#t', `#t${index}`).replaceAll('id=t', `id=t${index}`)}</section>`,
  );
  const style = '<style>section * { margin: 0 } body { font: 16px sans-serif; color: #222; background: #fff }</style>';
  const page = await engineTab().showMarkup(
    `<!doctype html><html lang="en"><title>Page</title>${style}<main>${parts.join('\n')}</main><div style="height: 900px"></div>`,
  );
  const { findings } = await curbcutEngine.run(page, {
    deadline: performance.now() + 120_000,
    ruleMs: 20_000,
    maxElements: 500,
  });
  const found = findings.filter((finding) => finding.rule === rule);
  const results = new Map<string, string>();
  for (const { kind, elements } of found) for (const { selector } of elements) results.set(numberOf(selector), kind);
  const suspects = found.flatMap(({ kind, elements }) =>
    kind === 'failed' ? [] : elements.map((element) => ({ rule, element })),
  );
  const outcomes = await contrastReview.run(page, suspects, { deadline: performance.now() + 60_000, mayCapture: true });
  for (const [index, { element }] of suspects.entries())
    results.set(numberOf(element.selector), describeOutcome(outcomes[index]));
  return Object.fromEntries(Object.keys(cases).map((name, index) => [name, results.get(String(index)) ?? 'passed']));
}

const numberOf = (selector: string) => selector.split('#t').at(-1) ?? '';

function describeOutcome(outcome: Awaited<ReturnType<typeof contrastReview.run>>[number]): string {
  if (outcome === undefined || outcome.result !== 'undecided') return outcome?.result ?? 'undecided';
  return outcome.message.code.replace(`${rule}.`, '');
}

const outcomesOf = (cases: Readonly<Record<string, readonly [markup: string, outcome: string]>>) =>
  Object.fromEntries(Object.entries(cases).map(([name, [, outcome]]) => [name, outcome]));

const p = (style: string, text = words) => `<p id=t style="${style}">${text}</p>`;

describe('a contrast that styles do not say', () => {
  it('is measured under filters, in groups, masks and shadows', async () => {
    const cases = {
      'faded by a filter': [p('filter: opacity(.25)'), 'failed'],
      'made gray by a filter': [`<div style="filter: contrast(.25)">${p('')}</div>`, 'passed'],
      'made bright': [p('filter: brightness(4)'), 'failed'],
      'made white': [p('filter: brightness(5); color: #3a3a3a'), 'unmeasured_invisible'],
      inverted: [`<div style="filter: invert(1); background: #fff">${p('color: #111')}</div>`, 'passed'],
      'made dark by a filter': [p('filter: brightness(.3); color: #aaa'), 'passed'],
      'in a frame that a filter fades': [
        `<iframe style="filter: opacity(.25)" height=40 srcdoc="<body style='background: #fff'><p id=t style='margin: 0'>${words}</p>"></iframe>`,
        'failed',
      ],
      'under a filter without effect': [p('filter: brightness(1); color: #bbb'), 'failed'],
      'in a translucent group': [p('opacity: .25'), 'failed'],
      'on an inner shadow': [p('color: #fff; box-shadow: inset 0 0 0 100px #222'), 'passed'],
      'under a mask that fades': [
        p('color: #bbb; mask-image: linear-gradient(90deg, #000, transparent)'),
        'unmeasured_effect',
      ],
      'that is pale': [p('color: #bbb'), 'failed'],
      'in a pale field': [
        `<textarea id=t aria-label="a" style="color: #bbb; background: #fff">${words}</textarea>`,
        'failed',
      ],
      'beside a box that columns divide': [
        `<div style="columns: 2; width: 600px"><div style="background: #123; color: #fff">${'<i style="display: block">Words</i>'.repeat(6)}</div>${p('color: #000')}</div>`,
        'passed',
      ],
      'in an outline': [p('font-size: 40px; color: transparent; -webkit-text-stroke: 2px #000'), 'unmeasured_mixed'],
    } as const;

    expect(await look(cases)).toEqual(outcomesOf(cases));
  });

  it('is no failure where no one sees the text', async () => {
    const hidden = (style: string) => [`<div style="${style}">${p('color: #ddd')}</div>`, 'passed'] as const;
    const cases = {
      'clipped to nothing': hidden('clip-path: inset(0 100% 0 0)'),
      'clipped to a point': hidden('clip-path: circle(0)'),
      'clipped beside itself': hidden('clip-path: polygon(-10px 0, -5px 0, -5px 9px)'),
      'left of the page': hidden('transform: translateX(-4000px)'),
      'above the page': hidden('position: absolute; top: -3000px'),
      'in a closed accordion': hidden('max-height: 0; overflow: hidden'),
      'in a drawer without width': hidden('width: 0; overflow: hidden; white-space: nowrap'),
      'masked away': hidden('mask-image: linear-gradient(transparent, transparent)'),
      'without size': hidden('transform: scale(0)'),
      'on the back of a card': [
        `<div style="position: relative; transform-style: preserve-3d"><div style="position: absolute; backface-visibility: hidden; transform: rotateY(180deg)">${p('color: #ddd')}</div></div>`,
        'passed',
      ],
      'that is emoji': [p('color: #eee', '🎉 ⛵'), 'passed'],
      'clipped in part': [`<div style="clip-path: inset(0 50% 0 0)">${p('color: #bbb')}</div>`, 'failed'],
    } as const;

    expect(await look(cases)).toEqual(outcomesOf(cases));
  });

  it('is measured where a script or a rule colors parts of the text', async () => {
    const mark = (name: string, id: string) =>
      `<script>{ const range = new Range(); range.selectNodeContents(document.querySelector('${id}')); CSS.highlights.set('${name}', new Highlight(range)); }</script>`;
    const cases = {
      'in a dark highlight': [
        `<style>::highlight(dark) { background-color: #222; color: #fff }</style>${p('color: #999')}${mark('dark', '#t')}`,
        'passed',
      ],
      'in a pale highlight': [
        `<style>::highlight(pale) { background-color: #fff; color: #dd6 }</style>${p('')}${mark('pale', '#t')}`,
        'failed',
      ],
      'beside highlights': [p('color: #bbb'), 'failed'],
      'with a pale first line': [`<style>#t::first-line { color: #ccc }</style>${p('')}`, 'failed'],
      'with a large gray first letter': [
        `<style>#t::first-letter { color: #888; font-size: 60px; float: left }</style>${p('color: #222')}`,
        'unmeasured_mixed',
      ],
      'with a bold gray first line': [
        `<style>#t::first-line { color: #888; font-size: 19px; font-weight: 700 }</style>${p('color: #222')}`,
        'unmeasured_mixed',
      ],
      'with a large pale first letter': [
        `<style>#t::first-letter { color: #ccc; font-size: 60px; float: left }</style>${p('color: #222')}`,
        'failed',
      ],
      'with a gray first letter of its size': [
        `<style>#t::first-letter { color: #999 }</style>${p('color: #999')}`,
        'failed',
      ],
      'with a dark first line': [`<style>#t::first-line { color: #222 }</style>${p('color: #ccc')}`, 'passed'],
    } as const;

    expect(await look(cases)).toEqual(outcomesOf(cases));
  });
});

describe('a contrast that depends on more than the style of the text', () => {
  it('is held to the size in which the text is shown', async () => {
    const gray = 'color: #8c8c8c; background: #fff';
    const drawing = (view: string, size: number) =>
      `<svg viewBox="0 0 ${view}" width="300" height="90"><text id=t y="40%" font-size="${size}" fill="#8c8c8c">Words</text></svg>`;
    const cases = {
      'zoomed to a large one': [p(`zoom: 2; ${gray}`), 'passed'],
      'zoomed to a small one': [p(`zoom: 0.4; font-size: 32px; ${gray}`), 'failed'],
      'scaled to a large one': [p(`transform: scale(2); transform-origin: 0 0; ${gray}`), 'passed'],
      'scaled to a small one': [`<div style="scale: 0.5">${p(`font-size: 30px; ${gray}`)}</div>`, 'failed'],
      'drawn large': [drawing('100 30', 12), 'passed'],
      'drawn small': [drawing('1000 300', 50), 'failed'],
      'scaled, and pale': [p('zoom: 2; color: #bbb'), 'failed'],
    } as const;

    expect(await look(cases)).toEqual(outcomesOf(cases));
  });

  it('is that of the fill of a drawing', async () => {
    const drawn = (attributes: string, inside = words) =>
      `<svg width="300" height="50"><text id=t y="20" ${attributes}>${inside}</text></svg>`;
    const gradient = (one: string, other: string) =>
      drawn(`fill="url(${one})"`).replace(
        '<text',
        `<linearGradient id="${one.slice(1)}"><stop stop-color="${one}"/><stop offset="1" stop-color="${other}"/></linearGradient><text`,
      );
    const link = (color: string) =>
      drawn('', `<a id=t href="#" style="color: #${color}">${words}</a>`).replace('<text id=t', '<text');
    const cases = {
      'of a pale fill': [drawn('fill="#bbb"'), 'failed'],
      'of a translucent fill': [drawn('fill-opacity="0.2"'), 'failed'],
      'of a translucent fill that is dark enough': [drawn('fill-opacity="0.8"'), 'passed'],
      'of pale letters with a dark outline': [drawn('fill="#fff" stroke="#000"'), 'unmeasured_mixed'],
      'of a dark gradient': [gradient('#003', '#300'), 'passed'],
      'of a pale gradient': [gradient('#ddd', '#ccc'), 'failed'],
      'of a gradient from dark to pale': [gradient('#000', '#eee'), 'failed'],
      'of a link': [link('ddd'), 'passed'],
      'of a link with a pale fill': [link('000').replace('<text', '<text fill="#ccc"'), 'failed'],
    } as const;

    expect(await look(cases)).toEqual(outcomesOf(cases));
  });

  it('is that of words that styles write', async () => {
    const written = (style: string, more = '', own = '') =>
      `<style>#t::before { content: "The sale ends on Sunday"; ${style} }</style><p id=t ${more}>${own}</p>`;
    const cases = {
      pale: [written('color: #ccc'), 'failed'],
      'before other words': [written('color: #ccc', '', words), 'failed'],
      dark: [written('color: #333'), 'passed'],
      'on a dark box': [written('color: #ccc; background: #222'), 'passed'],
      'out of sight': [written('color: #ccc; position: absolute; left: -999px'), 'passed'],
      'in a closed box': [written('color: #ccc; display: block; height: 0; overflow: hidden'), 'passed'],
      'without opacity': [written('color: #ccc; opacity: 0'), 'passed'],
      'hidden from screen readers': [written('color: #ccc', 'aria-hidden=true'), 'passed'],
      'of a font of signs': [written('color: #ccc; font-family: Signs'), 'passed'],
      'that are a sign': [written('color: #ccc; content: "→"'), 'passed'],
    } as const;

    expect(await look(cases)).toEqual(outcomesOf(cases));
  });

  it('is that of links in labels and sets that are disabled', async () => {
    const pale = (markup: string) => `<div style="color: #bbb">${markup}</div>`;
    const link = `<a href="#" id=t style="color: #ccc">${words}</a>`;
    const cases = {
      'in a label': [pale(`<label>Name <input disabled> ${link}</label>`), 'failed'],
      'in a set': [pale(`<fieldset disabled>Name <input aria-label="a"> ${link}</fieldset>`), 'failed'],
      'that is none': [pale(`<label id=t>Name <input disabled></label>`), 'passed'],
      'that is inert': [pale(`<div inert><label>Name <input disabled> ${link}</label></div>`), 'passed'],
    } as const;

    expect(await look(cases)).toEqual(outcomesOf(cases));
  });
});

describe('a contrast that changes', () => {
  it('is measured at rest', async () => {
    const driven = (frames: string) => `<style>@keyframes ${frames}</style><div style="height: 700px"></div>`;
    const stagger =
      '<script>for (let at = 0; at < 8; at += 1) setTimeout(() => { document.querySelector(at < 4 ? "[role=note]" : "[role=status]").style.opacity = (at % 4) / 3; }, at * 400)</script>';
    const cases = {
      'shown first of several': [
        `${p('opacity: .08; transition: opacity .8s').replace('<p', '<p role=note')}${stagger}`,
        'passed',
      ],
      'shown last of several': [p('opacity: .08; transition: all .8s').replace('<p', '<p role=status'), 'passed'],
      'pale for good': [p('opacity: .4; transition: opacity .2s'), 'failed'],
      'pulsing without end': [
        `<style>@keyframes pulse { from { opacity: .3 } to { opacity: 1 } }</style>${p('animation: pulse 3s infinite alternate')}`,
        'unmeasured_moving',
      ],
      'moving without end': [
        `<style>@keyframes sway { to { transform: translateX(5px) } }</style>${p('color: #bbb; animation: sway 3s infinite alternate')}`,
        'failed',
      ],
      'shown by a script that sees it': [
        `<div style="height: 900px"></div><style>.in { opacity: 1 !important }</style>${p('opacity: .08; transition: opacity .8s')}<script>new IntersectionObserver((seen, all) => { for (const { isIntersecting, target } of seen) if (isIntersecting) { target.classList.add('in'); all.disconnect(); } }).observe(document.querySelector('#t'))</script>`,
        'passed',
      ],
      'shown by scrolling': [
        `${driven('rise { from { opacity: .1; color: #ddd } to { opacity: 1; color: #222 } }')}${p('animation: rise linear both; animation-timeline: view(); animation-range: entry 0% cover 30%')}`,
        'passed',
      ],
      'shown by scrolling, further down': [
        `${driven('rise { from { opacity: .1; color: #ddd } to { opacity: 1; color: #222 } }')}${p('animation: rise linear both; animation-timeline: view(); animation-range: entry 0% cover 30%')}`,
        'passed',
      ],
      'pale after scrolling': [
        `${driven('pale { from { color: #ddd } to { color: #bbb } }')}${p('animation: pale linear both; animation-timeline: view(); animation-range: entry 0% cover 30%')}`,
        'failed',
      ],
    } as const;

    expect(await look(cases)).toEqual(outcomesOf(cases));
  });
});
