import { describe, expect, it } from 'vitest';
import { PageFailure } from '../browser/page-failure.ts';
import type { Budget, DrivingEngine, ReadingEngine, Rule } from '../engines/engine.ts';
import type { EngineResult } from '../engines/finding.ts';
import { runDrivingEngines, runReadingEngines } from './run-engines.ts';
import { says } from '../texts/saying.ts';

const page = {
  main: {
    evaluate: async () => undefined,
    callOn: async () => undefined,
    callOnEach: async () => [],
    enterFrame: async () => undefined,
  },
  frameCount: 1,
  readContent: async () => undefined,
  capture: async () => ({ bands: [], missed: 0 }),
  capturePage: async () => undefined,
  captureView: async () => undefined,
  findInPicture: async () => new Map(),
  guardPictures: async () => undefined,
  isReplaced: async () => false,
  interrupt: async () => undefined,
};
const session = {
  send: async () => undefined,
  on: () => undefined,
  off: () => undefined,
  detach: async () => undefined,
};
const tab = { hold: async () => page, session };

const aRule = (id: string): Rule => ({
  id,
  title: id,
  description: id,
  severity: 'minor',
  bestPractice: true,
  criteria: [],
  rgaa: [],
  actIds: [],
  help: { title: id, url: 'https://example.com/' },
  cost: 'low',
  whyItMatters: id,
  howToFix: [],
  learnMore: [],
});

const base = (id: string) => ({
  id,
  version: '1',
  rules: () => [aRule(`${id}-rule`)],
  texts: () => new Map(),
  messages: () => ({}),
});
const found = (id: string): EngineResult => ({
  rules: { [`${id}-rule`]: [1, 0, 0] },
  findings: [],
  unreachedFrames: [],
});
const fail = (kind: PageFailure['kind']) => async (): Promise<never> => {
  throw new PageFailure(kind, says('visits.busy'));
};

function reading(id: string, run: ReadingEngine['run'] = async () => found(id)): ReadingEngine {
  return { ...base(id), needs: 'read', run };
}

function driving(id: string, mustReopen: boolean): DrivingEngine {
  return { ...base(id), needs: 'drive', run: async () => ({ ...found(id), mustReopen }) };
}

const inTime = () => ({ deadline: performance.now() + 60_000 });
const run = async (...engines: ReadingEngine[]) => runReadingEngines(page, { ...inTime(), engines });

describe('engines that read', () => {
  it('each report under their own name, in the order of the list', async () => {
    expect(await run(reading('one'), reading('two'))).toEqual([
      { ...found('one'), engine: { id: 'one', version: '1' } },
      { ...found('two'), engine: { id: 'two', version: '1' } },
    ]);
  });

  it('keep time for those that follow', async () => {
    const budgets: Budget[] = [];
    const note: ReadingEngine['run'] = async (_page, budget) => (budgets.push(budget), found('any'));
    const task = {
      deadline: performance.now() + 60_000,
      engines: [reading('one', note), reading('two', note)],
    };

    await runReadingEngines(page, task);

    expect(budgets.map(({ deadline }) => task.deadline - deadline)).toEqual([2_000, 0]);
  });

  it.each(['unresponsive', 'too_slow', 'too_deep', 'script_failed'] as const)(
    'cost only their own rules when they fail (%s), which then were not run',
    async (kind) => {
      const [first, second, third] = await run(reading('one'), reading('two', fail(kind)), reading('three'));

      expect([first?.rules, second?.rules, third?.rules]).toEqual([
        { 'one-rule': [1, 0, 0] },
        { 'two-rule': null },
        { 'three-rule': [1, 0, 0] },
      ]);
    },
  );

  it('cost the page when the first of them fails, and when the page is gone', async () => {
    await expect(run(reading('one', fail('unresponsive')), reading('two'))).rejects.toMatchObject({ kind: 'too_slow' });
    await expect(run(reading('one', fail('script_failed')))).rejects.toMatchObject({ kind: 'script_failed' });
    await expect(run(reading('one'), reading('two', fail('crashed')))).rejects.toMatchObject({ kind: 'crashed' });
  });

  it('are not started without time, except the first', async () => {
    const task = { deadline: performance.now(), engines: [reading('one'), reading('two')] };

    const reports = await runReadingEngines(page, task);

    expect(reports.map(({ rules }) => rules)).toEqual([{ 'one-rule': [1, 0, 0] }, { 'two-rule': null }]);
  });
});

describe('engines that drive', () => {
  const drive = async (engines: readonly DrivingEngine[], canReopen = true) => {
    let reopened = 0;
    const task = { ...inTime(), operateMs: 1_000, engines: [reading('base'), ...engines] };
    const reports = await runDrivingEngines(tab, task, async () => ((reopened += 1), canReopen));
    return { reopened, rules: reports.map(({ rules }) => rules) };
  };
  const [one, two] = [{ 'one-rule': [1, 0, 0] }, { 'two-rule': [1, 0, 0] }];

  it('meet the page as it was loaded: it is opened again after one that changed it', async () => {
    expect(await drive([driving('one', true), driving('two', false)])).toEqual({ reopened: 1, rules: [one, two] });
    expect(await drive([driving('one', false), driving('two', true)])).toEqual({ reopened: 0, rules: [one, two] });
  });

  it('are not run on a page that cannot be opened again', async () => {
    expect(await drive([driving('one', true), driving('two', false)], false)).toMatchObject({
      rules: [one, { 'two-rule': null }],
    });
  });

  it('that fail leave a page that is opened again', async () => {
    const broken: DrivingEngine = { ...base('one'), needs: 'drive', run: fail('script_failed') };

    expect(await drive([broken, driving('two', false)])).toEqual({ reopened: 1, rules: [{ 'one-rule': null }, two] });
  });
});
