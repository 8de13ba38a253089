const caught = 'The keyboard focus cannot leave this element: Tab, Shift+Tab, Escape and arrow keys keep it here';
const cut = 'At 200 % zoom this element cuts off its text';
const moved = 'The content changes when the device is turned or shaken';
const answered = (keys: readonly string[]): string =>
  `The page reacts to ${keys.map((key) => `“${key}”`).join(', ')} without a modifier key, wherever the focus is`;

/** What is said about elements, and about pages as a whole. */
export const englishMessages = {
  clickable:
    'It has the cursor of a link or button, and Tab does not reach it. Does a click on it do something that no element in the tab order does? If so, make it a <button> or a link.',
  closer:
    'It is hidden now, is called like a button that closes something, and Tab will not reach it when it is shown. Is it the only way to close what it belongs to? If so, make it a <button>.',
  movingImage:
    'The image moves by itself for longer than 5 seconds. Can people pause, stop or hide it? If not, show a still image with a button that starts it, or let it stop within 5 seconds.',
  focusInvisible:
    'The keyboard focus cannot be seen on this element: no pixel in view changes when it gets the focus. Give it an outline, or another change that stands out, under :focus-visible.',
  textCut: `${cut}, and nothing shows the rest. Let its height and width grow with the text: use min-height in place of height, and let lines wrap.`,
  textMaybeCut: `${cut}. Can people still read the rest, for example with a control near it? If not, let its height and width grow with the text.`,
  trapWrapped:
    'Tab leads from here, the last element, back to the first, and Shift+Tab back again: the keyboard focus never reaches the browser’s own controls. Let Tab leave the page, unless a modal dialog is open.',
  trapQuickly:
    'Tab, Shift+Tab, Escape and arrow keys move the keyboard focus away from this element only when they are pressed very quickly: a script moves it back. Let Tab leave the element.',
  trapByAdvice:
    'The keyboard focus leaves this element only with a key that the page names, not with Tab, Shift+Tab, Escape or arrow keys. Let Tab or Escape leave it.',
  trapInFront: `${caught}. It is in a box in front of the page: check that a button in it closes the box and sets the focus free.`,
  trapWithHelp: `${caught}. A control next to it may say or do what is needed to get out: check that it does.`,
  trapOtherKey: `${caught}. The page names a key that was not pressed: check that it sets the focus free.`,
  trap: `${caught}. Do not move the focus back when it leaves, and do not cancel Tab. If a widget needs Tab, say next to it which key leaves it.`,
  motionMaybeControlled: `${moved}. Does a control do the same, and can people switch off the reaction to motion? If not, add both.`,
  motionOnly: `${moved}, and no control of the page does anything. Add a control that does the same, and a setting that switches off the reaction to motion.`,
  shortcuts: (keys: readonly string[]) =>
    `${answered(keys)}, and says nothing about turning that off. Add Ctrl or Alt to the shortcut, or a setting that turns it off or changes it.`,
  shortcutsMaybeOff: (keys: readonly string[]) =>
    `${answered(keys)}. Can people turn that off, change the keys, or does it work only while an element has the focus? If not, add a setting.`,
};

export type OperateMessages = typeof englishMessages;
