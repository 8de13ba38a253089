export type Orientation = 'portrait' | 'landscape';

export function currentOrientation(): Orientation {
  return matchMedia('(orientation: portrait)').matches ? 'portrait' : 'landscape';
}

/**
 * The orientation that a media query needs. Undefined for a query with alternatives, or without an orientation. Screens
 * never match one for print.
 */
export function readOrientation(query: string): Orientation | 'never' | undefined {
  if (/^\s*print\b/.test(query) && !query.includes(',')) return 'never';
  const inner = String.raw`\(\s*orientation\s*:\s*(portrait|landscape)\s*\)`;
  const excluded = new RegExp(String.raw`^\s*not\s+(?:(?:all|screen)\s+and\s+)?${inner}\s*$`).exec(query)?.[1];
  if (excluded !== undefined) return excluded === 'portrait' ? 'landscape' : 'portrait';
  if (/\bnot\b|,|\bor\b/.test(query)) return undefined;
  const found = new RegExp(inner).exec(query)?.[1];
  return found === 'portrait' || found === 'landscape' ? found : undefined;
}
