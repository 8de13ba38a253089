import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import { runAxe } from '../axe/run-axe.ts';
import type { EngineResult } from '../finding.ts';
import { curbcutEngine } from './curbcut-engine.ts';

const engineTab = useEngineTab();

const budget = () => ({ deadline: performance.now() + 20_000, ruleMs: 5_000, maxElements: 3, language: 'en' });

async function analyze(html: string, type?: string): ReturnType<typeof curbcutEngine.run> {
  return curbcutEngine.run(await engineTab().openMarkup(html, type), budget());
}

/** Elements that passed, failed, need review; undefined where the rule does not apply. */
async function countsOf(rule: string, html: string, type?: string): Promise<unknown> {
  return (await analyze(html, type)).rules[rule];
}

const passed = [1, 0, 0];
const failed = [0, 1, 0];
const review = [0, 0, 1];

describe('html-has-lang', () => {
  const text = '<title>Hours</title><p>Open from nine to five.</p>';
  const xhtml = (attributes: string) =>
    `<html xmlns="http://www.w3.org/1999/xhtml" ${attributes}><head><title>Hours</title></head><body><p>Open.</p></body></html>`;

  it.each([
    ['a language', `<!doctype html><html lang="en">${text}`, passed],
    ['no attribute', `<!doctype html><html>${text}`, failed],
    ['an empty one', `<!doctype html><html lang="">${text}`, failed],
    ['one of spaces', `<!doctype html><html lang="  ">${text}`, failed],
    ['xml:lang alone', `<!doctype html><html xml:lang="en">${text}`, failed],
    ['a frame without one', `<!doctype html><html lang="en">${text}<iframe srcdoc="<p>Inside"></iframe>`, passed],
  ])('%s', async (_what, html, counts) => {
    expect(await countsOf('html-has-lang', html)).toEqual(counts);
  });

  it('says what is wrong in the language of the scan', async () => {
    const page = await engineTab().openMarkup(`<!doctype html><html>${text}`);

    const { findings } = await curbcutEngine.run(page, { ...budget(), language: 'de' });

    expect(findings.flatMap(({ elements }) => elements.map(({ message }) => message))).toEqual([
      'Das html-Element hat kein lang-Attribut. Geben Sie die Sprache der Seite an, zum Beispiel lang="de".',
    ]);
  });

  it('takes xml:lang where the document is XML', async () => {
    const type = 'application/xhtml+xml';

    expect(await countsOf('html-has-lang', xhtml('xml:lang="en"'), type)).toEqual(passed);
    expect(await countsOf('html-has-lang', xhtml(''), type)).toEqual(failed);
  });

  it('does not apply to a document that is not HTML', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><text y="20">A drawing</text></svg>';

    expect(await countsOf('html-has-lang', drawing, 'image/svg+xml')).toBeUndefined();
    expect(await countsOf('html-has-lang', '<hours>Nine to five</hours>', 'application/xml')).toBeUndefined();
  });
});

describe('meta-refresh', () => {
  const page = (...contents: string[]) =>
    `<!doctype html><html lang="en"><head><title>News</title>${contents
      .map((content) => `<meta http-equiv="Refresh" content="${content}">`)
      .join('')}</head><body><p>News.</p>`;

  it.each([
    ['after more than 20 hours', ['72001'], passed],
    ['after 20 hours exactly', ['72000'], failed],
    ['after a while', ['600; url=/good'], failed],
    ['after a while, with a fraction and a comma', [' 600.9,/good'], failed],
    ['of two the first that a browser understands', ['0: /good', '600', '80000'], failed],
    ['never: no number', ['; 600'], undefined],
    ['never: a sign', ['+600'], undefined],
    ['never: a unit', ['600s'], undefined],
    ['never: nothing', [''], undefined],
  ])('%s', async (_when, contents, counts) => {
    expect(await countsOf('meta-refresh', page(...contents))).toEqual(counts);
  });

  it('says after how long', async () => {
    const { findings } = await analyze(page('600'));

    expect(findings).toMatchObject([
      {
        rule: 'meta-refresh',
        kind: 'failed',
        total: 1,
        elements: [{ selector: 'meta', message: expect.stringContaining('600 seconds') }],
      },
    ]);
  });
});

