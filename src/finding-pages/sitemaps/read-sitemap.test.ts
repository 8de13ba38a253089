import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aUrlset } from '../../../test/sitemaps/sitemap-site.ts';
import { defaultDiscoveryLimits } from './discovery-limits.ts';
import { readSitemap } from './read-sitemap.ts';
import { say } from '../../texts/say.ts';
import { SaidError } from '../../texts/said-error.ts';
import { says } from '../../texts/saying.ts';

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
type Read = { addresses: string[]; error: string | undefined; found: string | undefined; repairs: number };

async function readBytes(chunks: Chunks, contentType = 'application/xml', limits = {}): Promise<Read> {
  const body = (async function* () {
    yield* chunks;
  })();
  const fetchDocument = async (url: string) => ({ status: 200, headers: { 'content-type': contentType }, url, body });
  const reading = readSitemap(
    { fetchDocument, limits: { ...defaultDiscoveryLimits, ...limits } },
    'http://site.example/s',
  );
  const addresses: string[] = [];
  for (;;) {
    const next = await reading.next();
    if (next.done === true) {
      const { error, repairCount } = next.value;
      const found = error === undefined ? undefined : say('en', error.found('It')).replaceAll(/^It |\.$/g, '');
      return { addresses, error: error?.code, found, repairs: repairCount };
    }
    addresses.push(...next.value.entries.map((entry) => (entry.isTooLong ? 'TOO LONG' : entry.address.trim())));
  }
}

const readText = (text: string, contentType?: string): Promise<Read> => readBytes([Buffer.from(text)], contentType);
const read = (addresses: string[]): Read => ({ addresses, error: undefined, found: undefined, repairs: 0 });
const two = ['http://site.example/a', 'http://site.example/b'];

test.each([
  ['a byte order mark', Buffer.from(`\ufeff${aUrlset(two)}`)],
  ['blank lines before the declaration', Buffer.from(` \r\n\n${aUrlset(two)}`)],
  ['UTF-16LE with a byte order mark', Buffer.from(`\ufeff${aUrlset(two)}`, 'utf16le')],
  ['UTF-16BE without one', Buffer.from(aUrlset(two), 'utf16le').swap16()],
  ['gzip', gzipSync(aUrlset(two))],
  ['gzip in gzip', gzipSync(gzipSync(aUrlset(two)))],
  ['gzip padded with zeros', Buffer.concat([gzipSync(aUrlset(two)), Buffer.alloc(20_000)])],
  ['gzip in two members', Buffer.concat([gzipSync(aUrlset(two).slice(0, 130)), gzipSync(aUrlset(two).slice(130))])],
  [
    'prefixes',
    Buffer.from(
      aUrlset(two)
        .replaceAll(/<(\/?)(url|loc)/g, '<$1s:$2')
        .replace('xmlns=', 'xmlns:s='),
    ),
  ],
  ['capital letters', Buffer.from(aUrlset(two).replaceAll(/<[^?>]+>/g, (tag) => tag.toUpperCase()))],
  ['plain text', Buffer.from(`\ufeff${two[0]}\r\n\r\n# comment\r  ${two[1]}  `)],
])('reads a sitemap with %s', async (_what, bytes) => {
  expect(await readBytes([bytes], 'text/html')).toEqual(read(two));
});

test.each([
  ['its declaration', `<?xml version="1.0" encoding="windows-1251"?><urlset><url><loc>/`, 'text/xml; charset=utf-8'],
  ['its content type', '<urlset><url><loc>/', 'text/xml; charset="windows-1251"'],
])('decodes by %s', async (_what, start, contentType) => {
  const bytes = Buffer.concat([Buffer.from(start), Buffer.from([0xef, 0xf0]), Buffer.from('</loc></url></urlset>')]);

  expect(await readBytes([bytes], contentType)).toEqual(read(['/пр']));
});

test('takes only the locations of pages from extensions', async () => {
  const xml = `<?xml version="1.0"?><?xml-stylesheet href="/s.xsl"?><urlset xmlns:image="i" xmlns:xhtml="x"><url><loc>http://h/1</loc>
    <image:image><image:loc>http://h/i.png</image:loc></image:image><image:loc>http://h/2.png</image:loc>
    <xhtml:link rel="alternate" href="http://h/de"/></url></urlset>`;

  expect(await readText(xml)).toEqual(read(['http://h/1']));
});

