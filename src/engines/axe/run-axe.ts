import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { inPageCall, toAscii } from '../../shared/in-page-code.ts';
import { PageFault } from '../../browser/page-fault.ts';
import type { OpenPage, PageFrame } from '../../browser/page-frame.ts';
import type { EngineResult } from '../finding.ts';
import { findAxeLocale } from './axe-locales.ts';
import { joinTarget, parseAxeReport } from './axe-report.ts';

const locate = createRequire(import.meta.url);

/** Levels A and AA up to WCAG 2.2, and best practices; AAA stays off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

export type AnalyseOptions = {
  /** Of the whole page, in milliseconds. */
  readonly timeoutMs: number;
  /** Elements kept per rule and kind; all are counted. */
  readonly maxElements: number;
  /** Rules left out of this run. */
  readonly without: readonly string[];
  /** Of the messages: one of the settings' languages. */
  readonly language: string;
};

/** Of one frame; one that takes longer counts as not reached. */
const frameTimeoutMs = 5_000;
/** Share of the time left after the top document, for all frames together: the rest is for merging the parts. */
const framesShare = 0.7;
/** With less time than this a frame is not tried. */
const leastFrameMs = 200;
const maxFrames = 100;
const maxDepth = 20;
/** Beyond this number, frames that were not reached are named only by their selectors. */
const maxFrameUrls = 10;
const frameUrlMs = 1_000;

const inPage = new URL('in-page/run-axe.ts', import.meta.url);
const runWhole = inPageCall<[options: object]>(inPage, 'runWhole');
const runTopPart = inPageCall<[options: object]>(inPage, 'runTopPart');
const runFramePart = inPageCall<[options: object, context: object]>(inPage, 'runFramePart');
const finishParts = inPageCall<[options: object, parts: readonly (string | null)[]]>(inPage, 'finishParts');
const frames = new URL('frames.ts', inPage);
const findFrame = inPageCall<[selector: string | readonly string[]]>(frames, 'findFrame');
const urlOfFrame = inPageCall<[selector: string | readonly string[]]>(frames, 'urlOfFrame');

const axeSource = readFileSync(locate.resolve('axe-core/axe.min.js'), 'utf8');
const sources = new Map<string, string>();

/** axe in a language; built once per language. */
function engineSource({ language }: AnalyseOptions): string {
  const known = sources.get(language);
  if (known !== undefined) return known;
  const locale = findAxeLocale(language);
  const configured = locale === undefined ? '' : `axe.configure({locale:${locale.source}});`;
  const source = toAscii(`${axeSource};${configured}`);
  sources.set(language, source);
  return source;
}

/** Runs axe on an open page, frames and shadow roots included. Throws PageFault when the page fails. */
export async function runAxe(page: OpenPage, options: AnalyseOptions): Promise<EngineResult> {
  const deadline = performance.now() + options.timeoutMs;
  if (page.frameCount === 1) {
    const text = await page.main.evaluate(
      `${engineSource(options)}${runWhole(inPageOptions(options))}`,
      options.timeoutMs,
    );
    return parseAxeReport(text, []);
  }
  return runWithFrames(page, options, deadline);
}

const contextsSchema = z.array(
  z.object({
    // A list leads through shadow roots.
    frameSelector: z.union([z.string(), z.array(z.string())]),
    frameContext: z.record(z.string(), z.unknown()),
  }),
);
const partSchema = z.object({ part: z.string(), contexts: contextsSchema });
type FrameContext = z.infer<typeof contextsSchema>[number];

/** The parts in the order in which axe merges them: each frame before those inside it. */
type Walk = {
  readonly parts: (string | null)[];
  /** URLs of frames that were not reached, by selector; empty where it is unknown. */
  readonly unreached: Map<string, string>;
  readonly options: object;
  readonly source: string;
  readonly deadline: number;
};
type Step = { readonly parent: PageFrame; readonly path: string; readonly depth: number };

async function runWithFrames(page: OpenPage, options: AnalyseOptions, deadline: number): Promise<EngineResult> {
  const given = inPageOptions(options);
  const source = engineSource(options);
  const top = await page.main.evaluate(`${source}${runTopPart(given)}`, timeLeft(deadline));
  const framesDeadline = performance.now() + timeLeft(deadline) * framesShare;
  const walk: Walk = {
    parts: [],
    unreached: new Map(),
    options: given,
    source,
    deadline: framesDeadline,
  };
  for (const context of parseContexts(top)) await walkFrame(walk, { parent: page.main, path: '', depth: 1 }, context);
  const text = await page.main.evaluate(finishParts(given, walk.parts), timeLeft(deadline));
  const known = [...walk.unreached].filter(([, url]) => url !== '');
  return { ...parseAxeReport(text, [...walk.unreached.keys()]), frameUrls: Object.fromEntries(known) };
}

async function walkFrame(walk: Walk, step: Step, context: FrameContext): Promise<void> {
  const path = `${step.path}${joinTarget([context.frameSelector])}`;
  const entered = await enterAndRun(walk, step, context);
  if (entered === undefined) {
    walk.parts.push(null);
    walk.unreached.set(path, await readFrameUrl(walk, step.parent, context));
    return;
  }
  walk.parts.push(entered.part);
  for (const below of entered.contexts) {
    await walkFrame(walk, { parent: entered.frame, path: `${path} >>> `, depth: step.depth + 1 }, below);
  }
}

async function readFrameUrl(walk: Walk, parent: PageFrame, { frameSelector }: FrameContext): Promise<string> {
  if (walk.unreached.size >= maxFrameUrls) return '';
  const url = await parent.evaluate(urlOfFrame(frameSelector), frameUrlMs).catch(() => '');
  return z.string().catch('').parse(url);
}

type Entered = { readonly frame: PageFrame; readonly part: string; readonly contexts: readonly FrameContext[] };

/** A frame that is gone, silent or broken costs only its own time: the page's other findings are kept. */
async function enterAndRun(walk: Walk, step: Step, context: FrameContext): Promise<Entered | undefined> {
  if (walk.parts.length >= maxFrames || step.depth > maxDepth) return undefined;
  const timeoutMs = Math.min(frameTimeoutMs, timeLeft(walk.deadline));
  if (timeoutMs < leastFrameMs) return undefined;
  try {
    const frame = await step.parent.enterFrame(findFrame(context.frameSelector), timeoutMs);
    if (frame === undefined) return undefined;
    const text = await frame.evaluate(`${walk.source}${runFramePart(walk.options, context.frameContext)}`, timeoutMs);
    const { part, contexts } = partSchema.parse(JSON.parse(z.string().parse(text)));
    return { frame, part, contexts };
  } catch (error) {
    if (error instanceof PageFault && error.kind !== 'crashed' && error.kind !== 'closed') return undefined;
    throw error;
  }
}

function inPageOptions(options: AnalyseOptions): object {
  return {
    maxElements: options.maxElements,
    run: {
      runOnly: { type: 'tag', values: tags },
      rules: Object.fromEntries(options.without.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations', 'incomplete'],
      elementRef: false,
      // Only rules that are off look at media files and style sheets.
      preload: false,
    },
  };
}

function parseContexts(text: unknown): readonly FrameContext[] {
  return contextsSchema.parse(JSON.parse(z.string().parse(text)));
}

function timeLeft(deadline: number): number {
  return Math.max(1, deadline - performance.now());
}
