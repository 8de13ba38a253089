import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readResults } from './scan-results.ts';
import type { ScanAnswer } from './service-answers.ts';
import { ServiceClient } from './service-client.ts';

const scan: ScanAnswer = {
  id: 'scan-1',
  url: 'https://example.com/',
  status: 'completed',
  viewport: { preset: 'desktop' },
  progress: { pages_total: 1, pages_completed: 1, pages_failed: 0, pages_pending: 0, pages_running: 0 },
  summary: { needs_review_occurrences: 4, by_severity: { critical: 5, serious: 3, moderate: 1, minor: 0 } },
  score: 60,
  engine: null,
  error: null,
  notes: [],
};

/** A service that answers every request for cards with these. */
function aClient(issues: readonly object[]): ServiceClient {
  return new ServiceClient({
    request: async () => ({
      status: 200,
      retryAfter: undefined,
      body: Readable.from([Buffer.from(JSON.stringify({ issues }))]),
    }),
    pollMs: 1,
    close: async () => undefined,
  });
}

function aCard(key: string, fields: object): object {
  return { key, title: key, severity: 'critical', occurrence_count: 1, page_count: 1, sample: null, ...fields };
}

describe('the results of a run', () => {
  const target = { url: scan.url, scanType: 'single', viewport: 'desktop' } as const;

  it('count no accepted finding for the gate, and say how many there are', async () => {
    const client = aClient([
      aCard('label', { occurrence_count: 5, accepted_count: 4 }),
      aCard('link-name', { severity: 'serious', occurrence_count: 3, accepted_count: 3 }),
      aCard('region', { severity: 'moderate', accepted_count: 0 }),
    ]);

    const { findings, accepted, needsReview } = await readResults(client, [{ target, scan }], undefined);

    expect({ findings, accepted, needsReview }).toEqual({
      findings: { critical: 1, serious: 0, moderate: 1, minor: 0 },
      accepted: 7,
      needsReview: 4,
    });
  });
});
