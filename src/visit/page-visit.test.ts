import { describe, expect, it } from 'vitest';
import { useVisitor } from '../../test/e2e/visitor.ts';
import type { DrivingEngine, Engine } from '../engines/engine.ts';
import { say } from '../texts/say.ts';

const visitor = useVisitor();

async function visit(html: string, listed?: readonly Engine[], timeoutMs = 120_000) {
  return visitor().visitMarkup(html, { ...(listed && { listed }), timeoutMs, operateMs: 2_000 });
}

const words = 'Repairs of bicycles of any kind, while you wait or until the next morning. '.repeat(10);

it.concurrent('a visit observes what a page is, where its links lead, shown or not, what each engine found, and takes pictures', async () => {
  const html = `<!doctype html><html><title>Repairs</title><link rel="canonical" href="/repairs"><main><h1>Repairs</h1><p>${words}</p>
    <img src="/pixel.svg" width="20" height="20">
    <a href="/prices">Prices</a> <a href="/prices#new">New prices</a> <a href="https://example.org/#top">Elsewhere</a>
    <a href="/hidden" hidden>Hidden</a> <a href="/end">Sign out</a> <a href="mailto:a@example.org">Mail</a> <a href="javascript:void 0">Script</a></main>`;

  const { outcome, isSpoilt } = await visit(html);

  if (outcome.kind !== 'observed') throw new Error(say('en', outcome.saying));
  const { answer, facts, links, signOutLinks, canonical, reports, picture } = outcome;
  expect([isSpoilt, answer.status, facts.title, facts.heading]).toEqual([false, 200, 'Repairs', 'Repairs']);
  expect(facts.documentBytes).toBe(Buffer.byteLength(html));
  const { origin } = visitor().site;
  expect(links).toEqual([`${origin}/prices`, 'https://example.org/', `${origin}/hidden`, `${origin}/end`]);
  expect([signOutLinks, canonical]).toEqual([[`${origin}/end`], `${origin}/repairs`]);
  expect(reports.map(({ engine, findings }) => [engine.id, findings.map(({ rule }) => rule)])).toEqual([
    ['axe-core', ['image-alt']],
    ['curbcut', ['html-has-lang']],
    ['curbcut-operate', []],
    ['curbcut-states', []],
  ]);
  expect(picture === undefined || picture === 'lost' ? [] : [...picture.places.keys()].toSorted()).toEqual([
    'failed html-has-lang 0',
    'failed image-alt 0',
  ]);
});

it.concurrent('a page whose own code, or what it says it is busy with, is still to arrive after the usual wait is observed with it', async () => {
  const html = `<!doctype html><html lang="en"><title>Late</title><main><p>${words}</p></main>
    <script>addEventListener('load', () => void import('/late.js?ms=2500'))</script>`;

  const { outcome } = await visit(html, []);

  expect(outcome).toMatchObject({ kind: 'observed', facts: { heading: 'Arrived' } });
  expect(outcome.facts?.text).toContain('Prices are here.');
});

it.concurrent.each([
  ['NProgress', '<div id="nprogress"><div class="bar" role="bar">Loading</div></div>', 'bar.remove()'],
  [
    'Pace',
    '<div class="pace pace-active" role="bar">Loading</div>',
    'bar.className = "pace pace-inactive"; bar.role = null',
  ],
])('the bar of a library on a page that loads is not on the page that is checked: %s', async (_library, bar, end) => {
  const html = `<!doctype html><html lang="en"><title>Late</title>${bar}<main><p>${words}</p></main>
    <script>addEventListener('load', () => setTimeout(() => { const bar = document.body.firstElementChild; ${end} }, 1200))</script>`;

  const { outcome } = await visit(html);

  const found = outcome.kind === 'observed' ? outcome.reports.flatMap(({ findings }) => findings) : [];
  expect(found.map(({ rule }) => rule)).toContain('page-has-heading-one');
  expect(found.map(({ rule }) => rule)).not.toContain('aria-roles');
});

it.concurrent('a page that shows the same as an unknown URL because its own code has not arrived is not missing: it is tried again', async () => {
  const { outcome } = await visitor().visit('/waiting/prices', { listed: [], timeoutMs: 45_000 });

  expect(outcome).toMatchObject({ kind: 'failed', code: 'timeout_navigation' });
});

it.concurrent.each([
  ['a script', `<script>location = '/slow?ms=1500'</script>`],
  ['a script after it has loaded', `<script>addEventListener('load', () => { location = '/slow?ms=1500'; })</script>`],
  ['a refresh', '<meta http-equiv="refresh" content="0; url=/slow?ms=1500">'],
])('a page that %s leads to a page that answers slowly is observed as that page', async (_what, lead) => {
  const { outcome } = await visit(
    `<!doctype html><html lang="en"><title>Start</title><base href="${visitor().site.origin}"><main><h1>Start</h1><p>${words}</p></main>${lead}`,
    [],
  );

  expect(outcome).toMatchObject({ kind: 'observed', facts: { heading: 'Slow' } });
});

