/** Drops the entry that was added first, if there are more than `most`. Call it after each addition. */
export function dropOldest<Key>(entries: Map<Key, unknown>, most: number): void {
  const [oldest] = entries.keys();
  if (entries.size > most && oldest !== undefined) entries.delete(oldest);
}
