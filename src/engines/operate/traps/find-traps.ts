import { z } from 'zod';
import { inPageCall } from '../../../browser/in-page-code.ts';
import { mayMoveFocus, mayReturnFocus } from '../../read-listeners.ts';
import type { RuleOutcome, SaidElement } from '../../rule-outcome.ts';
import type { Said } from '../../rule-sentences.ts';
import { describeStops } from '../describe-elements.ts';
import { parseKey } from '../keys.ts';
import type { Stops } from '../list-stops.ts';
import type { OperatedPage } from '../operated-page.ts';
import type { en as keyboardTrap } from '../rules/keyboard-trap/en.ts';
import type { en as tabLeaves } from '../rules/tab-leaves/en.ts';
import type { Circle } from './find-circles.ts';
import type { Walked } from './find-circles.ts';
import { isPageCircle, laterMs, settled, walkStops } from './find-circles.ts';
import { canLeave, enter, isPulledBack, leavesAfter } from './leave-circle.ts';

const readTrap = inPageCall<[stops: readonly number[]]>(new URL('../in-page/trap.ts', import.meta.url), 'readTrap');
const factsSchema = z.object({
  isDialog: z.boolean(),
  isInFront: z.boolean(),
  hasButton: z.boolean(),
  hasHelp: z.boolean(),
  advisedKeys: z.array(z.string()),
});
type TrapFacts = z.infer<typeof factsSchema>;

/** Each attempt to leave goes around once, so a longer circle takes more time than there is. */
const mostInCircle = 8;
/** So many stops tell whether the page is a dialog. */
const mostAsked = 100;
/** Scripts that only listen to keys usually answer at once. */
const atOnceMs = 1;

type SaidOfTrap = Said<typeof keyboardTrap>;
type SaidOfLeaving = Said<typeof tabLeaves>;

/** The results of the two rules about traps. `tabLeaves`: whether the keys that everyone knows move the focus away. */
export type TrapOutcomes = {
  readonly keyboardTrap: RuleOutcome<SaidOfTrap>;
  readonly tabLeaves: RuleOutcome<SaidOfLeaving>;
};

/** Tab has only the effect of the browser unless a script listens to keys or to the focus. */
export async function findTraps(operation: Walked): Promise<TrapOutcomes> {
  const { stops, listeners } = operation;
  if (stops.count === 0) return { keyboardTrap: undefined, tabLeaves: undefined };
  const passed = { passed: stops.count, found: [] };
  if (!mayMoveFocus(listeners)) return { keyboardTrap: passed, tabLeaves: passed };
  return judgeCircles(operation, mayReturnFocus(listeners));
}

/**
 * Checks whether the focus can leave each element by keys (WCAG 2.1.2). A circle is a trap if Tab, Shift+Tab, Escape
 * and arrow keys leave it neither quickly nor slowly, nor does any key that the page names. A circle that only quick
 * keys or a named key leave is bad practice.
 */
async function judgeCircles(operation: Walked, mayReturn: boolean): Promise<TrapOutcomes> {
  const { page, stops } = operation;
  const circles = await walkStops(operation, mayReturn ? 2 : 1);
  const trapping: SaidElement<SaidOfTrap>[] = [];
  const holding: SaidElement<SaidOfLeaving>[] = [];
  const parts = await listParts(page, circles, stops);
  for (const circle of parts.filter(({ length }) => length <= mostInCircle)) {
    const judged = await judgeCircle(page, circle, mayReturn);
    if (judged?.rule === 'keyboard-trap') trapping.push(...(await describeCircle(page, circle, judged)));
    else if (judged !== undefined) holding.push(...(await describeCircle(page, circle, judged)));
  }
  if (parts.length === 0 && (await isWrapped(page, stops))) trapping.push(...(await describeWrapped(page, stops)));
  const passedBut = (found: readonly unknown[]) => Math.max(0, stops.count - found.length);
  return {
    keyboardTrap: { passed: passedBut(trapping), found: trapping },
    tabLeaves: { passed: passedBut(holding), found: holding },
  };
}

