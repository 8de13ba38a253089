/**
 * Runs the action for each item, with a limited number at once. After a failure, no further action starts. The first
 * failure is thrown once all have ended.
 */
export async function forEachAtOnce<T>(
  items: Iterable<T>,
  atOnce: number,
  action: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const work = async () => {
    for (let item = rest.next(); item.done !== true && failures.length === 0; item = rest.next()) {
      await action(item.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
}
