import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { isField } from '../../in-page/fields.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Finds alerts in forms about wrong fields, if no field is marked and the alert leads to none. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const wrong = /\b(?:errors?|invalid|incorrect|fix|fehler|ungültig|erreurs?|invalides?|errores|errori|fouten)\b/i;
  return findAll('form [role="alert"], form [aria-live="assertive"]').flatMap(
    (element): readonly ElementOutcome<typeof en>[] => {
      const form = element.closest('form');
      if (form === null || !wrong.test(element.textContent ?? '') || !isExposed(element)) return [];
      if (![...form.elements].some((one) => isField(one) && isExposed(one))) return [];
      const isNamed = form.querySelector('[aria-invalid="true"], [aria-errormessage]') !== null;
      if (isNamed || element.querySelector('a[href^="#"]') !== null) return [{ element, result: 'passed' }];
      return [{ element, result: 'needs_review', message: ['unmarked'] }];
    },
  );
}
