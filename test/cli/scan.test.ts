import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonReportSchema } from '../../src/reports/json/json-report.ts';
import { ScanClient } from '../e2e/scan-client.ts';
import type { TestService } from '../e2e/start-service.ts';
import { shareTestService } from '../e2e/share-service.ts';
import { openConnectProxy } from '../net/connect-proxy.ts';
import { OpenServers } from '../net/open-servers.ts';
import type { Ended } from './run-curbcut.ts';
import { Workplace } from './run-curbcut.ts';
import type { SmallSite } from './small-site.ts';
import { startSmallSite } from './small-site.ts';

/** For runs that are not about keys and pictures, which take half of the processor time of a page. */
const light = ['--no-operate', '--no-screenshots'];

let site: SmallSite;
let service: TestService;
let place: Workplace;

beforeAll(async () => {
  [site, service, place] = await Promise.all([startSmallSite(), shareTestService(), Workplace.open()]);
});

afterAll(async () => {
  await place.close();
  await service.close();
  await site.close();
});

describe('a page with findings', () => {
  let ended: Ended;
  let leftByRun: readonly string[];

  beforeAll(async () => {
    const formats = ['json=out/scan.json', 'sarif=out/scan.sarif', 'junit=out/scan.junit.xml'];
    ended = await place.run(['scan', `${site.origin}/bad`, ...formats.flatMap((one) => ['--format', one])]);
    leftByRun = await place.listTemporary();
  });
  afterAll(async () => {
    // The runs on the service after these are about the command. Two of them have a page that never answers.
    await new ScanClient(service.origin).putSettings({ performance: { operate_ms: 0, concurrency: 4 } });
  });

  it('ends with exit code 1 and a summary that names what decided', () => {
    expect(ended.code).toBe(1);
    expect(ended.out.replace(/score \d+$/mu, 'score N').replace(/This image.*$/mu, 'ADVICE')).toBe(
      [
        `Scanned ${site.origin}/bad (desktop): 1 of 1 pages scanned, score N`,
        '',
        'Failures: 1 critical, 0 serious, 0 moderate, 0 minor; 0 need review',
        '',
        'Issues, worst first',
        '  critical  image-alt: Images must have alternative text (1 on 1 page)',
        `            For example, on ${site.origin}/bad:`,
        '            img',
        '            <img src="data:," data-text=" [31m# #[error]red # #vso[task.complete] ::error::injected [0m">',
        '            ADVICE',
        '',
        'Reports: out/scan.json, out/scan.sarif, out/scan.junit.xml',
        '',
        'Not passed (exit code 1)',
        '  Failures: 1 critical (--fail-on serious).',
        '',
      ].join('\n'),
    );
  });

  it('shows its progress on standard error, a line per step, without a terminal', () => {
    expect(ended.err).toBe('  0 %: 0 of 1 pages\n100 %: 1 of 1 pages\n');
  });

  it('is in each report that was ordered', async () => {
    const folder = join(place.folder, 'out');
    expect((await readdir(folder)).toSorted()).toEqual(['scan.json', 'scan.junit.xml', 'scan.sarif']);
    const report = jsonReportSchema.parse(JSON.parse(await readFile(join(folder, 'scan.json'), 'utf8')));
    expect(report.issues.map(({ key }) => key)).toEqual(['image-alt']);
    expect(await readFile(join(folder, 'scan.sarif'), 'utf8')).toContain('"ruleId":"image-alt"');
    expect(await readFile(join(folder, 'scan.junit.xml'), 'utf8')).toContain('name="image-alt"');
  });

  it('gives the same output on a service, where the scan stays', async () => {
    const remote = await place.run(['scan', `${site.origin}/bad`, '--server', service.origin, '--tag', 'pipeline']);

    const link = /^On the service: (?<url>.*)$/mu.exec(remote.out)?.groups?.['url'] ?? '';
    expect(remote.out.replace(`On the service: ${link}`, 'Reports: …')).toBe(
      ended.out.replace(/^Reports: .*$/mu, 'Reports: …'),
    );
    expect((await fetch(link.replace('/scans/', '/api/scans/'))).status).toBe(200);
  });

  it('passes with another gate; a report on standard output has it for itself', async () => {
    const args = ['--server', service.origin, '--fail-on', 'none', '--format', 'llm', '--quiet'];
    const { code, out, err } = await place.run(['scan', `${site.origin}/bad`, ...args]);

    expect(code).toBe(0);
    expect(out).toContain('image-alt');
    expect(err).toBe('');
    for (const text of [out, ended.out, ended.err]) {
      // oxlint-disable-next-line no-control-regex -- what a terminal or a CI system would carry out
      expect(text).not.toMatch(/^\s*::|[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/mu);
    }
  });

  it('leaves nothing of a run in place', async () => {
    expect(leftByRun).toEqual([]);
    expect(existsSync(join(place.folder, 'data'))).toBe(false);
  });
});

describe.concurrent('a reader that has seen enough of the output', () => {
  it.each([
    ['the help', ['scan', '--help'], 0],
    ['a report', ['scan', '--server', 'SERVICE', 'PAGE', ...light, '--format', 'csv', '--quiet'], 1],
    ['the summary', ['scan', '--server', 'SERVICE', 'PAGE', ...light], 1],
  ])('of %s changes neither the run nor its exit code', async (_what, args, code) => {
    const named = args.map((one) => one.replace('SERVICE', service.origin).replace('PAGE', `${site.origin}/bad`));

    const ended = await place.runWithoutReader(named);

    expect(ended.code).toBe(code);
    expect(ended.err).not.toContain('EPIPE');
  });
});

describe.concurrent('behind a proxy', () => {
  const open = new OpenServers();
  afterAll(() => open.close());

  it('scans by the variables of the machine, names the one that is wrong, and keeps the password to itself', async () => {
    const { port, asked } = await openConnectProxy(open, { to: Number(new URL(site.origin).port) });
    const environment = {
      HTTP_PROXY: `http://ada:topsecret@127.0.0.1:${port}`,
      HTTPS_PROXY: 'http://ada:topsecret@127.0.0.1:1',
    };
    const pages = ['http://93.184.216.34/bad', 'https://93.184.216.34/good'];

    const args = ['scan', ...pages, ...light, '--format', 'json=proxied.json'];
    const { code, out, err } = await place.run(args, { ...environment, LOG_LEVEL: 'trace' });

    const report = await readFile(join(place.folder, 'proxied.json'), 'utf8');
    expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('1 of 2 pages scanned') });
    expect(report).toContain('The proxy 127.0.0.1:1 (HTTPS_PROXY) cannot be used (ECONNREFUSED).');
    expect(new Set(asked.map(({ endpoint }) => endpoint))).toEqual(new Set(['93.184.216.34:80']));
    expect(asked[0]?.authorization).toBe(`Basic ${btoa('ada:topsecret')}`);
    for (const text of [out, err, report])
      expect(text).not.toMatch(new RegExp(`topsecret|${btoa('ada:topsecret')}`, 'u'));
  });
});

