import { pageOutcomeCodes } from '../../visit/page-outcome.ts';
import { Counter } from './counter.ts';
import { Histogram } from './histogram.ts';
import { ProcessMetrics } from './process-metrics.ts';
import type { Metric } from './write-series.ts';
import { writeMetrics } from './write-series.ts';

const jobResults = ['done', 'failed'];
const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'];

/** What this process has done since it started. No label has a value that comes from a scan. */
export class Metrics {
  readonly #pages = new Counter('curbcut_pages_total', 'Pages that this process recorded, by outcome.', {
    name: 'outcome',
    values: pageOutcomeCodes,
  });
  readonly #pageSeconds = new Histogram(
    'curbcut_page_seconds',
    'Time that a page took, from its slot to its record.',
    [0.5, 1, 2, 3, 5, 8, 13, 20, 30, 60, 120, 300],
  );
  readonly #stale = new Counter(
    'curbcut_stale_results_total',
    'Pages whose result came after they were given to another worker.',
  );
  readonly #reclaimed = new Counter(
    'curbcut_leases_lost_total',
    'Pages and sitemaps that were taken from lost workers.',
  );
  readonly #browsers = new Counter('curbcut_browser_starts_total', 'Browsers that this process started, by result.', {
    name: 'result',
    values: ['started', 'failed'],
  });
  readonly #screenshots = new Counter('curbcut_screenshots_total', 'Screenshots, by whether they were stored.', {
    name: 'result',
    values: ['stored', 'lost'],
  });
  readonly #steps = new Counter(
    'curbcut_job_steps_total',
    'Steps of background jobs that this process ran, by result.',
    {
      name: 'result',
      values: jobResults,
    },
  );
  readonly #webhooks = new Counter(
    'curbcut_webhook_attempts_total',
    'Attempts of this process to deliver an event to a webhook, by result.',
    { name: 'result', values: ['delivered', 'failed'] },
  );
  readonly #requests = new Counter(
    'curbcut_http_requests_total',
    'HTTP requests that this process answered, by class of status.',
    {
      name: 'status',
      values: statusClasses,
    },
  );
  readonly #requestSeconds = new Histogram(
    'curbcut_http_request_seconds',
    'Time until an HTTP request was answered in full, without streams of events.',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
  );
  readonly #reads = new Counter('curbcut_reads_total', 'Reports, by the database server that they read from.', {
    name: 'server',
    values: ['primary', 'replica'],
  });
  readonly #process = new ProcessMetrics();

  pageRecorded(outcome: string, seconds: number): void {
    this.#pages.add(outcome);
    this.#pageSeconds.observe(seconds);
  }

  resultStale(): void {
    this.#stale.add();
  }

  leasesLost(count: number): void {
    this.#reclaimed.add('', count);
  }

  browserStarted(result: 'started' | 'failed'): void {
    this.#browsers.add(result);
  }

  screenshots(stored: number, lost: number): void {
    this.#screenshots.add('stored', stored);
    this.#screenshots.add('lost', lost);
  }

  jobStep(result: 'done' | 'failed'): void {
    this.#steps.add(result);
  }

  webhookAttempt(result: 'delivered' | 'failed'): void {
    this.#webhooks.add(result);
  }

  /** A report. Counted where there is a read replica. */
  readAnswered(server: 'primary' | 'replica'): void {
    this.#reads.add(server);
  }

  /** `seconds`: undefined for a stream of events. */
  requestAnswered(status: number, seconds: number | undefined): void {
    this.#requests.add(`${Math.floor(status / 100)}xx`);
    if (seconds !== undefined) this.#requestSeconds.observe(seconds);
  }

  /** Everything in Prometheus's text format, with `more` of the installation. */
  write(more: readonly Metric[]): string {
    const counters = [
      this.#pages,
      this.#stale,
      this.#reclaimed,
      this.#browsers,
      this.#screenshots,
      this.#steps,
      this.#webhooks,
      this.#requests,
      this.#reads,
    ];
    const histograms = [this.#pageSeconds, this.#requestSeconds];
    return writeMetrics([...[...counters, ...histograms].map((one) => one.read()), ...more, ...this.#process.read()]);
  }

  close(): void {
    this.#process.close();
  }
}
