import { describe, expect, it } from 'vitest';
import type { ScanRow } from './scan-fields.ts';
import { presentScan, scanRecordSchema } from './scan-record.ts';
import { says } from '../../texts/saying.ts';
import { textsIn } from '../../texts/texts.ts';

const at = new Date('2026-01-02T03:04:05.006Z');

function aRow(fields: Partial<ScanRow> = {}): ScanRow {
  return {
    sequence: 1,
    due_at: at,
    id: '01a1fe58-c1ae-7f16-9586-14fa325120cd',
    url: 'https://example.com/sitemap.xml',
    target_key: 'sitemap https://example.com/sitemap.xml',
    part_of: null,
    scan_type: 'sitemap',
    viewport_preset: 'desktop',
    locale: 'en-US',
    tuning: {},
    tag: null,
    status: 'running',
    phase: 'scanning',
    rescan_of: null,
    agreement: null,
    sign_in_id: null,
    sign_in_name: null,
    accept: [],
    fresh: false,
    states: [],
    engine: null,
    browser: null,
    fonts: null,
    error_code: null,
    error_said: null,
    notes: [],
    pages_total: 0,
    pages_pending: 0,
    pages_running: 0,
    pages_completed: 0,
    pages_failed: 0,
    failed_groups: 0,
    failed_occurrences: 0,
    needs_review_groups: 0,
    needs_review_occurrences: 0,
    critical_occurrences: 0,
    serious_occurrences: 0,
    moderate_occurrences: 0,
    minor_occurrences: 0,
    critical_pages: 0,
    serious_pages: 0,
    moderate_pages: 0,
    minor_pages: 0,
    accepted_count: 0,
    fixed_pending_count: 0,
    reviewed_count: 0,
    new_failures: null,
    fixed_failures: null,
    critical_pages_change: null,
    withdrawn_pages: 0,
    score_sum: '0',
    scored_pages: 0,
    revision: 0,
    last_claimed_at: null,
    discovery_claim: 0,
    discovery_lease_until: null,
    created_at: at,
    updated_at: at,
    started_at: null,
    data_removed_at: null,
    finished_at: null,
    deleted_at: null,
    sample: null,
    url_scope: null,
    max_pages: null,
    robots: null,
    dropped: [],
    ...fields,
  };
}

const aNote = { code: 'other_host', count: 2, said: says('notes.other_host', { n: 2, saidExamples: [] }) };

describe('a scan record', () => {
  it('has the documented shape', () => {
    const record = presentScan(aRow({ started_at: at, notes: [aNote] }));

    expect(scanRecordSchema.parse(record)).toEqual(record);
    expect(record).toMatchObject({
      created_at: '2026-01-02T03:04:05.006Z',
      started_at: '2026-01-02T03:04:05.006Z',
      finished_at: null,
      score_version: 1,
      notes: [
        { code: 'other_host', message: "2 URLs were skipped because they are not on the sitemap's host.", count: 2 },
      ],
    });
  });

  it.each([
    ['no page is scored', '0', 0, null],
    ['every page is flawless', '300.000000', 3, 100],
    ['one of very many pages is not quite flawless', '99999.999999', 1_000, 99],
    ['the mean is just below a whole number', '199.999998', 2, 99],
    ['the mean is a fraction', '200.5', 3, 66],
    ['everything is wrong', '0.000000', 4, 0],
    ['the sum is larger than a double is exact', '9007199254740993.000000', 90_071_992_547_409, 100],
  ])('has its score rounded down when %s', (_case, sum, pages, score) => {
    expect(presentScan(aRow({ score_sum: sum, scored_pages: pages })).score).toBe(score);
  });

  it.each([
    ['nothing is known yet', { pages_total: 0 }, 0],
    ['nothing is done', { pages_total: 10 }, 0],
    ['a third is done', { pages_total: 3, pages_completed: 1 }, 33],
    ['failed pages are done too', { pages_total: 4, pages_completed: 1, pages_failed: 2 }, 75],
    ['all known pages are done, but not the scan', { pages_total: 4, pages_completed: 4 }, 99],
    ['it has ended', { status: 'failed', pages_total: 0 }, 100],
  ] as const)('has a percentage that promises nothing: %s', (_case, fields, percent) => {
    expect(presentScan(aRow(fields)).progress.percent).toBe(percent);
  });

  it.each([
    [{ status: 'queued', phase: 'scanning' }, 'waiting'],
    [{ status: 'running', phase: 'discovering' }, 'discovering'],
    [{ status: 'pausing', phase: 'scanning' }, 'scanning'],
    [{ status: 'completed', phase: 'scanning' }, 'done'],
  ] as const)('has a phase for %j', (fields, phase) => {
    expect(presentScan(aRow(fields)).progress.phase).toBe(phase);
  });

  it('says why the scan failed', () => {
    const said = says('network.name_unknown', { name: 'nowhere.example' });
    const row = aRow({ status: 'failed', error_code: 'dns_error', error_said: said });

    expect(presentScan(row).error).toEqual({
      code: 'dns_error',
      message: 'The name nowhere.example is not known to the name server.',
    });
    expect(presentScan(row, textsIn('de')).error?.message).toBe(
      'Der Name nowhere.example ist dem Nameserver nicht bekannt.',
    );
  });
});
