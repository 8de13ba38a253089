import { z } from 'zod';
import { inPageCall, inPageCallOnFunctions } from '../../browser/in-page-code.ts';
import { PageFailure } from '../../browser/page-failure.ts';
import type { OpenPage } from '../../browser/open-page.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import type { Budget, ReadingEngine, Rule } from '../engine.ts';
import type { EngineResult } from '../finding.ts';
import { contrastInStates } from '../contrast/contrast-in-states.ts';
import type { PlacedDocument } from '../contrast/place-document.ts';
import type { TextContrast } from '../contrast/required-ratio.ts';
import { textContrast } from '../contrast/required-ratio.ts';
import { isOfLevelAaa } from '../../findings/rule-levels.ts';
import { isLeftOut } from '../left-out.ts';
import { readPastHiding } from '../read-past-hiding.ts';
import { messagesOf, textsOf, toRule } from '../rule-folder.ts';
import type { WalkedFrame } from '../walk-frames.ts';
import { walkFrames } from '../walk-frames.ts';
import { isOver, timeLeft } from '../../time/time-left.ts';
import { answerQuestions } from './answer-questions.ts';
import { contrastRules } from './contrast-rules.ts';
import type { ContrastRule, CurbcutRule } from './curbcut-rule.ts';
import { curbcutRules } from './curbcut-rules.ts';
import type { DocumentResults, RuleResults } from './parse-results.ts';
import { judgeFrame, judgePage } from './judge-contrast.ts';
import { joinResults, parseResults, nameMessages } from './parse-results.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const allRules = [...curbcutRules, ...contrastRules];
const checks = Object.fromEntries(curbcutRules.map(({ id, check }) => [id, { file: check, name: 'check' }]));
const runChecks = inPageCallOnFunctions<[options: ChecksOptions]>(inPage('run-checks.ts'), 'runChecks', checks);
const letGo = inPageCall<[]>(new URL('../in-page/held-page.ts', import.meta.url), 'letGo');
const listFrames = inPageCall<[]>(inPage('frames.ts'), 'listFrames');

const frameMs = 3_000;
/** A page that was interrupted on a busy machine answers within this time. */
const interruptedMs = 10_000;
/** All rules at once may take this many times as long as one rule, but no more than a share of the page's time. */
const mostRules = 3;
const shareOfRules = 1 / 5;

/** Our own rules, for cases that a short look at the document decides better than the other engines. */
export const curbcutEngine: ReadingEngine = {
  id: 'curbcut',
  version: '27',
  needs: 'read',
  rules: () => [...curbcutRules.map(describeRule), ...contrastRules.map(describeContrastRule)],
  texts: (language) => textsOf(allRules, language),
  messages: (language) => messagesOf(allRules, language),
  run: async (page, budget) => runRulesOn(page, { ...budget, ...listRules(budget) }),
  states: contrastInStates(async (page, budget) =>
    runRulesOn(page, { ...budget, checked: [], contrast: contrastRules.filter(({ id }) => id === 'color-contrast') }),
  ),
};

function describeRule({ inFrames: _inFrames, check: _check, ...rule }: CurbcutRule): Rule {
  return toRule(rule);
}

function describeContrastRule({ contrast: _contrast, ...rule }: ContrastRule): Rule {
  return toRule(rule);
}

/** `checked`: the rules that a look at the document decides. */
type Work = Budget & { readonly checked: readonly CurbcutRule[]; readonly contrast: readonly ContrastRule[] };

async function runRulesOn(page: OpenPage, budget: Work): Promise<EngineResult> {
  const { placed, results: contrast } = await judgePage(page, budget);
  const top = { path: '', results: { ...(await runOnPage(page, budget)), ...contrast } };
  const walked = page.frameCount > 1 && budget.isOpened !== true ? await runInFrames(page, placed, budget) : [];
  const documents = walked.flatMap(describeDocument);
  const unreached = walked.filter(({ result }) => result === 'unreached');
  return { ...joinResults([top, ...documents], budget.maxElements), unreachedFrames: unreached.map(selectorOf) };
}

function listRules(budget: Budget): Pick<Work, 'checked' | 'contrast'> {
  const isRun = (rule: Rule) => (budget.leftOut === undefined ? !isOfLevelAaa(rule) : !isLeftOut(budget, rule));
  return {
    // A rule about the document as a whole does not run in frames either.
    checked: curbcutRules.filter((rule) => !isLeftOut(budget, rule) && (rule.inFrames || budget.isOpened !== true)),
    contrast: contrastRules.filter((rule) => isRun(describeContrastRule(rule))),
  };
}

/** Runs all rules at once, and then one by one those that had not begun in time, or all if one of them hangs. */
async function runOnPage(page: OpenPage, budget: Work): Promise<RuleResults> {
  const begun = await runAtOnce(page, budget);
  const left = budget.checked.filter(({ id }) => begun[id] === undefined);
  return { ...begun, ...(await runOneByOne(page, { ...budget, checked: left })) };
}

