import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const components = listFiles('web/src').filter(
  (file) => /\.tsx?$/u.test(file) && !file.startsWith('web/src/texts/') && !file.endsWith('.test.ts'),
);

describe('the texts of the web UI', () => {
  it('are read when something is rendered: they are not loaded yet while modules are evaluated', () => {
    expect(components.flatMap(findEarlyReads)).toEqual([]);
  });
});

function findEarlyReads(file: string): readonly string[] {
  const { text, body } = parse(file);
  const catalogs = new Set(body.flatMap(listCatalogs));
  const evaluated = body.filter(({ type }) => type !== 'ImportDeclaration');
  return listNodes(evaluated, isEvaluated)
    .filter(({ type, name }) => type === 'Identifier' && catalogs.has(name))
    .map(({ start }) => place(file, text, start));
}

/** The names under which a module imports texts. */
function listCatalogs({ type, source, specifiers }: Node): readonly unknown[] {
  if (
    type !== 'ImportDeclaration' ||
    !/\/texts\/(?!format|load-texts|language)/u.test(nodeOf(source)['value'] as string)
  )
    return [];
  return (specifiers as readonly Node[]).map(({ local }) => nodeOf(local)['name']);
}

const isEvaluated = ({ type }: Node) => !/Function|^TSType/u.test(type);

function parse(file: string): { readonly text: string; readonly body: readonly Node[] } {
  const text = readText(file);
  return { text, body: parseAst(text, { lang: 'tsx' }, file).body as unknown as readonly Node[] }; // of ESTree
}

/** All nodes below these, without those that `enters` refuses and what is below them. */
function listNodes(value: unknown, enters: (node: Node) => boolean): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => listNodes(one, enters));
  if (!isNode(value) || !enters(value)) return [];
  return [value, ...Object.values(value).flatMap((one) => listNodes(one, enters))];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nodeOf(value: unknown): Node {
  if (!isNode(value)) throw new Error('The syntax tree has no node here.');
  return value;
}

function place(file: string, text: string, start: number): string {
  return `${file}:${text.slice(0, start).split('\n').length}`;
}
