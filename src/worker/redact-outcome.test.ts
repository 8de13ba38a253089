import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRedact } from '../finding-pages/sign-ins/redact.ts';
import type { Observation } from '../visit/observation.ts';
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

it('the service does other work while it looks for secrets in all texts of a page', async () => {
  const redact = createRedact(['hunter2zebras']);
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
    // The rest of an observation is not redacted.
  } as unknown as Observation;

  const redacted = await redactOutcome(observed, redact);

  expect(redacted).toMatchObject({ facts: { title: 'The key [secret]' }, links });
  expect(turns).toBeGreaterThan(5);
});
