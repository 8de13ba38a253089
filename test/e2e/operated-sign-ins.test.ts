import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInRecordSchema } from '../../src/finding-pages/sign-ins/sign-in-record.ts';
import type { FormApp } from '../sign-ins/form-app.ts';
import { startFormApp } from '../sign-ins/form-app.ts';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { startTestService } from './start-service.ts';

let service: TestService;
let app: FormApp;

beforeAll(async () => {
  [service, app] = await Promise.all([startTestService({ CURBCUT_SECRET_KEY: 'e'.repeat(64) }), startFormApp()]);
});

afterAll(async () => {
  await service.close();
  app.close();
});

it('scans and operates a page of a member that its own site refuses something, with the settings of a new installation', async () => {
  const scan = await scanAsMember('/');

  const [page] = await new ScanClient(service.origin).pages(scan.id);
  expect(scan).toMatchObject({ status: 'completed', error: null, progress: { pages_completed: 1, pages_failed: 0 } });
  expect(page).toMatchObject({ status: 'completed', title: 'Member /, complete' });
  expect(scan.engine).toContain('curbcut-operate');
});

it('scans a page of a member that its own site refuses something, where the page after the sign-in is gone', async () => {
  app.welcomeOnce();

  const scan = await scanAsMember('/reports/9');

  expect(scan).toMatchObject({ status: 'completed', progress: { pages_completed: 1, pages_failed: 0 } });
});

function aRecipe() {
  return {
    steps: [
      { do: 'goto', url: `${app.origin}/login` },
      { do: 'fill', selector: '[name=user]', value: 'user' },
      { do: 'fill', selector: '[name=password]', value: 'password' },
      { do: 'click', selector: '#go' },
      { do: 'totp', selector: '[name=code]' },
      { do: 'press', selector: '[name=code]', key: 'Enter' },
      { do: 'wait_for', selector: 'a[href="/logout"]' },
    ],
    values: { user: 'ada', password: app.password },
    totp: app.totpSecret,
  };
}

async function scanAsMember(path: string) {
  const client = new ScanClient(service.origin);
  const answer = await fetch(`${service.origin}/api/sign-ins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `Form ${path}`,
      origins: [app.origin],
      check: { present: 'text:Sign out' },
      kind: 'form',
      secret: aRecipe(),
    }),
  });
  const { id: signIn } = signInRecordSchema.parse(await answer.json());

  return client.scan({ sitemap_url: `${app.origin}${path}`, scan_type: 'single', sign_in: signIn });
}
