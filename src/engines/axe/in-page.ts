import * as elements from '../in-page/elements.ts';
import { sourceOf } from '../source-of.ts';

/**
 * What runs beside axe in the page's isolated world. Each function is sent as its own source text, so
 * it may use nothing but its parameters, the DOM and axe.
 */

type Selector = readonly (string | readonly string[])[];
type ElementSpec = {
  readonly element?: Element;
  readonly selector: Selector;
  readonly source: string | null;
  readonly surroundings?: string;
  toJSON?(): object;
};
type CheckResult = { readonly message?: string };
type NodeResult = {
  readonly node: ElementSpec;
  readonly any: readonly CheckResult[];
  readonly all: readonly CheckResult[];
  readonly none: readonly CheckResult[];
};
type RawRule = {
  readonly id: string;
  readonly error?: { readonly message?: string };
  readonly passes: readonly NodeResult[];
  readonly violations: readonly NodeResult[];
  readonly incomplete: readonly NodeResult[];
};
type RunOptions = { readonly run: object; readonly maxElements: number };
type PartialResult = { readonly frames: readonly { readonly selector: Selector }[] };

declare const axe: {
  run(context: Document, options: object): Promise<unknown>;
  runPartial(context: object, options: object): Promise<PartialResult>;
  finishRun(results: readonly (object | null)[], options: object): Promise<unknown>;
  configure(spec: { readonly noHtml: boolean }): void;
  utils: {
    getFrameContexts(
      context: object,
      options: object,
    ): readonly { readonly frameSelector: string | readonly string[]; readonly frameContext: object }[];
    shadowSelect(selector: string | readonly string[]): Element | null;
    nodeSerializer: { update(serializer: object): void };
    DqElement: { mergeSpecs(child: ElementSpec, frame: ElementSpec): ElementSpec };
  };
};

declare global {
  interface Window {
    curbcut: {
      report(raw: readonly RawRule[], maxElements: number): object;
      partials: (object | null)[];
    };
  }
}

/** The expression that sets a document's world up, after axe's own source. */
export function prepareExpression(): string {
  const parts = [textsOf, presentNode, reportRules, refuseHidingNames, prepareWorld];
  return `(() => { ${sourceOf(elements)}\n${parts.map(String).join('\n')}\nprovideElementTools(); prepareWorld(); })();`;
}

/**
 * Timers of zero length become microtasks: in documents whose scripts are disabled (a sandboxed frame) timers
 * never fire, and axe waits on them for ever. axe would also copy the markup of every element it looks at, those
 * that pass too: we take it of the reported ones.
 */
function prepareWorld(): void {
  refuseHidingNames();
  const setTimer = window.setTimeout.bind(window);
  const soon = (callback: () => void, ms = 0): number => {
    if (ms > 0) return setTimer(callback, ms);
    queueMicrotask(callback);
    return 0;
  };
  Object.defineProperty(window, 'setTimeout', { value: soon, configurable: true, writable: true });
  axe.configure({ noHtml: true });
  axe.utils.nodeSerializer.update({
    toSpec: (spec: ElementSpec) => ({
      ...spec.toJSON?.(),
      ...(spec.element !== undefined && {
        surroundings: window.curbcutElements.describeElement(spec.element),
        source: window.curbcutElements.snippetOf(spec.element),
      }),
    }),
    mergeSpecs: (child: ElementSpec, frame: ElementSpec) => ({
      ...axe.utils.DqElement.mergeSpecs(child, frame),
      surroundings: child.surroundings,
    }),
  });
  window.curbcut = { report: reportRules, partials: [] };
}

/**
 * A control hides the property of its form that it is named like. Measured of these: axe passes over what is in the
 * form without a word, or never ends. Such a document is refused, unless it is read past its names (hidden-names.ts).
 */
