import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import { runAxe } from '../axe/run-axe.ts';
import type { EngineResult } from '../finding.ts';
import { curbcutEngine } from './curbcut-engine.ts';

const engineTab = useEngineTab();

const budget = () => ({ deadline: performance.now() + 20_000, ruleMs: 5_000, maxElements: 3 });

async function analyze(html: string, type?: string): ReturnType<typeof curbcutEngine.run> {
  return curbcutEngine.run(await engineTab().showMarkup(html, type), budget());
}

describe('meta-refresh', () => {
  it('says after how long', async () => {
    const { findings } = await analyze(
      '<!doctype html><html lang="en"><title>News</title><meta http-equiv="refresh" content="600"><p>News.</p>',
    );

    expect(findings).toMatchObject([
      {
        rule: 'meta-refresh',
        kind: 'failed',
        total: 1,
        elements: [{ selector: 'meta', message: { code: 'meta-refresh.refreshes', facts: { n: 600 } } }],
      },
    ]);
  });
});

describe('th-has-data-cells', () => {
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
    expect(findings[0]?.elements[0]?.message).toEqual({
      code: 'th-has-data-cells.empty',
      facts: { n: 1, quotedHeaders: ['Rain'] },
    });
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
    });

    expect(names(now, rule).length).toBe(1);
    expect(names(now, rule).map(([kind, , surroundings]) => [kind, surroundings])).toEqual(
      names(before, rule).map(([kind, , surroundings]) => [kind, surroundings]),
    );
  });
});

describe('rules that had not begun when the time for all was over', () => {
  it('run one by one', async () => {
    const page = await engineTab().openMarkup(
      '<!doctype html><html lang="en"><title>Rain</title><table><tr><th>City</table>',
    );
    const ids = curbcutEngine.rules().map(({ id }) => id);
    const calls: string[] = [];
    // The clock that the rules read jumps while the fifth rule runs.
    const jump =
      'const now = performance.now.bind(performance); let asked = 0; performance.now = () => now() + (asked++ > 5 ? 60_000 : 0)';
    const evaluate = async (expression: string, timeoutMs: number) => {
      if (expression.includes('.runChecks(')) calls.push(expression);
      if (calls.length === 1) await page.main.evaluate(`{ ${jump} }`, timeoutMs);
      return page.main.evaluate(expression, timeoutMs);
    };

    const { rules, findings } = await curbcutEngine.run({ ...page, main: { ...page.main, evaluate } }, budget());

    expect(Object.values(rules)).not.toContain(null);
    expect(findings.map(({ rule }) => rule)).toEqual(['th-has-data-cells']);
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.length).toBeLessThan(ids.length);
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
