import { setTimeout as delay } from 'node:timers/promises';
import { percentile, round2 } from './measure.ts';

/**
 * Reads the list of scans and a scan's issue groups alternately until it is stopped, then reports the times. A
 * separate process, so that other work of a benchmark does not delay it. Started by fork with the service's URL
 * and the scan.
 */
const [origin = '', scan = ''] = process.argv.slice(2);
const paths = { scans: '/api/scans', chunks: `/api/scans/${scan}/issues/chunks` };
const times: Record<keyof typeof paths, number[]> = { scans: [], chunks: [] };
const stopped = new AbortController();
process.once('message', () => {
  process.send?.({ scans: describe(times.scans), chunks: describe(times.chunks) });
  process.disconnect?.();
  stopped.abort();
});
while (!stopped.signal.aborted) {
  await ask('scans');
  await ask('chunks');
  await delay(200);
}

async function ask(what: keyof typeof paths): Promise<void> {
  const started = performance.now();
  await (await fetch(`${origin}${paths[what]}`)).arrayBuffer();
  times[what].push(performance.now() - started);
}

function describe(values: readonly number[]) {
  return { count: values.length, p50: round2(percentile(values, 0.5)), p95: round2(percentile(values, 0.95)) };
}
