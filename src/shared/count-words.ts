const grouped = new Intl.NumberFormat('en');

/** `12,345` */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** `1 page`, `1,200 pages` */
export function countOf(count: number, word: string): string {
  return `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;
}
