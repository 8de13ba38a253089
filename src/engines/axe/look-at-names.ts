import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import { timeLeft } from '../../time/time-left.ts';
import { readSpoken } from '../read-spoken.ts';
import type { ReviewOutcome } from '../review.ts';
import { containsSeenWords, explainLabelDifference } from './compare-labels.ts';
import type { Place } from './look-at-roles.ts';

const looks = new URL('in-page/looks.ts', import.meta.url);
const elementOrFrameAt = inPageCall<[path: readonly string[]]>(
  new URL('../in-page/find-at.ts', import.meta.url),
  'elementOrFrameAt',
);
const hasFormula = inPageCall<[path: readonly string[]]>(looks, 'hasFormula');
const hasFormulaInLabel = inPageCall<[path: readonly string[]]>(looks, 'hasFormulaInLabel');
const isReferenceTarget = inPageCall<[path: readonly string[]]>(looks, 'isReferenceTarget');
const hasGeneratedText = inPageCall<[path: readonly string[]]>(looks, 'hasGeneratedText');
const lookAtFieldLabel = inPageCall<[path: readonly string[]]>(looks, 'lookAtFieldLabel');

const fieldLabelSchema = z
  .object({ seen: z.string(), unseen: z.string(), count: z.int(), isFormula: z.boolean() })
  .nullable();

const callMs = 2_000;

/**
 * Looks again at an element that axe finds without a name. axe reads neither generated content nor formulas. Chromium
 * takes generated content into the name, as the accessible name computation demands. About formulas browsers differ.
 */
export async function lookAtName(place: Place): Promise<ReviewOutcome | undefined> {
  return (await lookAtGeneratedText(place)) ?? lookForFormula(place, hasFormula);
}

/** A field is named by its label. */
export async function lookAtLabelOfField(place: Place): Promise<ReviewOutcome | undefined> {
  return (await lookAtTarget(place)) ?? lookForFormula(place, hasFormulaInLabel);
}

/** axe does not follow a label to the reference target of a shadow root, and Chromium does. */
export async function lookAtTarget(place: Place): Promise<ReviewOutcome | undefined> {
  const isTarget = (await place.frame.evaluate(isReferenceTarget(place.path), limitMs(place))) === true;
  return isTarget && saysSomething(await readName(place)) ? { result: 'passed' } : undefined;
}

export async function lookAtGeneratedText(place: Place): Promise<ReviewOutcome | undefined> {
  const { frame, path, rule } = place;
  if ((await frame.evaluate(hasGeneratedText(path), limitMs(place))) !== true) return undefined;
  const name = await readName(place);
  if (saysSomething(name)) return { result: 'passed' };
  // Icon fonts draw signs of private use, which say nothing.
  const sign = name.replaceAll(/[\s\p{Cc}\p{Cf}\p{Co}\p{DI}]/gu, '');
  return sign === '' ? undefined : { result: 'undecided', message: { code: `${rule}.sign`, facts: { sign } } };
}

async function readName(place: Place): Promise<string> {
  return (await readSpoken(place.frame, elementOrFrameAt(place.path), limitMs(place)))?.name ?? '';
}

function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** A longer label may hold a remark or a hint, which people do not say. */
const longestLabel = 60;

/**
 * Compares the label of a field with its name (WCAG 2.5.3, failure F96). A name that is a part of the label stays a
 * question, because the rest of the label may be a hint.
 */
export async function lookAtFieldName(place: Place): Promise<ReviewOutcome | undefined> {
  const { frame, path, rule } = place;
  const found = fieldLabelSchema.parse(await frame.evaluate(lookAtFieldLabel(path), limitMs(place)));
  if (found === null) return undefined;
  const { unseen, count } = found;
  const [seen, name] = [found.seen.replaceAll(/\s+/g, ' ').trim(), await readName(place)];
  if (name === '' || !saysSomething(seen) || containsSeenWords({ seen, unseen, name })) return { result: 'passed' };
  const doubt = found.isFormula ? 'formula' : explainLabelDifference(seen, name);
  if (doubt !== undefined) return { result: 'undecided', message: { code: `${rule}.${doubt}` } };
  const isPart = containsSeenWords({ seen: name, unseen: '', name: seen });
  if (count > 1 || isPart || seen.length > longestLabel)
    return { result: 'undecided', message: { code: `${rule}.review` } };
  return { result: 'failed', message: { code: `${rule}.label`, facts: { label: seen, name } } };
}

async function lookForFormula(place: Place, ask: typeof hasFormula): Promise<ReviewOutcome | undefined> {
  const { frame, path, rule } = place;
  const isFormula = (await frame.evaluate(ask(path), limitMs(place))) === true;
  return isFormula ? { result: 'undecided', message: { code: `${rule}.formula` } } : undefined;
}

function limitMs({ deadline }: Place): number {
  return Math.min(callMs, timeLeft(deadline));
}
