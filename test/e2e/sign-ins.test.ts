import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scanPreviewSchema } from '../../src/records/scans/scan-preview.ts';
import type { SignInRecord } from '../../src/finding-pages/sign-ins/sign-in-record.ts';
import { signInRecordSchema } from '../../src/finding-pages/sign-ins/sign-in-record.ts';
import type { SignedSite } from '../sign-ins/signed-site.ts';
import { pages, startSignedSite } from '../sign-ins/signed-site.ts';
import { lightPages, ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { sharedSecretKey, shareTestService } from './share-service.ts';

const token = 'Bearer tok-7f3a91c4d2e8';
const password = 'correct-horse-battery/staple"&<';
const basic = `Basic ${Buffer.from(`ada:${password}`).toString('base64')}`;
const check = { present: 'text:Sign out' };

let service: TestService;
let site: SignedSite;
let client: ScanClient;

beforeAll(async () => {
  [service, site] = await Promise.all([
    shareTestService(),
    startSignedSite(({ headers }) => headers.authorization === token || headers.authorization === basic),
  ]);
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: { ...lightPages, concurrency: 2 } });
});

afterAll(async () => {
  await service.close();
  site.close();
});

async function createSignIn(body: Readonly<Record<string, unknown>>): Promise<SignInRecord> {
  const answer = await fetch(`${service.origin}/api/sign-ins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Members', origins: [site.origin], check, ...body }),
  });
  return signInRecordSchema.parse(await answer.json());
}

const byToken = { kind: 'headers', secret: { headers: { Authorization: token } } };
const byPassword = { kind: 'basic', secret: { username: 'ada', password } };

describe('a scan that signs in with headers', () => {
  it('reads the sitemap and every page as a member, opens no link that signs out, and gives nothing to other sites', async () => {
    const signIn = await createSignIn(byToken);

    const scan = await client.scan({
      sitemap_url: `${site.origin}/sitemap.xml`,
      scan_type: 'sitemap',
      sign_in: signIn.id,
    });

    const scanned = await client.pages(scan.id);
    expect(scan.sign_in).toEqual({ id: signIn.id, name: 'Members' });
    expect(scanned.filter(({ status }) => status === 'completed').map(({ title }) => title)).toEqual(
      pages.map((path) => `Report ${path}`),
    );
    const requests = site.received.map(({ path, headers }) => [path, headers.authorization]);
    expect(requests).toContainEqual(['/api/data', token]);
    expect(requests).toContainEqual(['/logo.png?of=/', token]);
    expect(requests.filter(([, sent]) => sent !== token)).toEqual([]);
    expect(requests.filter(([path]) => path === '/logout')).toEqual([]);
    const elsewhere = new Set(site.receivedByOther.map(({ path }) => path));
    expect([...elsewhere].toSorted()).toEqual(['/data', '/frame', '/redirected.js', '/script.js']);
    expect(JSON.stringify(site.receivedByOther)).not.toContain('tok-7f3a91c4d2e8');
  });

  it('is previewed with what a member finds', async () => {
    const signIn = await createSignIn(byToken);
    const wanted = { sitemap_url: `${site.origin}/sitemap.xml`, scan_type: 'sitemap' };
    const preview = async (body: object) => {
      const answer = await fetch(`${service.origin}/api/scans/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return scanPreviewSchema.parse(await answer.json());
    };

    const previews = [await preview(wanted), await preview({ ...wanted, sign_in: signIn.id })];

    expect(previews.map(({ pages: count }) => count)).toEqual([0, pages.length + 1]);
  });

  it('is rescanned with the same sign-in, which cannot be deleted meanwhile', async () => {
    const signIn = await createSignIn(byToken);
    const first = await client.create({ sitemap_url: `${site.origin}/`, scan_type: 'single', sign_in: signIn.id });
    const refused = await fetch(`${service.origin}/api/sign-ins/${signIn.id}`, { method: 'DELETE' });
    await client.untilEnded(first.id);

    const second = await client.post(`/api/scans/${first.id}/rescan`);

    expect(refused.status).toBe(409);
    expect(second).toMatchObject({ rescan_of: first.id, sign_in: { id: signIn.id, name: 'Members' } });
  });

  it('pauses when the session is lost, and continues where it was with a new sign-in', async () => {
    const signIn = await createSignIn(byToken);
    site.signEveryoneOut();
    const wanted = { scan_type: 'list', urls: pages.map((path) => `${site.origin}${path}`), sign_in: signIn.id };
    const { id } = await client.create(wanted);
    const paused = await client.untilAtRest(id);
    const before = await client.pages(id);
    site.signEveryoneIn();

    await client.post(`/api/scans/${id}/resume`);

    const scan = await client.untilEnded(id);
    expect(paused.error).toMatchObject({ code: 'session_lost' });
    expect(paused.progress).toMatchObject({ pages_completed: 0, pages_failed: 0, pages_pending: pages.length });
    expect(before.every(({ status }) => status === 'pending')).toBe(true);
    expect(scan).toMatchObject({ status: 'completed', error: null });
  });
});

describe('a scan that signs in with a user name and a password', () => {
  it('stores no secret, also where a page shows it: not in answers, reports, pictures, logs or files', async () => {
    const signIn = await createSignIn(byPassword);
    await client.putSettings({ performance: { screenshots: true, page_pictures: 1 } });

    const scan = await client.scan({
      sitemap_url: `${site.origin}/echo`,
      scan_type: 'single',
      sign_in: signIn.id,
      fresh: true,
    });

    const secrets = [password, encodeURIComponent(password), basic.slice(6), 'correct-horse', token.slice(7)];
    expect(scan.status).toBe('completed');
    const { issues } = { issues: await client.issues(scan.id) };
    expect(issues.map(({ key: rule }) => rule)).toEqual(expect.arrayContaining(['image-alt', 'link-name']));
    const answers = await readAnswers(scan.id);
    const files = await readFiles(service.dataFolder);
    expect(answers.join('')).toContain('[secret]');
    for (const secret of secrets) {
      expect(answers.filter((text) => text.includes(secret))).toEqual([]);
      expect(files.filter(({ bytes }) => bytes.includes(secret)).map(({ name }) => name)).toEqual([]);
    }
    expect(answers.join('')).not.toMatch(/\/screenshots\//);
    expect(service.logged()).toContain('scan ended');
    expect(secrets.concat(sharedSecretKey).filter((secret) => service.logged().includes(secret))).toEqual([]);
  });
});

/** All that the interface says of the scan and of the sign-ins. */
async function readAnswers(id: string): Promise<readonly string[]> {
  const reports = ['csv', 'json', 'llm.txt', 'sarif', 'html', 'md'].map((ending) => `issues/report.${ending}`);
  const paths = ['', '/pages', '/issues', '/issues/chunks', ...reports.map((report) => `/${report}`)];
  const urls = [...paths.map((path) => `/api/scans/${id}${path}`), '/api/sign-ins', '/api/jobs'];
  return Promise.all(urls.map(async (url) => (await fetch(`${service.origin}${url}`)).text()));
}

async function readFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(files.map(async (name) => ({ name, bytes: await readFile(name) })));
}
