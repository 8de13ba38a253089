import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pureModules } from './arrows.ts';
import { findCycle } from './find-cycle.ts';
import { findForbiddenImports, findUnusedArrows } from './check-imports.ts';
import { listLoaded } from './list-loaded.ts';
import { listFiles, listModules, placeOf, readImports, readText } from './source-files.ts';

const modules = listModules();
const imports = modules.flatMap(readImports);
const betweenPlaces = imports.filter(({ file, target }) => placeOf(file) !== placeOf(target));

describe('the arrows between the folders of src', () => {
  it('every import follows an arrow of the table in arrows.ts', () => {
    const forbidden = findForbiddenImports(betweenPlaces);

    expect(forbidden).toEqual([]);
  });

  it('every arrow of the table is needed by an import', () => {
    const unused = findUnusedArrows(betweenPlaces);

    expect(unused).toEqual([]);
  });

  it('every pure module of the table exists and is imported for its values', () => {
    const imported = new Set(betweenPlaces.filter(({ isTypeOnly }) => !isTypeOnly).map(({ target }) => target));

    expect(pureModules.filter((file) => !imported.has(`src/${file}`))).toEqual([]);
  });

  it('every import names a file that exists', () => {
    const files = new Set(listFiles('src'));

    expect(imports.filter(({ target }) => target.startsWith('src/') && !files.has(target))).toEqual([]);
  });

  it('no files import each other in a circle', () => {
    expect(findCycle(imports)).toBeUndefined();
  });

  it('the command line starts without the code that asks the database', () => {
    const loaded = listLoaded(imports, 'src/edges/cli/commands.ts');

    expect(loaded).toContain('src/reports/json/json-format.ts');
    expect(loaded.filter((file) => /^import \{.*\} from 'kysely'/mu.test(readText(file)))).toEqual([]);
  });

  it('nothing in src imports tests, benchmarks or scripts', () => {
    expect(imports.filter(({ target }) => !target.startsWith('src/'))).toEqual([]);
  });

  it('only edges know REST: its paths and its problem documents', () => {
    // What they say is in the catalogs of sentences.
    const edges = /^src\/(?:edges|texts)\//u;
    // In German, "Problem" is the word for an issue.
    const isGerman = /\/de\//u;
    const known = modules.filter((file) => !isGerman.test(file) && /\/api\/|\bProblem\b/u.test(readText(file)));

    expect(known.filter((file) => !edges.test(file))).toEqual([]);
    expect(
      known.filter((file) => /\bnew Problem\b/u.test(readText(file)) && !file.startsWith('src/edges/http/')),
    ).toEqual([]);
  });

  it('only time-left.ts subtracts from a deadline, so that no delay is negative', () => {
    const subtracting = modules.filter((file) => /[\w)]\s*-\s*performance\.now\(\)/u.test(readText(file)));

    expect(subtracting).toEqual(['src/time/time-left.ts']);
  });

  it('only config.ts reads the environment', () => {
    const readers = modules.filter((file) =>
      /\bprocess\s*\.\s*env\b|from ['"](?:node:)?process['"]/u.test(readText(file)),
    );

    expect(readers.filter((file) => file !== 'src/config.ts')).toEqual([]);
  });
});

describe('the engines', () => {
  it('are known by name only in their own folder and in the list of engines', () => {
    const lists = new Set(['src/engines/engines.ts', 'src/engines/reviews.ts']);
    const others = [...modules, ...listFiles('web/src')].filter(
      (file) => !file.startsWith('src/engines/axe/') && !lists.has(file) && !file.endsWith('.test.ts'),
    );

    expect(others.filter((file) => /\baxe\b|\baxe-|\baxe[A-Z]|\bdeque/iu.test(readText(file)))).toEqual([]);
  });
});

describe('the names of files', () => {
  const code = listFiles().filter((file) => /^(?:src|test|scripts|bench|migrations)\/.*\.(?:ts|mjs|js)$/u.test(file));

  it('are kebab-case', () => {
    const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:test|bench|d|in-page))?\.(?:ts|mjs|js)$/u;

    expect(code.filter((file) => !pattern.test(basename(file)))).toEqual([]);
  });

  it('say what is in the file: no utils, helpers, common, manager, index', () => {
    const vague = /(?:^|[/-])(?:utils?|helpers?|common|managers?|misc|index)(?:[/.-]|$)/u;

    expect(code.filter((file) => vague.test(file))).toEqual([]);
  });
});

describe('the repository', () => {
  it('contains no path of the machine that it was written on', () => {
    const machinePath = /(?<![\w.:/-])(?:\/(?:home|Users|work|root)\/\w|[A-Z]:\\Users\\)/u;
    const texts = listFiles().filter((file) => !/\.(?:png|jpe?g|webp|ico|woff2?|pdf|gz|zip)$/u.test(file));

    expect(texts.filter((file) => machinePath.test(readText(file)))).toEqual([]);
  });
});
