import { createRequire } from 'node:module';
import { z } from 'zod';
import type { PageFaultKind } from '../../browser/page-failure.ts';
import { PageFailure } from '../../browser/page-failure.ts';
import type { OpenPage } from '../../browser/open-page.ts';
import type { Budget, ReadingEngine, Rule, RuleTexts } from '../engine.ts';
import type { EngineResult } from '../finding.ts';
import { timeLeft } from '../../time/time-left.ts';
import { isLeftOut } from '../left-out.ts';
import { isOfLevelAaa } from '../../findings/rule-levels.ts';
import type { MessagesByRule } from '../rule-sentences.ts';
import { actRulesOf } from './act-rules-of-axe.ts';
import { germanAxeTexts } from './advice/de/axe-texts.ts';
import { adviceFor } from './axe-advice.ts';
import { findAxeLocale } from './axe-locales.ts';
import { joinLooseParts } from './axe-report.ts';
import type { AxeRuleMetadata } from './axe-rules.ts';
import { readAxeRules } from './axe-rules.ts';
import { readPastHiding } from '../read-past-hiding.ts';
import { messages as german } from './messages/de/messages.ts';
import { messages as english } from './messages/en/messages.ts';
import { runAxe } from './run-axe.ts';
import { sayCheck } from './say-check.ts';
import { criteriaOfTags, rgaaOfTags } from './tags.ts';
import { says } from '../../texts/saying.ts';

const packageSchema = z.object({ version: z.string() });
const { version } = packageSchema.parse(createRequire(import.meta.url)('axe-core/package.json'));

/** A rule that costs much on large pages. It is left out of the second run if the first took too long. */
const costliestRule = 'scrollable-region-focusable';

/**
 * Rules that have moved to another of our engines, which decides them better. html-has-lang failed documents that are
 * not HTML and passed a `lang` of spaces. meta-refresh failed content that no browser follows. th-has-data-cells and
 * no-autoplay-audio left cases undecided that a table's own structure, or the file's length and sound, decide.
 * css-orientation-lock is off in axe: it needs all style sheets again, and fails symbols that turn with the screen.
 * target-size takes letters for sentences, and link-in-text-block overlooks signs and shadows. color-contrast leaves
 * open what layers decide. These three make axe measure the whole page, which costs half of its time.
 * skip-link looks only at links that are out of sight. aria-hidden-focus missed editors, players and areas of pictures. frame-tested is about the scan: a page's note names the frames
 * that were not reached.
 */
const movedRules: ReadonlySet<string> = new Set([
  'aria-hidden-focus',
  'color-contrast',
  'color-contrast-enhanced',
  'css-orientation-lock',
  'frame-tested',
  'html-has-lang',
  'link-in-text-block',
  'meta-refresh',
  'no-autoplay-audio',
  'skip-link',
  'target-size',
  'th-has-data-cells',
]);

/** Good practice for the page as a whole, which says nothing about a part of it. */
const pageRules: readonly string[] = readAxeRules()
  .map(({ ruleId }) => ruleId)
  .filter((id) => /^(?:region|heading-order|page-has-heading-one|landmark-.+)$/.test(id));

/** No scan runs the rules with these tags. */
const idleTags: ReadonlySet<string> = new Set(['experimental', 'deprecated']);

/** The share of the engine's time for the first run. The rest is for a second run without the costliest rule. */
const firstShare = 0.6;
const findNamesMs = 5_000;
const leastMs = 1_000;

export const axeEngine: ReadingEngine = {
  id: 'axe-core',
  version,
  needs: 'read',
  rules: () =>
    readAxeRules()
      .filter(({ ruleId, tags }) => !movedRules.has(ruleId) && !tags.some((tag) => idleTags.has(tag)))
      .map(describeRule),
  texts: readTexts,
  messages: (language) => ({ ...english, ...translations[language] }),
  sayCheck,
  run: runAndJoin,
  conclude: joinLooseParts,
};

