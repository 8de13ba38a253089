import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { curbcutEngine } from '../curbcut/curbcut-engine.ts';
import type { EngineResult } from '../finding.ts';
import { enhancedContrast, textContrast } from './required-ratio.ts';

const budget = { ruleMs: 20_000, maxElements: 1_000 };
const engineTab = useEngineTab();

async function findings(path: string): Promise<string> {
  const page = await engineTab().open(path);
  const report = await curbcutEngine.run(page, { ...budget, deadline: performance.now() + 100_000 });
  return JSON.stringify(report, undefined, 1);
}

describe('text in letters that are written joined', () => {
  const texts = ['تفتح المكتبة أبوابها', 'کتابخانه ساعت نه باز است', 'يستعير القراء الكتب', 'تغلق المكتبة غدا'];
  const path = (color: string) =>
    `/markup?html=${encodeURIComponent(`<!doctype html><html lang="ar" dir="rtl"><title>مكتبة</title><main style="color: ${color}">${texts.map((text) => `<p>${text}`).join('')}</main>`)}`;

  it('fails where its contrast is too low, and passes where it is not', async () => {
    expect(JSON.parse(await findings(path('#bbb')))).toMatchObject({ rules: { 'color-contrast': [0, 4, 0] } });
    expect(JSON.parse(await findings(path('#000')))).toMatchObject({ rules: { 'color-contrast': [4, 0, 0] } });
  });
});

it('pale text is held to the ratios of contrast/required-ratio.ts', async () => {
  const text =
    '<!doctype html><html lang="en"><title>Text</title><main style="color: #ccc"><p>small<p style="font-size: 40px">large</main>';
  const report = await findings(`/markup?html=${encodeURIComponent(text)}`);

  const needed = [...report.matchAll(/"nNeeded": (?<ratio>[\d.]+)/gu)].map(({ groups }) => Number(groups?.['ratio']));

  expect(needed).toEqual([textContrast.normal, textContrast.large]);
});

