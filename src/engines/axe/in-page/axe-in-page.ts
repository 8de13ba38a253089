/** The parts of axe and its raw results that we use, in the world that axe runs in. */

import type { ComponentMark } from '../../in-page/component.ts';
import type { ElementFacts } from './element-facts.ts';

export type Selector = readonly (string | readonly string[])[];
export type ElementSpec = {
  readonly element?: Element;
  readonly selector: Selector;
  readonly source: string | null;
  readonly surroundings?: string;
  readonly component?: ComponentMark;
  readonly facts?: ElementFacts;
  toJSON?(): object;
};
export type CheckResult = { readonly id: string; readonly data?: unknown };
export type NodeResult = {
  readonly node: ElementSpec;
  readonly any: readonly CheckResult[];
  readonly all: readonly CheckResult[];
  readonly none: readonly CheckResult[];
};
export type RawRule = {
  readonly id: string;
  readonly error?: { readonly message?: string };
  readonly passes: readonly NodeResult[];
  readonly violations: readonly NodeResult[];
  readonly incomplete: readonly NodeResult[];
};

export type PartialResult = { readonly frames: readonly { readonly selector: Selector }[] };

export type FrameContext = { readonly frameSelector: string | readonly string[]; readonly frameContext: object };
/** `name`: a selector that every engine gives this frame. */
export type FrameToEnter = FrameContext & { readonly name: string; readonly url: string };

/** A check of axe. `this` takes what it has measured. */
export type Evaluate = (
  this: { data(measured: object): void },
  element: Element,
  ...rest: readonly unknown[]
) => unknown;
export type CheckSpec = { readonly id: string; readonly evaluate: Evaluate };
export type Matches = (element: Element, ...rest: readonly unknown[]) => boolean;
/** A rule of axe. It applies to elements that match. */
export type RuleSpec = { readonly id: string; readonly matches: Matches };

declare global {
  const axe: {
    readonly _audit: {
      readonly checks: Readonly<Record<string, { readonly evaluate: Evaluate } | undefined>>;
      readonly rules: readonly RuleSpec[];
    };
    run(context: Document | { readonly include: readonly Element[] }, options: object): Promise<unknown>;
    runPartial(context: object, options: object): Promise<PartialResult>;
    finishRun(results: readonly (object | null)[], options: object): Promise<unknown>;
    configure(spec: {
      readonly noHtml: boolean;
      readonly checks: readonly object[];
      readonly rules: readonly object[];
    }): void;
    utils: {
      getFrameContexts(context: object, options: object): readonly FrameContext[];
      shadowSelect(selector: string | readonly string[]): Element | null;
      nodeSerializer: { update(serializer: object): void };
      DqElement: { mergeSpecs(child: ElementSpec, frame: ElementSpec): ElementSpec };
    };
  };

  interface Window {
    /** Our answer to the question whether an element is a skip link. */
    curbcutSkips?: (element: Element) => boolean;
    /** State that an isolated world keeps from one call to the next. */
    curbcut: {
      partials: (object | null)[];
    };
  }
}
