import type { Registry } from 'prom-client';
import { Counter } from 'prom-client';

type Description = { readonly name: string; readonly help: string; readonly label: string };

/**
 * A counter with one series for each value of a label. All series exist from the start, so that rates of rare values
 * are right. Any other value counts as `other`, so that data of a scan never makes a series.
 */
export class LabeledCounter {
  readonly #counter: Counter;
  readonly #label: string;
  readonly #values: readonly string[];

  constructor(registry: Registry, { name, help, label }: Description, values: readonly string[]) {
    this.#counter = new Counter({ name, help, labelNames: [label], registers: [registry] });
    this.#label = label;
    this.#values = values;
    for (const value of values) this.add(value, 0);
  }

  add(value: string, by = 1): void {
    this.#counter.inc({ [this.#label]: this.#values.includes(value) ? value : 'other' }, by);
  }
}
