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
  likeHeading: (text: string) =>
    `“${text}” looks like the heading of what follows. Is it one? If so, make it h2 to h6.`,
  likeList: (count: number) =>
    `${count} lines begin with a bullet or a number, as a list does. Are they a list? If so, use ul or ol with li.`,
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
