import type { Rule } from '../engine.ts';
import { actRulePage, ariaPattern, ariaPractice, understandingPage, w3cPage } from '../learn-more.ts';

const ours = { bestPractice: false, cost: 'high' } as const;

/** What is found by pressing keys, by moving the device and by zooming. */
export const operateRules = [
  {
    ...ours,
    id: 'clickable-by-keyboard',
    title: 'What can be clicked must be reachable by keyboard',
    description: 'Tab reaches each area that shows the cursor of a link or button on a page with scripts.',
    severity: 'serious',
    criteria: ['2.1.1'],
    rgaa: ['7.3'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/failures/F54'),
    whyItMatters:
      'People who cannot use a mouse move through a page with Tab, and press Enter or Space. What Tab does not reach does not exist for them, and screen readers do not announce it as something to use.',
    howToFix: [
      'Use `<button type="button">` for what does something and `<a href>` for what leads somewhere. Both are reached by Tab and react to Enter.',
      'Where another element must be used, give it `tabindex="0"`, a role such as `button`, and a listener for Enter and Space.',
      'Where a click does nothing, or only what a link or button next to it does too, remove `cursor: pointer` or mark the finding as a false positive.',
    ],
    learnMore: [ariaPattern('button')],
  },
  {
    ...ours,
    id: 'focus-visible',
    title: 'The keyboard focus must be visible',
    description: 'The page looks different when an element that Tab reaches gets the focus.',
    severity: 'serious',
    criteria: ['2.4.7'],
    rgaa: ['10.7'],
    actIds: ['oj04fd'],
    help: actRulePage('oj04fd'),
    whyItMatters:
      'People who use the keyboard move from element to element with Tab. When nothing shows which one has the focus, they do not know where they are, or what Enter will do.',
    howToFix: [
      'Remove `outline: none` or `outline: 0`, so that the browser draws its own outline.',
      'Or draw a mark that stands out, such as `:focus-visible { outline: 2px solid; outline-offset: 2px; }`.',
      'Where a hidden `<input>` has the focus, mark its visible label: `input:focus-visible + label { … }`.',
      'Take elements that no one can see out of the order: `hidden`, `inert` or `tabindex="-1"`.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F78')],
  },
  {
    ...ours,
    id: 'keyboard-trap',
    title: 'The keyboard focus must be able to leave every element',
    description:
      'Tab, Shift+Tab, Escape, arrow keys or a key that the page names move the focus away from each element.',
    severity: 'critical',
    criteria: ['2.1.2'],
    rgaa: ['12.9'],
    actIds: ['80af7b', 'ebe86a', 'a1b64e'],
    help: actRulePage('80af7b'),
    whyItMatters:
      'Once the focus is here, people who use the keyboard cannot get away: everything after it on the page is out of reach, and often even the browser’s own controls. They can only close the page.',
    howToFix: [
      'Remove the script that cancels Tab (`preventDefault` on `keydown`), or that moves the focus back when it leaves (`blur`, `focusout`).',
      'In a modal dialog keep the focus inside, but close it with Escape and with a button, and then set the focus back.',
      'If a widget such as an editor needs Tab, offer another key that leaves it, and name that key next to the widget.',
    ],
    learnMore: [ariaPractice('keyboard-interface')],
  },
  {
    ...ours,
    bestPractice: true,
    id: 'tab-leaves',
    title: 'Tab or Escape should move the focus away from every element',
    description: 'The keyboard focus leaves each element by the keys that everyone knows, at any speed.',
    severity: 'moderate',
    criteria: [],
    rgaa: [],
    actIds: ['a1b64e'],
    help: actRulePage('a1b64e'),
    whyItMatters:
      'People who use the keyboard press Tab to move on, and Escape to get out. Where only another key works, or only a quick hand, many of them are stuck.',
    howToFix: [
      'Remove the script that moves the focus back when it leaves (`blur`, `focusout`), also after a timer.',
      'If a widget such as an editor needs Tab, let Escape leave it.',
    ],
    learnMore: [understandingPage('2.1.2'), ariaPractice('keyboard-interface')],
  },
  {
    ...ours,
    id: 'motion-actuation',
    title: 'What moving the device does must have a control, and an off switch',
    description:
      'Content that changes when the device is turned or shaken can be changed with a control, and stays as it is on request.',
    severity: 'serious',
    criteria: ['2.5.4'],
    rgaa: ['13.12'],
    actIds: ['c249d5', '7677a9'],
    help: actRulePage('c249d5'),
    whyItMatters:
      'People whose device is mounted on a wheelchair cannot turn or shake it, and people with a tremor do so without intent. The first cannot use the function, the second cannot avoid it.',
    howToFix: [
      'Add buttons or a slider that do what tilting or shaking the device does.',
      'Add a setting that switches off the reaction to motion.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/general/G213')],
  },
  {
    ...ours,
    id: 'moving-image',
    title: 'Images must not move for longer than 5 seconds',
    description: 'A GIF, WebP or APNG image stops by itself within 5 seconds, or people can stop it.',
    severity: 'moderate',
    criteria: ['2.2.2'],
    rgaa: ['13.8'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/general/G152'),
    whyItMatters:
      'Browsers have no button that stops an animated image. People with attention deficits cannot read text next to something that moves without end.',
    howToFix: [
      'Save the image so that it plays once and stops within 5 seconds.',
      'Or use a `<video controls>` in place of it, or a still image with a button that starts it.',
      'Where it only shows that something is loading, mark the finding as a false positive.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/general/G186')],
  },
  {
    ...ours,
    id: 'character-shortcuts',
    title: 'Shortcuts of a single character must have an off switch',
    description: 'A shortcut of one letter, digit or sign without a modifier key can be turned off or changed.',
    severity: 'serious',
    criteria: ['2.1.4'],
    rgaa: ['12.10'],
    actIds: ['ffbc54'],
    help: actRulePage('ffbc54'),
    whyItMatters:
      'People who dictate trigger such shortcuts with every word that they say, and people whose hands tremble hit them by accident. The page then does things that they did not intend.',
    howToFix: [
      'Add Ctrl, Alt or Meta to the shortcut.',
      'Or add a setting that turns the shortcuts off or lets people choose other keys, and name it on the page.',
      'Or let the shortcut work only while the element that it belongs to has the focus.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F99')],
  },
  {
    ...ours,
    id: 'text-clipped-at-200',
    title: 'Text must not be cut off when the page is zoomed to 200 %',
    description:
      'No element hides a part of its text in a view of 640 by 512 pixels, unless an ellipsis marks the end.',
    severity: 'serious',
    criteria: ['1.4.4'],
    rgaa: ['10.4'],
    actIds: ['59br37'],
    help: actRulePage('59br37'),
    whyItMatters:
      'People with low vision zoom in to read. A box of fixed size then cuts off the end of its text, and they do not even know that something is missing.',
    howToFix: [
      'Use `min-height` in place of `height`, so that the box grows with its text.',
      'Let lines wrap: remove `white-space: nowrap` where the text may be longer than the box.',
      'Remove `overflow: hidden` from boxes with text, or let people scroll: `overflow: auto`.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F69')],
  },
] as const satisfies readonly Rule[];
