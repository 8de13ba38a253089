import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

/** Writes the expression that calls a function of an in-page module with these values, which must be JSON. */
type WriteCall<Values extends readonly unknown[]> = (...values: Values) => string;

/**
 * Prepares a function of an in-page module for calls in a page. In-page modules are files in folders named `in-page`,
 * and files named `*.in-page.ts`. They run only in pages, know the DOM but not Node, and import values only from one
 * another. Each call contains the source text of the module and its imports, each in its own scope, and leaves no trace
 * in the page. `SentModules` shortens the calls to one world. The text is assembled on first use, because all texts take
 * a tenth of the start of `curbcut scan`. The call throws if the function does not exist, which
 * test/architecture/in-page.test.ts detects.
 *
 * The text contains the functions as Node loaded them, without types. So such a module exports all that it declares:
 * functions and JSON values. test/architecture/in-page.test.ts checks this. tsconfig.in-page.json checks their types
 * without those of Node, so a name that a page does not have is an error.
 */
export function inPageCall<Values extends readonly unknown[]>(file: URL, name: string): WriteCall<Values> {
  return prepareCall(name, () => sourceOf(findFunction(file, name)));
}

type InPageFunction = { readonly file: URL; readonly name: string };

/** Calls a function with an object of functions from other modules as its first argument, followed by the values. */
export function inPageCallOnFunctions<Values extends readonly unknown[]>(
  file: URL,
  name: string,
  functions: Readonly<Record<string, InPageFunction>>,
): WriteCall<Values> {
  return prepareCall(name, () => linkWith({ file, name }, functions));
}

/** `writeText`: assembles the text before the call, once. */
function prepareCall<Values extends readonly unknown[]>(name: string, writeText: () => string): WriteCall<Values> {
  let source: string | undefined;
  return (...values) => {
    source ??= writeText();
    return `${source}.${name}(${values.map((value) => JSON.stringify(value)).join(',')})`;
  };
}

/**
 * The modules that one world has, which a call need not send again: a page takes some hundred calls, and most of them
 * share modules. A call makes its modules again, so nothing is left of the call before.
 */
export class SentModules {
  readonly #sent = new Set<number>();

