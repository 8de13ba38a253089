/** Runs in the page's own world, where its scripts set timers. */
export function tellTimers(name: string): void {
  window.setTimeout = new Proxy(window.setTimeout, {
    apply: (set, self, given: Parameters<typeof window.setTimeout>) => {
      document.dispatchEvent(new CustomEvent(name, { detail: given[1] ?? 0 }));
      return Reflect.apply(set, self, given);
    },
  });
}
