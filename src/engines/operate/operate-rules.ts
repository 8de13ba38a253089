import type { OperateRule } from './operate-rule.ts';
import { characterShortcuts } from './rules/character-shortcuts/rule.ts';
import { clickableByKeyboard } from './rules/clickable-by-keyboard/rule.ts';
import { closesByKeyboard } from './rules/closes-by-keyboard/rule.ts';
import { contentOnHover } from './rules/content-on-hover/rule.ts';
import { dialogFocus } from './rules/dialog-focus/rule.ts';
import { dialogKeepsFocus } from './rules/dialog-keeps-focus/rule.ts';
import { expandedState } from './rules/expanded-state/rule.ts';
import { focusChangesContext } from './rules/focus-changes-context/rule.ts';
import { focusContrast } from './rules/focus-contrast/rule.ts';
import { focusNotObscured } from './rules/focus-not-obscured/rule.ts';
import { focusReturns } from './rules/focus-returns/rule.ts';
import { focusVisible } from './rules/focus-visible/rule.ts';
import { inputChangesContext } from './rules/input-changes-context/rule.ts';
import { formErrorsAnnounced } from './rules/form-errors-announced/rule.ts';
import { formErrorsHelpful } from './rules/form-errors-helpful/rule.ts';
import { formErrorsInText } from './rules/form-errors-in-text/rule.ts';
import { formErrorsTied } from './rules/form-errors-tied/rule.ts';
import { itemsByKeyboard } from './rules/items-by-keyboard/rule.ts';
import { keyboardTrap } from './rules/keyboard-trap/rule.ts';
import { motionActuation } from './rules/motion-actuation/rule.ts';
import { movingImage } from './rules/moving-image/rule.ts';
import { opensByKeyboard } from './rules/opens-by-keyboard/rule.ts';
import { pasteWorks } from './rules/paste-works/rule.ts';
import { tabLeaves } from './rules/tab-leaves/rule.ts';
import { textClippedAt200 } from './rules/text-clipped-at-200/rule.ts';

/** The order of execution. The rule that changes the page least comes first. */
export const operateRules: readonly OperateRule[] = [
  clickableByKeyboard,
  movingImage,
  focusVisible,
  focusContrast,
  keyboardTrap,
  tabLeaves,
  textClippedAt200,
  motionActuation,
  focusNotObscured,
  pasteWorks,
  focusChangesContext,
  inputChangesContext,
  contentOnHover,
  opensByKeyboard,
  expandedState,
  dialogFocus,
  dialogKeepsFocus,
  closesByKeyboard,
  focusReturns,
  itemsByKeyboard,
  formErrorsInText,
  formErrorsTied,
  formErrorsAnnounced,
  formErrorsHelpful,
  characterShortcuts,
];
