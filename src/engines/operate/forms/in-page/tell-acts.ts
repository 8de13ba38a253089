/**
 * The names of the events that tell of acts. `said`: the browser shows a message in front of the page. `announced`: it
 * gives one to screen readers. `sent`: the page asks the same site.
 */
export type ActNames = Readonly<Record<'said' | 'announced' | 'sent', string>>;

/** Runs in the page's own world, where its scripts act. */
export function tellActs({ said, announced, sent }: ActNames): void {
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
  for (const owner of [Document, Element]) watch(owner.prototype, 'ariaNotify', () => tell(announced));
  watch(window, 'fetch', ([url]) => isOwn(url) && tell(sent));
  watch(window.XMLHttpRequest.prototype, 'open', ([, url]) => isOwn(url) && tell(sent));
}
