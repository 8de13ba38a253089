import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

/** Writes the expression that calls one function of an in-page module with these values, which must be JSON. */
type WriteCall<Values extends readonly unknown[]> = (...values: Values) => string;

/**
 * A function of an in-page module, to be called in a page. In-page modules are the files of folders named `in-page`, and those
 * named `*.in-page.ts`: they run in a page and never here, know the DOM and not Node, and import values only from one another. Each call brings the module and
 * what it imports as source text, each module in its own scope; nothing of it stays in the page. The text is put together when
 * it is first needed: all of it takes a tenth of the start of `curbcut scan`. The call throws for what is not there, which
 * test/architecture/in-page.test.ts finds.
 *
 * The text is that of the functions as Node loaded them, without their types: so such a module exports all that it declares,
 * functions and JSON values. test/architecture/in-page.test.ts checks that, and tsconfig.in-page.json checks their types
 * without those of Node: a name that a page does not have is an error there.
 */
export function inPageCall<Values extends readonly unknown[]>(file: URL, name: string): WriteCall<Values> {
  return (...values) => `${sourceOf(file, name)}.${name}(${values.map((value) => JSON.stringify(value)).join(',')})`;
}

/** A function of an in-page module. */
type InPageFunction = { readonly file: URL; readonly name: string };

/** Calls a function whose first argument is an object with these functions of other modules, before the values. */
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

/** The path of its module. Throws where it is not there. */
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

/** Without comments on separate lines and without indentation: no text in an in-page module spans lines. */
function shorten(source: string): string {
  return source.replaceAll(/^\s+/gmu, '').replaceAll(/^\/\/.*\n/gmu, '');
}

/** What a module imports comes before it. */
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

/** The named imports of values. Imports of types are gone in the page. */
function readImports(path: string): readonly Imported[] {
  const statements = readFileSync(path, 'utf8').matchAll(/^import \{(?<names>[^}]*)\} from '(?<from>[^']+)';/gmu);
  return [...statements].map(({ groups }) => ({
    from: resolve(dirname(path), groups?.['from'] ?? ''),
    names: (groups?.['names'] ?? '').replaceAll(' as ', ': ').trim(),
  }));
}

/** Whether a file, as source or as JavaScript, runs in pages. */
export function isInPageModule(path: string): boolean {
  return basename(dirname(path)) === 'in-page' || /\.in-page\.[jt]s$/.test(path);
}

const require = createRequire(import.meta.url);

/** Node itself loads it, also under Vitest, which rewrites the names of what a function imports. */
function load(path: string): Readonly<Record<string, unknown>> {
  if (!isInPageModule(path)) throw new Error(`${path} is not an in-page module.`);
  return require(path) as Readonly<Record<string, unknown>>; // what a module exports is unknown until it is looked at
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
