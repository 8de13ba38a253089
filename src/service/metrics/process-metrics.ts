import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './write-series.ts';

const nanosecondsPerSecond = 1e9;

/** The names that Prometheus's own clients use for a process, and the delay of Node's event loop since the last read. */
export class ProcessMetrics {
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #startedAt = Date.now() / 1_000 - process.uptime();

  constructor() {
    this.#delay.enable();
  }

  read(): readonly Metric[] {
    const { user, system } = process.cpuUsage();
    const p99 = this.#delay.count === 0 ? 0 : this.#delay.percentile(99) / nanosecondsPerSecond;
    this.#delay.reset();
    return [
      aMetric(
        'process_cpu_seconds_total',
        'counter',
        'Processor time of this process, without its browsers.',
        (user + system) / 1e6,
      ),
      aMetric(
        'process_resident_memory_bytes',
        'gauge',
        'Memory of this process, without its browsers.',
        process.memoryUsage.rss(),
      ),
      aMetric('process_start_time_seconds', 'gauge', 'When this process started, since 1970.', this.#startedAt),
      aMetric(
        'nodejs_eventloop_lag_p99_seconds',
        'gauge',
        'Delay of the event loop since the last read, 99th percentile.',
        p99,
      ),
    ];
  }

  close(): void {
    this.#delay.disable();
  }
}

// oxlint-disable-next-line max-params -- the four parts of a metric without labels
function aMetric(name: string, type: Metric['type'], help: string, value: number): Metric {
  return { name, type, help, series: [{ labels: {}, value }] };
}
