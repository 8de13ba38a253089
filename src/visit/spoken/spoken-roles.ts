/** Chromium's names of roles that ARIA names otherwise, or not at all. */
const otherNames: Readonly<Record<string, string>> = {
  Audio: 'audio',
  Canvas: 'image',
  ColorWell: 'color',
  Date: 'date',
  DateTime: 'date',
  DescriptionList: 'list',
  DisclosureTriangle: 'button',
  Iframe: 'frame',
  InputTime: 'time',
  MathMLMath: 'math',
  PluginObject: 'object',
  RootWebArea: 'document',
  StaticText: 'text',
  SvgRoot: 'image',
  Video: 'video',
  'doc-backlink': 'link',
  'doc-biblioref': 'link',
  'doc-cover': 'image',
  'doc-glossref': 'link',
  'doc-index': 'navigation',
  'doc-noteref': 'link',
  'doc-pagebreak': 'separator',
  'doc-pagelist': 'navigation',
  'doc-subtitle': 'heading',
  'doc-toc': 'navigation',
  'graphics-document': 'image',
  'graphics-object': 'group',
  'graphics-symbol': 'image',
};

export function nameRole(role: string): string {
  const other = role.startsWith('doc-') ? 'region' : role.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return otherNames[role] ?? other;
}

/** Screen readers say what is in them, and nothing about them. */
const silent = new Set([
  'Abbr',
  'DescriptionListDetail',
  'EmbeddedObject',
  'InlineTextBox',
  'LayoutTable',
  'LayoutTableCell',
  'LayoutTableRow',
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
  'sectionfooter',
  'sectionheader',
  'strong',
  'subscript',
  'superscript',
  'term',
  'time',
]);
/** Screen readers announce them only by a name. */
const announcedByName = new Set([
  'article',
  'figure',
  'form',
  'graphics-object',
  'group',
  'region',
  'tabpanel',
  'toolbar',
]);
/** A formula is said as a whole. */
const inFormulas = /^MathML(?!Math$)/;
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
  'Date',
  'DateTime',
  'InputTime',
  'InlineTextBox',
  'LineBreak',
  'ListMarker',
  'MenuListPopup',
  'caption',
  'searchbox',
  'textbox',
]);

export function isAnnounced(role: string, name: string): boolean {
  return !silent.has(role) && !inFormulas.test(role) && (name !== '' || !announcedByName.has(role));
}

export function isNamedByText(role: string): boolean {
  return namedByText.has(role);
}

export function isClosed(role: string): boolean {
  return closed.has(role);
}
