import { findPassingColor } from './find-passing-color.ts';

type Measured = {
  /** `#rrggbb`, as is the background. */
  readonly color: string;
  readonly background: string;
  readonly ratio: number;
  readonly needed: number;
};

/** What is said about a text that is too pale: what was measured, and the nearest text color that would do. */
export function describeContrast({ color, background, ratio, needed }: Measured) {
  return {
    color,
    background,
    nRatio: roundRatio(ratio),
    nNeeded: needed,
    passing: findPassingColor(color, background, needed) ?? background,
  };
}

/** Down, so that a ratio that is too low never looks like one that is enough. */
export function roundRatio(ratio: number): number {
  return Math.floor(ratio * 10) / 10;
}
