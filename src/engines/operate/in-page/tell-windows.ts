/** Runs in the page's own world, where its scripts open windows. */
export function tellWindows(name: string): void {
  window.open = new Proxy(window.open, {
    apply: (open, self, given) => {
      document.dispatchEvent(new Event(name));
      return Reflect.apply(open, self, given) as WindowProxy | null; // what the page's own function returns
    },
  });
}