function describeRule(rule: AxeRuleMetadata): Rule {
  return {
    ...adviceFor(rule.ruleId),
    id: rule.ruleId,
    title: rule.help,
    description: rule.description,
    severity: rule.impact,
    bestPractice: rule.tags.includes('best-practice'),
    criteria: criteriaOfTags(rule.tags),
    rgaa: rgaaOfTags(rule.tags),
    actIds: actRulesOf(rule),
    help: { title: nameHelp(rule.help), url: rule.helpUrl },
    cost: rule.ruleId === costliestRule ? 'high' : 'low',
  };
}

/** The languages of all our texts. Other languages have the titles and descriptions of axe's translations. */
const translations: Readonly<Record<string, MessagesByRule>> = { de: german };
const ownTexts: Readonly<Record<string, RuleTexts>> = { de: germanAxeTexts };

function readTexts(language: string): RuleTexts {
  const own = ownTexts[language];
  return own === undefined
    ? readTitles(language)
    : new Map([...own].map(([id, text]) => [id, { ...text, helpTitle: nameHelp(text.title ?? '') }]));
}

function nameHelp(title: string): string {
  return `Deque University: ${title}`;
}

function readTitles(language: string): RuleTexts {
  const rules = findAxeLocale(language)?.rules ?? new Map<string, { help?: string; description?: string }>();
  return new Map([...rules].map(([id, { help, description }]) => [id, { title: help, description }]));
}

/** Parts that will be taken out must not be joined with others. */
async function runAndJoin(page: OpenPage, budget: Budget): Promise<EngineResult> {
  const result = await runPastHiding(page, budget);
  return (budget.leftOut?.selectors ?? []).length > 0 ? result : { ...result, ...joinLooseParts(result) };
}

/** The ways in which axe fails if it mistakes a form's field for a property: at once, or in an endless recursion. */
const hidingFaults: ReadonlySet<PageFaultKind> = new Set(['script_failed', 'too_deep']);

/**
 * If a page's forms hide properties that axe needs, the page is read again past these names: see read-past-hiding.ts.
 */
async function runPastHiding(page: OpenPage, budget: Budget): Promise<EngineResult> {
  try {
    return await runInTime(page, budget);
  } catch (error) {
    if (!(error instanceof PageFailure) || !hidingFaults.has(error.kind)) throw error;
    const main = await readPastHiding(page.main, findNamesMs);
    // The page hides no property, so it failed for another reason.
    if (main === undefined) throw error;
    return runInTime({ ...page, main }, budget);
  }
}

async function runInTime(page: OpenPage, budget: Budget): Promise<EngineResult> {
  const timeoutMs = timeLeft(budget.deadline) * firstShare;
  try {
    return await runAxe(page, { ...budget, timeoutMs, without: listWithout(budget) });
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind !== 'unresponsive') throw error;
    return runLess(page, budget);
  }
}

function listWithout(budget: Budget): readonly string[] {
  return [...(budget.isOpened === true ? pageRules : []), ...listDisabled(budget)];
}

/** A run that leaves out nothing has level AA. axe throws for a rule that it does not have. */
function listDisabled(budget: Budget): readonly string[] {
  if (budget.leftOut === undefined) return [...movedRules, ...axeEngine.rules().filter(isOfLevelAaa).map(idOf)];
  const disabled = axeEngine.rules().filter((rule) => isLeftOut(budget, rule));
  return [...movedRules, ...disabled.map(idOf)];
}

function idOf({ id }: Rule): string {
  return id;
}

/** The costliest rule then counts as not run. */
async function runLess(page: OpenPage, budget: Budget): Promise<EngineResult> {
  // This stops the page's loops as well as the engine. The document can still be checked.
  await page.interrupt();
  const timeoutMs = Math.max(leastMs, timeLeft(budget.deadline));
  try {
    const without = listWithout(budget);
    const costly = [costliestRule].filter((rule) => !without.includes(rule));
    const report = await runAxe(page, { ...budget, timeoutMs, without: [...without, ...costly] });
    const notRun = Object.fromEntries(costly.map((rule) => [rule, null]));
    return { ...report, rules: { ...report.rules, ...notRun } };
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind !== 'unresponsive') throw error;
    throw new PageFailure('too_slow', says('visits.check_unfinished'), { cause: error });
  }
}
