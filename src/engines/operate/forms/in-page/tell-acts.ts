/**
 * Runs in the page's own world, where its scripts act. `said`: the event for a message that the browser shows in front of
 * the page. `sent`: the event for a request to the same site.
 */
export function tellActs(said: string, sent: string): void {
  const tell = (name: string) => document.dispatchEvent(new Event(name));
  const site = (host: string) => host.split('.').slice(-2).join('.');
  const isOwn = (url: unknown) => {
    const text = url instanceof Request ? url.url : String(url);
    return site(URL.parse(text, document.baseURI)?.hostname ?? '') === site(location.hostname);
  };
  const watch = (owner: object, name: string, note: (given: unknown[]) => void) => {
    const own: unknown = Reflect.get(owner, name);
    if (typeof own !== 'function') return;
    const proxy = new Proxy(own, {
      apply: (called, self, given: unknown[]) => {
        note(given);
        return Reflect.apply(called, self, given) as unknown;
      },
    });
    Reflect.set(owner, name, proxy);
  };
  for (const name of ['alert', 'confirm']) watch(window, name, () => tell(said));
  const owners = [HTMLFormElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, ElementInternals];
  for (const owner of owners) watch(owner.prototype, 'reportValidity', () => tell(said));
  watch(window, 'fetch', ([url]) => isOwn(url) && tell(sent));
  watch(window.XMLHttpRequest.prototype, 'open', ([, url]) => isOwn(url) && tell(sent));
}
