import { z } from 'zod';
import { inPageCall } from '../../shared/in-page-code.ts';
import { PageFailure } from '../../browser/page-failure.ts';
import type { OpenPage } from '../../browser/open-page.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import type { Budget, ReadingEngine, Rule } from '../engine.ts';
import type { EngineResult } from '../finding.ts';
import { isOver, timeLeft } from '../../shared/time-left.ts';
import type { CurbcutRule } from './curbcut-rules.ts';
import { curbcutRules } from './curbcut-rules.ts';
import type { DocumentResults, RuleResults } from './parse-results.ts';
import { joinResults, parseResults } from './parse-results.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const runChecks = inPageCall<[options: Run & { readonly rules: readonly string[] }]>(
  inPage('run-checks.ts'),
  'runChecks',
);
const listFrames = inPageCall<[]>(inPage('frames.ts'), 'listFrames');
const findFrame = inPageCall<[index: number]>(inPage('frames.ts'), 'findFrame');
const isFrameGone = inPageCall<[index: number]>(inPage('frames.ts'), 'isFrameGone');

/** Of one frame; one that takes longer counts as not reached. */
const frameTimeoutMs = 3_000;
const isGoneMs = 1_000;
const maxFrames = 100;
const maxDepth = 20;

/** Our own rules, for what a short look at the document decides better than the other engines do. */
export const curbcutEngine: ReadingEngine = {
  id: 'curbcut',
  version: '1',
  needs: 'read',
  rules: () => curbcutRules.map(toRule),
  texts: () => new Map(),
  run: runCurbcut,
};

function toRule({ inFrames: _inFrames, ...rule }: CurbcutRule): Rule {
  return rule;
}

async function runCurbcut(page: OpenPage, budget: Budget): Promise<EngineResult> {
  const walk: Walk = { documents: [], unreached: [], budget };
  walk.documents.push({ path: '', results: await runOnPage(page, budget) });
  if (page.frameCount > 1) await walkFrames(walk, { frame: page.main, path: '', depth: 1 });
  return { ...joinResults(walk.documents, budget.maxElements), unreachedFrames: walk.unreached };
}

/** All rules at once; if that does not end, one by one, so that only the rule that hangs is not run. */
async function runOnPage(page: OpenPage, budget: Budget): Promise<RuleResults> {
  try {
    return await runRules(page.main, curbcutRules, {
      ...budget,
      timeMs: Math.min(budget.ruleMs, timeLeft(budget.deadline) / 2),
    });
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind !== 'unresponsive') throw error;
    await page.interrupt();
    return runOneByOne(page, budget);
  }
}

async function runOneByOne(page: OpenPage, budget: Budget): Promise<RuleResults> {
  const results: Record<string, RuleResults[string]> = {};
  for (const rule of curbcutRules) {
    results[rule.id] = null;
    if (isOver(budget.deadline)) continue;
    const timeMs = Math.min(budget.ruleMs, timeLeft(budget.deadline));
    try {
      Object.assign(results, await runRules(page.main, [rule], { ...budget, timeMs }));
    } catch (error) {
      if (!(error instanceof PageFailure) || error.kind !== 'unresponsive') throw error;
      await page.interrupt();
    }
  }
  return results;
}

type Run = { readonly maxElements: number; readonly timeMs: number };

async function runRules(frame: PageFrame, rules: readonly CurbcutRule[], run: Run): Promise<RuleResults> {
  const { maxElements, timeMs } = run;
  const expression = runChecks({ rules: rules.map(({ id }) => id), maxElements, timeMs });
  return parseResults(await frame.evaluate(expression, timeMs));
}

type Walk = { readonly documents: DocumentResults[]; readonly unreached: string[]; readonly budget: Budget };
type Step = { readonly frame: PageFrame; readonly path: string; readonly depth: number };

/** A frame that is gone, silent or broken costs only its own findings. */
async function walkFrames(walk: Walk, { frame, path, depth }: Step): Promise<void> {
  for (const [index, selector] of (await readFrames(frame)).entries()) {
    const isBeyond = walk.documents.length > maxFrames || depth > maxDepth;
    const inner = isBeyond ? undefined : await enter(walk, frame, index).catch(rethrowUnlessFrames);
    if (inner === undefined) {
      if (isBeyond || !(await isGone(frame, index))) walk.unreached.push(`${path}${selector}`);
      continue;
    }
    walk.documents.push({ path: `${path}${selector} >>> `, results: inner.results });
    await walkFrames(walk, { frame: inner.frame, path: `${path}${selector} >>> `, depth: depth + 1 });
  }
}

async function readFrames(frame: PageFrame): Promise<readonly string[]> {
  return z.array(z.string()).parse(await frame.evaluate(listFrames(), frameTimeoutMs).catch(emptyUnlessFrames));
}

type Entered = { readonly frame: PageFrame; readonly results: RuleResults };

/** A frame that the page removed meanwhile is no part of it any more. */
async function isGone(parent: PageFrame, index: number): Promise<boolean> {
  return (await parent.evaluate(isFrameGone(index), isGoneMs).catch(() => false)) === true;
}

async function enter({ budget }: Walk, parent: PageFrame, index: number): Promise<Entered | undefined> {
  if (isOver(budget.deadline)) return undefined;
  const timeMs = Math.min(frameTimeoutMs, timeLeft(budget.deadline));
  const frame = await parent.enterFrame(findFrame(index), timeMs);
  if (frame === undefined) return undefined;
  const rules = curbcutRules.filter(({ inFrames }) => inFrames);
  return { frame, results: await runRules(frame, rules, { maxElements: budget.maxElements, timeMs }) };
}

function rethrowUnlessFrames(error: unknown): undefined {
  if (error instanceof PageFailure && error.kind !== 'crashed' && error.kind !== 'closed') return undefined;
  throw error;
}

function emptyUnlessFrames(error: unknown): readonly string[] {
  return rethrowUnlessFrames(error) ?? [];
}
