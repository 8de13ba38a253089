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
 * another. Each call sends the source text of the module and its imports, each in its own scope, and leaves no trace in
 * the page. The text is assembled on first use, because all texts take a tenth of the start of `curbcut scan`. The call
 * throws if the function does not exist, which test/architecture/in-page.test.ts detects.
 *
 * The text contains the functions as Node loaded them, without types. So such a module exports all that it declares:
 * functions and JSON values. test/architecture/in-page.test.ts checks this. tsconfig.in-page.json checks their types
 * without those of Node, so a name that a page does not have is an error.
 */
export function inPageCall<Values extends readonly unknown[]>(file: URL, name: string): WriteCall<Values> {
  return (...values) => `${sourceOf(file, name)}.${name}(${values.map((value) => JSON.stringify(value)).join(',')})`;
}

type InPageFunction = { readonly file: URL; readonly name: string };

/** Calls a function with an object of functions from other modules as its first argument, followed by the values. */
export function inPageCallOnFunctions<Values extends readonly unknown[]>(
  file: URL,
  name: string,
  functions: Readonly<Record<string, InPageFunction>>,
): WriteCall<Values> {
  let source: string | undefined;
  return (...values) => {
    source ??= linkWith({ file, name }, functions);
    return `${source}.${name}(${values.map((value) => JSON.stringify(value)).join(',')})`;
  };
}

function linkWith(called: InPageFunction, functions: Readonly<Record<string, InPageFunction>>): string {
  const scopes = new Map<string, string>();
  const nameIn = ({ file, name }: InPageFunction) => {
    const path = findFunction(file, name);
    addModule(path, scopes);
    return `${scopeName([...scopes.keys()].indexOf(path))}.${name}`;
  };
  const entries = Object.entries(functions).map(([key, one]) => `${JSON.stringify(key)}: ${nameIn(one)}`);
  const result = `return { ${called.name}: ${nameIn(called)}.bind(undefined, {\n${entries.join(',\n')}\n}) };`;
  return wrap([...scopes.values(), result]);
}

/** Returns the path of the function's module. Throws if the function does not exist. */
function findFunction(file: URL, name: string): string {
  const path = fileURLToPath(file);
  if (typeof load(path)[name] !== 'function') throw new Error(`${path} has no function ${name}.`);
  return path;
}

function sourceOf(file: URL, name: string): string {
  const path = findFunction(file, name);
  const source = sources.get(path) ?? link(path);
  sources.set(path, source);
  return source;
}

const sources = new Map<string, string>();

function link(path: string): string {
  const scopes = new Map<string, string>();
  addModule(path, scopes);
  return wrap([...scopes.values(), `return ${scopeName(scopes.size - 1)};`]);
}

function wrap(statements: readonly string[]): string {
  return toAscii(shorten(`(() => {\n${statements.join('\n')}\n})()`));
}

/** Removes comments on separate lines and indentation. Texts in in-page modules must not span lines. */
function shorten(source: string): string {
  return source.replaceAll(/^\s+/gmu, '').replaceAll(/^\/\/.*\n/gmu, '');
}

/** Adds the imports of a module before the module. */
function addModule(path: string, scopes: Map<string, string>): void {
  if (scopes.has(path)) return;
  const imports = readImports(path);
  for (const { from } of imports) addModule(from, scopes);
  const order = [...scopes.keys()];
  const imported = imports.map(({ from, names }) => `const {${names}} = ${scopeName(order.indexOf(from))};`);
  const entries = Object.entries(load(path));
  const declared = entries.map(([name, value]) => writeDeclaration(name, value));
  const exported = `return {${entries.map(([name]) => name).join(', ')}};`;
  const body = [...imported, ...declared, exported].join('\n');
  scopes.set(path, `const ${scopeName(order.length)} = (() => {\n${body}\n})();`);
}

function scopeName(index: number): string {
  return `module${index}`;
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
