import { setTimeout as delay } from 'node:timers/promises';
import { percentile, round2 } from './measure.ts';

/** This many clients request one URL for this long, each with a pause after every response. */
export type Asking = {
  readonly url: string;
  readonly clients: number;
  readonly pauseMs: number;
  readonly seconds: number;
};

export type Asked = {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
};

/** A separate process: what else a benchmark does must not delay it. Started by fork with what to ask. */
const { url, clients, pauseMs, seconds } = JSON.parse(process.argv[2] ?? '{}') as Asking;
const until = performance.now() + seconds * 1000;
const times = (await Promise.all(Array.from({ length: clients }, (_, index) => askAgainAndAgain(index)))).flat();
process.send?.({
  requests: times.length,
  perSecond: Math.round(times.length / seconds),
  p50Ms: round2(percentile(times, 0.5)),
  p95Ms: round2(percentile(times, 0.95)),
} satisfies Asked);

async function askAgainAndAgain(index: number): Promise<readonly number[]> {
  const own: number[] = [];
  // Clients do not know of each other: they begin spread over the pause.
  await delay((pauseMs * index) / clients);
  while (performance.now() < until) {
    const started = performance.now();
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    own.push(performance.now() - started);
    await delay(pauseMs);
  }
  return own;
}
