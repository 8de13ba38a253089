import { setImmediate } from 'node:timers/promises';
import type { FindingSource, MatchedFinding } from './match-findings.ts';
import { matchFindings } from './match-findings.ts';
import type { PagePair } from './match-pages.ts';

/** The limit is for both scans together. The embedded database does nothing else while it reads one batch. */
const occurrencesPerBatch = 2_000;
const pagesPerBatch = 200;

/** The findings of all pairs, in the order of the pairs. Others get their turns in between. */
export async function* matchInBatches(
  source: FindingSource,
  pairs: readonly PagePair[],
): AsyncGenerator<readonly MatchedFinding[]> {
  for (const batch of splitPairs(pairs)) {
    yield await matchFindings(source, batch);
    await setImmediate();
  }
}

function* splitPairs(pairs: readonly PagePair[]): Generator<readonly PagePair[]> {
  let batch: PagePair[] = [];
  let occurrences = 0;
  for (const pair of pairs) {
    batch.push(pair);
    occurrences += pair.occurrences;
    if (batch.length >= pagesPerBatch || occurrences >= occurrencesPerBatch) {
      yield batch;
      batch = [];
      occurrences = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
