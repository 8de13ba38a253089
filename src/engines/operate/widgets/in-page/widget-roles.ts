/** Widgets whose items share one stop of Tab, with the roles of their items. Arrow keys move between these. */
export const itemRoles: Readonly<Record<string, readonly string[]>> = {
  menu: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
  menubar: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
  listbox: ['option'],
  tree: ['treeitem'],
  tablist: ['tab'],
  radiogroup: ['radio'],
};

export function widgetSelector(): string {
  return selectorOfRoles(Object.keys(itemRoles));
}

export function itemSelector(role: string): string {
  return selectorOfRoles(itemRoles[role] ?? []);
}

export function selectorOfRoles(roles: readonly string[]): string {
  return roles.map((role) => `[role="${role}"]`).join(', ');
}

/** True if a part is such a widget, or has one in it. */
export function hasWidget(part: Element): boolean {
  return part.matches(widgetSelector()) || part.querySelector(widgetSelector()) !== null;
}
