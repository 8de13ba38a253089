import type { PageStep } from '../browser/page-step.ts';
import type { ScanStep, StepEntry } from '../findings/scan-steps.ts';

/** The steps that lead to the page with this entry. Empty for the page as loaded. */
export function listSteps(entries: readonly StepEntry[], entry: string): readonly PageStep[] {
  return entries.find(({ name }) => name === entry)?.steps.map(toPageStep) ?? [];
}

function toPageStep(step: ScanStep): PageStep {
  return step.do === 'fill' ? { do: 'fill', selector: step.selector, text: () => step.value } : step;
}
