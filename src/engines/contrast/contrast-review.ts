import { z } from 'zod';
import { pathOfSelector } from '../../findings/selector-path.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import { PageFailure } from '../../browser/page-failure.ts';
import { inTurns } from '../../time/in-turns.ts';
import { isOver, timeLeft } from '../../time/time-left.ts';
import type { Review, ReviewBudget, ReviewedPage, ReviewOutcome, Suspect } from '../review.ts';
import type { Doubt } from './describe-contrast.ts';
import { describeUnmeasured, failText, readDoubt } from './describe-contrast.ts';
import type { Route } from './find-places.ts';
import { findRoutes } from './find-places.ts';
import type { PixelOutcome } from './judge-pictured-text.ts';
import { judgeTexts } from './judge-text.ts';
import type { OpenText } from './look-at-pixels.ts';
import { lookAtPixels } from './look-at-pixels.ts';
import type { Located } from './read-page.ts';
import { PageLayout } from './read-page.ts';
import { textContrast } from './required-ratio.ts';

const revealTexts = inPageCall<[paths: readonly (readonly string[])[], maxMs: number]>(
  new URL('in-page/reveal.ts', import.meta.url),
  'revealTexts',
);

/**
 * Decides the contrast of texts that an engine left undecided: by the layers that the browser paints behind them, or by
 * pictures if the layers do not decide. Texts that may still fade in get time for it first.
 */
export const contrastReview: Review = {
  id: 'contrast',
  version: '14',
  rules: ['color-contrast', 'placeholder-contrast'],
  kind: 'needs_review',
  run,
};

const keysOfTexts = inPageCall<[paths: readonly (readonly string[])[]]>(
  new URL('in-page/text-keys.ts', import.meta.url),
  'keysOfTexts',
);
const keysSchema = z.array(z.string().nullable());

const maxFading = 50;
const maxRevealMs = 4_000;

/** `open`: pictures may decide it. */
type LayerOutcome = { readonly outcome: ReviewOutcome | 'open'; readonly isLetterFont: boolean };

async function run(page: ReviewedPage, suspects: readonly Suspect[], budget: ReviewBudget) {
  const { deadline, mayCapture } = budget;
  const looked = suspects.map(toLooked);
  await revealFading(page, looked, deadline);
  const layered = await judgeLayers(page, looked, deadline);
  const open = layered.flatMap((found, index) =>
    found?.outcome === 'open' ? [{ path: looked[index]?.path ?? [], isLetterFont: found.isLetterFont }] : [],
  );
  const pictured = mayCapture && open.length > 0 ? await lookAtOthers(page, open, budget) : [];
  let next = 0;
  return layered.map((found) =>
    found?.outcome === 'open'
      ? toOutcome(pictured[next++] ?? { unmeasured: mayCapture ? 'late' : 'no_pictures' })
      : found?.outcome,
  );
}

/** The element of a suspect. `isKept`: it stays as it was found. */
type Looked = {
  readonly path: readonly string[];
  readonly rule: string;
  readonly isKept: boolean;
  readonly isLetterFont: boolean;
  readonly doubt: Doubt | undefined;
};

function toLooked({ rule, element: { selector, message } }: Suspect): Looked {
  const { doubt, isLetterFont = false } = readDoubt(message) ?? {};
  return {
    path: pathOfSelector(selector),
    rule,
    doubt,
    isLetterFont,
    isKept: /\.maybe_(?:sign|exempt)$/.test(message.code),
  };
}

async function revealFading(page: ReviewedPage, looked: readonly Looked[], deadline: number): Promise<void> {
  const fading = looked.filter(({ doubt }) => doubt === 'fade').slice(0, maxFading);
  if (fading.length === 0 || isOver(deadline)) return;
  const paths = fading.map(({ path }) => path);
  await page.main.evaluate(revealTexts(paths, Math.min(maxRevealMs, timeLeft(deadline) / 2)), timeLeft(deadline));
}

function toOutcome(looked: PixelOutcome): ReviewOutcome {
  return 'unmeasured' in looked ? describeUnmeasured(looked.unmeasured) : looked;
}

/** Looks at texts that no other page of the scan has shown in the same way. */
async function lookAtOthers(
  page: ReviewedPage,
  open: readonly OpenText[],
  { deadline, texts }: ReviewBudget,
): Promise<readonly PixelOutcome[]> {
  if (texts === undefined) return lookOrLeave(page, open, deadline);
  const call = keysOfTexts(open.map(({ path }) => path));
  const keys = keysSchema.parse(await page.main.evaluate(call, timeLeft(deadline)));
  const known = keys.map((key) => (key === null ? undefined : texts.get(key)));
  const others = open.filter((_text, index) => known[index] === undefined);
  const looked = others.length === 0 ? [] : await lookOrLeave(page, others, deadline);
  let next = 0;
  return known.map((outcome, index) => {
    const found = outcome ?? looked[next++] ?? { unmeasured: 'late' };
    const key = keys[index] ?? null;
    if (outcome === undefined && key !== null && 'result' in found) texts.set(key, found);
    return found;
  });
}

/** If a page cannot be pictured, the results of the layers stay. */
async function lookOrLeave(
  page: ReviewedPage,
  open: readonly OpenText[],
  deadline: number,
): Promise<readonly PixelOutcome[]> {
  try {
    return await lookAtPixels(page, open, deadline);
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind === 'crashed' || error.kind === 'closed') throw error;
    if (error.kind === 'unresponsive') await page.interrupt();
    return [];
  }
}

/** Layers of this moment decide only about texts that may have faded in, and those that no layers have decided yet. */
async function judgeLayers(
  page: ReviewedPage,
  looked: readonly Looked[],
  deadline: number,
): Promise<readonly (LayerOutcome | undefined)[]> {
  const isForLayers = ({ rule, doubt, isKept }: Looked) =>
    rule === 'color-contrast' && !isKept && (doubt === undefined || doubt === 'fade');
  const asked = looked.filter(isForLayers);
  const paths = asked.map(({ path }) => path);
  const found = paths.length === 0 ? [] : await findRoutes(page.main, paths, deadline);
  const layout = paths.length === 0 ? undefined : await PageLayout.read(page.main, deadline);
  const routes = new Map(asked.map((one, at) => [one, found[at]]));
  return inTurns(judgeRoutes(looked, routes, layout));
}

function* judgeRoutes(
  looked: readonly Looked[],
  routes: ReadonlyMap<Looked, Route | undefined>,
  layout: PageLayout | undefined,
): Generator<undefined, readonly (LayerOutcome | undefined)[]> {
  const outcomes: (LayerOutcome | undefined)[] = [];
  for (const one of looked) {
    const route = routes.get(one);
    const located = route && layout?.find(route);
    const isUnknown = located === undefined || layout === undefined;
    const open = one.isKept ? undefined : ({ outcome: 'open', isLetterFont: one.isLetterFont } as const);
    outcomes.push(isUnknown ? open : judgeLocated(located, layout));
    yield;
  }
  return outcomes;
}

function judgeLocated({ texts, stack, isLetterFont }: Located, { conversions }: PageLayout): LayerOutcome {
  const judged = judgeTexts(texts, stack, { conversions, contrast: textContrast });
  if (judged.kind === 'unknown') return { outcome: 'open', isLetterFont };
  if (judged.kind === 'passed') return { outcome: { result: 'passed' }, isLetterFont };
  const words = texts.map(({ text }) => text).join(' ');
  return { outcome: failText(words, isLetterFont, judged), isLetterFont };
}
