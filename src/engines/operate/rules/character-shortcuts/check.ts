import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { hearsAllKeys } from '../../../read-listeners.ts';
import type { RuleOutcome } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { describeBody } from '../../describe-elements.ts';
import type { Key } from '../../keys.ts';
import { characterKeys, escapeKey } from '../../keys.ts';
import type { Operation } from '../../operate-rule.ts';
import type { OperatedPage } from '../../operated-page.ts';
import type { en } from './en.ts';

const pageState = new URL('../../in-page/page-state.ts', import.meta.url);
type ProbedKey = { readonly key: string; readonly code: string; readonly keyCode: number };
const probeKeys = inPageCall<[keys: readonly ProbedKey[]]>(new URL('check.in-page.ts', import.meta.url), 'probeKeys');
const restPage = inPageCall<[]>(pageState, 'restPage');
const readPageState = inPageCall<[]>(pageState, 'readPageState');
const readSaid = inPageCall<[]>(pageState, 'readSaid');

/** A page that answers more keys listens to typing, or notes that a key was pressed. */
const mostShortcuts = 20;
const mostTried = 4;
/** A page that changes by itself rarely does so at each press of one key, and not at the press of the other before. */
const rounds = 4;
/** A message may just then appear or disappear. */
const mostChancesLost = 2;
const settleMs = 30;
/** No page uses this key, so its effect is that of any key. */
const strangeKey: Key = { key: '¤', code: '', windowsVirtualKeyCode: 0, text: '¤' };

/** Words for a setting, or a page of settings, in the supported languages. */
const mechanism =
  /short-?cut|hot-?key|keyboard|keys?\b|setting|preference|option|customi[sz]e|configur|remap|disable|turn off|accessib|barriere|tast|kürzel|einstellung|anpass|raccourci|clavier|touche|param[eè]tre|pr[eé]f[eé]rence|atajo|tecla|configura|ajuste|preferencia|scorciatoi|tasti|impostazion|preferenz|toets|instelling|voorkeur|atalho|prefer[eê]ncia/i;
const readable = /^(?:en|de|fr|es|it|nl|pt)?(?:-|$)/i;
const pageLanguage = 'document.documentElement.lang';

/**
 * Finds shortcuts of one character, without a modifier (WCAG 2.1.4). Each one found is pressed for real while no
 * element has the focus. It counts if it changes the perceivable page, and another key does not. A page that mentions
 * keys or settings may let people change them.
 */
export async function check(operation: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  if (!(await hearsAllKeys(operation.page, operation.listeners))) return undefined;
  const page = await operation.startAgain();
  const keys = characterKeys.map(({ key, code, windowsVirtualKeyCode: keyCode }) => ({ key, code, keyCode }));
  const indexes = z.array(z.int()).parse(await page.evaluate(probeKeys(keys)));
  if (indexes.length === 0 || indexes.length > mostShortcuts) return undefined;
  const shortcuts: string[] = [];
  for (const index of indexes.slice(0, mostTried)) {
    const key = characterKeys[index];
    if (key !== undefined && (await isShortcut(await operation.startAgain(), key))) shortcuts.push(key.key);
  }
  if (shortcuts.length === 0) return undefined;
  return describeShortcuts(await operation.startAgain(), shortcuts);
}

/** True if the key works in each round, and neither waiting nor another key has this effect. */
async function isShortcut(page: OperatedPage, key: Key): Promise<boolean> {
  let lost = 0;
  for (let round = 0; round < rounds;) {
    if (await changesPage(page, strangeKey)) {
      lost += 1;
      if (lost > mostChancesLost) return false;
      continue;
    }
    if (!(await changesPage(page, key))) return false;
    await page.press(escapeKey);
    round += 1;
  }
  return true;
}

async function changesPage(page: OperatedPage, key: Key): Promise<boolean> {
  await page.evaluate(restPage());
  await page.settle(settleMs);
  const before = await page.evaluate(restPage());
  await page.press(key);
  await page.settle(settleMs);
  return (await page.evaluate(readPageState())) !== before;
}

async function describeShortcuts(
  page: OperatedPage,
  shortcuts: readonly string[],
): Promise<RuleOutcome<Said<typeof en>>> {
  const said = z.string().parse(await page.evaluate(readSaid()));
  const language = z.string().parse(await page.evaluate(pageLanguage));
  const isProven = readable.test(language.trim()) && !mechanism.test(said);
  const found = await (isProven
    ? describeBody(page, { kind: 'failed', message: ['always', { quotedKeys: shortcuts }] } as const)
    : describeBody(page, { kind: 'needs_review', message: ['maybe_off', { quotedKeys: shortcuts }] } as const));
  return { passed: 0, found };
}