describe.concurrent('several pages', () => {
  it('are one scan with one report, whose findings a standard limits', async () => {
    await writeFile(join(place.folder, 'urls.txt'), `# pages\n${site.origin}/good\n${site.origin}/bad\n`);
    const limits = ['--standard', 'rgaa4', '--server', service.origin];

    const ended = await place.run([
      'scan',
      `${site.origin}/bad`,
      '--list',
      'urls.txt',
      ...limits,
      '--format',
      'json=list.json',
    ]);

    expect(ended.out).toContain(`Scanned ${site.origin}/ (desktop): 2 of 2 pages scanned`);
    expect(ended.out).toContain('Failures by rgaa4: 1 critical');
    expect(ended.code).toBe(1);
    const report = jsonReportSchema.parse(JSON.parse(await readFile(join(place.folder, 'list.json'), 'utf8')));
    expect(report.pages.map(({ url }) => url)).toEqual([`${site.origin}/bad`, `${site.origin}/good`]);
  });
});

describe.concurrent('two viewports of a page', () => {
  it('have a report each, and one together', async () => {
    const viewports = ['--viewport', 'desktop', '--viewport', 'mobile'];
    const formats = ['--format', 'json=both/scan.json', '--format', 'junit=both/scan.xml'];

    const ended = await place.run(['scan', `${site.origin}/bad`, '--server', service.origin, ...viewports, ...formats]);

    expect(ended.code).toBe(1);
    expect(ended.out).toContain(`Scanned ${site.origin}/bad (mobile): 1 of 1 pages scanned`);
    const folder = join(place.folder, 'both');
    expect((await readdir(folder)).toSorted()).toEqual([
      'scan-desktop.json',
      'scan-desktop.xml',
      'scan-mobile.json',
      'scan-mobile.xml',
      'scan.json',
      'scan.xml',
    ]);
    const merged = JSON.parse(await readFile(join(folder, 'scan.json'), 'utf8')) as { readonly findings: unknown };
    expect(merged.findings).toEqual([expect.objectContaining({ viewports: ['desktop', 'mobile'] })]);
    expect(await readFile(join(folder, 'scan.xml'), 'utf8')).toContain('(mobile)"');
  });
});

