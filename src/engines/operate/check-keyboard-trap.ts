import { z } from 'zod';
import type { FoundElement } from '../finding.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import { describeElements } from './findings.ts';
import type { RuleOutcome } from './findings.ts';
import type { Circle } from './find-traps.ts';
import { isPageCircle, laterMs, settled, walkStops } from './find-traps.ts';
import type { Key } from './keys.ts';
import { arrowKeys, backTabKey, escapeKey, parseKey, tabKey } from './keys.ts';
import type { Stops } from './list-stops.ts';
import type { FocusPlace, OperatedPage } from './operated-page.ts';

const readTrap = inPageCall<[stops: readonly number[]]>(new URL('in-page/trap.ts', import.meta.url), 'readTrap');
const factsSchema = z.object({
  isDialog: z.boolean(),
  isInFront: z.boolean(),
  hasButton: z.boolean(),
  hasHelp: z.boolean(),
  advisedKeys: z.array(z.string()),
});
type TrapFacts = z.infer<typeof factsSchema>;

/** Each attempt to leave goes around once: a longer circle takes more time than there is. */
const mostInCircle = 6;

/** What the two rules about traps say. `tabLeaves`: whether the keys that everyone knows move the focus away. */
export type TrapOutcomes = { readonly trap: RuleOutcome; readonly tabLeaves: RuleOutcome };

/**
 * Whether the focus can leave each element by keys (WCAG 2.1.2). A circle is a trap when Tab, Shift+Tab, Escape and arrow keys
 * leave it neither quickly nor slowly, and no key that the page names does. One that only quick keys or a named key leave is bad practice.
 */
export async function checkKeyboardTrap(
  page: OperatedPage,
  stops: Stops,
  { mayReturn }: { readonly mayReturn: boolean },
): Promise<TrapOutcomes> {
  const { visited, circles } = await walkStops(page, stops, mayReturn ? 2 : 1);
  const caught: Caught[] = [];
  for (const circle of circles.filter(({ length }) => length <= mostInCircle)) {
    const verdict = await checkCircle(page, circle);
    if (verdict === undefined) continue;
    if (await isWholePage(page, circle, stops)) caught.push(await describeWrapped(page, stops));
    else caught.push({ ...verdict, elements: await describeElements(page, circle, page.messages[verdict.message]) });
  }
  if (circles.length === 0 && (await isPageCircle(page, stops))) caught.push(await describeWrapped(page, stops));
  const outcomeOf = (rule: Verdict['rule']) => {
    const found = caught.filter((one) => one.rule === rule);
    return { passed: Math.max(0, visited.size - found.flatMap(({ elements }) => elements).length), found };
  };
  return { trap: outcomeOf('trap'), tabLeaves: outcomeOf('tabLeaves') };
}

/** Whether the circle is all of the page, and only its keys are caught: nothing brings the focus back that is taken from it. */
async function isWholePage(page: OperatedPage, circle: Circle, stops: Stops): Promise<boolean> {
  if (circle.length < 2 || circle.length < stops.count) return false;
  await enter(page, circle);
  await page.blur();
  return (await settled(page, laterMs)).stop === -1;
}

async function describeWrapped(page: OperatedPage, { count }: Stops): Promise<Caught> {
  return {
    rule: 'trap',
    kind: 'needs_review',
    elements: await describeElements(page, [count - 1], page.messages.trapWrapped),
  };
}

type Caught = Pick<Verdict, 'rule' | 'kind'> & { readonly elements: readonly FoundElement[] };

type Verdict = {
  readonly rule: keyof TrapOutcomes;
  readonly kind: 'failed' | 'needs_review';
  readonly message: 'trapQuickly' | 'trapByAdvice' | 'trapInFront' | 'trapWithHelp' | 'trapOtherKey' | 'trap';
};

