const strains = {
  justified: 'The text is justified, with gaps of different widths between its words',
  capitals: 'The text is in capital letters throughout',
  italic: 'The text is in italics throughout',
  small: 'The text is smaller than 9 pixels',
  dense: 'The lines of the text are closer than its letters are high',
};

/** What is said about elements, by what in-page code and the detector of languages call it. Texts of pages are truncated before. */
export const englishMessages = {
  languageMissing: () => 'The html element has no lang attribute. Write the language of the page, such as lang="en".',
  languageEmpty: () =>
    'The lang attribute of the html element is empty. Write the language of the page, such as lang="en".',
  onlyXmlLanguage: (lang: string) => `Browsers ignore xml:lang in HTML. Write lang="${lang}".`,
  otherLanguage: (declared: string, found: string) =>
    `The text has lang="${declared}" and is in ${nameLanguage(found)}. Write lang="${found}".`,
  maybeOtherLanguage: (declared: string, found: string) =>
    `The text has lang="${declared}" and seems to be in ${nameLanguage(found)}. In which language is most of it? If it is ${nameLanguage(found)}, write lang="${found}".`,
  refreshes: (seconds: number) =>
    `The page refreshes or redirects by itself after ${seconds === 1 ? '1 second' : `${seconds} seconds`}. Remove the refresh, or redirect at once (0 seconds).`,
  soundBeforeControls: () =>
    'Sound plays by itself for longer than 3 seconds. It can be stopped, but only after its controls are found. Let people start it: remove autoplay.',
  soundMayStop: () =>
    'Sound plays by itself for longer than 3 seconds. The page has a control whose name suggests that it stops the sound: check that it does, and that it comes early on the page.',
  soundCannotStop: () =>
    'Sound plays by itself for longer than 3 seconds and nothing stops it. Remove autoplay, add controls, or start muted.',
  soundUnknown: () =>
    'This video plays by itself, and it is unknown whether it has sound. If it has, add controls or remove autoplay.',
  lengthUnknown: () =>
    'This plays by itself, and it did not load in time to tell how long it lasts. If it has sound for longer than 3 seconds, add controls or remove autoplay.',
  textChanges: () =>
    'The text changes by itself. If it does so again and again, people must be able to pause, stop or hide it, or to set how often it changes.',
  videoAlternative: () =>
    'Does text on the page, a linked transcript or an audio description say everything that this video shows? If not, add one, unless the video only repeats text of the page.',
  audioAlternative: () =>
    'Does text on the page or a linked transcript say everything that is spoken in this sound? If not, add one, unless the sound only repeats text of the page.',
  videoLink: () =>
    'The link leads to a video. Does it have captions, and does text or an audio description say everything that it shows? If not, add them.',
  audioLink: () =>
    'The link leads to sound. Does text on the page or a linked transcript say everything that is spoken in it? If not, add one.',
  headersEmpty: (names: string, more: number) =>
    `Header cells without a cell that they describe: ${listHeaders(names, more)}. Add the cells, correct scope or headers, or make the header a td.`,
  headersRepeated: (names: string, more: number) =>
    `The footer of the table repeats its headers: ${listHeaders(names, more)}. No cell is below them. Make them td, unless a screen reader announces them where they help.`,
  headersUnclear: (names: string, more: number) =>
    `It is unclear which cells these headers describe: ${listHeaders(names, more)}. Add scope="col" or scope="row" to them.`,
  turned: (orientation: 'portrait' | 'landscape') =>
    `A style sheet turns the content by 90° on screens in ${orientation}. Remove the rotation from the rule for this orientation.`,
  focusBefore: (second: string, first: string) =>
    `The focus comes to ${quote(second)} after ${quote(first)}, but it is shown before it. Does the order still make sense? If not, change the order of the elements, not that of their styles.`,
  tabindexBefore: (overtaken: string) =>
    `Its tabindex leads the focus to it before ${quote(overtaken)}, which is shown before it. Does the order still make sense? If not, remove the tabindex.`,
  roleNotDescribable: (attributes: string) =>
    `The element has no role that ${attributes.replaceAll(' ', ' and ')} could describe, so screen readers ignore it. Add a role, such as role="group", or remove the attribute.`,
  elementNotNamable: (element: string, attributes: string) =>
    `An element <${element}> without a role${notNamable(attributes)}`,
  roleNotNamable: (role: string, attributes: string) => `An element with role="${role}"${notNamable(attributes)}`,
  placeholderPale: () =>
    'The contrast of the placeholder with its background may be too low. Check that it can be read: 4.5:1, or 3:1 if it is large.',
  noHeading: () =>
    'No heading stands outside of the navigation. Begin the content with a heading, such as an h1 with the subject of the page.',
  headingsOutOfSight: () =>
    'The headings of the content are out of sight, so that only screen readers show them. Show a heading at the beginning of the content.',
  skipByScript: (hash: string) =>
    `The page has no element with the id “${hash}”. Does the script of this link lead to the content?`,
  skipToNothing: (name: string, hash: string) =>
    `The link “${name}” leads to “${hash}”, and the page has no element with this id. Give the main content this id.`,
  skipToHidden: (hash: string) =>
    `The target “${hash}” is hidden. Check that it is shown when someone follows the link.`,
  skipToRepeated: (name: string, element: string) =>
    `The link “${name}” leads into <${element}>, which does not hold the main content. Set its target to the beginning of the main content.`,
  linkUnclear: (name: string) =>
    `The link is named “${name}”, and no sentence, list item, table header or heading says where it leads. Name what it leads to.`,
  linkBelowHeading: (name: string, heading: string) =>
    `The link is named “${name}”. The heading before it is “${heading}”. Is it clear from that where the link leads? If not, name what it leads to.`,
  linksDiffer: (one: string, other: string) =>
    `Another link of the same name in the same context leads to a different page: ${one} and ${other}. Do both serve the same purpose? If not, name them differently.`,
  titleOfEditor: (title: string) =>
    `The title of the page is “${title}”, which looks like what an editor or a framework writes. Does it say what the page is about? If not, name the subject and the site.`,
  titleIsFile: (title: string) =>
    `The title of the page is “${title}”, which looks like a file name. Does it say what the page is about? If not, name the subject and the site.`,
  linkIsSign: (name: string) =>
    `The link is named “${name}”, which screen readers read as a sign or not at all. Name what it leads to, or make the words before it the link.`,
  likeHeading: (text: string) =>
    `“${text}” looks like the heading of what follows. Is it one? If so, make it h2 to h6.`,
  likeList: (count: number) =>
    `${count} lines begin with a bullet or a number, as a list does. Are they a list? If so, use ul or ol with li.`,
  headWithoutHeaders: () =>
    'The cells in the head of this table name its columns, and they are td. Make them th, with scope="col".',
  tableForLayout: () =>
    'The table has no header cell, and its cells hold headings, lists or other blocks. Does it only arrange them? If so, give it role="presentation"; if it has data, make its headers th.',
  tableWithoutHeaders: () =>
    'The table has no header cell. Do its first cells name the columns or rows? If so, make them th; if it only arranges content, give it role="presentation".',
  tableInTable: () =>
    'This table is within a cell of a table with headers. Can people still tell which row and column its cells belong to? If not, put it after the other table.',
  altIsFile: (alt: string) =>
    `The alternative text is the name of the file: “${alt}”. Describe the image, or write alt="" where it only decorates.`,
  altMaybeFile: (alt: string) =>
    `The alternative text looks like the name of a file: “${alt}”. Does it say what people need here? If not, describe the image.`,
  altPlaceholder: (alt: string) =>
    `The alternative text is “${alt}”, which says nothing about this image. Is it a placeholder? If so, describe the image, or write alt="" where it only decorates.`,
  decorativeWithAlt: (text: string) =>
    `Its role says that the image only decorates, and its alternative text is “${text}”. Does it mean something? If so, remove the role; if not, write alt="".`,
  decorativeWithTitle: (text: string) =>
    `The markup says that the image only decorates, and its title is “${text}”. Does it mean something? If so, write that into alt; if not, remove the title.`,
  characterArt: () =>
    'The text seems to be a picture that is drawn with characters. Is it one? If so, give it role="img" and a name that says what it shows.',
  fieldsApart: (count: number, kind: 'radio' | 'checkbox') =>
    `${count} ${kind === 'radio' ? 'radio buttons' : 'check boxes'} of one name belong together, and no group with a name holds them. Does each label say alone what is asked? If not, put them into a fieldset with a legend.`,
  fieldsetUnnamed: () =>
    'The fieldset has no legend with text. Does it group fields? If so, say in a legend what they ask for; if it only draws a frame, use a div.',
  labelsAlike: (label: string) =>
    `Another field of this form has the same label: “${label}”. Can people tell them apart by what is around them? If not, put the difference into the labels.`,
  hintApart: (text: string) =>
    `The text “${text}” looks like a hint for this field, which does not reference it. Is it one? If so, give it an id, and name that in aria-describedby.`,
  errorsUnmarked: () =>
    'The alert says that something is wrong, and no field of its form has aria-invalid="true". Do words, and not only colors, say which fields have errors? If not, mark these fields and name them.',
  shownOnHover: (text: string) =>
    `While the pointer is over this element, a style shows “${text}”. No style does that for the focus. Can people reach it by keyboard? If not, show it with :focus-within or with a button.`,
  generatedText: (text: string) =>
    `A style sheet adds the words “${text}”. Do they say something that the document does not? If so, write them into the document.`,
  shownBefore: (second: string, first: string) =>
    `${quote(second)} is shown before ${quote(first)} and comes after it in the document. Does that order still make sense? If not, change the order of the elements.`,
  hardToRead: (strain: 'justified' | 'capitals' | 'italic' | 'small' | 'dense') =>
    `${strains[strain]}. That makes a long text hard to read.`,
  focusableText: () =>
    'Tab reaches this text, and nothing says that it can be used. Does something happen when people press Enter there? If not, remove the tabindex.',
  linkRepeated: (name: string) =>
    `The link before it has the same name, “${name}”, and leads to the same page. Make both one link.`,
  directionDiffers: (written: 'ltr' | 'rtl', text: string) =>
    `“${text}” is written from ${written === 'rtl' ? 'right to left' : 'left to right'}, and the element runs in the other direction. Are its punctuation and numbers where they belong? If not, write dir="${written}".`,
};

export type CurbcutMessages = typeof englishMessages;

/** A message as in-page code returns it: which one, and what belongs in it. */
export type Said = {
  readonly [Name in keyof CurbcutMessages]: readonly [name: Name, ...values: Parameters<CurbcutMessages[Name]>];
}[keyof CurbcutMessages];

function nameLanguage(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}

/** `names`: one on each line, empty for a header without text. */
function listHeaders(names: string, more: number): string {
  const listed = names.split('\n').map((name) => (name === '' ? '(empty)' : `“${name}”`));
  return listed.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** A text of the page, or an element without one: `<div>`. */
function quote(name: string): string {
  return /^<[\w-]+>$/.test(name) ? `the element ${name.slice(1, -1)}` : `“${name}”`;
}

function notNamable(attributes: string): string {
  return ` cannot have a name, so screen readers may ignore ${attributes.replaceAll(' ', ' and ')}, or read it in place of the text. Add a role that fits, such as role="group", or remove the attribute.`;
}
