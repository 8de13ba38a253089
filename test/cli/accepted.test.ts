import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ScanClient } from '../e2e/scan-client.ts';
import type { TestService } from '../e2e/start-service.ts';
import { shareTestService } from '../e2e/share-service.ts';
import { Workplace } from './run-curbcut.ts';
import type { SmallSite } from './small-site.ts';
import { startSmallSite } from './small-site.ts';

let site: SmallSite;
let service: TestService;
let place: Workplace;

beforeAll(async () => {
  [site, service, place] = await Promise.all([startSmallSite(), shareTestService(), Workplace.open()]);
  await new ScanClient(service.origin).putSettings({ performance: { operate_ms: 0, screenshots: false } });
});

afterAll(async () => {
  await place.close();
  await service.close();
  await site.close();
});

it('a finding that the configuration file accepts fails no run in place, and an entry without effect is named', async () => {
  const accepted = [
    { rule: 'image-alt', page: '/b*', reason: 'The supplier replaces it.' },
    { rule: 'label', reason: 'A mistake.' },
    { rule: 'region', reason: 'Old.', until: '2020-01-31' },
  ];
  await writeFile(join(place.folder, 'curbcut.config.json'), JSON.stringify({ accepted, concurrency: 1 }));

  const { code, out } = await place.run([
    'scan',
    `${site.origin}/bad`,
    '--no-operate',
    '--no-screenshots',
    '--format',
    'junit=in-place.xml',
  ]);
  await rm(join(place.folder, 'curbcut.config.json'));

  expect(out).toContain('0 need review; 1 accepted, not counted here');
  expect(out).toContain('Accepted: image-alt /b* (1): The supplier replaces it.');
  expect(out).toContain('Accepted, but not found: label. Remove the entry if it is fixed.');
  expect(out).toContain('Accepted only until 2020-01-31: region');
  expect(code).toBe(0);
  expect(await readFile(join(place.folder, 'in-place.xml'), 'utf8')).toContain('<skipped message="Accepted."/>');
});

it('a finding that is accepted on the service does not fail the run, and one that was marked as fixed does', async () => {
  const { id } = await new ScanClient(service.origin).scan({ sitemap_url: `${site.origin}/bad`, scan_type: 'single' });
  const marks = `${service.origin}/api/scans/${id}/false-positives`;
  const mark = async (fields: object) => {
    const body = JSON.stringify({ scope: 'group', kind: 'failed', key: 'image-alt', ...fields });
    const answer = await fetch(marks, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(answer.status).toBe(201);
  };
  const args = ['scan', `${site.origin}/bad`, '--server', service.origin, '--format', 'junit=accepted.xml'];

  await mark({ verdict: 'accepted', reason: 'The supplier replaces it.', until: '2999-12-31' });
  const accepted = await place.run(args);
  const junit = await readFile(join(place.folder, 'accepted.xml'), 'utf8');
  await mark({ verdict: 'fixed_pending' });
  const fixed = await place.run(args);

  expect(accepted.code).toBe(0);
  expect(accepted.out).toContain(
    'Failures: 0 critical, 0 serious, 0 moderate, 0 minor; 0 need review; 1 accepted, not counted here',
  );
  expect(accepted.out).toContain('image-alt: Images must have alternative text (1 on 1 page, 1 accepted)');
  expect(junit).toContain('<skipped message="Accepted."/>');
  expect(fixed.code).toBe(1);
});
