/** The names under which a form gives one of its controls instead of the property that scripts expect. */
export function findHiddenNames(): readonly string[] {
  const forms = [...document.forms];
  const names = new Set<string>();
  for (const element of document.querySelectorAll('[name]:not(form), [id]:not(form)')) {
    for (const key of ['name', 'id']) names.add(element.getAttribute(key) ?? '');
  }
  // Properties of documents count too, because scripts recognize a form by their absence.
  const isLookedFor = (name: string) => name in HTMLFormElement.prototype || name in Document.prototype;
  const isHidden = (name: string) =>
    forms.some((form) => Reflect.get(form, name) !== Reflect.get(HTMLFormElement.prototype, name, form));
  return [...names]
    .filter((name) => /^[a-z]+$/i.test(name) && !(name in Object.prototype))
    .filter((name) => isLookedFor(name) && isHidden(name));
}

/** Adds a second name for each property, on every object that has it. */
export function nameAgain(pairs: readonly (readonly [string, string])[]): void {
  for (const [name, other] of pairs) {
    const ownOf = (owner: object) => (owner instanceof HTMLFormElement ? HTMLFormElement.prototype : owner);
    // oxlint-disable-next-line no-extend-native -- of an isolated world, which is ours alone
    Object.defineProperty(Object.prototype, other, {
      configurable: true,
      get(this: object): unknown {
        return Reflect.get(ownOf(this), name, this);
      },
      set(this: object, value: unknown) {
        Reflect.set(ownOf(this), name, value, this);
      },
    });
  }
}
