import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { pageOutcomeCodes } from '../../visit/page-outcome.ts';
import { LabeledCounter } from './labeled-counter.ts';

/** The series of these metrics come and go with open handles and Node's garbage collection. */
const unsteady = ['active_handles', 'active_requests', 'active_resources', 'gc_duration_seconds'];

/** Counts the work of this process since its start. No label has a value that comes from a scan. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];
  readonly #pages = this.countBy('outcome', pageOutcomeCodes, {
    name: 'curbcut_pages_total',
    help: 'Pages that this process recorded, by outcome.',
  });
  readonly #pageSeconds = new Histogram({
    name: 'curbcut_page_seconds',
    help: 'Time that a page took, from its slot to its record.',
    buckets: [0.5, 1, 2, 3, 5, 8, 13, 20, 30, 60, 120, 300],
    registers: this.#registers,
  });
  readonly #stale = new Counter({
    name: 'curbcut_stale_results_total',
    help: 'Pages whose result came after they were given to another worker.',
    registers: this.#registers,
  });
  readonly #reclaimed = new Counter({
    name: 'curbcut_leases_lost_total',
    help: 'Pages and sitemaps that were taken from lost workers.',
    registers: this.#registers,
  });
  readonly #browsers = this.countBy('result', ['started', 'failed'], {
    name: 'curbcut_browser_starts_total',
    help: 'Browsers that this process started, by result.',
  });
  readonly #screenshots = this.countBy('result', ['stored', 'lost'], {
    name: 'curbcut_screenshots_total',
    help: 'Screenshots, by whether they were stored.',
  });
  readonly #steps = this.countBy('result', ['done', 'failed'], {
    name: 'curbcut_job_steps_total',
    help: 'Steps of background jobs that this process ran, by result.',
  });
  readonly #requests = this.countBy('status', ['1xx', '2xx', '3xx', '4xx', '5xx'], {
    name: 'curbcut_http_requests_total',
    help: 'HTTP requests that this process answered, by class of status.',
  });
  readonly #requestSeconds = new Histogram({
    name: 'curbcut_http_request_seconds',
    help: 'Time until an HTTP request was answered in full, without streams of events.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
    registers: this.#registers,
  });
  readonly #reads = this.countBy('server', ['primary', 'replica'], {
    name: 'curbcut_reads_total',
    help: 'Reports, by the database server that they read from.',
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    for (const name of unsteady) this.#registry.removeSingleMetric(`nodejs_${name}`);
  }

  /** The media type of the result of `write`. */
  get mediaType(): string {
    return this.#registry.contentType;
  }

  pageRecorded(outcome: string, seconds: number): void {
    this.#pages.add(outcome);
    this.#pageSeconds.observe(seconds);
  }

  resultStale(): void {
    this.#stale.inc();
  }

  leasesLost(count: number): void {
    this.#reclaimed.inc(count);
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

  /** Counts a report. Used only if there is a read replica. */
  readAnswered(server: 'primary' | 'replica'): void {
    this.#reads.add(server);
  }

  /** `seconds` is undefined for a stream of events. */
  requestAnswered(status: number, seconds: number | undefined): void {
    this.#requests.add(`${Math.floor(status / 100)}xx`);
    if (seconds !== undefined) this.#requestSeconds.observe(seconds);
  }

  /** All metrics in Prometheus's text format. */
  write(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Adds a counter with one series for each value of a label. Call it once for each name. */
  countBy(label: string, values: readonly string[], texts: { readonly name: string; readonly help: string }) {
    return new LabeledCounter(this.#registry, { ...texts, label }, values);
  }
}
