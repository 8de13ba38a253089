/** 1.4.3 comes before 1.4.11. */
export function compareCriteria(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
