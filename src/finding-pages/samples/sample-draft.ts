import { TemplateOrder } from '../crawl/template-order.ts';
import type { SampleRequest } from './sample-request.ts';

/** What a sample would have of the pages that are known. */
export type DraftedSample = {
  /** All of its pages, also those that are drawn by lot. */
  readonly pages: number;
  /** Without those that are drawn by lot. */
  readonly structured: readonly string[];
  readonly known_pages: number;
  readonly templates: number;
  readonly random: number;
};

type Requested = Pick<SampleRequest, 'kind' | 'per_template' | 'processes'>;

/** The sample of a scan that does not exist: drawn as drawSample does, without a database. URLs are as the scan would have them. */
export class SampleDraft {
  readonly #request: Requested;
  readonly #order = new TemplateOrder();
  readonly #chosenOf = new Map<string, number>();
  readonly #chosen = new Set<string>();
  readonly #known = new Set<string>();

  /** `named`: the pages and steps that the request names, and the start of a crawl. */
  constructor(request: Requested, named: readonly string[]) {
    this.#request = request;
    for (const url of named) this.#add(url, Infinity);
  }

  /** The next URL that is known. */
  add(url: string): void {
    this.#add(url, this.#request.per_template ?? 1);
  }

  /** `most`: of the scan's pages. */
  conclude(most: number): DraftedSample {
    const isDrawn = this.#request.kind === 'wcag_em';
    const structured = [...this.#chosen].slice(0, isDrawn ? Math.max(1, Math.floor((most * 10) / 11)) : most);
    const steps = new Set(this.#request.processes?.flat()).size;
    const lots = isDrawn ? Math.ceil(Math.max(0, structured.length - steps) / 10) : 0;
    const random = Math.min(lots, this.#known.size - structured.length, most - structured.length);
    return {
      pages: structured.length + random,
      structured,
      known_pages: this.#known.size,
      templates: this.#chosenOf.size,
      random,
    };
  }

  #add(url: string, most: number): void {
    if (this.#known.has(url)) return;
    this.#known.add(url);
    const { template } = this.#order.next(url);
    const chosen = this.#chosenOf.get(template) ?? 0;
    if (chosen >= most) return;
    this.#chosenOf.set(template, chosen + 1);
    this.#chosen.add(url);
  }
}
