/** The roles of ARIA 1.2 that authors may use, and those of 1.3 that browsers know. */
export const knownRoles =
  'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading img image insertion link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem';

/** The first role that browsers know. Empty if there is none, so that the element has its native role. */
export function roleOf(element: Element): string {
  const given = element.getAttribute('role');
  if (given === null) return '';
  const known = knownRoles.split(' ');
  const roles = given.toLowerCase().split(/\s+/);
  return roles.find((role) => known.includes(role) || /^(?:doc|graphics)-/.test(role)) ?? '';
}
