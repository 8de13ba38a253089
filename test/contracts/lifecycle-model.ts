import type { ScanStatus } from '../../src/records/scans/scan-state.ts';
import { hasEnded } from '../../src/records/scans/scan-state.ts';
import type { ScanType } from '../../src/records/scans/scan-types.ts';

type PageStatus = 'pending' | 'running' | 'completed' | 'failed';

/** What a scan should be, kept without a database: the rules of the contract in their plainest form. */
export class ModelScan {
  status: ScanStatus = 'queued';
  /** Of a sitemap: `waiting` to be read, `reading`, or `read`. */
  discovery: 'waiting' | 'reading' | 'read';
  isDeleted = false;
  readonly pages = new Map<string, PageStatus>();
  readonly type: ScanType;

  /** Of a list it has one page. */
  constructor(type: ScanType, url: string) {
    this.type = type;
    this.discovery = type === 'sitemap' ? 'waiting' : 'read';
    if (type !== 'sitemap') this.pages.set(url, 'pending');
  }

  get isOpen(): boolean {
    return !this.isDeleted && (this.status === 'queued' || this.status === 'running');
  }

  get waitsForReader(): boolean {
    return this.isOpen && this.discovery === 'waiting';
  }

  count(status: PageStatus): number {
    return [...this.pages.values()].filter((one) => one === status).length;
  }

  pause(): void {
    this.status = 'pausing';
    this.settle();
  }

  resume(): void {
    this.status = 'running';
    this.settle();
  }

  /** A person ends it: what is not scanned has failed. */
  endNow(): void {
    for (const [url, status] of this.pages) if (status !== 'completed') this.pages.set(url, 'failed');
    this.discovery = 'read';
    this.status = this.count('completed') === 0 ? 'failed' : 'partial';
  }

  /** How many pages wait again. */
  retry(): number {
    const failed = [...this.pages].filter(([, status]) => status === 'failed');
    for (const [url] of failed) this.pages.set(url, 'pending');
    this.status = 'running';
    return failed.length;
  }

  /** Adds the pages that are new, which wait to be scanned. */
  find(urls: readonly string[]): void {
    for (const url of urls) if (!this.pages.has(url)) this.pages.set(url, 'pending');
  }

  put(url: string, status: PageStatus): void {
    this.pages.set(url, status);
    if (status === 'running') this.status = 'running';
    else this.settle();
  }

  settle(): void {
    if (this.status === 'paused' || this.count('running') > 0 || this.discovery === 'reading') return;
    if (this.discovery === 'read' && this.count('pending') === 0) this.status = this.end();
    else if (this.status === 'pausing') this.status = 'paused';
  }

  end(): ScanStatus {
    if (this.count('completed') === 0) return 'failed';
    return this.count('failed') === 0 ? 'completed' : 'partial';
  }

  allows(command: 'pause' | 'resume' | 'endNow' | 'retry'): boolean {
    if (command === 'endNow') return !hasEnded(this.status);
    if (command === 'pause') return this.status === 'queued' || this.status === 'running';
    if (command === 'resume') return this.status === 'pausing' || this.status === 'paused';
    return (this.status === 'partial' || this.status === 'failed') && this.count('failed') > 0;
  }
}
