/** Chromium's names of roles that ARIA names otherwise, or not at all. */
const otherNames: Readonly<Record<string, string>> = {
  Audio: 'audio',
  Canvas: 'image',
  DescriptionList: 'list',
  DisclosureTriangle: 'button',
  Iframe: 'frame',
  RootWebArea: 'document',
  StaticText: 'text',
  SvgRoot: 'image',
  Video: 'video',
};

export function nameRole(role: string): string {
  return otherNames[role] ?? role.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** Screen readers say what is in them, and nothing about them. */
const silent = new Set([
  'Abbr',
  'DescriptionListDetail',
  'EmbeddedObject',
  'InlineTextBox',
  'LineBreak',
  'ListMarker',
  'Figcaption',
  'LabelText',
  'Legend',
  'MenuListPopup',
  'Pre',
  'Ruby',
  'Section',
  'caption',
  'code',
  'definition',
  'deletion',
  'emphasis',
  'generic',
  'insertion',
  'listitem',
  'mark',
  'none',
  'paragraph',
  'presentation',
  'row',
  'rowgroup',
  'strong',
  'subscript',
  'superscript',
  'term',
  'time',
]);
/** Screen readers announce them only by a name. */
const announcedByName = new Set(['article', 'figure', 'form', 'group', 'region', 'tabpanel', 'toolbar']);
/** The text in them is their name. */
const namedByText = new Set([
  'DisclosureTriangle',
  'button',
  'cell',
  'checkbox',
  'columnheader',
  'gridcell',
  'heading',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'rowheader',
  'switch',
  'tab',
  'tooltip',
  'treeitem',
]);
/** Nothing in them is said apart: parts of a text, the value of a field, and the name of a table. */
const closed = new Set([
  'InlineTextBox',
  'LineBreak',
  'ListMarker',
  'MenuListPopup',
  'caption',
  'searchbox',
  'textbox',
]);

export function isAnnounced(role: string, name: string): boolean {
  return !silent.has(role) && (name !== '' || !announcedByName.has(role));
}

export function isNamedByText(role: string): boolean {
  return namedByText.has(role);
}

export function isClosed(role: string): boolean {
  return closed.has(role);
}
