/**
 * Runs in the page's own world, where its scripts set timers, and tells of each by an event. `detail`: what was called,
 * the id of the timer, and its delay in milliseconds.
 */
export function tellTimers(name: string): void {
  const functions = 'setTimeout setInterval clearTimeout clearInterval requestAnimationFrame requestIdleCallback';
  for (const called of functions.split(' ')) {
    const own: unknown = Reflect.get(window, called);
    if (typeof own !== 'function') continue;
    const told = new Proxy(own, {
      apply: (set, self, given: readonly unknown[]) => {
        const id: unknown = Reflect.apply(set, self, given);
        const detail = `${called} ${String(id ?? given[0])} ${Number(given[1]) || 0}`;
        document.dispatchEvent(new CustomEvent(name, { detail }));
        return id;
      },
    });
    Reflect.set(window, called, told);
  }
}