/** Undefined when people get out. */
async function checkCircle(page: OperatedPage, circle: Circle): Promise<Verdict | undefined> {
  if (await canLeave(page, circle, laterMs))
    return (await isPulledBack(page, circle))
      ? { rule: 'tabLeaves', kind: 'failed', message: 'trapQuickly' }
      : undefined;
  const facts = factsSchema.parse(await page.evaluate(readTrap(circle)));
  if (facts.isDialog && facts.hasButton) return undefined;
  if (await canLeaveByAdvice(page, circle, facts))
    return { rule: 'tabLeaves', kind: 'failed', message: 'trapByAdvice' };
  if (await canLeave(page, circle, 0)) return { rule: 'tabLeaves', kind: 'failed', message: 'trapQuickly' };
  return { rule: 'trap', ...describeTrap(facts) };
}

function describeTrap(facts: TrapFacts): Omit<Verdict, 'rule'> {
  if (facts.isInFront && facts.hasButton) return { kind: 'needs_review', message: 'trapInFront' };
  if (facts.hasHelp) return { kind: 'needs_review', message: 'trapWithHelp' };
  if (facts.advisedKeys.some((name) => parseKey(name) === undefined))
    return { kind: 'needs_review', message: 'trapOtherKey' };
  return { kind: 'failed', message: 'trap' };
}

async function canLeaveByAdvice(page: OperatedPage, circle: Circle, { advisedKeys }: TrapFacts): Promise<boolean> {
  const keys = advisedKeys.map(parseKey).filter((key) => key !== undefined);
  for (const key of keys) if (await leavesAfter(page, circle, { keys: [key], ms: laterMs })) return true;
  return false;
}

/** By the keys that everyone knows. Escape comes after Tab: it may close something. */
async function canLeave(page: OperatedPage, circle: Circle, ms: number): Promise<boolean> {
  if (await leavesAfter(page, circle, { keys: [], ms })) return true;
  if (await leavesAfter(page, circle, { keys: [], ms, isBack: true })) return true;
  return (
    (await leavesAfter(page, circle, { keys: [escapeKey], ms })) || leavesAfter(page, circle, { keys: arrowKeys, ms })
  );
}

/** Whether Tab keeps the focus in the circle, and Shift+Tab leaves the page from it only until a script sets the focus in the circle again. */
async function isPulledBack(page: OperatedPage, circle: Circle): Promise<boolean> {
  if (await leavesAfter(page, circle, { keys: [], ms: laterMs })) return false;
  await enter(page, circle);
  for (let step = 0; step <= circle.length; step += 1) {
    await page.tab(true);
    const { stop, isOutside } = await settled(page, laterMs);
    if (isOutside || !circle.includes(stop)) return circle.includes(stop);
  }
  return false;
}

type Attempt = { readonly keys: readonly Key[]; readonly ms: number; readonly isBack?: boolean };

/** Whether the focus leaves the circle when these keys are pressed in it, and then Tab often enough to go around. */
async function leavesAfter(page: OperatedPage, circle: Circle, attempt: Attempt): Promise<boolean> {
  return attempt.ms === 0 ? leavesQuickly(page, circle, attempt) : leavesSlowly(page, circle, attempt);
}

async function leavesSlowly(
  page: OperatedPage,
  circle: Circle,
  { keys, ms, isBack = false }: Attempt,
): Promise<boolean> {
  await enter(page, circle);
  for (const key of keys) {
    await page.press(key);
    await page.settle(ms);
  }
  if (keys.length > 0 && isFree(await page.readFocus(), circle)) return true;
  for (let step = 0; step <= circle.length; step += 1) {
    await page.tab(isBack);
    if (isFree(await settled(page, ms), circle)) return true;
  }
  return false;
}

/** All keys at once, with one Tab more in each attempt. */
async function leavesQuickly(page: OperatedPage, circle: Circle, { keys, isBack = false }: Attempt): Promise<boolean> {
  const tab = isBack ? backTabKey : tabKey;
  for (let tabs = keys.length > 0 ? 0 : 1; tabs <= circle.length + 1; tabs += 1) {
    await enter(page, circle);
    await page.pressAtOnce([...keys, ...Array.from({ length: tabs }, () => tab)]);
    if (isFree(await page.readFocus(), circle)) return true;
  }
  return false;
}

function isFree({ stop, isOutside }: FocusPlace, circle: Circle): boolean {
  return isOutside || !circle.includes(stop);
}

async function enter(page: OperatedPage, [first]: Circle): Promise<void> {
  if (first !== undefined) await page.focusCalmly(first);
}
