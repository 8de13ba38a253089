import { opacityOf } from './drawing.ts';
import { boxOf, findInFrames } from './frames.ts';
import { keepMoment, leaveMoment } from '../../../browser/in-page/page-moment.ts';
import { pause, untilDrawn } from '../../../browser/in-page/pause.ts';
import { scrollToUpper } from './glyphs.ts';
import { finishAll, listShadowRoots } from './moving.ts';

/**
 * Lets texts fade in that were pale at first: lets the page go on, shows them, so that scripts notice them, and waits
 * while they change. Scripts that show one text after another take less than a second from one to the next. The page
 * stays where it is, because some scripts hide again what leaves the view at its end.
 */
export async function revealTexts(paths: readonly (readonly string[])[], maxMs: number): Promise<void> {
  const until = performance.now() + maxMs;
  leaveMoment();
  const texts = paths.flatMap((path) => {
    const found = findInFrames(path);
    return found.kind === 'element' ? [found.element] : [];
  });
  for (const text of texts) if (performance.now() < until && isOutOfView(text)) await showText(text);
  await awaitOpacity(texts, until);
  keepMoment();
}

export function isOutOfView(text: Element): boolean {
  const { top, bottom } = boxOf(text);
  return top < 0 || bottom > window.innerHeight;
}

export async function showText(text: Element): Promise<void> {
  scrollToUpper(text);
  await untilDrawn(250);
}

export async function awaitOpacity(texts: readonly Element[], until: number): Promise<void> {
  const quietMs = 700;
  const stepMs = 100;
  let last = '';
  let changedAt = performance.now();
  while (performance.now() < until && performance.now() - changedAt < quietMs) {
    finishAll([document, ...listShadowRoots(document)]);
    const opacities = texts.map(opacityOf);
    if (opacities.every((opacity) => opacity === 1)) return;
    if (last !== '' && opacities.join(' ') !== last) changedAt = performance.now();
    last = opacities.join(' ');
    await pause(stepMs);
  }
}
