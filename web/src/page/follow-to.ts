/** Moves the focus to a link of this page and brings it into view. The URL stays: it is a place in this view, not another one. */
export function followTo(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
