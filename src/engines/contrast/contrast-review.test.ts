import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import type { Suspect } from '../review.ts';
import { contrastReview } from './contrast-review.ts';
import type { Case } from '../../../test/site/layer-cases.ts';
import { box, decidedByLayers, photo, undecidedByLayers } from '../../../test/site/layer-cases.ts';

const engineTab = useEngineTab();

/** The outcome on the element `#t` of each case; the cases are separate parts of one page. */
async function review(
  cases: Readonly<Record<string, Case>>,
  mayCapture = false,
  sectionHeight = 60,
): Promise<Readonly<Record<string, string>>> {
  const parts = Object.values(cases).map(
    ([markup], index) =>
      `<section style="position: relative; height: ${sectionHeight}px; isolation: isolate">${markup.replaceAll('id=t', `id=t${index}`)}</section>`,
  );
  const html = `<!doctype html><html lang="en"><title>Page</title><style>section * { margin: 0 }</style><main>${parts.join('\n')}</main>`;
  const page = await engineTab().showMarkup(html);
  const suspects = Object.values(cases).map(([, , within = ''], index) => aSuspect(`${within}#t${index}`));
  const outcomes = await contrastReview.run(page, suspects, {
    deadline: performance.now() + 60_000,
    mayCapture,
  });
  return Object.fromEntries(
    Object.keys(cases).map((name, index) => {
      const outcome = outcomes[index];
      const ratio = outcome?.result === 'failed' ? outcome.message.facts?.['nRatio'] : undefined;
      return [name, `${outcome?.result ?? 'undecided'} ${typeof ratio === 'number' ? ratio : ''}`.trim()];
    }),
  );
}

/** The messages of the elements `#t0`, `#t1` and so on, which stay undecided. */
async function messagesOf(parts: readonly string[], mayCapture: boolean): Promise<readonly string[]> {
  const sections = parts.map((part) => `<section style="position: relative; height: 40px">${part}</section>`);
  const page = await engineTab().showMarkup(`<!doctype html><html lang="en"><title>Page</title>${sections.join('')}`);
  const suspects = parts.map((_part, index) => aSuspect(`#t${index}`));
  const outcomes = await contrastReview.run(page, suspects, {
    deadline: performance.now() + 60_000,
    mayCapture,
  });
  return outcomes.map((outcome) => (outcome?.result === 'undecided' ? outcome.message.code : String(outcome?.result)));
}

function aSuspect(selector: string): Suspect {
  const element = {
    selector,
    html: '',
    message: { code: 'image-alt.found' },
    surroundings: '',
    component: { path: '' },
  };
  return { rule: 'color-contrast', element };
}

const expected = (cases: Readonly<Record<string, Case>>) =>
  Object.fromEntries(Object.entries(cases).map(([name, [, outcome]]) => [name, roundDown(outcome)]));

/** `failed 2.84` is said as 2.8. */
const roundDown = (outcome: string) => outcome.replace(/(\.\d)\d+/, '$1').replace('.0', '');

describe('layers', () => {
  it('decide the contrast of a text, with the ratio where it fails', async () => {
    expect(await review(decidedByLayers)).toEqual(expected(decidedByLayers));
  });

  it('leave it undecided where styles do not say what is painted behind it', async () => {
    expect(await review(undecidedByLayers)).toEqual(expected(undecidedByLayers));
  });
});

