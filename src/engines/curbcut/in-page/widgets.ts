import { flatParentOf } from '../../in-page/seen-text.ts';
import { roleOf } from './roles.ts';

/** The roles of controls that people operate one by one. Those that contain others, such as menus, are none. */
export const widgetRoles =
  'button checkbox combobox gridcell link listbox menuitem menuitemcheckbox menuitemradio option progressbar radio scrollbar searchbox slider spinbutton switch tab textbox treeitem';

export const nativeWidgets =
  'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, option, progress, [role=grid] td, [role=treegrid] td';

export function isWidget(element: Element): boolean {
  const role = roleOf(element);
  if (role === '' || role === 'none' || role === 'presentation') return element.matches(nativeWidgets);
  return widgetRoles.split(' ').includes(role);
}

/** True if people can focus it, if only by a click or a script. */
export function isFocusable(element: Element): boolean {
  if (element.matches(':disabled') || element.closest('[inert]') !== null) return false;
  const isNative = element.matches('a[href], area[href], button, input:not([type=hidden]), select, textarea, summary');
  return isNative || tabIndexOf(element) !== undefined;
}

export function isInTabOrder(element: Element): boolean {
  return isFocusable(element) && (tabIndexOf(element) ?? 0) >= 0;
}

export function tabIndexOf(element: Element): number | undefined {
  const index = Number.parseInt(element.getAttribute('tabindex') ?? '', 10);
  return Number.isNaN(index) ? undefined : index;
}

/** True if a control around it is in the order of Tab. */
export function isInWidget(element: Element): boolean {
  for (let around = flatParentOf(element); around !== null; around = flatParentOf(around))
    if (isWidget(around) && isInTabOrder(around)) return true;
  return false;
}