  /** Evaluates a call with only the modules that the world lacks. Other expressions stay as they are. */
  async evaluate<Result>(expression: string, evaluate: (expression: string) => Promise<Result>): Promise<Result> {
    const { id, end } = callStart.exec(expression)?.groups ?? {};
    if (id === undefined) return evaluate(expression);
    const missing = listImports(Number(id)).filter((one) => !this.#sent.has(one));
    const added = missing.map((one) => `modules[${one}] = ${modules[one]?.factory};`);
    const start = ['const modules = (globalThis.curbcutModules ??= {});', ...added].join('\n');
    const result = await evaluate(`${writeStart(start, Number(id))}${expression.slice(Number(end))}`);
    for (const one of missing) this.#sent.add(one);
    return result;
  }
}

/** A function that makes the module, given one that returns another module by its id, the position in `modules`. */
type Module = { readonly factory: string; readonly imports: readonly number[] };

const modules: Module[] = [];
const ids = new Map<string, number>();
const sources = new Map<string, string>();

/** The start of a call: the id of its module, and where the call itself starts. */
const callStart = /^\/\*(?<id>\d+) (?<end>\d+)\*\//u;

function linkWith(called: InPageFunction, functions: Readonly<Record<string, InPageFunction>>): string {
  const entries = Object.entries({ ...functions, [called.name]: called });
  const imports = new Map(entries.map(([key, { file, name }]) => [key, idOf(findFunction(file, name))]));
  const nameIn = (key: string, name: string) => `load(${imports.get(key)}).${name}`;
  const given = Object.entries(functions).map(([key, { name }]) => `${JSON.stringify(key)}: ${nameIn(key, name)}`);
  const result = `{ ${called.name}: ${nameIn(called.name, called.name)}.bind(undefined, {\n${given.join(',\n')}\n}) }`;
  return writeSource(addModule({ factory: `(load) => (${result})`, imports: [...new Set(imports.values())] }));
}

/** Returns the path of the function's module. Throws if the function does not exist. */
function findFunction(file: URL, name: string): string {
  const path = fileURLToPath(file);
  if (typeof load(path)[name] !== 'function') throw new Error(`${path} has no function ${name}.`);
  return path;
}

function sourceOf(path: string): string {
  const source = sources.get(path) ?? writeSource(idOf(path));
  sources.set(path, source);
  return source;
}

/** The text before a call: it makes the module and all that it imports. */
function writeSource(id: number): string {
  const all = listImports(id).map((one) => `${one}: ${modules[one]?.factory}`);
  const start = writeStart(`const modules = {\n${all.join(',\n')}\n};`, id);
  // The length of the mark depends on its own digits.
  const most = 20;
  return `/*${id} ${start.length + most}*/`.padEnd(most) + start;
}

function writeStart(start: string, id: number): string {
  return `(() => {\n${start}\nconst loaded = {};\nconst load = (id) => (loaded[id] ??= modules[id](load));\nreturn load(${id});\n})()`;
}

/** The ids of the module and of all that it imports. */
function listImports(id: number, found = new Set<number>()): readonly number[] {
  if (found.has(id)) return [];
  found.add(id);
  for (const one of modules[id]?.imports ?? []) listImports(one, found);
  return [...found];
}

function addModule(added: Module): number {
  modules.push({ ...added, factory: toAscii(shorten(added.factory)) });
  return modules.length - 1;
}

/** Removes comments on separate lines and indentation. Texts in in-page modules must not span lines. */
function shorten(source: string): string {
  return source.replaceAll(/^\s+/gmu, '').replaceAll(/^\/\/.*\n/gmu, '');
}

/** The id of a module, which is added after its imports. */
function idOf(path: string): number {
  const known = ids.get(path);
  if (known !== undefined) return known;
  const imports = readImports(path).map(({ from, names }) => ({ id: idOf(from), names }));
  const imported = imports.map(({ id, names }) => `const {${names}} = load(${id});`);
  const entries = Object.entries(load(path));
  const declared = entries.map(([name, value]) => writeDeclaration(name, value));
  const exported = `return {${entries.map(([name]) => name).join(', ')}};`;
  const body = [...imported, ...declared, exported].join('\n');
  const id = addModule({ factory: `(load) => {\n${body}\n}`, imports: imports.map((one) => one.id) });
  ids.set(path, id);
  return id;
}

type Imported = { readonly from: string; readonly names: string };

/** Lists the named imports of values. Imports of types do not exist in the page. */
function readImports(path: string): readonly Imported[] {
  const statements = readFileSync(path, 'utf8').matchAll(/^import \{(?<names>[^}]*)\} from '(?<from>[^']+)';/gmu);
  return [...statements].map(({ groups }) => ({
    from: resolve(dirname(path), groups?.['from'] ?? ''),
    names: (groups?.['names'] ?? '').replaceAll(' as ', ': ').trim(),
  }));
}

/** True if a file, as source or as JavaScript, runs in pages. */
export function isInPageModule(path: string): boolean {
  return basename(dirname(path)) === 'in-page' || /\.in-page\.[jt]s$/.test(path);
}

const require = createRequire(import.meta.url);

/** Loads the module with Node itself, because Vitest renames the imports in functions. */
function load(path: string): Readonly<Record<string, unknown>> {
  if (!isInPageModule(path)) throw new Error(`${path} is not an in-page module.`);
  return require(path) as Readonly<Record<string, unknown>>; // the exports of a module are unknown until checked
}

function writeDeclaration(name: string, value: unknown): string {
  if (typeof value === 'function') return String(value);
  const json = JSON.stringify(value);
  if (!isDeepStrictEqual(JSON.parse(json), value)) throw new Error(`${name} is neither a function nor a JSON value.`);
  return `const ${name} = ${json};`;
}

/** The browser receives and parses pure ASCII several times faster. */
export function toAscii(source: string): string {
  return source.replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
