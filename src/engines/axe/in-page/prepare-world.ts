import { markComponent } from '../../in-page/component.ts';
import { describeElement, snippetOf } from '../../in-page/elements.ts';
import { leadsElsewhere, saysSkip } from '../../in-page/skip-words.ts';
import type { CheckSpec, ElementSpec } from './axe-in-page.ts';
import { checkFieldLabels, includeFields } from './field-labels.ts';
import { checkKnownRoles } from './known-roles.ts';
import { checkReachedLabels } from './reached-labels.ts';
import { checkSpokenValues, evaluateOf } from './spoken-values.ts';
import { tellElement } from './element-facts.ts';

/**
 * Timers of zero length become microtasks. In documents whose scripts are disabled (a sandboxed frame) timers never
 * fire, and axe would wait for them forever. Also, axe would copy the markup of every element that it looks at,
 * including those that pass. We copy only that of the reported elements.
 */
export function prepareWorld(): void {
  refuseHidingNames();
  const setTimer = window.setTimeout.bind(window);
  const soon = (callback: () => void, ms = 0): number => {
    if (ms > 0) return setTimer(callback, ms);
    queueMicrotask(callback);
    return 0;
  };
  Object.defineProperty(window, 'setTimeout', { value: soon, configurable: true, writable: true });
  // What is open in front of the page belongs to no landmark: axe knows dialogs, and popovers are alike.
  const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, [popover]';
  // A dialog of HTML needs a name like one of ARIA.
  const dialogs = 'dialog:not([role]), [role=dialog], [role=alertdialog]';
  const isTop = window === window.top;
  axe.configure({
    noHtml: true,
    checks: [
      { id: 'region', options: { regionMatcher } },
      checkFieldLabels(),
      checkKnownRoles(),
      ...checkReachedLabels(),
      ...checkSpokenValues(),
      ...(isTop ? [] : [checkOwnLandmarks()]),
    ],
    rules: [{ id: 'aria-dialog-name', selector: dialogs }, includeFields(), ...(isTop ? [] : [noBypass])],
  });
  window.curbcutSkips = isSkipLink;
  axe.utils.nodeSerializer.update({
    toSpec: (spec: ElementSpec) => ({
      ...spec.toJSON?.(),
      ...(spec.element !== undefined && {
        surroundings: describeElement(spec.element),
        component: markComponent(spec.element),
        facts: tellElement(spec.element),
        source: snippetOf(spec.element),
      }),
    }),
    mergeSpecs: (child: ElementSpec, frame: ElementSpec) => ({
      ...axe.utils.DqElement.mergeSpecs(child, frame),
      surroundings: child.surroundings,
      component: child.component,
      facts: child.facts,
    }),
  });
  window.curbcut = { partials: [] };
}

/** The page has blocks that repeat, and not what a frame of it shows (WCAG 2.4.1). */
export const noBypass = { id: 'bypass', selector: ':not(*)' };

/** axe compares the landmarks of all frames with one another. Those of a frame are in it, and it has a name. */
export function checkOwnLandmarks(): CheckSpec {
  const ask = evaluateOf('landmark-is-unique');
  return {
    id: 'landmark-is-unique',
    evaluate(landmark, ...rest) {
      const tell = this.data.bind(this);
      const frame = `${performance.timeOrigin} ${location.href}`;
      this.data = (measured) => tell({ ...measured, role: `${String(Reflect.get(measured, 'role'))} in ${frame}` });
      return ask.call(this, landmark, ...rest);
    },
  };
}

/** True for a link to a part of this page that says that it skips something. */
export function isSkipLink(element: Element): boolean {
  if (!(element instanceof HTMLAnchorElement) || element.hash === '' || leadsElsewhere(element)) return false;
  return saysSkip(`${element.textContent} ${element.getAttribute('aria-label') ?? ''}`);
}

/**
 * A control hides the property of its form that has the same name. With the properties below (measured), axe silently
 * skips the form's content or never ends. Such a document is refused, unless its properties are made readable
 * (read-past-hiding.ts).
 */
export function refuseHidingNames(): void {
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