test('reads the links of RSS items and Atom entries alone', async () => {
  const rss = `<rss xmlns:a="x"><channel><link>http://h/home</link><a:link href="http://h/self"/><item><link>http://h/1</link></item></channel></rss>`;
  const atom = `<feed><link href="http://h/home"/><entry><link rel="edit" href="/e"/><link rel="alternate" href="/1"/><link href="/2"/></entry></feed>`;

  expect(await readText(rss)).toEqual(read(['http://h/1']));
  expect(await readText(atom)).toEqual(read(['/1', '/2']));
});

test('joins a location out of text, CDATA, comments and references', async () => {
  const xml = '<urlset><url><loc>http://h/?a<!-- & --><![CDATA[=1&b]]>&#61;2&amp;c</loc></url></urlset>';

  expect(await readText(xml)).toEqual(read(['http://h/?a=1&b=2&c']));
});

test('reads a bare ampersand as one and counts it', async () => {
  const xml = '<urlset><url><loc>http://h/?a=1&b=2&copy=3</loc></url></urlset>';

  expect(await readText(xml)).toEqual({ ...read(['http://h/?a=1&b=2&copy=3']), repairs: 2 });
});

test('drops a location of 30 MB and keeps the next', async () => {
  const parts = (function* () {
    yield Buffer.from('<urlset><url><loc>http://h/');
    for (let i = 0; i < 300; i += 1) yield Buffer.alloc(100_000, 'z');
    yield Buffer.from('</loc></url><url><loc>http://h/1</loc></url></urlset>');
  })();

  expect(await readBytes(parts)).toEqual(read(['TOO LONG', 'http://h/1']));
});

test.each([
  [
    'no entity but the five of XML is expanded',
    `<!DOCTYPE u [<!ENTITY x "http://h/x">]>\n<urlset><url><loc>http://h/1</loc></url>\n<url><loc>&x;</loc></url></urlset>`,
    ['http://h/1'],
    'is not well-formed XML at line 3: undefined entity',
  ],
  [
    'a cut file keeps what came before',
    '\n<urlset><url><loc>http://h/1</loc></url>\n<url><loc>http',
    ['http://h/1'],
    'is not well-formed XML at line 3: it ends too early (unclosed tag: loc)',
  ],
  ['wrong nesting', '<urlset>\n<url></loc></urlset>', [], 'is not well-formed XML at line 2: unexpected close tag'],
  [
    'endless depth',
    `<urlset>${'<x>'.repeat(300)}`,
    [],
    'is not well-formed XML at line 1: elements nested more than 256 deep',
  ],
  [
    'endless attributes',
    `<urlset ${Array.from({ length: 300 }, (_, i) => `a${i}=""`).join(' ')}>`,
    [],
    'is not well-formed XML at line 1: an element with more than 256 attributes',
  ],
  ['an endless name', `<${'u'.repeat(40_000)}`, [], 'is not well-formed XML at line 1: a name that does not end'],
])('names the line of broken XML: %s', async (_what, xml, addresses, found) => {
  expect(await readText(xml)).toEqual({ addresses, error: 'sitemap_invalid_xml', found, repairs: 0 });
});

test.each([
  ['<!-- x --><!DOCTYPE html><html><head><title>\n Our\n shop </title>', 'is a web page (“Our shop”), not a sitemap'],
  ['<?xml version="1.0"?><html xmlns="x"><body/></html>', 'is a web page, not a sitemap'],
  ['{"urls":[]}', 'is JSON, not a sitemap'],
  ['%PDF-1.7', 'is a binary file, not a sitemap'],
  ['Hello\nworld', 'is plain text without a page URL, not a sitemap'],
  ['<foo><loc>http://h/</loc></foo>', 'is XML, but its outermost element is <foo> and not <urlset> or <sitemapindex>'],
])('says what %j is', async (text, found) => {
  expect(await readText(text)).toEqual({ addresses: [], error: 'sitemap_not_xml', found, repairs: 0 });
});