describe.concurrent('a standard', () => {
  it('leaves best practices out of gate, summary, reports and new findings', async () => {
    const args = ['scan', `${site.origin}/practice`, '--fail-on', 'moderate', '--server', service.origin];
    const limited = [...args, '--standard', 'wcag22-aa', '--format', 'json=limited.json'];
    await place.run([
      'scan',
      `${site.origin}/good`,
      '--server',
      service.origin,
      '--baseline',
      'known.json',
      '--update-baseline',
    ]);

    const whole = await place.run(args);
    const passed = await place.run(limited);
    const onlyNew = await place.run([...limited, '--baseline', 'known.json', '--only-new']);

    expect([whole.code, passed.code, onlyNew.code]).toEqual([1, 0, 0]);
    expect(whole.out).toContain('heading-order');
    expect(passed.out).toContain('Failures by wcag22-aa: 0 critical, 0 serious, 0 moderate, 0 minor; 0 need review');
    expect(passed.out).not.toContain('heading-order');
    const report = jsonReportSchema.parse(JSON.parse(await readFile(join(place.folder, 'limited.json'), 'utf8')));
    expect([report.standard?.id, report.issues]).toEqual(['wcag22-aa', []]);
  });

  it('that does not exist is wrong usage, with the one that was probably meant', async () => {
    const { code, err } = await place.run(['scan', `${site.origin}/good`, '--standard', 'wcag-22-aa']);

    expect([code, err]).toEqual([2, expect.stringContaining('must be the id of a standard: "wcag22-aa"')]);
  });
});

describe.concurrent('a baseline', () => {
  it('accepts what is known, also at another origin, and names what it does not find', async () => {
    const preview = await startSmallSite();
    const remote = ['--server', service.origin, '--baseline', 'baseline.json'];
    const written = await place.run(['scan', `${site.origin}/bad`, ...remote, '--update-baseline']);
    const formats = ['--format', 'sarif=known.sarif', '--format', 'junit=known.xml'];
    const mapped = ['--only-new', '--map-origin', `${preview.origin}=${site.origin}`, ...formats];
    const compared = await place.run(['scan', `${preview.origin}/bad`, ...remote, ...mapped]);
    await preview.close();

    expect(written.out).toContain('Baseline baseline.json: 1 new, 0 altered, 0 unchanged, 0 fixed, 0 not looked at');
    expect(written.code).toBe(0);
    const file = await readFile(join(place.folder, 'baseline.json'), 'utf8');
    expect(file).toContain(`"origin": "${site.origin}"`);
    expect(compared.out).toContain('Baseline baseline.json: 0 new, 0 altered, 1 unchanged, 0 fixed, 0 not looked at');
    expect(compared.out).toContain('No new critical or serious failures. 1 page scanned.');
    expect(await readFile(join(place.folder, 'known.sarif'), 'utf8')).toContain('"baselineState":"unchanged"');
    expect(await readFile(join(place.folder, 'known.xml'), 'utf8')).toContain('<skipped message="Not new: 1 element, ');
    expect(compared.code).toBe(0);
  });

  it('that does not exist is wrong usage', async () => {
    const args = ['scan', `${site.origin}/bad`, '--server', service.origin, '--baseline'];
    const absent = await place.run([...args, 'absent.json']);

    expect(absent.err).toContain('Create it with --update-baseline.');
    expect(absent.code).toBe(2);
  });
});

describe.concurrent('too little', () => {
  it('scanned ends with exit code 3, and leaves no report of an earlier run', async () => {
    const report = join(place.folder, 'earlier.sarif');
    await writeFile(report, 'of an earlier run');
    const { code, out } = await place.run([
      'scan',
      `${site.origin}/missing`,
      '--server',
      service.origin,
      '--format',
      `sarif=${report}`,
    ]);

    expect(code).toBe(3);
    expect(out).toContain(`${site.origin}/missing (desktop): HTTP error. The server answered with status 404.`);
    expect(out).toContain('No page was scanned.');
    expect(existsSync(report)).toBe(false);
  });
});

