import { z } from 'zod';
import { inPageCall } from '../../../browser/in-page-code.ts';
import { PageFailure } from '../../../browser/page-failure.ts';
import { timeLeft } from '../../../time/time-left.ts';
import type { DrivenPage } from '../../engine.ts';
import type { OperatingBudget } from '../operate-rule.ts';
import { sendWhileOpen } from '../../send-while-open.ts';
import { enterKey } from '../keys.ts';
import { OperatedPage } from '../operated-page.ts';
import type { Refusal, Refusals } from './refusal.ts';
import { refusalSchema } from './refusal.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const chooseForms = inPageCall<[most: number]>(inPage('forms.ts'), 'chooseForms');
const submission = inPage('submission.ts');
const emptyForm = inPageCall<[form: number]>(submission, 'emptyForm');
const watchSubmission = inPageCall<[form: number, acts: typeof acts]>(submission, 'watchSubmission');
const readRefusal = inPageCall<[form: number]>(inPage('refusal.ts'), 'readRefusal');
const returnFocus = inPageCall<[form: number]>(inPage('refusal.ts'), 'returnFocus');
const tellActs = inPageCall<[acts: typeof acts]>(inPage('tell-acts.ts'), 'tellActs');

/** Most pages have no such form, so this is short. */
const readKeys = '(window.curbcutForms ?? []).map(({ key }) => key)';
const mostForms = 2;
const callMs = 5_000;
/** See in-page/tell-acts.ts. */
const acts = { said: 'curbcut-said', announced: 'curbcut-announced', sent: 'curbcut-sent' } as const;
/** Most scripts answer at once, or after a short timer. */
const quickMs = 150;
/** Some scripts show a message in an animation. */
const patientMs = 350;
/** Some scripts scroll to the message first, and then set the focus. */
const lateMs = 700;
const blurMs = 100;

/** Chooses the forms, and remembers the page before other rules move the focus through its fields. Call it first. */
export async function prepareForms(page: OperatedPage): Promise<void> {
  await page.evaluate(chooseForms(mostForms));
}

/**
 * Sends the first forms of the page empty, by their own button, and reads how they refuse that. One that another page of
 * the scan has too is sent once. The page must be cut off: what is sent goes nowhere.
 */
export async function submitForms(given: DrivenPage, budget: OperatingBudget): Promise<Refusals> {
  const refusals: Refusal[] = [];
  try {
    const keys = z.array(z.string()).parse(await given.main.evaluate(readKeys, timeLeft(budget.deadline)));
    if (keys.length === 0) return { refusals };
    await sendWhileOpen(given.session, ['Runtime.evaluate', { expression: tellActs(acts) }], callMs);
    for (const [form, key] of keys.entries()) {
      const refusal = await findRefusal({ given, budget }, form, key);
      if (refusal !== 'none' && refusal.by === 'page') refusals.push(refusal);
    }
    return { refusals };
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind === 'crashed' || error.kind === 'closed') throw error;
    return { refusals, unfinished: 'late' };
  }
}

type Use = { readonly given: DrivenPage; readonly budget: OperatingBudget };

async function findRefusal({ given, budget }: Use, form: number, key: string): Promise<Refusal | 'none'> {
  const known = budget.known?.refusals.get(key);
  if (known !== undefined) return known;
  // Each form waits several times.
  const refusal = (await submitForm(await OperatedPage.start(given, budget), form)) ?? 'none';
  budget.known?.refusals.set(key, refusal);
  return refusal;
}

async function submitForm(page: OperatedPage, form: number): Promise<Refusal | undefined> {
  if ((await page.evaluate(emptyForm(form))) !== true) return undefined;
  await page.evaluate(watchSubmission(form, acts));
  await page.press(enterKey);
  const refusal = await readAnswer(page, form);
  const isMute = refusal?.by === 'page' && refusal.focus === 'field' && !saysAnything(refusal);
  return isMute ? lookWithoutFocus(page, form) : refusal;
}

async function readAnswer(page: OperatedPage, form: number): Promise<Refusal | undefined> {
  const quick = await lookAfter(page, form, quickMs);
  if (quick?.by !== 'page' || isAnswered(quick)) return quick;
  const patient = await lookAfter(page, form, patientMs);
  const isSilent = patient?.by === 'page' && patient.errors.length > 0 && !isAnnounced(patient);
  return isSilent ? lookAfter(page, form, lateMs) : patient;
}

/** A field with the focus looks different for another reason. */
async function lookWithoutFocus(page: OperatedPage, form: number): Promise<Refusal | undefined> {
  await page.evaluate(returnFocus(form));
  const refusal = await lookAfter(page, form, blurMs);
  return refusal && { ...refusal, focus: 'field' };
}

/** True if no later change could make it better. */
function isAnswered(refusal: Refusal): boolean {
  const { errors } = refusal;
  return errors.length > 0 && isAnnounced(refusal) && errors.every(({ isTied }) => isTied);
}

function isAnnounced({ isLive, focus }: Refusal): boolean {
  return isLive || focus === 'field' || focus === 'moved';
}

function saysAnything({ errors, marked, hasOtherText }: Refusal): boolean {
  return errors.length + marked.length > 0 || hasOtherText;
}

async function lookAfter(page: OperatedPage, form: number, ms: number): Promise<Refusal | undefined> {
  await page.wait(ms);
  return refusalSchema.nullable().parse(await page.evaluate(readRefusal(form))) ?? undefined;
}