test.each(['', ' \n ', '<urlset/>', '<sitemapindex></sitemapindex>'])('calls %j empty', async (text) => {
  expect(await readText(text)).toMatchObject({ addresses: [], error: 'sitemap_empty' });
});

test('keeps what was unpacked before a gzip file was cut', async () => {
  const many = Array.from({ length: 5000 }, (_, i) => `http://h/${i * 7919}`);
  const packed = gzipSync(aUrlset(many));

  const { addresses, error } = await readBytes([packed.subarray(0, packed.length / 2)]);

  expect(error).toBe('sitemap_bad_gzip');
  expect(addresses.length).toBeGreaterThan(1000);
  expect(addresses).toEqual(many.slice(0, addresses.length));
});

test('stops at the size limit after unpacking and at a bomb', async () => {
  const start = '<urlset><url><loc>http://h/1</loc></url>';
  const bomb = gzipSync(start + ' '.repeat(40_000_000));

  expect(await readBytes([Buffer.from(start + ' '.repeat(5000))], 'text/xml', { maxBytesPerFile: 4000 })).toMatchObject(
    {
      addresses: ['http://h/1'],
      error: 'sitemap_too_large',
    },
  );
  expect(await readBytes([bomb])).toMatchObject({
    addresses: ['http://h/1'],
    found: 'is a gzip file that expands to more than 300 times its size',
  });
});

test('refuses a third layer of gzip', async () => {
  expect(await readBytes([gzipSync(gzipSync(gzipSync(aUrlset(two))))])).toMatchObject({ error: 'sitemap_bad_gzip' });
});

test('keeps what came before the connection broke', async () => {
  const chunks = (async function* () {
    yield Buffer.from('<urlset><url><loc>http://h/1</loc></url>');
    const reset = says('network.hung_up', { endpoint: 'h:80' });
    throw Object.assign(new SaidError(reset), { kind: 'connection_error' });
  })();

  expect(await readBytes(chunks)).toMatchObject({ addresses: ['http://h/1'], error: 'connection_error' });
});

test('lets a defect through that is no failure of the fetch', async () => {
  const chunks = (async function* () {
    yield Buffer.from('<urlset>');
    throw new TypeError('defect');
  })();

  await expect(readBytes(chunks)).rejects.toThrow('defect');
});

test('gives up a body that trickles', async () => {
  const chunks = (async function* () {
    yield Buffer.from('<urlset>');
    await Promise.withResolvers<void>().promise;
  })();

  const slow = await readBytes(chunks, 'text/xml', { slowAfterSeconds: 0.05 });

  expect(slow).toMatchObject({ addresses: [], error: 'timeout_navigation' });
});

test('gives the same result however the bytes are cut', async () => {
  const many = Array.from({ length: 1500 }, (_, i) => `http://site.example/é/${i}?a=1&amp;b=${i}`);
  const whole = Buffer.from(`\n${aUrlset(many)}`);
  const broken = Buffer.from(aUrlset(many).replace('/900?', '/900?&bad; &'));
  const packed = gzipSync(whole);
  const damaged = Buffer.from(packed).fill(0, packed.length - 4000, packed.length - 3990);
  const text = Buffer.from(many.join('\r\n').repeat(3));
  const bodies = [whole, broken, packed, damaged, text, Buffer.from(`\ufeff${aUrlset(many)}`, 'utf16le')];
  const expected = await Promise.all(bodies.map((body) => readBytes([body])));

  await fc.assert(
    fc.asyncProperty(
      fc.nat(bodies.length - 1),
      fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1 }),
      async (which, sizes) => {
        const body = bodies[which] ?? Buffer.alloc(0);
        expect(await readBytes(cut(body, sizes))).toEqual(expected[which]);
      },
    ),
    { numRuns: 30 },
  );
});

function* cut(body: Uint8Array, sizes: readonly number[]): Generator<Uint8Array> {
  let at = 0;
  for (let turn = 0; at < body.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield body.subarray(at, at + size);
    at += size;
  }
}
