// oxlint-disable vitest/no-standalone-expect -- the model is compared inside the steps, each called from the one test
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FoundLink } from '../../src/finding-pages/crawl/link-filter.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import type { ClaimedPage } from '../../src/records/pages/claim-page.ts';
import { claimNextPage } from './claim-next-page.ts';
import { recordPage } from '../../src/records/pages/record-page.ts';
import { retryFailed } from '../../src/records/pages/retry-failed.ts';
import { reclaimPages } from '../../src/records/pages/reclaim-pages.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import type { ClaimedDiscovery } from '../../src/records/scans/discovery-steps.ts';
import { claimDiscovery, completeDiscovery, releaseDiscovery } from '../../src/records/scans/discovery-steps.ts';
import { endScan } from '../../src/records/scans/end-scan.ts';
import { pauseScan } from '../../src/records/scans/pause-scan.ts';
import { listScans } from '../../src/records/scans/read-scans.ts';
import { rescan } from '../../src/records/scans/rescan.ts';
import { resumeScan } from '../../src/records/scans/resume-scan.ts';
import type { ScanType } from '../../src/records/scans/scan-types.ts';
import { hasEnded } from '../../src/records/scans/scan-state.ts';
import { reclaimDiscoveries } from '../../src/records/scans/reclaim-discoveries.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { ModelScan } from './lifecycle-model.ts';
import {
  addDiscoveredPages,
  aFailedReport,
  aGroup,
  aScan,
  aScannedReport,
  anUnreadSitemap,
  pageUrls,
  ruleInfo,
} from './make-scans.ts';
import { runJobs } from './run-jobs.ts';

