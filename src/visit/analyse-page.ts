import { readPastHiding } from '../browser/hidden-names.ts';
import { PageFault } from '../browser/page-fault.ts';
import type { OpenPage } from '../browser/page-frame.ts';
import { send } from '../browser/protocol-call.ts';
import type { Tab } from '../browser/tab.ts';
import { runAxe } from '../engines/axe/axe-engine.ts';
import type { EngineReport } from '../engines/finding.ts';

const terminateMs = 5_000;
const findNamesMs = 5_000;
const maxElementsPerRule = 1_000;

/** The rules that cost most on large pages: left out of the second run when the first took too long. */
const costliestRules = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'];

/** Of what is left of the page's limit, for the first run. */
const firstShare = 0.6;

type Limits = { readonly deadline: number; readonly language: string };
type Hold = () => Promise<OpenPage>;

/**
 * Runs the engine on the page in front. When it does not finish in its share of the time, what is left goes
 * to a run without the costliest rules; those then count as not run. Throws PageFault.
 */
export async function analysePage(tab: Tab, limits: Limits): Promise<EngineReport> {
  try {
    return await analyse(tab, () => tab.hold(), limits);
  } catch (error) {
    if (!(error instanceof PageFault) || error.kind !== 'script_failed') throw error;
    if ((await holdPastHiding(tab)) === undefined) throw error;
    return analyse(tab, async () => (await holdPastHiding(tab)) ?? tab.hold(), limits);
  }
}

/** Undefined for a page that hides nothing from the engine: then that is not why it failed. */
async function holdPastHiding(tab: Tab): Promise<OpenPage | undefined> {
  const page = await tab.hold();
  const main = await readPastHiding(page.main, findNamesMs);
  return main === undefined ? undefined : { ...page, main };
}

async function analyse(tab: Tab, hold: Hold, { deadline, language }: Limits): Promise<EngineReport> {
  const left = deadline - performance.now();
  try {
    return await runAxe(await hold(), {
      timeoutMs: left * firstShare,
      maxElements: maxElementsPerRule,
      without: [],
      language,
    });
  } catch (error) {
    if (!(error instanceof PageFault) || error.kind !== 'unresponsive') throw error;
    return analyseLess(tab, hold, { deadline, language });
  }
}

async function analyseLess(tab: Tab, hold: Hold, { deadline, language }: Limits): Promise<EngineReport> {
  // Stops a loop of the page's as well as the engine; the document can be judged afterwards.
  await send(tab.session, ['Runtime.terminateExecution', {}], terminateMs);
  try {
    const report = await runAxe(await hold(), {
      timeoutMs: Math.max(1_000, deadline - performance.now()),
      maxElements: maxElementsPerRule,
      without: costliestRules,
      language,
    });
    const notRun = Object.fromEntries(costliestRules.map((rule) => [rule, null]));
    return { ...report, rules: { ...report.rules, ...notRun } };
  } catch (error) {
    if (!(error instanceof PageFault) || error.kind !== 'unresponsive') throw error;
    throw new PageFault('too_slow', 'The check did not finish, not even without the slowest rules.', { cause: error });
  }
}
