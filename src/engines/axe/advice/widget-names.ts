import { ariaPattern, ariaPractice } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const names = ariaPractice('names-and-descriptions');

/** Accessible names of widgets that are built with ARIA roles. */
export const widgetNameAdvice = {
  'aria-command-name': {
    whyItMatters:
      'A button, link or menu item without a name is read out as just “button” or “link”. Blind people cannot tell what it does, and people who steer by voice have no word to say for it.',
    howToFix: [
      'Write the purpose as text inside the element: `<div role="button" tabindex="0">Save</div>`.',
      'Where only an icon shows, add `aria-label="Save"` to the element with the role, or an `alt` to the image inside.',
      'Better still, use `<button>` or `<a href="…">`, which also bring the keyboard behavior.',
    ],
    learnMore: [ariaPattern('button'), names],
  },
  'aria-dialog-name': {
    whyItMatters:
      'When a dialog opens, a screen reader announces its name. Without one, blind people only notice that something has happened and must explore it to learn whether it is a question, a form or an advertisement.',
    howToFix: [
      'Point to the visible heading of the dialog: `<div role="dialog" aria-labelledby="title"><h2 id="title">Delete file?</h2>`.',
      'Where it shows no heading, write a short name: `aria-label="Cookie settings"`.',
      'Check that the id named in `aria-labelledby` exists and that its element has text.',
    ],
    learnMore: [ariaPattern('dialog-modal'), names],
  },
  'aria-input-field-name': {
    whyItMatters:
      'A custom field, list or slider without a name leaves screen reader users without the question it answers. They hear “edit text” or “slider” and cannot know what to enter.',
    howToFix: [
      'Point to the visible label: `<span id="city">City</span> <div role="combobox" tabindex="0" aria-labelledby="city">`.',
      'Use `aria-label` where no visible text can serve as a label.',
      'A `<label for="…">` names native fields only. Use `<input>`, `<select>` or `<textarea>` where you can.',
    ],
    learnMore: [ariaPattern('combobox'), names],
  },
  'aria-meter-name': {
    whyItMatters:
      'A meter shows a measured value, such as the space left on a disk. Without a name, screen reader users hear a bare number and not what it measures.',
    howToFix: [
      'Name what is measured: `<div role="meter" aria-label="Disk space used" aria-valuenow="70" aria-valuemin="0" aria-valuemax="100">`.',
      'Point to visible text with `aria-labelledby` where there is some.',
      'Consider the native `<meter>` with a `<label>`.',
    ],
    learnMore: [ariaPattern('meter'), names],
  },
  'aria-progressbar-name': {
    whyItMatters:
      'People who cannot see the progress bar hear a percentage without a subject. With several tasks under way they cannot tell which of them is meant, or whether they have to wait.',
    howToFix: [
      'Name the task: `<div role="progressbar" aria-label="Uploading photos" aria-valuenow="40">`.',
      'Point to a visible caption with `aria-labelledby` where there is one.',
      'Consider the native `<progress>` with a `<label>`.',
    ],
    learnMore: [ariaPractice('range-related-properties'), names],
  },
  'aria-tab-name': {
    whyItMatters:
      'Tabs switch between panels. Without names a screen reader says only “tab, 2 of 4”, so blind people have to open every panel to find the one they want, and voice control users cannot call any of them.',
    howToFix: [
      'Write the name as text inside the tab: `<button role="tab" aria-selected="true">Prices</button>`.',
      'For tabs that show only an icon, add `aria-label` to the tab or an `alt` to the icon.',
      'Do not hide the text of the tab with `display: none` or `aria-hidden`.',
    ],
    learnMore: [ariaPattern('tabs'), names],
  },
  'aria-toggle-field-name': {
    whyItMatters:
      'A checkbox, radio button, switch or option without a name tells screen reader users only that it is on or off, not what is. They risk agreeing to something or choosing something they do not know.',
    howToFix: [
      'Write the text inside the element: `<div role="switch" tabindex="0" aria-checked="false">Notifications</div>`.',
      'Where the text is elsewhere, point to it with `aria-labelledby`.',
      'Prefer `<input type="checkbox">` or `<input type="radio">` with a `<label>`.',
    ],
    learnMore: [ariaPattern('checkbox'), ariaPattern('switch'), names],
  },
  'aria-tooltip-name': {
    whyItMatters:
      'A tooltip is there to explain something. If it has no text, screen reader users are sent to an explanation that is not there, while others may see an icon or picture.',
    howToFix: [
      'Put the explanation as text inside the element with `role="tooltip"`.',
      'Connect it with the control it explains: `<button aria-describedby="tip">…</button> <div role="tooltip" id="tip">Sends at once</div>`.',
      'Remove tooltips that are empty.',
    ],
    learnMore: [ariaPattern('tooltip'), names],
  },
  'aria-treeitem-name': {
    whyItMatters:
      'Trees show folders, chapters or categories. Items without a name are announced only by level and position, so people with screen readers cannot find their way through the branches.',
    howToFix: [
      'Write the name as text in each item: `<li role="treeitem" aria-expanded="false">Invoices</li>`.',
      'Where items contain further controls, point to the text that is the name with `aria-labelledby`.',
      'Add `aria-label` to items that only show an icon.',
    ],
    learnMore: [ariaPattern('treeview'), names],
  },
} satisfies AdviceByRule;