describe.concurrent('a signal', () => {
  const inPlace = () => ['scan', `${site.origin}/sitemap.xml`, '--sitemap', ...light];
  const opened: Workplace[] = [];
  /** A folder for temporary files that no other run uses. */
  const openAlone = async () => {
    const alone = await Workplace.open();
    opened.push(alone);
    return alone;
  };
  afterAll(async () => Promise.all(opened.map(async (alone) => alone.close())));

  it('ends a run in place with what there is: reports, exit code 130, no process, no temporary file', async () => {
    const alone = await openAlone();
    const running = alone.start([...inPlace(), '--format', 'json=part.json']);
    await running.untilErr(' 50 %: 1 of 2 pages');
    const processes = await running.listProcesses();

    running.signal('SIGINT');

    const { code, out } = await running.ended;
    expect(code).toBe(130);
    expect(out).toContain('Stopped by SIGINT: these are the results so far.');
    expect(out).toContain('Failures: 1 critical (--fail-on serious).');
    expect(out).toContain('1 page not reached.');
    const report = jsonReportSchema.parse(JSON.parse(await readFile(join(alone.folder, 'part.json'), 'utf8')));
    expect(report.scan.progress).toMatchObject({ pages_completed: 1, pages_total: 2 });
    expect(processes.length).toBeGreaterThan(2);
    await expect.poll(() => processes.filter(isAlive)).toEqual([]);
    expect(await alone.listTemporary()).toEqual([]);
  });

  it('that is repeated ends a run in place at once, without a temporary file', async () => {
    const alone = await openAlone();
    const running = alone.start(inPlace());
    await running.untilErr(' 50 %: 1 of 2 pages');

    running.signal('SIGINT');
    running.signal('SIGTERM');

    expect((await running.ended).code).toBeOneOf([130, 143]);
    await expect.poll(() => alone.listTemporary()).toEqual([]);
  });

  it('ends the scan on a service, which keeps its pages', async () => {
    const args = ['scan', `${site.origin}/sitemap.xml`, '--sitemap', '--server', service.origin, '--tag', 'stopped'];
    const running = place.start(args);
    await running.untilErr(' 50 %: 1 of 2 pages');

    running.signal('SIGTERM');

    expect((await running.ended).code).toBe(143);
    const response = await fetch(`${service.origin}/api/scans?tag=stopped`);
    expect(await response.json()).toMatchObject([{ status: 'partial', error: { code: 'ended' } }]);
  });

  it('is like a time limit that is reached, whose exit code is 3', async () => {
    const client = new ScanClient(service.origin);
    const limited = ['--time-limit', '1s', '--server', service.origin, '--tag', 'limited'];
    const { code, out } = await place.run(['scan', `${site.origin}/hang`, ...limited]);

    expect(out).toContain('The time limit was reached (--time-limit).');
    expect(out).toContain('No page was scanned.');
    expect(code).toBe(3);
    const [scan] = (await (await fetch(`${service.origin}/api/scans?tag=limited`)).json()) as { id: string }[]; // by the API
    expect(await client.get(scan?.id ?? '')).toMatchObject({ status: 'failed', error: { code: 'ended' } });
  });
});

describe.concurrent('what cannot work', () => {
  it.each([
    [
      'a service that is away',
      ['--server', 'http://127.0.0.1:1'],
      {},
      'The service at http://127.0.0.1:1/ does not answer',
    ],
    ['no browser', [], { CURBCUT_CHROME_PATH: '/nowhere' }, 'To see what is missing, type: curbcut doctor'],
  ])('%s ends with exit code 4', async (_name, args, environment, sentence) => {
    const { code, err } = await place.run(['scan', `${site.origin}/good`, ...args], environment);

    expect(err).toContain(sentence);
    expect(code).toBe(4);
  });

  it.each([
    ['no command', [], 'Usage: curbcut'],
    ['an unknown flag', ['scan', '--fial-on', 'none'], 'Did you mean --fail-on?'],
    [
      'what the service refuses',
      ['scan', 'http://127.0.0.1:22/', '--server', 'SERVICE'],
      /^URL: Must not contain a port [^:]*$/,
    ],
  ])('%s is wrong usage: exit code 2', async (_name, args, sentence) => {
    const { code, err } = await place.run(args.map((arg) => (arg === 'SERVICE' ? service.origin : arg)));

    expect(err).toMatch(sentence);
    expect(code).toBe(2);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // No such process.
    return false;
  }
}

describe.concurrent('a page for members', () => {
  const scanWith = async (file: string, secret: string) => {
    const check = { present: 'text:Sign out' };
    const signIn = { origins: [site.origin], check, kind: 'headers', secret: { headers: { 'x-member': secret } } };
    await writeFile(join(place.folder, file), JSON.stringify(signIn));
    return place.run(['scan', `${site.origin}/members`, '--sign-in', file, ...light, '--quiet']);
  };

  it('is scanned with a sign-in from a file, without a key', async () => {
    const ended = await scanWith('sign-in.json', 'let-me-in-please');

    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toContain('1 of 1 pages scanned');
  });

  it('is not scanned when the sign-in is not accepted, and the secret is not shown', async () => {
    const ended = await scanWith('sign-in-refused.json', 'a-wrong-secret');

    expect(ended.code).toBe(3);
    expect(ended.out).toContain('Not signed in: The pages do not show that they are signed in.');
    expect(ended.out + ended.err).not.toContain('a-wrong-secret');
  });
});
