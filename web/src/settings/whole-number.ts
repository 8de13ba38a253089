export type Bounds = { readonly low: number; readonly high: number };

/** The number typed, or undefined when it is not a whole number within the bounds. */
export function parseWholeNumber(typed: string, { low, high }: Bounds): number | undefined {
  const text = typed.trim();
  const value = Number(text);
  return /^\d{1,9}$/u.test(text) && value >= low && value <= high ? value : undefined;
}