describe('the contrast of text', () => {
  const inPage = async (body: string) => {
    const html = `<!doctype html><html lang="en"><title>Berths</title><main>${body}</main>`;
    return JSON.parse(await findings(`/markup?html=${encodeURIComponent(html)}`)) as EngineResult;
  };
  const failedIn = ({ findings: all }: EngineResult) =>
    all
      .filter(({ rule, kind }) => rule === 'color-contrast' && kind === 'failed')
      .flatMap(({ elements }) => elements.map(({ selector }) => selector));

  it('is that of elements with text of their own and of fields, also in shadow roots and slots', async () => {
    const root = '<template shadowrootmode=open><i id="own">Own</i><b><slot></slot></b>Host</template>';
    const page = await inPage(
      `<div style="color: #ccc"><div><p id="pale">Pale <b></b></p></div><div id="host">${root}<span id="slotted">In a slot</span></div></div><p>Good</p><p> <br></p><input aria-label="a">`,
    );

    expect(failedIn(page).toSorted()).toEqual(['#host', '#host >>> #own', '#pale', '#slotted']);
    expect(page.rules['color-contrast']).toEqual([2, 4, 0]);
  });

  it.each([
    ['its label', '<label>Pale <input disabled></label>'],
    ['its hint', '<input aria-label="a" aria-describedby="hint" disabled><p id="hint">Pale</p>'],
    ['its result', '<input type="range" id="range" aria-label="a" disabled><output for="range">Pale</output>'],
  ])('does not matter for a part of a disabled control: %s', async (_what, part) => {
    const pale = `<div style="color: #ccc">${part}</div>`;

    expect(failedIn(await inPage(pale))).toEqual([]);
    expect(failedIn(await inPage(pale.replace(' disabled', '')))).toHaveLength(1);
  });

  it('matters for a hint that a control in use has, too', async () => {
    const hinted = (disabled: string) => `<input aria-label="a" aria-describedby="hint" ${disabled}>`;
    const page = await inPage(`<div style="color: #ccc">${hinted('disabled')}${hinted('')}<p id="hint">Pale</p></div>`);

    expect(failedIn(page)).toEqual(['#hint']);
  });

  it('is that of texts wherever they are, unless they need none', async () => {
    const cases = {
      'in a slot of a button': [
        '<div style="color: #000"><template shadowrootmode=open><button id="in" style="color: #ccc; background: #fff"><slot></slot></button></template>Save it</div>',
        1,
      ],
      'in an element without a box': ['<p>Text <span style="display: contents">and more</span></p>', 2],
      'out of view, where the browser skips it': [
        '<div style="height: 3000px"></div><div style="content-visibility: auto"><p>Late text</p></div>',
        1,
      ],
      'of a chosen option': [
        '<select aria-label="a" style="color: #ccc; background: #fff"><option>One</option></select>',
        1,
      ],
      'of a button': ['<input type="submit" value="Save it" style="color: #ccc; background: #fff">', 1],
      'in fonts that end with one for signs': ['<p style="font-family: Lato, \'Segoe UI Symbol\'">Dashboard</p>', 1],
      'of the legend with the control of a set': [
        '<fieldset disabled><legend><label><input type="checkbox">Ship it</label></legend></fieldset>',
        1,
      ],
      'in a dialog before the page': [
        '<p>Behind it</p><dialog id="d" style="color: #ccc">Before it</dialog><script>d.showModal()</script>',
        1,
      ],
      'of a set that is disabled': ['<fieldset disabled><legend>Pay</legend><label>Card <input></label></fieldset>', 0],
      'that names a disabled control': ['<p id="n">Its name</p><button disabled aria-labelledby="n">x</button>', 0],
      'in a form with a control that is named like a property': [
        '<form><input name="children" aria-label="a"><p>Text</p></form>',
        1,
      ],
      'that is inert': ['<p inert>Text</p>', 0],
      'that a font draws as a sign': ['<i class="material-icons">expand_more</i>', 0],
    } as const;

    for (const [what, [markup, count]] of Object.entries(cases)) {
      const { rules } = await inPage(`<div style="color: #ccc">${markup}</div>`);
      const [, failed = 0, review = 0] = rules['color-contrast'] ?? [];
      expect([what, failed + review]).toEqual([what, count]);
    }
  });

  it('is that of texts in frames: of the page, of another site, and in both', async () => {
    const { site } = engineTab();
    const pale = (more = '') =>
      `/markup?html=${encodeURIComponent(`<!doctype html><body style="background: #fff"><p style="color: #ccc">Pale text</p>${more}`)}`;
    const frame = (url: string) => `<iframe title="a" src="${url}"></iframe>`;
    const page = await inPage(
      `${frame(pale())}${frame(site.otherOrigin + pale(frame(pale())))}<div style="opacity: 0.5">${frame(pale())}</div>`,
    );

    expect(failedIn(page).map((selector) => selector.split(' >>> ').length)).toEqual([2, 2, 3]);
    // What is around a frame is not in its layers, so pictures decide.
    expect(page.rules['color-contrast']).toEqual([0, 3, 1]);
  });

  it('is held to level AAA if a scan asks for it', async () => {
    const html = '<!doctype html><html lang="en"><title>Berths</title><p style="color: #666">Gray</p>';
    const page = await engineTab().showMarkup(html);
    const leftOut = { rules: new Set<string>(), selectors: [] };
    const { findings: all } = await curbcutEngine.run(page, {
      ...budget,
      leftOut,
      deadline: performance.now() + 100_000,
    });

    expect(all.filter(({ rule }) => rule.startsWith('color-contrast'))).toMatchObject([
      { rule: 'color-contrast-enhanced', elements: [{ message: { facts: { nNeeded: enhancedContrast.normal } } }] },
    ]);
  });
});