describe('pictures decide the contrast of a text', () => {
  const picture = (shapes: string) =>
    `background: url(&quot;data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='300' height='60'>${shapes}</svg>`).replaceAll("'", '%27')}&quot;)`;
  const fill = (color: string) => picture(`<rect width='300' height='60' fill='${color}'/>`);
  const halves = picture(
    "<rect width='300' height='60' fill='#000'/><rect x='50' width='250' height='60' fill='#fff'/>",
  );
  const speck = picture("<rect width='300' height='60' fill='#000'/><rect x='2' width='12' height='60' fill='#888'/>");
  const cases: Readonly<Record<string, Case>> = {
    'over a dark image': [`<p id=t style="color: #fff; ${fill('#111')}">Words of a text</p>`, 'passed'],
    'over a light image': [`<p id=t style="color: #fff; ${fill('#ccc')}">Words of a text</p>`, 'failed 1.6'],
    'that is white on white in part': [`<p id=t style="color: #ddd; ${halves}">Words of a text</p>`, 'failed 1.35'],
    'of which a few whole letters are pale': [
      `<p id=t style="color: #fff; ${picture("<rect width='300' height='60' fill='#000'/><rect x='2' width='50' height='60' fill='#888'/>")}">Words of a text that goes on and on, to the end</p>`,
      'failed 3.54',
    ],
    'that is pale in a small part': [
      `<p id=t style="color: #fff; ${speck}">Words of a text that goes on</p>`,
      'undecided',
    ],
    'that has the color of its background in a small part': [
      '<p id=t style="width: 130px; color: #aaa; background: linear-gradient(90deg, #fff 40%, #aaa 40% 55%, #fff 55%)">Words of a long text</p>',
      'failed 1',
    ],
    'in a box that moves as a whole': [
      `<style>@keyframes sway { to { transform: translateX(5px) } }</style><div style="animation: sway 9s infinite alternate"><p id=t style="color: #fff; ${fill('#111')}">Words of a text</p></div>`,
      'passed',
    ],
    'on its own shadow': ['<p id=t style="color: #fff; text-shadow: 0 0 0 #000">Words of a text</p>', 'passed'],
    'over a light gradient that is drawn as a line': [
      '<p id=t style="color: #999; background: linear-gradient(#000, #000) 0 100% / 100% 1px no-repeat">Words of a text</p>',
      'failed 2.84',
    ],
    'over a filtered image': [
      `<div style="${box} ${fill('#fff')}; filter: brightness(0.1)"></div><p id=t style="position: relative; color: #fff">Words of a text</p>`,
      'passed',
    ],
    'over a backdrop': [
      `<div style="${box} background: #000"></div><p id=t style="backdrop-filter: blur(2px); color: #fff">Words of a text</p>`,
      'passed',
    ],
    'of an input': ['<input id=t value="Words of a text" style="color: #aaa; background: #fff">', 'failed 2.32'],
    'of a placeholder': [
      '<style>.pale::placeholder { color: #bbb }</style><input id=t class=pale placeholder="Words of a text" style="background: #fff">',
      'failed 1.91',
    ],
    'that people will type': [`<input id=t style="color: #111; ${fill('#eee')}">`, 'passed'],
    'that people will type and cannot read': [`<input id=t style="color: #ccc; ${fill('#eee')}">`, 'undecided'],
    'that a box covers': [
      `<p id=t style="color: #999">Words of a text</p><div style="${box} background: #fff"></div>`,
      'undecided',
    ],
    'in the color of its background': ['<p id=t style="color: #fff">Words of a text</p>', 'undecided'],
    'filled by its background': [
      '<p id=t style="color: transparent; background: linear-gradient(#333, #333) text">Words of a text</p>',
      'passed',
    ],
    'over shapes': [
      `<svg style="${box}" width=300 height=40><path d="M0 0H300V40H0z"/></svg><p id=t style="position: relative; color: #fff">Words of a text</p>`,
      'passed',
    ],
    'with a stroke in its color': [
      '<p id=t style="font-size: 20px; color: #999; -webkit-text-stroke: 1px #999">Words of a text</p>',
      'failed 2.84',
    ],
    'in a group that makes its box pale': [
      `<div style="opacity: 0.8; ${fill('#fff')}"><p id=t style="color: #000">Words of a text</p></div>`,
      'passed',
    ],
    'behind a filter': [
      `<div style="filter: invert(1); ${fill('#fff')}"><p id=t style="color: #222">Words of a text</p></div>`,
      'passed',
    ],
    'under a translucent image': [
      `<p id=t style="color: #000">Words of a text</p><div style="${box} opacity: 0.1; ${fill('#fff')}"></div>`,
      'passed',
    ],
    'under a translucent image that may make it pale': [
      `<p id=t style="color: #000">Words of a text</p><div style="${box} opacity: 0.7; ${fill('#fff')}"></div>`,
      'undecided',
    ],
    'of which an image covers a part': [
      `<p id=t style="color: #000">Words of a text</p><div style="${box} width: 50px; opacity: 0.7; ${fill('#fff')}"></div>`,
      'undecided',
    ],
    'that blends': [
      `<div style="${fill('#fff')}"><p id=t style="color: #999; mix-blend-mode: multiply">Words of a text</p></div>`,
      'undecided',
    ],
    'of one digit, in the font of sentences': [
      `<p>Sentences of the page are in this font.</p><p id=t style="color: #999; ${fill('#fff')}">3</p>`,
      'failed 2.84',
    ],
    'of one digit, in a font for signs': [
      `<p id=t style="font-family: signs; color: #999; ${fill('#fff')}">3</p>`,
      'undecided',
    ],
    'of one digit, in fonts that systems bring along': [
      `<p id=t style="font-family: 'Helvetica Neue', Arial; color: #999; ${fill('#fff')}">3</p>`,
      'failed 2.84',
    ],
    'of one letter, in fonts that systems bring along': [
      `<p id=t style="font-family: 'Helvetica Neue', Arial; color: #999; ${fill('#fff')}">i</p>`,
      'undecided',
    ],
    'of an X, in the font of sentences': [
      `<p>Sentences of the page are in this font.</p><p id=t style="color: #999; ${fill('#fff')}">X</p>`,
      'undecided',
    ],
    'in a field with a label in place of its placeholder': [
      `<style>.floating::placeholder { color: transparent }</style><input id=t class=floating placeholder=Name style="color: #222; ${fill('#fff')}">`,
      'passed',
    ],
    'in a frame, over a dark image': [
      `<div style="${fill('#111')}"><iframe id=frame height=24 style="border: 3px solid; padding: 2px" srcdoc="<style>body { margin: 0 }</style><p id=t style='margin: 0; color: #fff'>Words of a text</p>"></iframe></div>`,
      'passed',
      '#frame >>> ',
    ],
    'in a frame, over a light image': [
      `<div style="${fill('#ccc')}"><iframe id=frame2 height=24 srcdoc="<style>body { margin: 0 }</style><div><template shadowrootmode=open><p id=t style='margin: 0; color: #fff'>Words of a text</p></template></div>"></iframe></div>`,
      'failed 1.6',
      '#frame2 >>> div >>> ',
    ],
    'in a frame that is turned': [
      `<div style="${fill('#111')}; transform: rotate(3deg)"><iframe id=frame3 height=24 srcdoc="<style>body { margin: 0 }</style><p id=t style='margin: 0; color: #fff'>Words of a text</p>"></iframe></div>`,
      'undecided',
      '#frame3 >>> ',
    ],
    'over the color that marks glyphs': [`<p id=t style="color: #000; ${fill('#f0f')}">Words of a text</p>`, 'passed'],
  };

  // All pictures of a part are of one view, so that their time limit does not matter.
  const names = Object.keys(cases);
  it.each([
    ['first', names.slice(0, 17)],
    ['second', names.slice(17)],
  ])('or fail it, with the ratio; what varies or cannot be seen stays undecided (%s part)', async (_part, chosen) => {
    const part = Object.fromEntries(Object.entries(cases).filter(([name]) => chosen.includes(name)));

    expect(await review(part, true, 40)).toEqual(expected(part));
  });

  it('where a script moves it a moment after the page was scrolled', async () => {
    const bar = '<header id="bar" style="height: 90px">Bar</header>';
    const script = `<script>addEventListener("scroll", () => setTimeout(() => bar.remove(), 60))</script>`;
    const text = `<p id="t0" style="margin-block: 1200px; color: #fff; ${fill('#ccc')}">Words of a text</p>`;
    const page = await engineTab().openMarkup(
      `<!doctype html><html lang="en"><title>Page</title>${bar}${text}${script}`,
    );
    const [outcome] = await contrastReview.run(page, [aSuspect('#t0')], {
      deadline: performance.now() + 60_000,
      mayCapture: true,
    });

    expect(outcome).toMatchObject({ result: 'failed', message: { facts: { nRatio: 1.6 } } });
  });

  it('in every view', async () => {
    const dark = `<p id=t style="color: #fff; ${fill('#111')}">Words of a text</p>`;
    const pale = `<p id=t style="color: #fff; ${fill('#ccc')}">Words of a text</p>`;
    const tall: Readonly<Record<string, Case>> = { first: [dark, 'passed'], second: [pale, 'failed 1.6'] };

    expect(await review(tall, true, 900)).toEqual(expected(tall));
  });

  it('in every view, where colors change slowly, too', async () => {
    const slow = '<style>#t0, #t1 { transition: all 9s !important }</style>';
    const pale = `<p id=t style="color: #fff; ${fill('#ccc')}">Words of a text</p>`;
    const tall: Readonly<Record<string, Case>> = {
      first: [slow + pale, 'failed 1.6'],
      second: [pale, 'failed 1.6'],
    };

    expect(await review(tall, true, 900)).toEqual(expected(tall));
  });

  it('without a change of the view that the page could notice', async () => {
    const watch = `<script>
      const { dataset } = document.documentElement;
      const note = (what) => { dataset.noted = (dataset.noted ?? '') + what + ' '; };
      for (const event of ['resize', 'orientationchange', 'visibilitychange', 'blur']) addEventListener(event, () => note(event));
      screen.orientation.addEventListener('change', () => note('orientation'));
      visualViewport.addEventListener('resize', () => note('visual resize'));
      new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && note('far')).observe(document.querySelector('#far'));
      const size = () => [innerWidth, innerHeight, visualViewport.width, visualViewport.height, visualViewport.scale, screen.width,
        screen.height, devicePixelRatio, document.documentElement.clientHeight, matchMedia('(max-device-width: 1000px)').matches].join();
      let last = size();
      (function look() { if (size() !== last) note(last = size()); requestAnimationFrame(look); })();
    </script>`;
    const text = `<p id=t0 style="width: 200px; color: #fff; ${fill('#111')}">Words of a text</p>`;
    const page = await engineTab().openMarkup(
      `<!doctype html><html lang="en"><title>Page</title>${text}<div style="height: 4500px"></div><p id=far>Far</p>${watch}`,
    );
    await page.main.evaluate('delete document.documentElement.dataset.noted', 5_000);

    const budget = { deadline: performance.now() + 60_000, mayCapture: true };
    const outcomes = await contrastReview.run(page, [aSuspect('#t0')], budget);

    expect(outcomes).toEqual([{ result: 'passed' }]);
    expect(await page.main.evaluate('document.documentElement.dataset.noted ?? null', 5_000)).toBeNull();
  });

  it('or say why they cannot', async () => {
    const reasons: Readonly<Record<string, string>> = {
      covered: `<p id=t0>Words of a text</p><div style="${box} background: #fff"></div>`,
      effect: '<p id=t1 style="mix-blend-mode: multiply">Words of a text</p>',
      gone: '',
      outside: '<p id=t3 style="position: fixed; left: -500px; width: 200px; filter: invert(1)">Words of a text</p>',
      moving: `<style>@keyframes dim { to { filter: brightness(0) } }</style>
        <div style="${box} ${photo}; animation: dim 9s infinite alternate"></div><p id=t4 style="position: relative">Words of a text</p>`,
    };

    const messages = await messagesOf(Object.values(reasons), true);

    expect(messages).toEqual(Object.keys(reasons).map((reason) => `color-contrast.unmeasured_${reason}`));
    const [withoutPictures] = await messagesOf([`<p id=t0 style="${photo}">Words of a text</p>`], false);
    expect(withoutPictures).toBe('color-contrast.unmeasured_no_pictures');
  });
});