it.concurrent('a page whose form hides what it is from scripts, because its fields have such names, is checked with all rules', async () => {
  const names =
    'attributes children childNodes closest getAttribute id localName matches nodeName ownerDocument parentElement parentNode querySelectorAll shadowRoot tagName textContent title';
  const fields = names.split(' ').map((name) => `<label>${name} <input name="${name}"></label>`);
  const html = `<!doctype html><html lang="en"><title>Form</title><main><h1>Form</h1><p>${words}</p><form>${fields.join('')}<a href="/prices">Prices</a></form></main>`;

  const { outcome } = await visitor().visitMarkup(html, { operateMs: 20_000 });

  if (outcome.kind !== 'observed') throw new Error(say('en', outcome.saying));
  const unfinished = outcome.reports.flatMap(({ rules }) => Object.keys(rules).filter((rule) => rules[rule] === null));
  expect(unfinished).toEqual([]);
});

it.concurrent('at most 5,000 links are listed', async () => {
  const list = `<script>document.body.append(...Array.from({ length: 5100 }, (_, index) =>
    Object.assign(document.createElement('a'), { href: '/page-' + index, textContent: 'Page ' + index })))</script>`;

  const { outcome } = await visit(`<!doctype html><html lang="en"><title>List</title><body><p>${words}</p>${list}`, []);

  expect(outcome).toMatchObject({ kind: 'observed', links: { length: 5_000 } });
});

it.concurrent('a page whose elements are nested more deeply than an engine can follow is too large, and is not tried again', async () => {
  const walking: Engine = {
    id: 'walking',
    version: '1',
    rules: () => [],
    texts: () => new Map(),
    messages: () => ({}),
    needs: 'read',
    run: async (page) => {
      await page.main.evaluate('(function walkDeeper() { walkDeeper(); })()', 5_000);
      return { rules: {}, findings: [], unreachedFrames: [] };
    },
  };

  const { outcome } = await visit(`<!doctype html><html lang="en"><title>Deep</title><body><p>${words}</p>`, [walking]);

  expect(outcome).toMatchObject({
    kind: 'failed',
    code: 'too_large',
    saying: { code: 'visits.nested_too_deeply' },
  });
});

it.concurrent('a page that sends requests without end while it is analyzed is stopped at once, and its browser is not used again', async () => {
  const waiting: Engine = {
    id: 'waiting',
    version: '1',
    rules: () => [],
    texts: () => new Map(),
    messages: () => ({}),
    needs: 'read',
    run: async (page) => {
      const flood = 'setInterval(() => { for (let n = 0; n < 50; n += 1) fetch(`/pixel.svg?${Math.random()}`); }, 20)';
      await page.main.evaluate(`new Promise(() => { ${flood}; })`, 120_000);
      return { rules: {}, findings: [], unreachedFrames: [] };
    },
  };

  const visited = await visit(`<!doctype html><html lang="en"><title>Flood</title><body><p>${words}</p>`, [waiting]);

  expect(visited).toMatchObject({
    isSpoilt: true,
    outcome: { kind: 'failed', code: 'too_large', answer: { status: 200 }, facts: { title: 'Flood' } },
  });
});

// With as much time as this, a visit that waited for events that never come would exceed the time of the test.
describe.concurrent('a page that stops its loading by a script', () => {
  const longMs = 600_000;
  const page = (parts: { readonly head?: string; readonly end?: string }) =>
    `<!doctype html><html lang="en"><head><title>Stopped</title>${parts.head ?? ''}</head><body><main><h1>Stopped</h1><p>${words}</p></main>${parts.end ?? ''}`;
  const stop = '<script>window.stop()</script>';

  it('is analyzed as far as it has loaded', async () => {
    const { outcome } = await visit(page({ end: `${stop}<p>Never parsed.</p>` }), [], longMs);

    expect(outcome).toMatchObject({ kind: 'observed', facts: { title: 'Stopped', heading: 'Stopped' } });
    expect(outcome.facts?.text).not.toContain('Never parsed.');
  });

  it('before its body is an empty document', async () => {
    const { outcome } = await visit(page({ head: stop }), [], longMs);

    expect(outcome).toMatchObject({ kind: 'failed', code: 'empty_document' });
  });

  it('and then fills the document itself is analyzed', async () => {
    const fill = `<script>window.stop(); setTimeout(() => {
      document.body ??= document.createElement('body'); document.body.innerHTML = '<h1>Filled</h1><p>${words}</p>'; }, 300)</script>`;

    const { outcome } = await visit(page({ head: fill }), [], longMs);

    expect(outcome).toMatchObject({ kind: 'observed', facts: { heading: 'Filled' } });
  });
});

it.concurrent('a page that shows another visitor when it is opened again is operated no further, and counts as refused', async () => {
  const driving = (id: string): DrivingEngine => ({
    id,
    version: '1',
    rules: () => [],
    texts: () => new Map(),
    messages: () => ({}),
    needs: 'drive',
    run: async () => ({ rules: { [id]: [1, 0, 0] }, findings: [], unreachedFrames: [], mustReopen: true }),
  });
  const session = { origins: [visitor().site.origin], check: { present: 'text:Sign out' } };

  const { outcome } = await visitor().visit('/signed-in-once', {
    listed: [driving('one'), driving('two')],
    operateMs: 9_000,
    session,
  });

  if (outcome.kind !== 'observed') throw new Error(say('en', outcome.saying));
  expect(outcome.reports.map(({ rules }) => rules)).toEqual([{ one: [1, 0, 0] }, {}]);
  expect(outcome.refused).toEqual([`${visitor().site.origin}/signed-in-once`]);
});
