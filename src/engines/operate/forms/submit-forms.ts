import { z } from 'zod';
import { inPageCall } from '../../../browser/in-page-code.ts';
import { PageFailure } from '../../../browser/page-failure.ts';
import { timeLeft } from '../../../time/time-left.ts';
import type { DrivenPage, DrivingBudget, PartJudge } from '../../engine.ts';
import { enterKey } from '../keys.ts';
import { OperatedPage } from '../operated-page.ts';
import type { Refusal, Refusals } from './refusal.ts';
import { refusalSchema } from './refusal.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const chooseForms = inPageCall<[most: number]>(inPage('forms.ts'), 'chooseForms');
const submission = inPage('submission.ts');
const emptyForm = inPageCall<[form: number]>(submission, 'emptyForm');
const watchSubmission = inPageCall<[form: number, said: string, sent: string]>(submission, 'watchSubmission');
const readRefusalInPage = inPageCall<[form: number]>(inPage('refusal.ts'), 'readRefusal');
const returnFocus = inPageCall<[form: number]>(inPage('refusal.ts'), 'returnFocus');
const tellActs = inPageCall<[said: string, sent: string]>(new URL('tell-acts.in-page.ts', import.meta.url), 'tellActs');

const mostForms = 2;
const said = 'curbcut-said';
const sent = 'curbcut-sent';
/** Most scripts answer at once, or after a short timer. */
const quickMs = 150;
/** For those that show a message in an animation, or set the focus after it. */
const patientMs = 350;
const blurMs = 100;

/** Chooses the forms, and remembers the page before other rules move the focus through its fields. */
export async function prepareForms(page: OperatedPage): Promise<void> {
  await page.evaluate(chooseForms(mostForms));
}

/**
 * Sends the first forms of the page empty, by their own button, and reads how they refuse that. One that another page of
 * the scan has too is sent once. The page must be cut off: what is sent goes nowhere.
 */
export async function submitForms(given: DrivenPage, budget: DrivingBudget): Promise<Refusals> {
  const refusals: Refusal[] = [];
  try {
    const chosen = await given.main.evaluate(chooseForms(mostForms), timeLeft(budget.deadline));
    const keys = z.array(z.string()).parse(chosen);
    if (keys.length === 0) return { refusals };
    const page = await OperatedPage.start(given, budget);
    await page.send('Runtime.evaluate', { expression: tellActs(said, sent) });
    for (const [form, key] of keys.entries()) {
      const refusal = await findRefusal({ page, parts: budget.parts }, form, key);
      if (refusal !== 'none' && refusal.by === 'page') refusals.push(refusal);
    }
    return { refusals };
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind === 'crashed' || error.kind === 'closed') throw error;
    return { refusals, unfinished: 'late' };
  }
}

type Use = { readonly page: OperatedPage; readonly parts: PartJudge | undefined };

async function findRefusal({ page, parts }: Use, form: number, key: string): Promise<Refusal | 'none'> {
  const refusal = parts?.recallForm(key) ?? (await submitForm(page, form)) ?? 'none';
  parts?.noteForm(key, refusal);
  return refusal;
}

async function submitForm(page: OperatedPage, form: number): Promise<Refusal | undefined> {
  if ((await page.evaluate(emptyForm(form))) !== true) return undefined;
  await page.evaluate(watchSubmission(form, said, sent));
  await page.press(enterKey);
  await page.settle(quickMs);
  const quick = await readRefusal(page, form);
  if (quick === undefined || quick.by !== 'page' || isAnswered(quick)) return quick;
  await page.settle(patientMs);
  const patient = await readRefusal(page, form);
  if (patient?.by !== 'page' || patient.focus !== 'field' || saysAnything(patient)) return patient;
  await page.evaluate(returnFocus(form));
  await page.settle(blurMs);
  const again = await readRefusal(page, form);
  return again && { ...again, focus: 'field' };
}

/** True if no later change could make it better. */
function isAnswered({ errors, isLive, focus }: Refusal): boolean {
  const isAnnounced = isLive || focus === 'field' || focus === 'moved';
  return errors.length > 0 && isAnnounced && errors.every(({ isTied }) => isTied);
}

function saysAnything({ errors, marked, hasOtherText }: Refusal): boolean {
  return errors.length + marked.length > 0 || hasOtherText;
}

async function readRefusal(page: OperatedPage, form: number): Promise<Refusal | undefined> {
  return refusalSchema.nullable().parse(await page.evaluate(readRefusalInPage(form))) ?? undefined;
}