/** The circles that are not the whole page. */
async function listParts(page: OperatedPage, circles: readonly Circle[], stops: Stops): Promise<readonly Circle[]> {
  const parts: Circle[] = [];
  for (const circle of circles) if (!(await isWholePage(page, circle, stops))) parts.push(circle);
  return parts;
}

/** True if the page is a circle, and no dialog with a button that may end it. */
async function isWrapped(page: OperatedPage, stops: Stops): Promise<boolean> {
  if (!(await isPageCircle(page, stops))) return false;
  const all = Array.from({ length: Math.min(stops.count, mostAsked) }, (_, stop) => stop);
  const { isDialog, hasButton } = await readFacts(page, all);
  return !isDialog || !hasButton;
}

async function readFacts(page: OperatedPage, stops: readonly number[]): Promise<TrapFacts> {
  return factsSchema.parse(await page.evaluate(readTrap(stops)));
}

/**
 * True if the circle is the whole page and only its keys are caught: after the focus is taken away, it does not come
 * back.
 */
async function isWholePage(page: OperatedPage, circle: Circle, stops: Stops): Promise<boolean> {
  if (circle.length < 2 || circle.length < stops.count) return false;
  await enter(page, circle);
  await page.blur();
  return (await settled(page, laterMs)).stop === -1;
}

async function describeWrapped(page: OperatedPage, { count }: Stops): Promise<readonly SaidElement<SaidOfTrap>[]> {
  return describeStops(page, [count - 1], { kind: 'needs_review', message: ['wrapped'] });
}

type Judged<Message> = Pick<SaidElement<Message>, 'kind' | 'message'>;

async function describeCircle<Message>(
  page: OperatedPage,
  circle: Circle,
  { kind, message }: Judged<Message>,
): Promise<readonly SaidElement<Message>[]> {
  return describeStops(page, circle, { kind, message });
}

type JudgedCircle =
  | ({ readonly rule: 'keyboard-trap' } & Judged<SaidOfTrap>)
  | ({ readonly rule: 'tab-leaves' } & Judged<SaidOfLeaving>);

/** Returns undefined if people can get out. */
async function judgeCircle(page: OperatedPage, circle: Circle, mayReturn: boolean): Promise<JudgedCircle | undefined> {
  const onlyQuickly = { rule: 'tab-leaves', kind: 'failed', message: ['quickly'] } as const;
  const facts = await readFacts(page, circle);
  if (facts.isDialog && facts.hasButton) return undefined;
  if (await canLeave(page, circle, mayReturn ? laterMs : atOnceMs))
    return mayReturn && (await isPulledBack(page, circle)) ? onlyQuickly : undefined;
  if (await canLeaveByAdvice(page, circle, facts))
    return { rule: 'tab-leaves', kind: 'failed', message: ['by_advice'] };
  if (mayReturn && (await canLeave(page, circle, 0))) return onlyQuickly;
  return { rule: 'keyboard-trap', ...judgeTrap(facts) };
}

function judgeTrap(facts: TrapFacts): Judged<SaidOfTrap> {
  if (facts.isInFront && facts.hasButton) return { kind: 'needs_review', message: ['in_front'] };
  if (facts.hasHelp) return { kind: 'needs_review', message: ['with_help'] };
  if (facts.advisedKeys.some((name) => parseKey(name) === undefined))
    return { kind: 'needs_review', message: ['other_key'] };
  return { kind: 'failed', message: ['caught'] };
}

async function canLeaveByAdvice(page: OperatedPage, circle: Circle, { advisedKeys }: TrapFacts): Promise<boolean> {
  const keys = advisedKeys.map(parseKey).filter((key) => key !== undefined);
  for (const key of keys) if (await leavesAfter(page, circle, { keys: [key], ms: laterMs })) return true;
  return false;
}
