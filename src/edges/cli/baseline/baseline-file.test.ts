import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BaselineEntry } from './baseline-entry.ts';
import type { Baseline } from './baseline-file.ts';
import { parseBaseline, writeBaseline } from './baseline-file.ts';

const head = {
  baseline_version: 2,
  tool: 'curbcut 1.2.3',
  engines: 'axe-core 4.14.1',
  origin: 'https://www.example.com',
  viewport: 'desktop',
} as const;

function aBaseline(pages: Baseline['pages'] = {}): Baseline {
  return { ...head, pages };
}

function anEntry(fingerprint: string): BaselineEntry {
  return { fingerprint, selector: `#${fingerprint}`, text: `The ${fingerprint}` };
}

const pagesArbitrary = fc.dictionary(
  fc.constantFrom('/', '/a', '/b?c=d', 'https://other.test/'),
  fc.dictionary(
    fc.constantFrom('image-alt', 'label', 'region'),
    fc
      .uniqueArray(fc.stringMatching(/^[A-Z]{1,2}~?$/), { minLength: 1, maxLength: 6 })
      .map((names) => names.map(anEntry)),
    { noNullPrototype: true },
  ),
  { noNullPrototype: true },
);

describe('a baseline file', () => {
  it('has one entry a line, in a fixed order, without dates', () => {
    const text = writeBaseline(
      aBaseline({ '/b': {}, '/': { label: ['z', 'a~'].map(anEntry), 'image-alt': [anEntry('k')] } }),
      'x',
    );

    expect(text).toBe(`{
  "baseline_version": 2,
  "tool": "curbcut 1.2.3",
  "engines": "axe-core 4.14.1",
  "origin": "https://www.example.com",
  "viewport": "desktop",
  "pages": {
    "/": {
      "image-alt": [
        {"fingerprint":"k","selector":"#k","text":"The k"}
      ],
      "label": [
        {"fingerprint":"a~","selector":"#a~","text":"The a~"},
        {"fingerprint":"z","selector":"#z","text":"The z"}
      ]
    },
    "/b": {}
  }
}
`);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(pagesArbitrary, (pages) => {
        const text = writeBaseline(aBaseline(pages), 'x');

        expect(writeBaseline(parseBaseline(text, 'x'), 'x')).toBe(text);
      }),
    );
  });

  it('counts all findings of a page or a rule that a merge left twice', () => {
    const text = writeBaseline(
      aBaseline({ '/a': { label: [anEntry('one')] }, '/b': { label: [anEntry('two')], region: [anEntry('three')] } }),
      'x',
    );
    const merged = text.replace('"/b"', '"/a"').replace('"region"', '"label"');

    expect(parseBaseline(merged, 'x').pages).toEqual({ '/a': { label: ['one', 'two', 'three'].map(anEntry) } });
  });

  it('says which file and which place is wrong', () => {
    const reasonFor = (text: string) => {
      try {
        parseBaseline(text, 'base.json');
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
      return '';
    };
    const wrong = { ...aBaseline(), pages: { '/a': { label: ['ok', 'not valid'].map(anEntry) } } };

    expect(reasonFor('')).toMatch(/^base\.json is not valid JSON: /);
    expect(reasonFor('[]')).toMatch(/^base\.json is not a valid baseline: /);
    expect(reasonFor(JSON.stringify(wrong))).toBe(
      'base.json is not a valid baseline: pages["/a"]["label"][1]["fingerprint"]: must be a fingerprint.',
    );
    expect(reasonFor(JSON.stringify({ ...aBaseline(), baseline_version: 3 }))).toBe(
      'base.json was written by a newer version of Curbcut (baseline_version 3). Update Curbcut to use it.',
    );
    expect(reasonFor(JSON.stringify({ ...aBaseline(), baseline_version: 1 }))).toBe(
      'base.json was written by an earlier version of Curbcut, and its entries cannot be read. Remove it, then write it with --update-baseline.',
    );
    expect(reasonFor('{\n<<<<<<< ours\n')).toBe(
      'base.json has an unresolved merge conflict in line 2. Keep the lines of both sides, then run again with --update-baseline.',
    );
  });

  it('is refused with more than a million findings', () => {
    const lists = { label: Array.from({ length: 1_000_001 }, () => anEntry('a')) };

    expect(() => writeBaseline(aBaseline({ '/': lists }), 'base.json')).toThrow(
      'base.json would have 1,000,001 findings. At most 1,000,000 are possible.',
    );
  });
});

describe('two changes of a baseline that Git merges', () => {
  it('give the merged findings or a conflict, never a file that cannot be read', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'curbcut-merge-'));
    const names = ['ours', 'base', 'theirs'].map((name) => join(folder, name));
    let clean = 0;
    await fc.assert(
      fc.asyncProperty(
        pagesArbitrary,
        fc.array(fc.nat(999), { maxLength: 3 }),
        fc.array(fc.nat(999), { maxLength: 3 }),
        async (pages, one, two) => {
          const sides = [change(pages, one), pages, change(pages, two)];
          const texts = sides.map((side) => writeBaseline(aBaseline(side), 'x'));
          await Promise.all(names.map((name, index) => writeFile(name, texts[index] ?? '')));
          const merged = spawnSync('git', ['merge-file', '--stdout', ...names], { encoding: 'utf8' });
          expect(merged.error).toBeUndefined();
          if (merged.status !== 0) return;
          clean += 1;
          const [ours, base, theirs] = sides.map(listLines);
          const expected = [...new Set([...(ours ?? []), ...(theirs ?? [])])].filter(
            (line) => !(base?.has(line) === true && !(ours?.has(line) === true && theirs?.has(line) === true)),
          );
          expect([...listLines(parseBaseline(merged.stdout, 'merged').pages)].toSorted()).toEqual(expected.toSorted());
        },
      ),
      { numRuns: 150 },
    );
    await rm(folder, { recursive: true });

    expect(clean).toBeGreaterThan(20);
  });
});

/** Each number removes a finding, or adds one. */
function change(pages: Baseline['pages'], steps: readonly number[]): Baseline['pages'] {
  const lines = listLines(pages);
  for (const step of steps) {
    const all = [...lines];
    const chosen = all[step % Math.max(1, all.length)];
    if (step % 2 === 0 && chosen !== undefined) lines.delete(chosen);
    else lines.add(['/a', 'label', `NEW${step}`].join('\n'));
  }
  const changed: Record<string, Record<string, BaselineEntry[]>> = {};
  for (const [page = '', rule = '', fingerprint = ''] of [...lines].map((line) => line.split('\n'))) {
    const rules = (changed[page] ??= {});
    (rules[rule] ??= []).push(anEntry(fingerprint));
  }
  return changed;
}

function listLines(pages: Baseline['pages']): Set<string> {
  return new Set(
    Object.entries(pages).flatMap(([page, rules]) =>
      Object.entries(rules).flatMap(([rule, list]) =>
        list.map(({ fingerprint }) => [page, rule, fingerprint].join('\n')),
      ),
    ),
  );
}
