import { expect, it } from 'vitest';
import { useVisitor } from '../../test/e2e/visitor.ts';
import type { OpenPage } from '../browser/open-page.ts';
import type { Engine } from '../engines/engine.ts';
import type { PageTab } from './slot.ts';

const visitor = useVisitor();

const markup =
  '<head><title>Replaced</title></head><body><main><h1>Replaced</h1><img src="/pixel.svg" width="20" height="20"></main></body>';
const writeAgain = `document.open(); document.write('<!doctype html><html lang="en">${markup}</html>'); document.close();`;
const replacements = {
  'document.open': writeAgain,
  'another root element': `{ const root = document.createElement('html'); root.lang = 'en'; root.innerHTML = '${markup}'; document.documentElement.replaceWith(root); }`,
};

/** Short pages are compared before they are analyzed: that is when `script` runs in the page. */
async function visit(path: string, { listed, script = '' }: { listed?: readonly Engine[]; script?: string }) {
  const { visit: visitPath } = visitor();
  const changeTab = (given: PageTab): PageTab => ({
    ...given,
    openAside: async () => {
      await given.tab.page.evaluate(script);
      return given.openAside();
    },
  });
  const { outcome } = await visitPath(path, { ...(listed && { listed }), changeTab });
  return outcome;
}

function anEngine(run: (page: OpenPage) => Promise<unknown>): Engine {
  const result = { rules: {}, findings: [], unreachedFrames: [] };
  return {
    id: 'test',
    version: '1',
    needs: 'read',
    rules: () => [],
    texts: () => new Map(),
    messages: () => ({}),
    run: async (page) => run(page).then(() => result),
  };
}

it.concurrent.each(Object.entries(replacements))(
  'a page that replaces its document after it settled is reported as the document that was analyzed: %s',
  async (_way, script) => {
    const outcome = await visit('/frame-denied', { script });

    expect(outcome).toMatchObject({ kind: 'observed', facts: { title: 'Replaced', heading: 'Replaced' } });
    expect(outcome.kind === 'observed' && outcome.reports[0]?.rules['image-alt']).toEqual([0, 1, 0]);
  },
);

it.concurrent('a page that removes its root element after it settled is an empty document, not an error of the analysis', async () => {
  const outcome = await visit('/frame-denied', { script: 'document.documentElement.remove()' });

  expect(outcome).toMatchObject({ kind: 'failed', code: 'empty_document' });
});

it.concurrent('a page that replaces its document a moment after its analysis ended is analyzed again', async () => {
  const script = `<script>setTimeout(() => { ${writeAgain} }, 300)</script>`;
  const html = `<!doctype html><html lang="en"><title>First</title><main><h1>First</h1></main>${script}</html>`;

  const outcome = await visit(`/markup?html=${encodeURIComponent(html)}`, {
    listed: [anEngine(async () => undefined)],
  });

  expect(outcome).toMatchObject({ kind: 'observed', facts: { title: 'Replaced', heading: 'Replaced' } });
});

it.concurrent('a page that leaves for a document without a URL while it is analyzed is not reported as what it was', async () => {
  const leaving = anEngine(async ({ main }) => main.evaluate('void (location.href = "about:blank")', 5_000));

  const outcome = await visit('/frame-denied', { listed: [leaving] });

  expect(outcome).toMatchObject({ kind: 'failed', code: 'navigated_away' });
});

it.concurrent('a page that replaces its document each time it is analyzed fails as a loop', async () => {
  const replacing = anEngine(async ({ main }) => main.evaluate(replacements['another root element'], 5_000));

  const outcome = await visit('/frame-denied', { listed: [replacing] });

  expect(outcome).toMatchObject({ kind: 'failed', code: 'navigation_loop' });
});
