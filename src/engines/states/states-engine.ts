import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import type { PageState } from '../../findings/page-states.ts';
import { timeLeft } from '../../time/time-left.ts';
import type { Budget, DrivenPage, Engine, RuleTexts, StateResult } from '../engine.ts';
import type { Finding } from '../finding.ts';
import { foundElementShape } from '../found-element.ts';
import { joinWordings } from '../rule-wording.ts';
import { statesTexts } from './de/states-rules.ts';
import { describeProblem } from './describe-problem.ts';
import { describeVanishedShapes, listVisibleShapes } from './find-vanished.ts';
import { statesRules } from './states-rules.ts';

const look = new URL('in-page/look.ts', import.meta.url);
const rememberPage = inPageCall<[hasLayout: boolean]>(look, 'rememberPage');
const lookAtLayout = inPageCall<[checks: { readonly isWide: boolean; readonly isClipped: boolean }]>(
  look,
  'lookAtLayout',
);
const lookForLost = inPageCall<[]>(look, 'lookForLost');
const lookForMotion = inPageCall<[]>(look, 'lookForMotion');

const describedSchema = z.object({
  passed: z.int(),
  found: z.array(
    z.object({
      ...foundElementShape,
      kind: z.enum(['failed', 'needs_review']),
      what: z.string(),
      detail: z.string(),
    }),
  ),
});

/** States that give text more room, or less. */
const layoutStates: ReadonlySet<PageState> = new Set<PageState>(['text_spacing', 'zoom_200', 'reflow_320']);

const texts: Readonly<Record<string, RuleTexts>> = { de: joinWordings([statesTexts]) };

/** Looks at the page in the states of the scan: see docs/states.md. It sees the page's own document, without frames. */
export const statesEngine: Engine = {
  id: 'curbcut-states',
  version: '2',
  needs: 'states',
  rules: () => statesRules,
  texts: (language) => texts[language] ?? new Map(),
  states: { prepare, look: lookAt },
};

/** Of each page while it is looked at: controls that only their shape shows. */
const visibleShapes = new WeakMap<DrivenPage, readonly number[]>();

async function prepare(page: DrivenPage, states: readonly PageState[], { deadline }: Budget): Promise<void> {
  const hasLayout = states.some((state) => layoutStates.has(state));
  await page.main.evaluate(rememberPage(hasLayout), timeLeft(deadline));
  if (states.includes('forced_colors')) visibleShapes.set(page, await listVisibleShapes(page, deadline));
}

type Look = (page: DrivenPage, deadline: number) => Promise<unknown>;

const lost: Look = async ({ main }, deadline) => main.evaluate(lookForLost(), timeLeft(deadline));

/** What each rule looks at in which state. */
const looks: Readonly<Record<PageState, readonly (readonly [rule: string, look: Look])[]>> = {
  dark: [['preference-content', lost]],
  more_contrast: [['preference-content', lost]],
  forced_colors: [
    ['preference-content', lost],
    ['forced-colors', async (page, deadline) => describeVanishedShapes(page, visibleShapes.get(page) ?? [], deadline)],
  ],
  reduced_motion: [
    ['preference-content', lost],
    ['reduced-motion', async ({ main }, deadline) => main.evaluate(lookForMotion(), timeLeft(deadline))],
  ],
  text_spacing: [['text-spacing', layout({ isWide: false, isClipped: true })]],
  // What is cut off at this zoom is a rule of the engine that operates pages.
  zoom_200: [['zoom-200', layout({ isWide: false, isClipped: false })]],
  reflow_320: [['reflow', layout({ isWide: true, isClipped: true })]],
};

function layout(checks: { readonly isWide: boolean; readonly isClipped: boolean }): Look {
  return async ({ main }, deadline) => main.evaluate(lookAtLayout(checks), timeLeft(deadline));
}

async function lookAt(page: DrivenPage, state: PageState, budget: Budget): Promise<StateResult> {
  const results: StateResult[] = [];
  for (const [rule, run] of looks[state])
    results.push(toResult(rule, describedSchema.parse(await run(page, budget.deadline)), budget));
  return {
    rules: Object.fromEntries(results.flatMap(({ rules }) => Object.entries(rules))),
    findings: results.flatMap(({ findings }) => findings),
  };
}

function toResult(
  rule: string,
  { passed, found }: z.infer<typeof describedSchema>,
  { maxElements, language }: Budget,
): StateResult {
  const findings = (['failed', 'needs_review'] as const).flatMap((kind): readonly Finding[] => {
    const elements = found
      .filter((one) => one.kind === kind)
      .map(({ selector, html, surroundings, component, ...problem }) => ({
        selector,
        html,
        surroundings,
        component,
        message: describeProblem(problem, language),
      }));
    return elements.length === 0
      ? []
      : [{ kind, rule, total: elements.length, elements: elements.slice(0, maxElements) }];
  });
  const totalOf = (kind: Finding['kind']) => findings.find((finding) => finding.kind === kind)?.total ?? 0;
  const [failed, review] = [totalOf('failed'), totalOf('needs_review')];
  const right = Math.max(0, passed - failed - review);
  return right + failed + review === 0
    ? { rules: {}, findings: [] }
    : { rules: { [rule]: [right, failed, review] }, findings };
}
