import { z } from 'zod';
import { scanStepsSchema } from './scan-steps.ts';

export const levelSchema = z.enum(['aa', 'aaa']);

/** The way to look at each page of a scan. */
const tuningSchema = z.object({
  /** Ids of rules that do not run. */
  disable: z.array(z.string()).default([]),
  /** CSS selectors. Findings in elements that match, or in their content, are left out. */
  exclude_selectors: z.array(z.string()).default([]),
  /** False if pages are only read: no keys are pressed. */
  operate: z.boolean().default(true),
  /** Null: as the setting says. */
  screenshots: z.boolean().nullable().default(null),
  /** True if consent banners are closed by their own button that refuses. */
  dismiss_consent: z.boolean().default(false),
  /** True if rules for WCAG's level AAA run, too. */
  level: levelSchema.default('aa'),
  /** Steps that lead to other pages. */
  steps: scanStepsSchema.default([]),
});

export type ScanTuning = z.infer<typeof tuningSchema>;

type RequestedTuning = { readonly [Name in keyof ScanTuning]?: NonNullable<ScanTuning[Name]> | undefined };

/** The value for the column: only what differs from the default, in one order, so that equal tunings are equal values. */
export function storeTuning({ screenshots, ...requested }: RequestedTuning): string {
  const { disable, exclude_selectors: selectors, ...tuning } = tuningSchema.parse(requested);
  return JSON.stringify({
    ...(disable.length > 0 && { disable: sortOnce(disable) }),
    ...(selectors.length > 0 && { exclude_selectors: sortOnce(selectors) }),
    ...(!tuning.operate && { operate: false }),
    ...(screenshots !== undefined && { screenshots }),
    ...storeBefore(tuning),
  });
}

function storeBefore({ dismiss_consent, level, steps }: Pick<ScanTuning, 'dismiss_consent' | 'level' | 'steps'>) {
  return {
    ...(dismiss_consent && { dismiss_consent }),
    ...(level !== 'aa' && { level }),
    ...(steps.length > 0 && { steps }),
  };
}

export function readTuning(stored: unknown): ScanTuning {
  return tuningSchema.parse(stored);
}

/** The fields of a request for another scan with this tuning. */
export function requestTuning(stored: unknown) {
  const { screenshots, ...tuning } = readTuning(stored);
  return { ...tuning, ...(screenshots !== null && { screenshots }) };
}

function sortOnce(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted();
}
