import { inPageCall } from '../../../browser/in-page-code.ts';
import { PageFailure } from '../../../browser/page-failure.ts';
import type { DrivenPage } from '../../engine.ts';
import type { OperatingBudget } from '../operate-rule.ts';
import { OperatedPage } from '../operated-page.ts';
import { tryWidgets } from '../widgets/try-widgets.ts';
import { closePart } from './close-part.ts';
import type { Left } from './leave-part.ts';
import { findLeak, leavePart } from './leave-part.ts';
import type { Use } from './open-part.ts';
import { openPart, opensByKey } from './open-part.ts';
import type { ModalAtStart, OpenedPart, OpenedParts, Opener, Opening } from './opener.ts';
import { dialogSchema, openersSchema } from './opener.ts';
import { RefusedRequests } from './refused-requests.ts';

const listOpeners = inPageCall<[most: number]>(new URL('in-page/openers.ts', import.meta.url), 'listOpeners');
const readModalAtStart = inPageCall<[]>(new URL('in-page/modal-at-start.ts', import.meta.url), 'readModalAtStart');

const mostOpeners = 4;

/**
 * Opens what the page declares to open: the first of each component. A component that another page of the scan has too
 * is opened once. What opens is judged by `budget.parts`. Then the keys of the widgets that the page shows are tried. The
 * page must be cut off.
 */
export async function openParts(given: DrivenPage, budget: OperatingBudget): Promise<OpenedParts> {
  const parts: OpenedPart[] = [];
  const note = (part: OpenedPart) => {
    parts.push(part);
    budget.parts?.note(part);
  };
  const refused = new RefusedRequests(given.session);
  let modal: ModalAtStart | undefined;
  try {
    const page = await OperatedPage.start(given, budget);
    modal = await leaveModal(page);
    const { openers, isLeftOut } = openersSchema.parse(await page.evaluate(listOpeners(mostOpeners)));
    const isWhole = !isLeftOut && (await openAll({ page, given, budget, refused }, openers, note));
    if (!isWhole) return { parts, modal, widgets: [], unfinished: 'left_out' };
    // Judging what was opened may have used up the time.
    const fresh = parts.length === 0 ? page : await OperatedPage.start(given, budget);
    return { parts, modal, widgets: await tryWidgets(fresh, { isOpened: false, judged: listJudged(parts) }) };
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind === 'crashed' || error.kind === 'closed') throw error;
    return { parts, modal, widgets: [], unfinished: 'late' };
  } finally {
    refused.end();
  }
}

/** Tries to leave a modal dialog that the page shows as loaded, and lets it stay. */
async function leaveModal(page: OperatedPage): Promise<ModalAtStart | undefined> {
  const dialog = dialogSchema.nullable().parse(await page.evaluate(readModalAtStart()));
  return dialog === null ? undefined : { mark: dialog.mark, leak: await findLeak(page) };
}

/** The rule about openers judges the tabs that open something. */
function listJudged(parts: readonly OpenedPart[]): readonly string[] {
  return parts.flatMap(({ opener: { role, mark }, opening }) =>
    role === 'tab' && opening !== 'nothing' ? [mark.selector] : [],
  );
}

/** False if something stays in front of the page, so that the other openers cannot be used. */
async function openAll(use: Use, openers: readonly Opener[], note: (part: OpenedPart) => void): Promise<boolean> {
  for (const [index, opener] of openers.entries()) {
    const known = getKnown(use, opener);
    if (known !== undefined) note({ opener, opening: known });
    else if (!(await useOpener(use, { opener, index }, (opening) => noteTried(use, { opener, opening }, note))))
      return index + 1 === openers.length;
  }
  return true;
}

function getKnown({ budget: { known } }: Use, { key, shape }: Opener): Opening | 'nothing' | undefined {
  return known?.idle.get(shape) === true ? 'nothing' : known?.openings.get(key);
}

function noteTried({ budget: { known } }: Use, part: OpenedPart, note: (part: OpenedPart) => void): void {
  const { opener, opening } = part;
  note(part);
  if (opening === 'nothing') known?.idle.set(opener.shape, true);
  // What the time was not enough for is tried again on the next page.
  else if (opening.leaving !== undefined) known?.openings.set(opener.key, opening);
}

/** False if what was opened stays in front of the page. */
async function useOpener(
  use: Use,
  { opener, index }: { readonly opener: Opener; readonly index: number },
  note: (opening: OpenedPart['opening']) => void,
): Promise<boolean> {
  const opening = await openPart(use, index);
  if (opening === 'nothing') {
    note('nothing');
    return true;
  }
  let left: Left | undefined;
  let { by } = opening;
  try {
    const first = await leavePart(use.page, index, opening);
    const again = await openLate(use.page, index, { opening, left: first });
    left = { ...first, ...again };
    if (again !== undefined) by = 'keyboard';
  } finally {
    note(isByOpener(opener, opening, left) ? { ...opening, by, leaving: left?.leaving } : 'nothing');
  }
  return !left.isInFront;
}

/**
 * Tries keys again on what only a click had opened, such as a dialog whose script was late, and closes what they open.
 * Undefined if they open nothing.
 */
async function openLate(
  page: OperatedPage,
  index: number,
  { opening, left }: { readonly opening: Opening; readonly left: Left },
): Promise<Pick<Left, 'isInFront'> | undefined> {
  if (opening.by === 'keyboard' || opening.isClosedByClick || left.leaving.closedBy === 'not') return undefined;
  if (!(await opensByKey(page, index))) return undefined;
  const { isInFront } = await closePart(page, index, opening);
  return { isInFront };
}

/**
 * False for content that may have appeared by itself at that moment, such as the next slide of a carousel: nothing ties
 * it to the opener, and it does not close. A state that does not follow is a question, so keys need no further proof.
 */
function isByOpener({ role }: Opener, opening: Opening, left: Left | undefined): boolean {
  const { by, dialog, expanded, isNear, isGone, isClosedByClick } = opening;
  const isDeclared = by === 'keyboard' ? expanded !== null : expanded === 'true';
  const isTied = dialog !== null || isDeclared || isNear || isGone || role === 'tab';
  return isTied || isClosedByClick || left?.leaving.closedBy !== 'not';
}
