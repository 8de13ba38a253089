import { expect, it } from 'vitest';
import { Counter } from './counter.ts';
import { Histogram } from './histogram.ts';
import { Metrics } from './metrics.ts';
import { writeMetrics } from './write-series.ts';

it('writes counters, gauges and histograms in the text format of Prometheus', () => {
  const counter = new Counter('things_total', 'Things.\nBy \\ kind.', { name: 'kind', values: ['a "b"', 'c\n'] });
  counter.add('a "b"', 2);
  const histogram = new Histogram('size', 'Sizes.', [1, 2.5]);
  for (const value of [0.5, 2, 100]) histogram.observe(value);

  expect(writeMetrics([counter.read(), histogram.read()])).toBe(
    [
      String.raw`# HELP things_total Things.\nBy \\ kind.`,
      '# TYPE things_total counter',
      String.raw`things_total{kind="a \"b\""} 2`,
      String.raw`things_total{kind="c\n"} 0`,
      '# HELP size Sizes.',
      '# TYPE size histogram',
      'size_bucket{le="1"} 1',
      'size_bucket{le="2.5"} 2',
      'size_bucket{le="+Inf"} 3',
      'size_sum 102.5',
      'size_count 3',
      '',
    ].join('\n'),
  );
});

it('has as many series after any work as at the start: none grows with data', () => {
  const metrics = new Metrics();
  const count = () => metrics.write([]).split('\n').length;
  const before = count();

  for (let at = 0; at < 1_000; at += 1) {
    metrics.pageRecorded('scanned', at);
    metrics.requestAnswered(200 + (at % 400), at);
    metrics.jobStep('done');
    metrics.screenshots(1, 1);
  }
  for (const outcome of ['scan-1', 'https://example.com/', 'dns_error']) metrics.pageRecorded(outcome, 1);
  metrics.close();

  // One series for all values that are not known.
  expect(count()).toBe(before + 1);
  expect(metrics.write([])).not.toContain('example.com');
});
