import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { chartFolder, describeOrigin, renderings, root } from './chart-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readChart = (name: string) => readFileSync(join(chartFolder, name), 'utf8');

const treeSchema = z.record(z.string(), z.unknown());
const defaults = treeSchema.parse(parse(readChart('values.yaml')));

/** Each set of values, over the defaults. */
function readValues(name: string): Readonly<Record<string, unknown>> {
  return merge(defaults, treeSchema.parse(parse(readChart(`ci/${name}.yaml`))));
}

function merge(under: unknown, over: unknown): Record<string, unknown> {
  const merged = { ...treeSchema.parse(under) };
  for (const [key, value] of Object.entries(treeSchema.parse(over)))
    merged[key] =
      treeSchema.safeParse(merged[key]).success && treeSchema.safeParse(value).success
        ? merge(merged[key], value)
        : value;
  return merged;
}

describe('the Helm chart', () => {
  it.each(renderings)('is rendered in $file as it is now (npm run test:chart -- --write)', (rendering) => {
    const origin = describeOrigin(rendering);

    expect(read(rendering.file).slice(0, origin.length)).toBe(origin);
  });

  it('has the version of the program', () => {
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));

    expect(parse(readChart('Chart.yaml'))).toMatchObject({ version, appVersion: version });
  });

  it('has the seccomp profile of the image', () => {
    expect(readChart('files/seccomp.json')).toBe(read('deploy/seccomp.json'));
  });

  it('has a schema that knows every value, accepts the sets of values, and refuses misspelled ones', () => {
    const validate = new Ajv({ strict: true, strictTypes: false, allErrors: true }).compile(
      treeSchema.parse(JSON.parse(readChart('values.schema.json'))),
    );
    const errorsOf = (values: unknown) => (validate(values) ? [] : (validate.errors ?? []));

    expect(errorsOf(defaults)).toEqual([]);
    for (const { values } of renderings) expect(errorsOf(readValues(values))).toEqual([]);
    expect(errorsOf({ ...defaults, workers: {} })).toHaveLength(1);
    expect(errorsOf(merge(defaults, { config: { CURBCUT_SECRET_KEY: 'x' } }))).toHaveLength(1);
  });

  it('takes every variable of the program that it does not set itself, and no secret', () => {
    const block = /const variables = z\.object\(\{(?<body>[\s\S]*?)\n\}\);/u.exec(read('src/config.ts'))?.groups?.[
      'body'
    ];
    const names = [...(block ?? '').matchAll(/^ {2}(?<name>[A-Z]\w+):/gmu)].map(({ groups }) => groups?.['name'] ?? '');
    const schema = z
      .object({ properties: z.object({ config: z.object({ properties: treeSchema }) }) })
      .parse(JSON.parse(readChart('values.schema.json')));

    expect(names.length).toBeGreaterThan(20);
    expect(Object.keys(schema.properties.config.properties).toSorted()).toEqual(
      names.filter((name) => !ownVariables.has(name)).toSorted(),
    );
  });

  it('has every value that the documents name', () => {
    const documents = ['docs/kubernetes.md', 'docs/kubernetes-operation.md'].map(read).join('\n');
    const named = [...documents.matchAll(/`(?<path>[a-z]\w+(?:\.[A-Za-z]\w*)+)(?:=[^`]*)?`/gu)].map(
      ({ groups }) => groups?.['path'] ?? '',
    );
    const find = (path: string) =>
      path.split('.').reduce<unknown>((tree, key) => (treeSchema.safeParse(tree).data ?? {})[key], defaults);

    expect(named.length).toBeGreaterThan(10);
    expect(
      named.filter((path) => Object.keys(defaults).includes(path.split('.', 1)[0] ?? '') && find(path) === undefined),
    ).toEqual([]);
  });
});

/** Those of the image, of Secrets, and of other values of the chart. */
const ownVariables: ReadonlySet<string> = new Set([
  'AWS_DEFAULT_REGION',
  'AWS_REGION',
  'CURBCUT_CHROME_PATH',
  'CURBCUT_DATA_DIR',
  'CURBCUT_FILES',
  'CURBCUT_METRICS_PORT',
  'CURBCUT_ROLE',
  'CURBCUT_S3_ENDPOINT',
  'CURBCUT_S3_PATH_STYLE',
  'CURBCUT_S3_REGION',
  'CURBCUT_SECRET_KEY',
  'CURBCUT_SECRET_KEY_FILE',
  'CURBCUT_SECRET_KEY_OLD',
  'CURBCUT_SECRET_KEY_OLD_FILE',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'PORT',
]);
