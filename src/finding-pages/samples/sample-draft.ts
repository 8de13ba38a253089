import { TemplateOrder } from '../crawl/template-order.ts';
import type { SampleRequest } from './sample-request.ts';

/** A preview of the sample from the known pages. */
export type DraftedSample = {
  /** The number of its pages, including random ones. */
  readonly pages: number;
  /** Its pages, except random ones. */
  readonly structured: readonly string[];
  readonly known_pages: number;
  readonly templates: number;
  readonly random: number;
};

type Requested = Pick<SampleRequest, 'kind' | 'per_template' | 'processes'>;

/**
 * The sample of a scan that does not exist. It is drawn as drawSample does, but without a database. URLs have the form
 * of the scan's URLs.
 */
export class SampleDraft {
  readonly #request: Requested;
  readonly #order = new TemplateOrder();
  readonly #chosenOf = new Map<string, number>();
  readonly #chosen = new Set<string>();
  readonly #known = new Set<string>();

  /** `named` contains the pages and steps that the request names, and the start of a crawl. */
  constructor(request: Requested, named: readonly string[]) {
    this.#request = request;
    for (const url of named) this.#add(url, Infinity);
  }

  add(url: string): void {
    this.#add(url, this.#request.per_template ?? 1);
  }

  /** `most` is the page limit of the scan. */
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