describe('th-has-data-cells', () => {
  it.each([
    ['headers of columns and rows', '<tr><td><th>May<tr><th>Rain<td>3', passed],
    ['a column of row headers under its header', '<tr><th>City<th>Rain<tr><th>Oslo<td>3', passed],
    ['a header without cells', '<tr><th>City<th>Rain<tr><td>Oslo', failed],
    ['headers alone', '<tr><th>City<th>Rain', failed],
    ['cells below that are of another header', '<tr><th id=a>City<th>Rain<tr><td>Oslo<td headers=a>Bergen', failed],
    ['a cell elsewhere that names it', '<tr><th>City<th id=b>Rain<tr><td>Oslo<tr><td headers=b>3', passed],
    ['cells that reach below it', '<tr><th>City<th>Rain<tr><td colspan=2>Oslo, 3', passed],
    ['a row that its header spans', '<tr><th rowspan=2 scope=row>Oslo<td>1<tr><td>2', passed],
    ['a scope that leads nowhere', '<tr><th scope=row>City<tr><td>Oslo', failed],
    [
      'headers that the footer repeats',
      '<thead><tr><th>City<th>Rain<tbody><tr><td>Oslo<td>3<tfoot><tr><th>City<th>Rain',
      review,
    ],
    ['a header of the footer alone', '<thead><tr><th>City<tbody><tr><td>Oslo<tfoot><tr><th>Sum', failed],
    ['a header in the middle of data', '<tr><td>1<td>2<tr><td>3<th>?', review],
    ['no header', '<tr><td>12:00', undefined],
    ['an invisible header', '<tr><th hidden>City<tr><td>Oslo', undefined],
    ['a header hidden from screen readers', '<tr><th aria-hidden=true>City<tr><td>Oslo', undefined],
    ['a header that is called a cell', '<tr><th role=cell>City', undefined],
  ])('%s', async (_what, rows, counts) => {
    const html = `<!doctype html><html lang="en"><title>Rain</title><table>${rows}</table>`;

    expect(await countsOf('th-has-data-cells', html)).toEqual(counts);
  });

  it('names the headers, in frames and shadow roots too', async () => {
    const table = '<table><tr><th>City<th>Rain<tr><td>Oslo</table>';
    const html = `<!doctype html><html lang="en"><title>Rain</title><iframe srcdoc="${table}"></iframe>
      <div id="host"><template shadowrootmode="open">${table}</template></div>`;

    const { findings, unreachedFrames } = await analyze(html);

    expect(unreachedFrames).toEqual([]);
    expect(findings.flatMap(({ elements }) => elements.map(({ selector }) => selector))).toEqual([
      '#host >>> table',
      'iframe >>> table',
    ]);
    expect(findings[0]?.elements[0]?.message).toContain('“Rain”');
  });

  it('of a table called presentation is not asked for', async () => {
    const html = '<!doctype html><html lang="en"><title>Rain</title><table role="presentation"><tr><th>City</table>';

    expect(await countsOf('th-has-data-cells', html)).toBeUndefined();
  });

  it('keeps so many elements as it may, and counts all', async () => {
    const html = `<!doctype html><html lang="en"><title>Rain</title>${'<table><tr><th>City</table>'.repeat(5)}`;

    const [finding] = (await analyze(html)).findings;

    expect([finding?.total, finding?.elements.length]).toEqual([5, 3]);
  });
});

describe('a rule that axe-core had before', () => {
  const names = ({ findings }: EngineResult, rule: string) =>
    findings
      .filter((finding) => finding.rule === rule)
      .flatMap(({ kind, elements }) => elements.map(({ selector, surroundings }) => [kind, selector, surroundings]));

  it.each(['html-has-lang', 'meta-refresh'])('finds the same element by the same name: %s', async (rule) => {
    const html = `<!doctype html><html class="no-js"><head><title>News</title>
      <meta name="a" content="b"><meta http-equiv="refresh" content="600"></head><body><p>News.</p>`;
    const now = await analyze(html);

    const before = await runAxe(await engineTab().tab.hold(), {
      timeoutMs: 20_000,
      maxElements: 3,
      without: [],
      language: 'en',
    });

    expect(names(now, rule).length).toBe(1);
    expect(names(now, rule).map(([kind, , surroundings]) => [kind, surroundings])).toEqual(
      names(before, rule).map(([kind, , surroundings]) => [kind, surroundings]),
    );
  });
});

