import { findPassingColor } from './find-passing-color.ts';

type Measured = {
  /** `#rrggbb`, like the background. */
  readonly color: string;
  readonly background: string;
  readonly ratio: number;
  readonly needed: number;
};

/** The facts about a text that is too pale: the measurements, and the nearest sufficient text color. */
export function describeContrast({ color, background, ratio, needed }: Measured) {
  return {
    color,
    background,
    nRatio: roundRatio(ratio),
    nNeeded: needed,
    passing: findPassingColor(color, background, needed) ?? background,
  };
}

/** Rounds down, so that an insufficient ratio never looks sufficient. */
export function roundRatio(ratio: number): number {
  return Math.floor(ratio * 10) / 10;
}
