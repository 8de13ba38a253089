import { z } from 'zod';
import { issueAnswerSchema, occurrenceAnswerSchema } from '../../src/edges/http/issue-answers.ts';
import type { PageAnswer } from '../../src/edges/http/page-answers.ts';
import { pageAnswerSchema } from '../../src/edges/http/page-answers.ts';
import { scanRecordSchema } from '../../src/records/scans/scan-record.ts';
import type { ScanRecord } from '../../src/records/scans/scan-record.ts';
type Occurrence = z.infer<typeof occurrenceAnswerSchema>;

/** Settings of scans that are about which pages are opened, and how: pages are analyzed, but not operated, drawn or read aloud. */
export const lightPages = { operate_ms: 0, screenshots: false, page_pictures: 0, contrast_pixels: false } as const;

const jsonHeaders = { 'content-type': 'application/json' };

/** The REST interface as a newcomer with curl would use it. Every response is checked against its schema. */
export class ScanClient {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async create(body: Readonly<Record<string, unknown>>): Promise<ScanRecord> {
    const answer = await this.#ask('/api/scans', { method: 'POST', headers: jsonHeaders, body: JSON.stringify(body) });
    return scanRecordSchema.parse(answer);
  }

  async post(path: string): Promise<unknown> {
    return this.#ask(path, { method: 'POST' });
  }

  async putSettings(settings: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#ask('/api/settings', { method: 'PUT', headers: jsonHeaders, body: JSON.stringify(settings) });
  }

  async get(id: string): Promise<ScanRecord> {
    return scanRecordSchema.parse(await this.#ask(`/api/scans/${id}`));
  }

  /** How many jobs there are in this state. */
  async countJobs(state: 'waiting' | 'running'): Promise<number> {
    const answer = await this.#ask(`/api/jobs?limit=1&state=${state}`);
    return z.object({ page: z.object({ total: z.int() }) }).parse(answer).page.total;
  }

  /** Follows the events until the scan has ended: no polling, no clock. */
  async untilEnded(id: string): Promise<ScanRecord> {
    const response = await fetch(`${this.#origin}/api/scans/${id}/events`);
    if (!response.ok) throw new Error(`events answered ${response.status}`);
    await response.text();
    return this.get(id);
  }

  /** Until the scan has ended or is paused, as one is that cannot sign in. */
  async untilAtRest(id: string): Promise<ScanRecord> {
    for (;;) {
      const scan = await this.get(id);
      if (!['queued', 'running', 'pausing'].includes(scan.status)) return scan;
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
    }
  }

  async scan(body: Readonly<Record<string, unknown>>): Promise<ScanRecord> {
    return this.untilEnded((await this.create(body)).id);
  }

  async pages(id: string, filter = ''): Promise<readonly PageAnswer[]> {
    const answer = await this.#ask(`/api/scans/${id}/pages?limit=500${filter}`);
    return z.object({ pages: z.array(pageAnswerSchema) }).parse(answer).pages;
  }

  async issues(id: string) {
    const answer = await this.#ask(`/api/scans/${id}/issues/chunks?limit=500`);
    return z.object({ issues: z.array(issueAnswerSchema) }).parse(answer).issues;
  }

  async occurrences(id: string, kind: string, key: string, offset = 0): Promise<readonly Occurrence[]> {
    const query = new URLSearchParams({ kind, key, limit: '500', offset: String(offset) });
    const answer = await this.#ask(`/api/scans/${id}/issues/details?${query.toString()}`);
    return z.object({ occurrences: z.array(occurrenceAnswerSchema) }).parse(answer).occurrences;
  }

  /** All stored occurrences of an issue, however many lists it takes. */
  async allOccurrences(id: string, kind: string, key: string): Promise<readonly Occurrence[]> {
    const all: Occurrence[] = [];
    for (;;) {
      const more = await this.occurrences(id, kind, key, all.length);
      if (more.length === 0) return all;
      all.push(...more);
    }
  }

  async #ask(path: string, init?: RequestInit): Promise<unknown> {
    const response = await fetch(`${this.#origin}${path}`, init);
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`);
    return body;
  }
}
