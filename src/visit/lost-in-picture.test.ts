import { expect, it } from 'vitest';
import { useVisitor } from '../../test/e2e/visitor.ts';
import type { PageTab } from './slot.ts';
import { say } from '../texts/say.ts';

const visitor = useVisitor();

const words = 'Repairs of bicycles of any kind, while you wait or until the next morning. '.repeat(10);
const html = `<!doctype html><html lang="en"><title>Repairs</title><main><h1>Repairs</h1><p>${words}</p>
  <img src="/pixel.svg" width="20" height="20"></main>`;

/** Chromium draws a picture of the page, and does not survive it. */
function crashWhenDrawn(given: PageTab): PageTab {
  const { session } = given.tab;
  const send = session.send.bind(session);
  const crashing: typeof send = async (...call) => {
    if (call[0] === 'Page.captureScreenshot') void send('Page.crash').catch(() => undefined);
    return send(...call);
  };
  Object.assign(session, { send: crashing });
  return given;
}

it.each([
  ['and is not looked at further', {}],
  ['in other states', { states: ['dark'] as const }],
  ['and would be operated', { operateMs: 5_000 }],
])(
  'a page that crashes while its pictures are taken keeps its findings, without pictures: %s',
  async (_what, options) => {
    const { outcome, isSpoilt } = await visitor().visitMarkup(html, { ...options, changeTab: crashWhenDrawn });

    if (outcome.kind !== 'observed') throw new Error(`${outcome.code}: ${say('en', outcome.saying)}`);
    const { reports, picture } = outcome;
    expect(reports.flatMap(({ findings }) => findings.map(({ rule }) => rule))).toEqual(['image-alt']);
    expect([isSpoilt, picture]).toEqual([true, 'lost']);
  },
);

it('the page after it is scanned', async () => {
  const { outcome } = await visitor().visitMarkup(html);

  expect(outcome.kind).toBe('observed');
});
