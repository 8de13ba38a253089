export function findChromium(): string | undefined;
export function findTooOld(): { readonly path: string; readonly major: number } | undefined;
