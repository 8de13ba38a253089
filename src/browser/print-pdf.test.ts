import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningBrowser } from './launch-browser.ts';
import { launchTestBrowser } from '../../test/e2e/launch-test-browser.ts';
import { PdfPrinter } from './print-pdf.ts';

const wanted = new AbortController().signal;
const document = (html: string) => async () => html;

describe('the printer', () => {
  let folder: string;
  let launches = 0;
  const printers: PdfPrinter[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcut-print-'));
  });
  afterEach(async () => {
    launches = 0;
    for (const printer of printers.splice(0)) await printer.close();
  });
  afterAll(() => rm(folder, { recursive: true }));

  function aPrinter(fields: Partial<ConstructorParameters<typeof PdfPrinter>[0]> = {}): PdfPrinter {
    const launch = async (): Promise<RunningBrowser> => {
      launches += 1;
      return launchTestBrowser(folder);
    };
    const printer = new PdfPrinter({ launch, ...fields });
    printers.push(printer);
    return printer;
  }

  it('prints one after the other with one browser', async () => {
    const printer = aPrinter();

    const pdfs = await Promise.all(['<h1>a</h1>', '<h1>b</h1>'].map((html) => printer.print(document(html), wanted)));

    expect(pdfs.map((printed) => printed.kind === 'printed' && printed.pdf.subarray(0, 5).toString())).toEqual([
      '%PDF-',
      '%PDF-',
    ]);
    expect(launches).toBe(1);
  });

  it('loads nothing, whatever the document asks for', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const site = `http://127.0.0.1:${port}`;

    await aPrinter().print(
      document(
        `<link rel="stylesheet" href="${site}/a"><img src="${site}/b"><iframe src="${site}/c"></iframe><script src="${site}/d"></script><meta http-equiv="refresh" content="0;url=${site}/e"><script>new Image().src='${site}/f'</script>`,
      ),
      wanted,
    );
    server.close();

    expect(asked).toEqual([]);
  });

  it('refuses a document when four others wait, and composes none before its turn', async () => {
    const started = Promise.withResolvers<RunningBrowser>();
    const printer = aPrinter({ launch: () => started.promise });
    const leaving = new AbortController();
    const composed: number[] = [];
    const print = (number: number, signal: AbortSignal) =>
      printer.print(async () => {
        composed.push(number);
        return '';
      }, signal);
    const waiting = [1, 2, 3, 4].map((number) => print(number, leaving.signal));

    const refused = print(5, wanted);

    expect(await refused).toEqual({ kind: 'refused', reason: 'busy' });
    await expect.poll(() => composed).toEqual([1]);
    leaving.abort();
    started.promise.catch(() => undefined);
    started.reject(new Error('never started'));
    expect(await Promise.all(waiting)).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'refused', reason: 'stopped' })),
    );
    expect(composed).toEqual([1]);
  });

  it('throws what the composition throws, and keeps its browser', async () => {
    const printer = aPrinter();
    await printer.print(document('<p>first</p>'), wanted);

    await expect(printer.print(() => Promise.reject(new Error('Gone.')), wanted)).rejects.toThrow('Gone.');

    expect(await printer.print(document('<p>next</p>'), wanted)).toMatchObject({ kind: 'printed' });
    expect(launches).toBe(1);
  });

  it('gives up at once what is no longer wanted, and prints the next', async () => {
    const printer = aPrinter();
    const leaving = new AbortController();
    const given = printer.print(document(`<p>${'word '.repeat(400_000)}</p>`), leaving.signal);
    leaving.abort();

    expect(await given).toEqual({ kind: 'refused', reason: 'stopped' });
    expect(await printer.print(document('<p>next</p>'), wanted)).toMatchObject({ kind: 'printed' });
  });

  it('gives up what takes too long', async () => {
    const printer = aPrinter({ timeoutMs: 1 });

    expect(await printer.print(document('<p>slow</p>'), wanted)).toEqual({ kind: 'refused', reason: 'timeout' });
  });

  it('prints nothing once it is closed', async () => {
    const printer = aPrinter();
    await printer.close();

    expect(await printer.print(document('<p>late</p>'), wanted)).toEqual({ kind: 'refused', reason: 'stopped' });
    expect(launches).toBe(0);
  });
});