describe('autoplay-with-controls', () => {
  it.each([
    ['long sound', '<audio autoplay controls src="/tone.wav?seconds=5"></audio>', failed],
    ['short sound', '<audio autoplay controls src="/tone.wav?seconds=2"></audio>', passed],
    ['muted', '<audio autoplay controls muted src="/tone.wav?seconds=5"></audio>', undefined],
    ['no controls: another rule', '<audio autoplay src="/tone.wav?seconds=5"></audio>', undefined],
  ])('%s', async (_what, markup, counts) => {
    const html = `<!doctype html><html lang="en"><title>Music</title><p>Music.</p>${markup}`;

    expect(await countsOf('autoplay-with-controls', html)).toEqual(counts);
  });
});

describe('no-autoplay-audio', () => {
  const page = (markup: string) => `<!doctype html><html lang="en"><title>Song</title><p>A song.</p>${markup}`;

  it.each([
    ['long sound', '<audio autoplay src="/tone.wav?seconds=5"></audio>', failed],
    ['short sound', '<audio autoplay src="/tone.wav?seconds=2"></audio>', passed],
    ['short sound again and again', '<audio autoplay loop src="/tone.wav?seconds=2"></audio>', failed],
    ['a short part of it', '<audio autoplay src="/tone.wav?seconds=5#t=1,3"></audio>', passed],
    ['controls', '<audio autoplay controls src="/tone.wav?seconds=5"></audio>', passed],
    ['hidden controls', '<audio autoplay controls hidden src="/tone.wav?seconds=5"></audio>', failed],
    ['muted', '<audio autoplay muted src="/tone.wav?seconds=5"></audio>', undefined],
    ['no autoplay', '<audio src="/tone.wav?seconds=5"></audio>', undefined],
    ['a file that is not there', '<audio autoplay src="/status/404"></audio>', undefined],
    [
      'a button that may stop it',
      '<audio autoplay src="/tone.wav?seconds=5"></audio><button>Stop the music</button>',
      review,
    ],
    ['a button without a name', '<audio autoplay src="/tone.wav?seconds=5"></audio><button></button>', failed],
    [
      'a button hidden from some',
      '<audio autoplay src="/tone.wav?seconds=5"></audio><div aria-hidden="true"><button>Stop</button></div>',
      failed,
    ],
  ])('%s', async (_what, markup, counts) => {
    expect(await countsOf('no-autoplay-audio', page(markup))).toEqual(counts);
  });
});

describe('a frame that replaces its document after it was analyzed', () => {
  const table = '<table><tr><th>City</table>';
  const replace = `document.open(); document.write(${JSON.stringify(table)}); document.close();`;

  /** The report on a page with one frame, which replaces its document as many times. */
  async function runWhileReplacing(times: number): Promise<EngineResult> {
    const html = `<!doctype html><html lang="en"><title>Rain</title><iframe srcdoc="<p>Rain</p>"></iframe>`;
    const page = await engineTab().openMarkup(html);
    let left = times;
    const evaluateIn = (entered: PageFrame) => async (expression: string, timeoutMs: number) => {
      const result = await entered.evaluate(expression, timeoutMs);
      if (!expression.includes('.runChecks(') || left === 0) return result;
      left -= 1;
      await engineTab().tab.page.frames()[1]?.evaluate(replace);
      return result;
    };
    const main: PageFrame = {
      ...page.main,
      enterFrame: async (expression, timeoutMs) => {
        const entered = await page.main.enterFrame(expression, timeoutMs);
        return entered === undefined ? undefined : { ...entered, evaluate: evaluateIn(entered) };
      },
    };
    return curbcutEngine.run({ ...page, main }, budget());
  }

  it('is analyzed again', async () => {
    const { findings, unreachedFrames } = await runWhileReplacing(1);

    expect(findings.flatMap(({ elements }) => elements.map(({ selector }) => selector))).toEqual(['iframe >>> table']);
    expect(unreachedFrames).toEqual([]);
  });

  it('and again is named, and nothing of it is reported', async () => {
    const { findings, unreachedFrames } = await runWhileReplacing(2);

    expect(findings).toEqual([]);
    expect(unreachedFrames).toEqual(['iframe']);
  });
});
