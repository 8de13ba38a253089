import type { Metric } from './write-series.ts';

/** How many values were at most so large, for each of a few bounds. */
export class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #counts: number[];
  #sum = 0;
  #count = 0;

  /** `bounds`: growing. */
  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
    this.#counts = bounds.map(() => 0);
  }

  observe(value: number): void {
    this.#sum += value;
    this.#count += 1;
    for (const [at, bound] of this.#bounds.entries()) {
      if (value <= bound) this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    }
  }

  read(): Metric {
    const buckets = this.#bounds.map((bound, at) => ({
      suffix: '_bucket',
      labels: { le: String(bound) },
      value: this.#counts[at] ?? 0,
    }));
    const series = [
      ...buckets,
      { suffix: '_bucket', labels: { le: '+Inf' }, value: this.#count },
      { suffix: '_sum', labels: {}, value: this.#sum },
      { suffix: '_count', labels: {}, value: this.#count },
    ];
    return { name: this.#name, type: 'histogram', help: this.#help, series };
  }
}