function refuseHidingNames(): void {
  for (const form of document.forms) {
    const node: Element & { readonly documentElement?: unknown } = form;
    const seen = {
      childNodes: node.childNodes,
      parentNode: node.parentNode,
      parentElement: node.parentElement,
      nodeType: node.nodeType,
      localName: node.localName,
      documentElement: node.documentElement,
      // oxlint-disable-next-line typescript/unbound-method -- compared, never called
      getBoundingClientRect: node.getBoundingClientRect,
      // oxlint-disable-next-line typescript/unbound-method -- compared, never called
      getClientRects: node.getClientRects,
    };
    const isHidden = ([name, value]: [string, unknown]) => Reflect.get(HTMLFormElement.prototype, name, form) !== value;
    if (Object.entries(seen).some(isHidden)) throw new Error('Names in a form hide what the form is from scripts.');
  }
}

function reportRules(raw: readonly RawRule[], maxElements: number): object {
  return raw.map((rule) => ({
    id: rule.id,
    error: rule.error === undefined ? null : (rule.error.message ?? 'The rule could not be finished.'),
    counts: [rule.passes.length, rule.violations.length, rule.incomplete.length],
    failed: rule.error === undefined ? rule.violations.slice(0, maxElements).map(presentNode) : [],
    needs_review: rule.error === undefined ? rule.incomplete.slice(0, maxElements).map(presentNode) : [],
  }));
}

function presentNode({ node, any, all, none }: NodeResult): object {
  const { element } = node;
  return {
    target: node.selector,
    html: element === undefined ? (node.source ?? '') : window.curbcutElements.snippetOf(element),
    any: textsOf(any),
    all: textsOf([...all, ...none]),
    surroundings:
      node.surroundings ??
      (element === undefined ? (node.source ?? '') : window.curbcutElements.describeElement(element)),
  };
}

function textsOf(checks: readonly CheckResult[]): readonly string[] {
  return checks.map((check) => check.message ?? '').filter((text) => text !== '');
}

/** A page without frames: one run, selectors are made only for what is reported. */
export async function runWhole(options: RunOptions): Promise<string> {
  let report: object = [];
  const reporter = (raw: readonly RawRule[], _options: object, done: (result: object) => void) => {
    report = window.curbcut.report(raw, options.maxElements);
    done({});
  };
  await axe.run(document, { ...options.run, reporter });
  return JSON.stringify(report);
}

/** The page's own document, and the frames below it that are to be entered next. */
export async function runTopPart(options: RunOptions): Promise<string> {
  const contexts = axe.utils.getFrameContexts(document, options.run);
  window.curbcut.partials = [await axe.runPartial(document, options.run)];
  return JSON.stringify(contexts);
}

/** One frame's document: its part of the result, as text for the top, and the frames below it. */
export async function runFramePart(options: RunOptions, context: object): Promise<string> {
  const contexts = axe.utils.getFrameContexts(context, options.run);
  const part = JSON.stringify(await axe.runPartial(context, options.run));
  return JSON.stringify({ part, contexts });
}

/** Hands the frames' parts to the top, depth first, null for each that was not reached; puts them together. */
export async function finishParts(options: RunOptions, parts: readonly (string | null)[]): Promise<string> {
  let report: object = [];
  const reporter = (raw: readonly RawRule[], _options: object, done: (result: object) => void) => {
    report = window.curbcut.report(raw, options.maxElements);
    done({});
  };
  // What the frames' worlds wrote is axe's own: it is parsed once more by axe.
  const below = parts.map((part) => (part === null ? null : (JSON.parse(part) as object)));
  await axe.finishRun([...window.curbcut.partials, ...below], { ...options.run, reporter });
  return JSON.stringify(report);
}

/** Where the document of a frame element was to come from. */
export function urlOfFrame(selector: string | readonly string[]): string {
  const source = axe.utils.shadowSelect(selector)?.getAttribute('src') ?? '';
  return source !== '' && URL.canParse(source, document.baseURI)
    ? new URL(source, document.baseURI).href.slice(0, 500)
    : '';
}

/** The frame element that a selector of axe names. */
export function findFrame(selector: string | readonly string[]): Element | null {
  return axe.utils.shadowSelect(selector);
}
