import { basename } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { languages } from '../../web/src/texts/languages.ts';
import { listFiles, readText } from './source-files.ts';

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/** Names of languages, each in itself. */
const nameOfLanguages = 'web/src/settings/languages.ts';
const components = listFiles('web/src').filter(
  (file) =>
    /\.tsx?$/u.test(file) &&
    !file.startsWith('web/src/texts/') &&
    !file.endsWith('.test.ts') &&
    file !== nameOfLanguages,
);

/** Attributes that are no text for people. */
const codeAttributes =
  /^(?:className|style|type|role|id|d|viewBox|points|method|autoComplete|inputMode|rel|target|to|look|size|scope|strokeLinecap|aria-(?:labelledby|describedby|live|current|hidden))$/u;

/** Words that German shares with English, names, and what is written the same. */
const shared = new Set([
  'Curbcut',
  'API',
  'Scan',
  'Scans',
  'Status',
  'System',
  'Sitemap',
  'Crawl',
  'URL',
  'Standard',
  'Standards',
  'Name',
  'Best Practice',
  'Best Practices',
  'Optional.',
  'Element',
  'Screenshot',
  'Zoom',
  'Problem',
  'Browser',
  'Sandbox',
  'Excel',
  'JSON',
  'SARIF',
  'JUnit',
  'Markdown',
  'EARL',
  'OpenACR',
  'robots.txt',
  'Token',
  'Test',
  'Webhooks',
  'Format',
  'Desktop, 1280 × 800',
  'Laptop, 1440 × 900',
  'Jenkins, Azure Pipelines, GitLab',
]);

describe('the texts of the web UI', () => {
  it('are in catalogs, not in components', () => {
    expect(components.flatMap(findLiterals)).toEqual([]);
  });

  it('can be written from right to left: styles name start and end, not left and right', () => {
    const styles = listFiles('web/src').filter((file) => file.endsWith('.css'));

    expect(styles.flatMap(findPhysicalStyles)).toEqual([]);
  });

  it('are read when something is rendered: they are not loaded yet while modules are evaluated', () => {
    expect(components.flatMap(findEarlyReads)).toEqual([]);
  });

  it.each(Object.keys(languages))('of %s are in the files that English has', (language) => {
    expect(listCatalogFiles(language)).toEqual(listCatalogFiles('en'));
  });

  it('say nothing in English when the page is German', async () => {
    const sections = listCatalogFiles('en').filter((file) => file !== 'format.ts' && file !== 'form.ts');
    const same = await Promise.all(sections.map(listUntranslated));

    expect(same.flat()).toEqual([]);
  });
});

/** Texts of elements, texts of attributes, and other strings of more than one word. Errors that no one sees may be in code. */
function findLiterals(file: string): readonly string[] {
  const { text, body } = parse(file);
  const code = body.filter(({ type }) => type !== 'ImportDeclaration');
  return listNodes(code, isShown)
    .filter((node) => isText(node))
    .map(({ start }) => place(file, text, start));
}

function isShown({ type, name, callee }: Node): boolean {
  if (type === 'JSXAttribute') return !codeAttributes.test(String(nodeOf(name)['name']));
  if (type === 'NewExpression') return nodeOf(callee)['name'] !== 'Error';
  return !type.startsWith('TS');
}

function isText({ type, value }: Node): boolean {
  const words = isNode(value) ? value['value'] : value;
  const said = typeof words === 'string' ? words : ((value as { readonly cooked?: string } | undefined)?.cooked ?? '');
  if (type === 'JSXText') return /\p{L}/u.test(said);
  if (type === 'JSXAttribute') return isNode(value) && value.type === 'Literal' && /^\p{Lu}|\p{L} \p{L}/u.test(said);
  return ['Literal', 'TemplateElement'].includes(type) && /^[^.#[]*\p{L}{2,} \p{L}{2,}/u.test(said);
}

/** Properties and values of a side, and shorthands of four values whose sides differ. */
function findPhysicalStyles(file: string): readonly string[] {
  const physical = /(?:^|[\s;-])(?:left|right)(?:-[a-z-]+)?\s*:|:\s*(?:left|right)\b/u;
  const fourValues = /(?:margin|padding|inset)\s*:\s*\S+ (?<right>\S+) \S+ (?<left>\S+);/u;
  return readText(file)
    .split('\n')
    .flatMap((line, index) => {
      const sides = fourValues.exec(line)?.groups;
      const isUneven = sides !== undefined && sides['left'] !== sides['right'];
      return isUneven || physical.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [];
    });
}

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

function listCatalogFiles(language: string): readonly string[] {
  return listFiles(`web/src/texts/${language}`).map((file) => basename(file));
}

async function listUntranslated(file: string): Promise<readonly (readonly [string, string])[]> {
  const [english, german] = await Promise.all([sentencesOf('en', file), sentencesOf('de', file)]);
  return [...german].filter(([key, text]) => english.get(key) === text && !shared.has(text));
}

/** The texts of one catalog by their keys, without those that are functions. */
async function sentencesOf(language: string, file: string): Promise<ReadonlyMap<string, string>> {
  const { texts } = (await import(`../../web/src/texts/${language}/${file}`)) as { readonly texts: unknown };
  return new Map(listSentences(texts, file));
}

function listSentences(value: unknown, key: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => listSentences(one, `${key}.${name}`));
}
