import type { CheckSpec, Evaluate } from './axe-in-page.ts';

/**
 * axe looks at the form of ARIA values and of alternatives. Its checks here also fail where people hear no value: for a
 * number outside of the limits beside it, and for an alternative of invisible characters. Numbers may have an exponent,
 * as scripts write small ones.
 */
export function checkSpokenValues(): readonly CheckSpec[] {
  return [checkValues(evaluateOf('aria-valid-attr-value')), checkAlternatives(evaluateOf('alt-space-value'))];
}

export function checkValues(ask: Evaluate): CheckSpec {
  return {
    id: 'aria-valid-attr-value',
    evaluate(widget, ...rest) {
      let told: object = {};
      const answer = ask.call({ data: (measured: object) => (told = measured) }, widget, ...rest);
      const isRight = answer === true || (answer === false && hasOnlyExponents(told));
      const values = isRight ? listOutOfRange(widget) : [];
      if (values.length > 0) told = { messageKey: 'range', values };
      if (!isRight || values.length > 0) this.data(told);
      return isRight ? values.length === 0 : answer;
    },
  };
}

/** True if axe refuses only numbers with an exponent. `told`: its list of wrong values. */
export function hasOnlyExponents(told: object): boolean {
  const number = /^aria-value(?:now|min|max)="[-+]?(?:\d+\.?\d*|\.\d+)e[-+]?\d+"$/i;
  return Array.isArray(told) && told.every((one) => typeof one === 'string' && number.test(one));
}

/** The value and the limit that it passes, if no other attribute explains the value. Native controls ignore these attributes. */
export function listOutOfRange(widget: Element): readonly string[] {
  const ranges =
    '[role=slider], [role=spinbutton], [role=progressbar], [role=meter], [role=scrollbar], [role=separator]';
  if (!widget.matches(ranges) || widget.matches('input, progress, meter')) return [];
  // A typed value may be wrong, and says so.
  if (widget.matches('[aria-valuetext], [aria-invalid=true]')) return [];
  const [now, least, most] = ['now', 'min', 'max'].map((part) => numberOf(widget, `aria-value${part}`));
  if (now === undefined) return [];
  if (least !== undefined && now < least) return listValues(widget, ['aria-valuenow', 'aria-valuemin']);
  if (most !== undefined && now > most) return listValues(widget, ['aria-valuenow', 'aria-valuemax']);
  return [];
}

export function numberOf(widget: Element, name: string): number | undefined {
  const text = (widget.getAttribute(name) ?? '').trim();
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? undefined : number;
}

export function listValues(widget: Element, names: readonly string[]): readonly string[] {
  return names.map((name) => `${name}="${widget.getAttribute(name) ?? ''}"`);
}

export function checkAlternatives(ask: Evaluate): CheckSpec {
  return {
    id: 'alt-space-value',
    evaluate(image, ...rest) {
      const isSilent = /^[\s\p{Cc}\p{Cf}\p{Co}\p{DI}]+$/u.test(image.getAttribute('alt') ?? '');
      return (isSilent && !image.matches('[role=none], [role=presentation]')) || ask.call(this, image, ...rest);
    },
  };
}

export function evaluateOf(id: string): Evaluate {
  const evaluate = axe._audit.checks[id]?.evaluate;
  if (evaluate === undefined) throw new Error(`axe has no check ${id}.`);
  return evaluate;
}
