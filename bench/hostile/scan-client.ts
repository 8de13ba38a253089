import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

const note = z.object({ code: z.string() });
const scanSchema = z.object({
  id: z.string(),
  status: z.string(),
  progress: z.object({ phase: z.string(), pages_total: z.number(), pages_completed: z.number() }),
  error: z.object({ code: z.string() }).nullable(),
  notes: z.array(note),
});
const pageSchema = z.object({
  url: z.string(),
  title: z.string().nullable(),
  outcome: z.string().nullable(),
  attempts: z.number(),
  duration_ms: z.number().nullable(),
  notes: z.array(note),
});
const occurrenceSchema = z.object({
  page_url: z.string(),
  selector: z.string(),
  html: z.string(),
  message: z.string(),
});
const issuesSchema = z.array(z.object({ rule: z.string(), occurrences: z.array(occurrenceSchema) }));

export type ClientScan = z.infer<typeof scanSchema>;
export type ClientPage = z.infer<typeof pageSchema>;

const pollMs = 100;
const pageSize = 500;
const running: ReadonlySet<string> = new Set(['waiting', 'discovering', 'scanning', 'finishing']);

/** The service as a user of its REST interface meets it. */
export class ScanClient {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async change(performance: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#ask('/api/settings', { method: 'PUT', body: { performance } });
  }

  async start(url: string, type: 'single' | 'sitemap'): Promise<ClientScan> {
    return scanSchema.parse(
      await this.#ask('/api/scans', { method: 'POST', body: { sitemap_url: url, scan_type: type } }),
    );
  }

  /** Until the scan has left these phases. */
  async waitFor(id: string, phases: ReadonlySet<string> = running): Promise<ClientScan> {
    for (;;) {
      const scan = scanSchema.parse(await this.#ask(`/api/scans/${id}`));
      if (!phases.has(scan.progress.phase)) return scan;
      await delay(pollMs);
    }
  }

  async remove(id: string): Promise<void> {
    await this.#ask(`/api/scans/${id}`, { method: 'DELETE' });
  }

  async listPages(id: string): Promise<readonly ClientPage[]> {
    const pages: ClientPage[] = [];
    for (;;) {
      const answer = await this.#ask(`/api/scans/${id}/pages?limit=${pageSize}&offset=${pages.length}`);
      const next = z.object({ pages: z.array(pageSchema) }).parse(answer).pages;
      pages.push(...next);
      if (next.length < pageSize) return pages;
    }
  }

  /** Page → its images without alternative text; and the pages with a finding that quotes the text. */
  async countImages(
    id: string,
    text: string,
  ): Promise<{
    readonly counts: ReadonlyMap<string, number>;
    readonly quoting: ReadonlySet<string>;
  }> {
    const issues = issuesSchema.parse(await this.#ask(`/api/scans/${id}/issues`));
    const counts = new Map<string, number>();
    const quoting = new Set<string>();
    for (const { rule, occurrences } of issues)
      for (const { page_url: page, ...texts } of occurrences) {
        if (rule === 'image-alt') counts.set(page, (counts.get(page) ?? 0) + 1);
        if (Object.values(texts).some((quoted) => quoted.includes(text))) quoting.add(page);
      }
    return { counts, quoting };
  }

  async #ask(
    path: string,
    { method, body }: { readonly method?: string; readonly body?: unknown } = {},
  ): Promise<unknown> {
    const response = await fetch(`${this.#origin}${path}`, {
      method: method ?? 'GET',
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok)
      throw new Error(`${method ?? 'GET'} ${path} was answered ${response.status}: ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  }
}