async function runAtOnce(page: OpenPage, budget: Work): Promise<RuleResults> {
  if (budget.checked.length === 0) return {};
  const timeMs = Math.min(mostRules * budget.ruleMs, timeLeft(budget.deadline) * shareOfRules);
  return unlessHung(page, async () =>
    runRules(page.main, budget.checked, { ...budget, timeMs, graceMs: budget.ruleMs }),
  );
}

/** A rule that hangs is not run. */
async function runOneByOne(page: OpenPage, budget: Work): Promise<RuleResults> {
  const results: Record<string, RuleResults[string]> = {};
  for (const rule of budget.checked) {
    results[rule.id] = null;
    if (isOver(budget.deadline)) continue;
    const timeMs = Math.min(budget.ruleMs, timeLeft(budget.deadline));
    Object.assign(results, await unlessHung(page, async () => runRules(page.main, [rule], { ...budget, timeMs })));
  }
  return results;
}

async function unlessHung(page: OpenPage, run: () => Promise<RuleResults>): Promise<RuleResults> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind !== 'unresponsive') throw error;
    await page.interrupt();
    await page.main.evaluate(letGo(), interruptedMs);
    return {};
  }
}

/** No rule begins after `timeMs`. `graceMs`: the time for the last one to end. */
type Run = {
  readonly maxElements: number;
  readonly timeMs: number;
  readonly graceMs?: number;
  readonly isOpened?: boolean;
};
type ChecksOptions = Omit<Run, 'graceMs'> & { readonly rules: readonly string[]; readonly contrast: TextContrast };

/** If rules fail because forms hide properties, runs them again past these names. */
async function runRules(frame: PageFrame, rules: readonly CurbcutRule[], run: Run): Promise<RuleResults> {
  const results = await runOnce(frame, rules, run);
  const failed = rules.filter(({ id }) => results[id] === null);
  const readable = failed.length === 0 ? undefined : await readPastHiding(frame, run.timeMs);
  return readable === undefined ? results : { ...results, ...(await runOnce(readable, failed, run)) };
}

async function runOnce(frame: PageFrame, rules: readonly CurbcutRule[], run: Run): Promise<RuleResults> {
  const { maxElements, timeMs, graceMs = 0, isOpened = false } = run;
  const ids = rules.map(({ id }) => id);
  const expression = runChecks({ rules: ids, contrast: textContrast, maxElements, timeMs, isOpened });
  const said = await answerQuestions(parseResults(await frame.evaluate(expression, timeMs + graceMs)));
  return nameMessages(said);
}

/** `placed`: the document around it, if its layout is known. */
type ListedFrame = z.infer<typeof framesSchema>[number] & { readonly placed: PlacedDocument | undefined };
type WalkedDocument = WalkedFrame<ListedFrame, RuleResults>;

async function runInFrames(
  page: OpenPage,
  placed: PlacedDocument | undefined,
  budget: Work,
): Promise<readonly WalkedDocument[]> {
  const { deadline, maxElements } = budget;
  const rules = budget.checked.filter(({ inFrames }) => inFrames);
  const notBegun = Object.fromEntries(rules.map(({ id }) => [id, null]));
  const analyze = async (frame: PageFrame, listed: ListedFrame, timeoutMs: number) => {
    const until = performance.now() + timeoutMs;
    const { placed: own, results: contrast } = await judgeFrame(frame, listed, { ...budget, deadline: until });
    const frames = await readFrames(frame, own, timeoutMs);
    const begun = rules.length === 0 ? {} : await runRules(frame, rules, { maxElements, timeMs: timeLeft(until) });
    return { part: { ...notBegun, ...begun, ...contrast }, frames };
  };
  const listed = await readFrames(page.main, placed, timeLeft(deadline));
  return walkFrames(page.main, listed, { analyze, deadline, frameMs, interrupt: async () => page.interrupt() });
}

const framesSchema = z.array(z.object({ selector: z.string(), place: z.array(z.int()) }));

async function readFrames(
  frame: PageFrame,
  placed: PlacedDocument | undefined,
  timeoutMs: number,
): Promise<readonly ListedFrame[]> {
  const frames = framesSchema.parse(await frame.evaluate(listFrames(), timeoutMs));
  return frames.map((listed) => ({ ...listed, placed }));
}

function describeDocument(walked: WalkedDocument): readonly DocumentResults[] {
  if (typeof walked.result === 'string') return [];
  return [{ path: `${selectorOf(walked)} >>> `, results: walked.result.part }];
}

function selectorOf({ parents, listed }: WalkedDocument): string {
  return [...parents, listed].map(({ selector }) => selector).join(' >>> ');
}
