import { afterEach, beforeEach, expect, it } from 'vitest';
import { SecretFinder } from '../finding-pages/sign-ins/secret-finder.ts';
import { createShowsSecret } from '../finding-pages/sign-ins/shows-secret.ts';
import type { Observation, VisitOutcome } from '../visit/observation.ts';
import { redactOutcome } from './redact-outcome.ts';

const answer = { status: 200, finalUrl: 'https://site.test/', headers: {}, firewall: undefined };
/** A tenth of what a page may have. */
const links = Array.from({ length: 500 }, (_none, index) => `https://site.test/${index}?${'%25'.repeat(670)}`);

let turns = 0;
let timer: NodeJS.Timeout;
beforeEach(() => {
  turns = 0;
  timer = setInterval(() => (turns += 1), 1);
});
afterEach(() => clearInterval(timer));

it('the service does other work while it looks for secrets in one long text', async () => {
  const text = '\\'.repeat(100_000);
  const failed = {
    kind: 'failed',
    saying: { code: 'visits.script_error', facts: { text } },
  } as unknown as VisitOutcome;

  await redactOutcome(failed, new SecretFinder(['hunter2zebras']));
  const inOutcome = turns;
  await createShowsSecret(['hunter2zebras'])({ texts: [text], letters: '' });

  expect(inOutcome).toBeGreaterThan(3);
  expect(turns - inOutcome).toBeGreaterThan(3);
});

it('the service does other work while it looks for secrets in all texts of a page', async () => {
  const finder = new SecretFinder(['hunter2zebras']);
  const said = { role: 'text', name: 'Hello hunter2zebras', states: [], selectors: [] };
  const observed = {
    kind: 'observed',
    answer,
    facts: { title: 'The key hunter2zebras' },
    reports: [{ findings: [], unreachedFrames: [] }],
    links: [...links, 'https://site.test/?key=hunter2zebras'],
    signOutLinks: [],
    scriptLinks: [],
    canonical: null,
    refused: [],
    spoken: { lines: [said], isCut: false, opened: [{ path: ['Menu of hunter2zebras'], lines: [said], isCut: false }] },
    // The rest of an observation is not redacted.
  } as unknown as Observation;

  const redacted = await redactOutcome(observed, finder);

  const lines = [{ ...said, name: 'Hello [secret]' }];
  expect(redacted).toMatchObject({
    facts: { title: 'The key [secret]' },
    links,
    spoken: { lines, opened: [{ path: ['Menu of [secret]'], lines }] },
  });
  expect(turns).toBeGreaterThan(5);
});
