import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
export const chartFolder = join(root, 'deploy', 'helm', 'curbcut');

/** Each set of values is rendered into a file of the repository. The first is for people without Helm. */
export const renderings = [
  { values: 'plain', file: 'deploy/kubernetes/curbcut.yaml' },
  { values: 'large', file: 'test/chart/rendered/large.yaml' },
  { values: 'small', file: 'test/chart/rendered/small.yaml' },
] as const;

export type Rendering = (typeof renderings)[number];

/** The beginning of a rendered file. It names the content that the file was rendered from, so that a forgotten rendering is noticed. */
export function describeOrigin({ values }: Rendering): string {
  return [
    `# Written by npm run test:chart -- --write, from deploy/helm/curbcut with ci/${values}.yaml: docs/kubernetes.md.`,
    `# Chart and values: sha256:${digestChart(values)}`,
    '',
  ].join('\n');
}

/** Of everything that a rendering depends on. `Chart.yaml` is not a part: the sets of values name their own image. */
function digestChart(values: string): string {
  const templates = readdirSync(join(chartFolder, 'templates')).map((name) => `templates/${name}`);
  const names = [...templates, 'files/seccomp.json', 'values.yaml', `ci/${values}.yaml`];
  const hash = createHash('sha256');
  for (const name of names.toSorted()) hash.update(`${name}\0${readFileSync(join(chartFolder, name), 'utf8')}\0`);
  return hash.digest('hex');
}