const place = fc.nat({ max: 7 });
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('create' as const), type: fc.constantFrom('single', 'sitemap', 'crawl') }),
  },
  { weight: 36, arbitrary: fc.record({ kind: fc.constant('claim' as const) }) },
  {
    weight: 36,
    arbitrary: fc.record({ kind: fc.constant('record' as const), at: place, isScanned: fc.boolean(), links: place }),
  },
  { weight: 16, arbitrary: fc.record({ kind: fc.constant('read' as const), count: fc.integer({ min: 0, max: 3 }) }) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('end reading' as const), at: place }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('crash' as const) }) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('pause' as const), at: place }) },
  { weight: 14, arbitrary: fc.record({ kind: fc.constant('resume' as const), at: place }) },
  { weight: 14, arbitrary: fc.record({ kind: fc.constant('retry' as const), at: place }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('endNow' as const), at: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rescan' as const), at: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), at: place }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Result = Extract<Step, { readonly kind: 'record' }>;
type Command = 'pause' | 'resume' | 'endNow' | 'retry';
type Order = Step & { readonly kind: Command | 'rescan' | 'delete' };

/** Two sitemaps of three pages each, one single page, and a crawl. Random steps follow. */
const aReadSitemap: readonly Step[] = [
  { kind: 'create', type: 'sitemap' },
  { kind: 'read', count: 3 },
  { kind: 'end reading', at: 0 },
];
const opening: readonly Step[] = [
  ...aReadSitemap,
  ...aReadSitemap,
  { kind: 'create', type: 'single' },
  { kind: 'create', type: 'crawl' },
];

onEachDatabase('random commands and a worker', (open) => {
  it('leave every scan as the model says, lose no page, and run none twice at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80, size: 'max' }), async (steps) => {
        const { db } = await open();
        const world = new World(db);

        for (const one of [...opening, ...steps]) await world.take(one);
        await world.finish();

        expect(await checkInvariants(db)).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });
});

type InFlight = { readonly page: ClaimedPage; isLost: boolean };
type Reading = { readonly held: ClaimedDiscovery; isLost: boolean };

/** The service and the model side by side: each step is applied to both, and they are compared. */
class World {
  readonly #db: Database;
  readonly #scans = new Map<string, ModelScan>();
  readonly #inFlight: InFlight[] = [];
  readonly #readings: Reading[] = [];
  readonly #deletion;

  constructor(db: Database) {
    this.#db = db;
    const screenshots = new FolderStore(join(tmpdir(), 'curbcut-no-screenshots'));
    this.#deletion = { db, screenshots };
  }

  async take(one: Step): Promise<void> {
    await this.#do(one);
    const shouldBe = [...this.#scans].flatMap(([id, model]) => (model.isDeleted ? [] : [describeModel(id, model)]));
    expect(await this.#look()).toEqual(shouldBe.toSorted((a, b) => a.id.localeCompare(b.id)));
  }

  /** Everything is resumed and finished: every scan ends. */
  async finish(): Promise<void> {
    await this.#crash();
    for (const [id, model] of this.#scans)
      if (!model.isDeleted && model.allows('resume')) await this.#command('resume', id, model);
    for (;;) {
      const before = this.#inFlight.length;
      await this.take({ kind: 'read', count: 1 });
      while (this.#readings.length > 0) await this.take({ kind: 'end reading', at: 0 });
      await this.take({ kind: 'claim' });
      if (this.#inFlight.length === before) break;
      while (this.#inFlight.length > 0) await this.take({ kind: 'record', at: 0, isScanned: true, links: 0 });
    }
    for (const model of this.#scans.values()) expect(model.isDeleted || hasEnded(model.status)).toBe(true);
  }

  async #do(one: Step): Promise<void> {
    switch (one.kind) {
      case 'create':
        return this.#create(one.type);
      case 'claim':
        return this.#claim();
      case 'record':
        return this.#record(one);
      case 'read':
        return this.#read(one.count);
      case 'end reading':
        return this.#endReading(one.at);
      case 'crash':
        return this.#crash();
      default:
        return this.#order(one);
    }
  }

  async #order({ kind, at }: Order): Promise<void> {
    if (kind === 'delete') return this.#delete(at);
    if (kind === 'rescan') return this.#rescan(at);
    const found = this.#pickFor(kind, at);
    return found === undefined ? undefined : this.#command(kind, ...found);
  }

  #pick(at: number): readonly [string, ModelScan] | undefined {
    const known = [...this.#scans].filter(([, model]) => !model.isDeleted);
    return known[at % Math.max(1, known.length)];
  }

  /** Mostly one that the command is for: the others are refused, and teach less. */
  #pickFor(name: Command, at: number): readonly [string, ModelScan] | undefined {
    const fitting = [...this.#scans].filter(([, model]) => !model.isDeleted && model.allows(name));
    return at === 0 ? this.#pick(0) : (fitting[at % Math.max(1, fitting.length)] ?? this.#pick(at));
  }

  async #create(type: ScanType): Promise<void> {
    const scan = type === 'sitemap' ? await anUnreadSitemap(this.#db) : await aScan(this.#db, { scan_type: type });
    this.#scans.set(scan.id, new ModelScan(type, scan.url));
  }

  async #claim(): Promise<void> {
    const page = await claimNextPage(this.#db);
    const hasWork = [...this.#scans.values()].some((scan) => scan.isOpen && scan.count('pending') > 0);
    expect(page !== undefined).toBe(hasWork);
    if (page === undefined) return;
    const model = this.#model(page.scanId);
    // Never of a paused or deleted scan, and never one that runs already.
    expect(model.isOpen).toBe(true);
    expect(model.pages.get(page.url)).toBe('pending');
    model.put(page.url, 'running');
    this.#inFlight.push({ page, isLost: false });
  }

  async #record({ at, isScanned, links }: Result): Promise<void> {
    const [flight] = this.#inFlight.splice(at % Math.max(1, this.#inFlight.length), 1);
    if (flight === undefined) return;
    const model = this.#model(flight.page.scanId);
    const found = isScanned && model.type === 'crawl' ? pageUrls(links) : [];
    const report = isScanned
      ? aScannedReport({
          groups: [aGroup(2)],
          finalUrl: flight.page.url,
          found: { links: found.map(linkTo), maxPages: 100 },
        })
      : aFailedReport();
    const recorded = await recordPage({ db: this.#db, ruleInfo }, flight.page, report);
    expect(recorded.kind).toBe(flight.isLost || model.isDeleted ? 'stale' : 'recorded');
    if (recorded.kind !== 'recorded') return;
    model.find(found);
    model.put(flight.page.url, isScanned ? 'completed' : 'failed');
  }

  /** Takes up a sitemap, or reads on in one that is held. */
  async #read(count: number): Promise<void> {
    const held = await claimDiscovery(this.#db);
    expect(held !== undefined).toBe([...this.#scans.values()].some((scan) => scan.waitsForReader));
    if (held !== undefined) {
      const model = this.#model(held.scanId);
      expect(model.waitsForReader).toBe(true);
      model.discovery = 'reading';
      model.status = 'running';
      this.#readings.push({ held, isLost: false });
    }
    for (const reading of this.#readings) await this.#addPages(reading, count);
  }

  async #addPages({ held, isLost }: Reading, count: number): Promise<void> {
    const model = this.#model(held.scanId);
    const urls = pageUrls(model.pages.size + count);
    const isMine = !isLost && !model.isDeleted && model.status === 'running';
    expect(await addDiscoveredPages(this.#db, held, urls)).toBe(isMine ? 'go-on' : 'stop');
    if (isMine) model.find(urls);
  }

  /** Ends as a reader does: to the end if there is a page, else it releases the sitemap. */
  async #endReading(at: number): Promise<void> {
    const [reading] = this.#readings.splice(at % Math.max(1, this.#readings.length), 1);
    if (reading === undefined) return;
    const model = this.#model(reading.held.scanId);
    const isComplete = model.pages.size > 0;
    if (isComplete) await completeDiscovery(this.#db, reading.held, []);
    else await releaseDiscovery(this.#db, reading.held);
    if (reading.isLost || model.isDeleted) return;
    model.discovery = isComplete ? 'read' : 'waiting';
    model.settle();
  }

  /** All workers die, and their claims are withdrawn. */
  async #crash(): Promise<void> {
    await reclaimPages({ db: this.#db, ruleInfo }, { everyLease: true });
    await reclaimDiscoveries(this.#db, { everyLease: true });
    for (const flight of this.#inFlight) this.#loseFlight(flight);
    for (const reading of this.#readings) {
      const model = this.#model(reading.held.scanId);
      if (!reading.isLost) model.discovery = 'waiting';
      reading.isLost = true;
    }
    for (const model of this.#scans.values()) if (!model.isDeleted) model.settle();
    // A lost worker reports nothing more about what it reads. A late result of a page must still be discarded.
    this.#readings.length = 0;
  }

  #loseFlight(flight: InFlight): void {
    const { page, isLost } = flight;
    const isAccused = page.claim >= 8;
    if (!isLost) this.#model(page.scanId).pages.set(page.url, isAccused ? 'failed' : 'pending');
    flight.isLost = true;
  }

  async #command(name: Command, id: string, model: ModelScan): Promise<void> {
    const run = { pause: pauseScan, resume: resumeScan, endNow: endScan, retry: retryFailed }[name];
    if (model.isDeleted || !model.allows(name)) {
      await expect(run(this.#db, id)).rejects.toMatchObject({
        code: model.isDeleted ? 'scan_not_found' : 'scan_state_conflict',
      });
      return;
    }
    const answer = await run(this.#db, id);
    if (name === 'retry') expect(answer).toMatchObject({ retriedCount: model.retry() });
    else model[name]();
    if (name === 'endNow') this.#loseClaims(id);
  }

  /** The results of a scan that was ended are discarded when they come. */
  #loseClaims(id: string): void {
    for (const flight of this.#inFlight) if (flight.page.scanId === id) flight.isLost = true;
    for (const reading of this.#readings) if (reading.held.scanId === id) reading.isLost = true;
  }

  async #rescan(at: number): Promise<void> {
    const [id, model] = this.#pick(at) ?? [];
    if (id === undefined || model === undefined) return;
    const scan = await rescan(this.#db, id);
    expect(scan.rescan_of).toBe(id);
    this.#scans.set(scan.id, new ModelScan(scan.scan_type, scan.url));
  }

  async #delete(at: number): Promise<void> {
    const [id, model] = this.#pick(at) ?? [];
    if (id === undefined || model === undefined) return;
    await deleteScan(this.#db, id);
    await runJobs(this.#deletion);
    model.isDeleted = true;
  }

  #model(id: string): ModelScan {
    const model = this.#scans.get(id);
    if (model === undefined) throw new Error('There is no such scan in the model.');
    return model;
  }

  async #look() {
    const { scans } = await listScans(this.#db, {}, { limit: 100, offset: 0 });
    return scans.toReversed().map((scan) => ({
      id: scan.id,
      status: scan.status,
      total: scan.pages_total,
      pending: scan.pages_pending,
      running: scan.pages_running,
      completed: scan.pages_completed,
      failed: scan.pages_failed,
    }));
  }
}

function linkTo(url: string): FoundLink {
  return { identity: url, url, drop: undefined };
}

function describeModel(id: string, model: ModelScan) {
  return {
    id,
    status: model.status,
    total: model.pages.size,
    pending: model.count('pending'),
    running: model.count('running'),
    completed: model.count('completed'),
    failed: model.count('failed'),
  };
}
