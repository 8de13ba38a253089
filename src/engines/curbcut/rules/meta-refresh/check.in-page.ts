import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Checks the first `meta` refresh that a browser follows, because it ignores later ones. */
export function check(): readonly ElementOutcome<typeof en>[] {
  for (const element of document.querySelectorAll('meta[http-equiv="refresh" i][content]')) {
    const seconds = readDelay(element.getAttribute('content') ?? '');
    if (seconds !== undefined) return [weighDelay(element, seconds)];
  }
  return [];
}

/** HTML, "shared declarative refresh steps": undefined for content without effect. */
export function readDelay(content: string): number | undefined {
  const match = /^[\t\n\f\r ]*(\d*)(\.[\d.]*)?(?:$|[;,\t\n\f\r ])/.exec(content);
  if (match === null) return undefined;
  const [, digits = '', rest = ''] = match;
  return digits === '' && rest === '' ? undefined : Number(digits === '' ? 0 : digits);
}

/** People do not notice an immediate redirect, and twenty hours are longer than any visit (WCAG 2.2.1). */
export function weighDelay(element: Element, seconds: number): ElementOutcome<typeof en> {
  const twentyHours = 72_000;
  if (seconds === 0 || seconds > twentyHours) return { element, result: 'passed' };
  return { element, result: 'failed', message: ['refreshes', { n: seconds }] };
}
