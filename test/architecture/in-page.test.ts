import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inPageCall, isInPageModule } from '../../src/browser/in-page-code.ts';
import { listModules, readImports, readText, root } from './source-files.ts';

const isInPage = isInPageModule;
const modules = listModules();
const inPage = modules.filter(isInPage);

/** A tsconfig file, read as JSON with comments. */
function readConfig(file: string): Record<string, unknown> {
  return JSON.parse(readText(file).replaceAll(/^\s*\/\/.*$/gmu, '')) as Record<string, unknown>; // ours, compared below
}

/** The folder of the file that editors and the linter check an in-page module with. */
function findConfigFolder(file: string): string {
  const folder = dirname(file);
  return existsSync(join(root, folder, 'tsconfig.json')) ? folder : findConfigFolder(folder);
}

type Call = { readonly file: string; readonly name: string };

/** The functions of in-page modules. */
function listEntries(): readonly Call[] {
  return inPage.flatMap((file) =>
    [...readText(file).matchAll(/^export (?:async )?function (?<name>\w+)/gmu)].map(({ groups }) => ({
      file,
      name: groups?.['name'] ?? '',
    })),
  );
}

describe('in-page modules', () => {
  it('import values only from one another, by names that stay', () => {
    const imports = inPage.flatMap(readImports).filter(({ isTypeOnly }) => !isTypeOnly);
    const statements = inPage.flatMap((file) => readText(file).match(/^import .*$/gmu) ?? []);
    const isLinked = (line: string) => /^import (?:type )?\{[^}]*(?:\} from '\.[^']+';)?$/u.test(line);

    expect(imports.filter(({ target }) => !isInPage(target))).toEqual([]);
    expect(statements.filter((line) => !isLinked(line))).toEqual([]);
  });

  it('are imported by nothing that runs here', () => {
    const others = modules.filter((file) => !isInPage(file)).flatMap(readImports);

    expect(others.filter(({ target }) => isInPage(target))).toEqual([]);
  });

  it('export all that they declare, which is functions, constants and types', () => {
    const lines = inPage.flatMap((file) => readText(file).match(/^[^\s/*})\]].*$/gmu) ?? []);
    const allowed = /^(?:import |declare global \{|export (?:(?:async )?function|const|type) |\| |\): )/u;

    expect(lines.filter((line) => !allowed.test(line))).toEqual([]);
  });

  it('have no template literal that spans lines: indentation is removed', () => {
    const code = (file: string) => readText(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*$/gmu, '');
    const isOpen = (line: string) => (line.match(/`/gu) ?? []).length % 2 === 1;

    expect(inPage.filter((file) => code(file).split('\n').some(isOpen))).toEqual([]);
  });

  it('are checked with the DOM and without Node, everything else of the service the other way around', () => {
    const folders = new Set(inPage.map(findConfigFolder));
    const extended = [...folders].map((folder) =>
      posix.join(folder, String(readConfig(`${folder}/tsconfig.json`)['extends'])),
    );

    expect(readConfig('tsconfig.in-page.json')).toEqual({
      extends: './tsconfig.json',
      compilerOptions: { types: [] },
      include: ['src/**/in-page/*.ts', 'src/**/*.in-page.ts'],
    });
    expect(readConfig('src/tsconfig.json')).toEqual({
      extends: '../tsconfig.json',
      compilerOptions: { lib: ['es2025', 'esnext.disposable'] },
      include: ['.'],
      exclude: ['**/*.test.ts', '**/in-page', '**/*.in-page.ts'],
    });
    expect(new Set(extended)).toEqual(new Set(['tsconfig.in-page.json']));
  });

  it('have every function that is called in a page', () => {
    const code = modules.map(readText).join('\n');
    const called = [...code.matchAll(/ = inPageCall[\s\S]*?'(?<name>\w+)',?\s*\);/gu)];
    const names = called.map(({ groups }) => groups?.['name'] ?? '');
    const exported = new Set(listEntries().map(({ name }) => name));

    expect(names).toHaveLength(code.match(/ = inPageCall[<(]/gu)?.length ?? 0);
    expect(names.filter((name) => !exported.has(name))).toEqual([]);
  });

  it('are whole without anything of Node or of this process', () => {
    const entries = listEntries();
    const context = createContext();

    expect(entries.length).toBeGreaterThan(0);
    for (const { file, name } of entries) {
      const write = inPageCall<readonly unknown[]>(pathToFileURL(join(root, file)), name);
      const source = write().slice(0, -'()'.length);
      expect(runInContext(`typeof ${source}`, context)).toBe('function');
    }
  });
});
