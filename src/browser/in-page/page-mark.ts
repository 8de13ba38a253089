/** What a page that was shown in other states must be again: its size, its elements, and what it shows. */
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
