import type { JSX } from 'react';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';

type Call = readonly [...Required<Parameters<typeof jsx>>, isList: boolean];

/** The development server calls this instead. */
export function jsxDEV(...[type, props, key, isList]: Call): JSX.Element {
  return isList ? jsxs(type, props, key) : jsx(type, props, key);
}

export { Fragment };
export type { JSX };
