import type { Frame } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import type { EngineResult } from '../finding.ts';
import { axeEngine } from './axe-engine.ts';

const budget = { ruleMs: 20_000, maxElements: 1_000, language: 'en' };
const engineTab = useEngineTab();

async function findings(path: string): Promise<string> {
  const report = await axeEngine.run(await engineTab().open(path), {
    ...budget,
    deadline: performance.now() + 100_000,
  });
  return JSON.stringify(report, undefined, 1);
}

describe('a page whose controls are named like properties that scripts need', () => {
  it.each([
    ['many that make the engine fail', ''],
    ['one that makes it never end', 'names=parentNode'],
    ['one that makes it pass over the form', 'names=childNodes'],
    ['one that makes the form a document', 'names=documentElement'],
    ['common ones', 'names=id,title,action'],
  ])('has the findings of its twin with harmless names, and its own markup in them: %s', async (_what, names) => {
    const harmless = await findings(`/hiding?prefix=plain-&${names}`);

    const found = await findings(`/hiding?${names}`);

    expect(found).toBe(harmless.replaceAll('plain-', ''));
    expect(found).toContain('data-note=\\"form.childNodes\\"');
  });
});

describe('a frame that was not loaded', () => {
  it('is not analyzed, and is named with its URL: dead host, X-Frame-Options, the policy of the page', async () => {
    const report: unknown = JSON.parse(await findings('/frames-unloaded'));

    const { port } = new URL(engineTab().site.origin);
    const urls = [
      `http://127.0.0.2:${port}/`,
      `${engineTab().site.origin}/frame-denied`,
      `${engineTab().site.otherOrigin}/good`,
    ];
    const frames = urls.map((url, index) => [`html > body > main > iframe:nth-child(${index + 2})`, url] as const);
    expect(report).toMatchObject({
      unreachedFrames: frames.map(([selector]) => selector),
      frameUrls: Object.fromEntries(frames),
      rules: { 'landmark-one-main': [1, 0, 0] },
      findings: [],
    });
  });

  it('is named too when its server never answers; a frame without a URL has nothing to load', async () => {
    const src = '/slow?ms=600000';
    const html = `<!doctype html><html lang="en"><title>Silent</title><main><h1>Silent</h1>
      <iframe title="Silent" src="${src}"></iframe><iframe title="Empty"></iframe>
      <iframe title="Written" srcdoc="<p>Here.</p>"></iframe></main>`;

    const report: unknown = JSON.parse(await findings(`/markup?html=${encodeURIComponent(html)}`));

    const selector = 'html > body > main > iframe:nth-child(2)';
    expect(report).toMatchObject({
      unreachedFrames: [selector],
      frameUrls: { [selector]: `${engineTab().site.origin}${src}` },
    });
  });
});

it('a frame that the page removes before its turn is not named, and no other frame is taken for it', async () => {
  const image = '<img src=/pixel.svg width=20 height=20>';
  const html = `<!doctype html><html lang="en"><title>Frames</title><main><h1>Frames</h1>
    ${['One', 'Two'].map((title) => `<iframe title="${title}" srcdoc="${image}"></iframe>`).join('')}</main>`;
  const { tab, openMarkup } = engineTab();
  const page = await openMarkup(html);
  const main: PageFrame = {
    ...page.main,
    enterFrame: async (expression, timeoutMs) => {
      await tab.page.evaluate(() => document.querySelector('iframe[title=One]')?.remove());
      return page.main.enterFrame(expression, timeoutMs);
    },
  };
  const { findings: found, unreachedFrames } = await axeEngine.run(
    { ...page, main },
    { ...budget, deadline: performance.now() + 100_000 },
  );

  const images = found.filter(({ rule }) => rule === 'image-alt').flatMap(({ elements }) => elements);
  expect(unreachedFrames).toEqual([]);
  expect(images.map(({ selector }) => selector)).toEqual(['iframe[title="Two"] >>> img']);
});

describe('a frame that replaces its document after it was analyzed', () => {
  const selector = 'html > body > main > iframe:nth-child(2)';
  const image = '<img src=/pixel.svg width=20 height=20>';
  const urlOf = (html: string) => `${engineTab().site.origin}/markup?html=${encodeURIComponent(html)}`;
  const replacements: Readonly<Record<string, (frame: Frame | undefined) => Promise<unknown>>> = {
    'a navigation': async (frame) => frame?.goto(urlOf(image)),
    'document.open': async (frame) =>
      frame?.evaluate(`document.open(); document.write(${JSON.stringify(image)}); document.close();`),
  };

  /** The report on a page with one frame, which replaces its document as many times. */
  async function runWhileReplacing(way: string, times: number): Promise<EngineResult> {
    const { tab, openMarkup } = engineTab();
    const frame = `<iframe title="Frame" src="${urlOf('<p>First</p>')}"></iframe>`;
    const html = `<!doctype html><html lang="en"><title>Frame</title><main><h1>Frame</h1>${frame}</main>`;
    const page = await openMarkup(html);
    let left = times;
    const evaluateIn = (entered: PageFrame) => async (expression: string, timeoutMs: number) => {
      const result = await entered.evaluate(expression, timeoutMs);
      if (!expression.includes('.runFramePart(') || left === 0) return result;
      left -= 1;
      await replacements[way]?.(tab.page.frames()[1]);
      return result;
    };
    const main: PageFrame = {
      ...page.main,
      enterFrame: async (expression, timeoutMs) => {
        const entered = await page.main.enterFrame(expression, timeoutMs);
        return entered === undefined ? undefined : { ...entered, evaluate: evaluateIn(entered) };
      },
    };
    return axeEngine.run({ ...page, main }, { ...budget, deadline: performance.now() + 100_000 });
  }

  it.each(Object.keys(replacements))('is analyzed again: %s', async (way) => {
    const { findings: found, unreachedFrames } = await runWhileReplacing(way, 1);

    const images = found.filter(({ rule }) => rule === 'image-alt').flatMap(({ elements }) => elements);
    expect(images.map((element) => element.selector)).toEqual(['iframe >>> img']);
    expect(unreachedFrames).toEqual([]);
  });

  it.each(Object.keys(replacements))('and again is named, and nothing of it is reported: %s', async (way) => {
    const { findings: found, unreachedFrames } = await runWhileReplacing(way, 2);

    expect(found).toEqual([]);
    expect(unreachedFrames).toEqual([selector]);
  });
});
