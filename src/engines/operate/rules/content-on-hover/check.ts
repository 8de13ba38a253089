import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { PageFailure } from '../../../../browser/page-failure.ts';
import type { Listeners } from '../../../read-listeners.ts';
import { hearsKeys, hearsPointer } from '../../../read-listeners.ts';
import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { Operation } from '../../operate-rule.ts';
import type { OperatedPage } from '../../operated-page.ts';
import type { en } from './en.ts';
import type { Appeared, Way } from './trigger.ts';
import { Trigger } from './trigger.ts';

type Heard = readonly { readonly x: number; readonly y: number }[];

const listTriggers = inPageCall<[heard: Heard, most: number]>(
  new URL('triggers.in-page.ts', import.meta.url),
  'listTriggers',
);

const mostTriggers = 3;
const mostHeard = 8;
/** A script that listens to a larger element does so for what is in it. In pixels. */
const mostSize = 400;
const hoverTypes = ['mouseenter', 'mouseover', 'pointerenter', 'pointerover'];
/** Scripts hear these for dragging more often than for a tooltip. */
const moveTypes = ['mousemove', 'pointermove'];

type Judged = Pick<SaidElement<Said<typeof en>>, 'kind' | 'message'>;
type Found = SaidElement<Said<typeof en>>;

/**
 * Finds content that appears under the pointer or for the focus, and that cannot be reached, does not stay, or cannot be
 * dismissed (WCAG 1.4.13). What fails does so twice. Tooltips of the browser (`title`) are none of it.
 */
export async function check({ listeners, known, startAgain }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const page = await startAgain();
  const heard = await findHeard(page, listeners);
  const keys = z.array(z.string()).parse(await page.evaluate(listTriggers(heard, mostTriggers)));
  if (keys.length === 0) return undefined;
  let passed = 0;
  const found: Found[] = [];
  for (const [index, key] of keys.entries()) {
    const trigger = new Trigger(page, index);
    const before = known?.hovers.get(key);
    const judged = before ?? (await judge(trigger, listeners));
    if (judged === 'right') passed += 1;
    if (judged !== 'right' && judged !== 'nothing')
      found.push(...(await trigger.describe()).map((mark) => ({ ...mark, ...judged })));
    else if (before === undefined) known?.hovers.set(key, judged);
  }
  await page.evaluate('window.scrollTo(0, 0)');
  return { passed, found };
}

async function judge(trigger: Trigger, listeners: Listeners): Promise<Judged | 'right' | 'nothing'> {
  return (await look(trigger, 'pointer', listeners)) ?? (await look(trigger, 'focus', listeners)) ?? 'nothing';
}

/** The middles of the elements that hear when the pointer comes. */
async function findHeard(page: OperatedPage, listeners: Listeners): Promise<Heard> {
  const nodes = [hoverTypes, moveTypes].flatMap((types) =>
    listeners.filter(({ type }) => types.includes(type)).flatMap(({ backendNodeId }) => backendNodeId ?? []),
  );
  const points = await Promise.all([...new Set(nodes)].slice(0, mostHeard).map((node) => findMiddle(page, node)));
  return points.flat();
}

const boxSchema = z.object({ model: z.object({ border: z.array(z.number()) }) });

async function findMiddle(page: OperatedPage, backendNodeId: number): Promise<Heard> {
  try {
    const { border } = boxSchema.parse(await page.send('DOM.getBoxModel', { backendNodeId })).model;
    const [left = 0, top = 0, , , right = 0, bottom = 0] = border;
    const isLarge = right - left > mostSize || bottom - top > mostSize;
    return isLarge ? [] : [{ x: (left + right) / 2, y: (top + bottom) / 2 }];
  } catch (error) {
    // The browser refuses this for an element without a box.
    if (error instanceof PageFailure && error.kind === 'departed') return [];
    throw error;
  }
}

/** Undefined if nothing appears, or if it stays when the pointer and the focus have left. */
async function look(trigger: Trigger, way: Way, listeners: Listeners): Promise<Judged | 'right' | undefined> {
  const content = await trigger.show(way);
  if (content === null) return undefined;
  const judged = way === 'pointer' ? await judgeReach(trigger, content) : undefined;
  if (!(await trigger.leave())) return undefined;
  if (judged !== undefined) return judged;
  if ((await trigger.show(way))?.text !== content.text) return undefined;
  const other =
    (await judgeTime(trigger, way, content)) ?? (await judgeEscape(trigger, way, { listeners, content })) ?? 'right';
  await trigger.leave();
  return other;
}

/** A pointer that jumps onto the content crosses no gap. One that is slow, on a busy machine, may stay in it too long. */
async function judgeReach(trigger: Trigger, content: Appeared): Promise<Judged | undefined> {
  if (content.path.length === 0)
    return (await trigger.follows())
      ? { kind: 'needs_review', message: ['follows', { text: content.text }] }
      : undefined;
  if (await trigger.staysUnder(content.path)) return undefined;
  const second = await showAgain(trigger, content);
  if (second === undefined || (await trigger.staysUnder(second.path))) return undefined;
  const third = await showAgain(trigger, content);
  if (third === undefined) return undefined;
  const { path, text } = third;
  if (!(await trigger.staysUnder(path.slice(-1)))) return { kind: 'failed', message: ['unreachable', { text }] };
  return path.length > 1 ? { kind: 'needs_review', message: ['gap', { text }] } : undefined;
}

async function showAgain(trigger: Trigger, { text }: Appeared): Promise<Appeared | undefined> {
  await trigger.leave();
  const content = await trigger.show('pointer');
  return content?.text === text ? content : undefined;
}

/** Content that comes back with the same text was still valid when it went. */
async function judgeTime(trigger: Trigger, way: Way, { text }: Appeared): Promise<Judged | undefined> {
  if (!(await trigger.goesByItself())) return undefined;
  await trigger.leave();
  if ((await trigger.show(way))?.text !== text || !(await trigger.goesByItself())) return undefined;
  return { kind: 'failed', message: ['brief', { text }] };
}

type Covering = { readonly listeners: Listeners; readonly content: Appeared };

/** Content that covers no text, or says that a value is wrong, may stay. */
async function judgeEscape(trigger: Trigger, way: Way, { listeners, content }: Covering): Promise<Judged | undefined> {
  if (!content.isCovering || content.isError || !(await trigger.staysAfterEscape())) return undefined;
  await trigger.leave();
  if ((await trigger.show(way)) === null || !(await trigger.staysAfterEscape())) return undefined;
  const mayHaveWay = content.hasControl || hearsKeys(listeners) || hearsPointer(listeners);
  const { text } = content;
  return mayHaveWay
    ? { kind: 'needs_review', message: ['escape', { text }] }
    : { kind: 'failed', message: ['stuck', { text }] };
}
