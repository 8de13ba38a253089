import { chmod, cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { whereThereIs } from '../applicable.ts';
import { Workplace } from './run-curbcut.ts';

let place: Workplace;

beforeAll(async () => {
  place = await Workplace.open();
});

afterAll(() => place.close());

const reportSchema = z.object({
  ok: z.boolean(),
  checks: z.array(
    z.object({ name: z.string(), status: z.string(), detail: z.string(), remedy: z.string().optional() }),
  ),
});

describe('curbcut doctor', () => {
  it('has a line for each check and ends with 0 where scans work, without leaving anything', async () => {
    const { code, out } = await place.run(['doctor']);

    expect(out).toMatch(/^ok +curbcut: Curbcut \d+\.\d+\.\d+, commit \w+\.\nok +node: Node\.js \d+/u);
    expect(out).toMatch(/^ok +browser: .+ opens and checks pages\.$/mu);
    expect(out).toMatch(/^(?:ok|limited) +sandbox: /mu);
    expect(out).toMatch(/^(?:ok|limited) +fonts: /mu);
    expect(out).toMatch(/^(?:ok|limited) +temporary folder: .+ GiB free\.$/mu);
    expect(out).toMatch(/^(?:ok|limited) +data folder: .+ GiB free\.$/mu);
    expect(out).not.toContain('database');
    expect(code).toBe(0);
    expect(await place.listTemporary()).toEqual([]);
    expect(await readdir(place.folder)).not.toContain('data');
  });

  it('says what was open to other users in the data folder, and closes it', whereThereIs('modes'), async () => {
    const data = join(place.folder, 'open');
    await mkdir(join(data, 'database'), { recursive: true });
    await writeFile(join(data, 'database', 'PG_VERSION'), '18');
    await chmod(join(data, 'database', 'PG_VERSION'), 0o666);
    await chmod(join(data, 'database'), 0o755);
    await chmod(data, 0o755);

    // Nothing of this is about the browser, whose trial takes most of the time.
    const environment = { CURBCUT_DATA_DIR: data, CURBCUT_CHROME_PATH: join(place.folder, 'no-browser') };
    const first = await place.run(['doctor'], environment);
    const second = await place.run(['doctor'], environment);

    const repaired = '3 files and folders in it were open to other users, and are closed now.';
    expect(first.out).toMatch(/^(?:ok|limited) +data folder: .+ GiB free\./mu);
    expect([first.out.includes(repaired), second.out.includes('open to other users')]).toEqual([true, false]);
    expect((await stat(data)).mode & 0o777).toBe(0o700);
  });

  it('names what is missing with the command that brings it, and ends with 4', async () => {
    const environment = {
      CURBCUT_CHROME_PATH: join(place.folder, 'no-browser'),
      DATABASE_URL: 'postgres://user:hidden-password@127.0.0.1:1/curbcut',
      HTTPS_PROXY: 'http://user:hidden-password@proxy.example:3128',
    };
    const { code, out } = await place.run(['doctor', '--json'], environment);

    const { ok, checks } = reportSchema.parse(JSON.parse(out));
    const failed = checks.filter(({ status }) => status === 'failed').map(({ name }) => name);
    expect(failed).toEqual(['browser', 'sandbox', 'fonts', 'database']);
    expect(checks.find(({ name }) => name === 'browser')?.remedy).toContain('curbcut doctor --install');
    expect(checks.find(({ name }) => name === 'database')?.detail).toContain('could not be reached');
    expect(checks.find(({ name }) => name === 'proxy')?.detail).toBe(
      'curbcut scan reaches public addresses by proxy.example:3128 (HTTPS_PROXY), curbcut serve directly.',
    );
    expect(out).not.toContain('hidden-password');
    expect([ok, code]).toEqual([false, 4]);
  });

  it('names a folder for temporary files that cannot be used, as a scan does', async () => {
    const TMPDIR = join(place.folder, 'a-file');
    await writeFile(TMPDIR, '');
    const { code, out, err } = await place.run(['doctor'], { TMPDIR });
    const scan = await place.run(['scan', 'http://127.0.0.1:1/'], { TMPDIR });

    expect(out).toContain(`FAILED   temporary folder: ${TMPDIR} (temporary files) is not writable.`);
    expect(out).toContain('set TMPDIR to another folder.');
    expect([code, err]).toEqual([4, '']);
    expect(scan.err).toContain(`The folder for temporary files, ${TMPDIR}, is a file, or is below one.`);
    expect(scan.code).toBe(4);
  });

  it('names a variable that cannot be used', async () => {
    const { code, out } = await place.run(['doctor'], { CURBCUT_SANDBOX: 'maybe' });

    expect(out).toContain('FAILED   configuration: CURBCUT_SANDBOX ("maybe") cannot be used');
    expect(code).toBe(4);
  });
});

describe('curbcut migrate', () => {
  it('says which database is up to date, and ends with 1 where there is none', async () => {
    await cp(inject('embeddedTemplates').migrated, join(place.folder, 'service'), { recursive: true });
    const { code, out, err } = await place.run(['migrate', '--data-dir', 'service']);

    expect(out).toMatch(/^The schema is up to date: the embedded database in \S+service$/mu);
    expect([code, err]).toEqual([0, '']);
    expect((await place.run(['migrate'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' })).code).toBe(1);
  });
});
