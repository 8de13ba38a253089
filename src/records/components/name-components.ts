import { createHash } from 'node:crypto';
import type { FoundComponent, FoundElement } from '../../engines/finding.ts';
import { toStoredText } from '../../texts/stored-text.ts';

/** A piece of markup that findings come from, in stored form. */
export type NamedComponent = {
  /** Identifies the piece on each page and in each scan. */
  readonly key: string;
  /** The readable path of the piece in the page. */
  readonly label: string;
  readonly selector: string;
  readonly html: string;
};

const maxLabel = 300;
const maxHtml = 1_000;
const maxSelector = 1_000;
/** Markup without any repetition must not double the cost of its findings. */
const mostPerPage = 300;

/** Gives each element found on one page its component's key. */
export class ComponentNames {
  readonly #byKey = new Map<string, NamedComponent>();

  keyOf({ component, ...element }: FoundElement): string {
    const known = keyOfPath(component.path);
    const path = this.#byKey.has(known) || this.#byKey.size < mostPerPage ? component.path : coarse(component.path);
    const key = path === component.path ? known : keyOfPath(path);
    if (!this.#byKey.has(key)) this.#byKey.set(key, describe({ key, path }, component, element));
    return key;
  }

  list(): readonly NamedComponent[] {
    return [...this.#byKey.values()];
  }
}

/** The engines run in sequence, so one may have shown the first element, and another one the next. */
function describe(
  { key, path }: { readonly key: string; readonly path: string },
  { selector, html }: FoundComponent,
  element: Pick<FoundElement, 'selector' | 'html'>,
): NamedComponent {
  const shown = selector === undefined || html === undefined ? element : { selector, html };
  return {
    key,
    label: toStoredText(path, maxLabel),
    selector: toStoredText(shown.selector, maxSelector),
    html: toStoredText(shown.html, maxHtml),
  };
}

/** The first and the last step of a path, without classes. */
function coarse(path: string): string {
  const steps = path.split(' > ').map((step) => /^[\w-]*/u.exec(step)?.[0] ?? '');
  return `${steps.at(0) ?? ''} … ${steps.at(-1) ?? ''}`;
}

export function keyOfPath(path: string): string {
  return createHash('sha256').update(`component 1\u0000${path}`).digest('base64url').slice(0, 20);
}
