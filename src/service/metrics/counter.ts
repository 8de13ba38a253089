import type { Metric } from './write-series.ts';

/** A label with all its values. Any other value is counted as `other`, so that no data of a scan makes a series. */
export type KnownLabel = { readonly name: string; readonly values: readonly string[] };

const other = 'other';

/** A number that only grows, for each value of a label. All values are there from the start, so that rates of rare ones are right. */
export class Counter {
  readonly #name: string;
  readonly #help: string;
  readonly #label: KnownLabel;
  readonly #counts: Map<string, number>;

  constructor(name: string, help: string, label: KnownLabel = { name: '', values: [''] }) {
    this.#name = name;
    this.#help = help;
    this.#label = label;
    this.#counts = new Map(label.values.map((value) => [value, 0]));
  }

  add(value = '', by = 1): void {
    const known = this.#counts.has(value) ? value : other;
    this.#counts.set(known, (this.#counts.get(known) ?? 0) + by);
  }

  read(): Metric {
    const { name } = this.#label;
    const series = [...this.#counts].map(([value, count]) => ({
      labels: name === '' ? {} : { [name]: value },
      value: count,
    }));
    return { name: this.#name, type: 'counter', help: this.#help, series };
  }
}
