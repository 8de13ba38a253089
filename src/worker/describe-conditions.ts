import type { Fonts } from '../browser/platform-fonts.ts';
import type { Device } from '../browser/visit.ts';
import type { Engine } from '../engines/engine.ts';
import type { Review } from '../engines/review.ts';
import type { PageState } from '../findings/page-states.ts';
import type { ScanTuning } from '../findings/scan-tuning.ts';
import { digestTexts } from '../records/memo/digest-content.ts';

type Programs = {
  /** Includes the version of the service. */
  readonly userAgent: string;
  readonly browserName: string;
  readonly engines: readonly Engine[];
  readonly reviews: readonly Review[];
};

type Conditions = {
  readonly device: Device;
  readonly fonts: Fonts | undefined;
  readonly operateMs: number;
  readonly screenshots: boolean;
  readonly pagePictures: number;
  readonly contrastPixels: boolean;
  readonly states: readonly PageState[];
} & Pick<ScanTuning, 'disable' | 'exclude_selectors' | 'level' | 'dismiss_consent'>;

/** The programs whose versions influence the findings of a page. */
export function describeVersions({ userAgent, browserName, engines, reviews }: Programs): string {
  const rules = described.get(engines) ?? engines.map(describeEngine);
  described.set(engines, rules);
  return digestTexts([
    JSON.stringify([userAgent, browserName, rules, reviews.map(({ id, version }) => [id, version])]),
  ]);
}

/** Listing the rules takes milliseconds, and each page needs them. */
const described = new WeakMap<readonly Engine[], readonly unknown[]>();

function describeEngine(engine: Engine): unknown {
  return [engine.id, engine.version, engine.rules().map(({ id }) => id)];
}

/**
 * The other conditions that influence the findings. The time limit of pages is not one of them, because the result of
 * an incomplete analysis is never reused.
 */
export function describeConditions(conditions: Conditions): string {
  const { device, fonts, operateMs, screenshots, pagePictures, contrastPixels, states } = conditions;
  const pictures = [screenshots, pagePictures > 0];
  const leftOut = [conditions.disable, conditions.exclude_selectors, conditions.level, conditions.dismiss_consent];
  return JSON.stringify([device, fonts, operateMs, pictures, contrastPixels, states, leftOut]);
}
