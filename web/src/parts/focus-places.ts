import type { RefCallback } from 'react';
import { useEffect, useMemo, useRef } from 'react';

/** Elements by name that the focus can move to. `at(name)` is the `ref` of one of them. */
export type FocusPlaces<Name> = {
  readonly at: (name: Name) => RefCallback<HTMLElement>;
  readonly find: (name: Name) => HTMLElement | undefined;
};

export function useFocusPlaces<Name>(): FocusPlaces<Name> {
  const elements = useRef(new Map<Name, HTMLElement>());
  return useMemo(
    () => ({
      at: (name) => (element) => {
        if (element === null) elements.current.delete(name);
        else elements.current.set(name, element);
      },
      find: (name) => elements.current.get(name),
    }),
    [],
  );
}

/**
 * Moves the focus to the first field with an error when a form gets new errors, once they are shown. Fields with an error
 * can be in a part of the form that only then opens.
 */
export function useErrorFocus<Name extends string>(
  errors: { readonly [Field in Name]?: string | undefined },
  order: readonly Name[],
): FocusPlaces<Name> {
  const places = useFocusPlaces<Name>();
  useEffect(() => {
    const first = order.find((name) => errors[name] !== undefined);
    if (first !== undefined) places.find(first)?.focus();
  }, [errors, order, places]);
  return places;
}
