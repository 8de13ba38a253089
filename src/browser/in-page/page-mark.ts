/**
 * Reads the size, the elements and the visible content of a page, which must not differ after it was shown in other
 * states.
 */
export function readPageMark(): string {
  const root = document.documentElement;
  return JSON.stringify([
    window.innerWidth,
    window.innerHeight,
    window.devicePixelRatio,
    root.scrollWidth,
    root.scrollHeight,
    document.getElementsByTagName('*').length,
    root.className,
    document.body.className,
  ]);
}
