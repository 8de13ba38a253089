type Labels = Readonly<Record<string, string>>;

/** One metric in Prometheus's text format, version 0.0.4. `suffix`: `_bucket`, `_sum` and `_count` of a histogram. */
export type Series = { readonly suffix?: string; readonly labels: Labels; readonly value: number };
export type Metric = {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly series: readonly Series[];
};

/** The media type of the text. */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics.map(writeMetric).join('');
}

function writeMetric({ name, type, help, series }: Metric): string {
  const lines = series.map(
    ({ suffix = '', labels, value }) => `${name}${suffix}${writeLabels(labels)} ${write(value)}\n`,
  );
  return `# HELP ${name} ${escape(help)}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escape(value).replaceAll('"', String.raw`\"`)}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escape(text: string): string {
  return text.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`);
}

function write(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? '+Inf' : '-Inf';
}
