import type { ElementType, JSX, Key } from 'react';
import { Fragment, jsx as create, jsxs as createWithList } from 'react/jsx-runtime';
import { writeOutInvisible } from './write-out-invisible.ts';

/**
 * React's own, but for one thing: no text and no name reaches the page with invisible characters. Scanned pages choose
 * many of these texts, and could show another URL or hide words with them. The values of fields, and what is sent or
 * copied, stay as they are. The compiler calls this module for each element (`jsxImportSource`).
 */
export function jsx(type: ElementType, props: Props, key?: Key): JSX.Element {
  return create(type, showAll(props), key);
}

export function jsxs(type: ElementType, props: Props, key?: Key): JSX.Element {
  return createWithList(type, showAll(props), key);
}

export { Fragment };
export type { JSX };

type Props = Readonly<Record<string, unknown>>;

/** The attributes that people read or hear. */
const names = ['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title'];

/** Components of libraries pass these on to elements that do not come by here. */
function showAll(props: Props): Props {
  const changed = ['children', ...names].flatMap((name) => {
    const shown = show(props[name]);
    return shown === props[name] ? [] : [[name, shown] as const];
  });
  return changed.length === 0 ? props : { ...props, ...Object.fromEntries(changed) };
}

/** Children are one node or a list of nodes. */
function show(value: unknown): unknown {
  if (typeof value === 'string') return writeOutInvisible(value);
  if (!Array.isArray(value) || !value.some((one) => typeof one === 'string')) return value;
  return value.map((one: unknown) => (typeof one === 'string' ? writeOutInvisible(one) : one));
}
