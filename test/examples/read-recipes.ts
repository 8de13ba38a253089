import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const folder = join(import.meta.dirname, '..', '..', 'examples');

/** One piece of shell in a recipe, with the variables that the CI system gives it. */
type ShellBlock = { readonly recipe: string; readonly script: string };

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() })),
  runs: z.object({
    using: z.literal('composite'),
    steps: z.array(
      z.object({
        uses: z.string().optional(),
        name: z.string().optional(),
        shell: z.string().optional(),
        run: z.string().optional(),
        env: z.record(z.string(), z.string()).optional(),
      }),
    ),
  }),
});
const componentInputSchema = z.looseObject({
  description: z.string(),
  default: z.union([z.string(), z.boolean()]).optional(),
});
export const componentSchema = z.tuple([
  z.object({ spec: z.object({ inputs: z.record(z.string(), componentInputSchema) }) }),
  z.record(
    z.string(),
    z.object({
      before_script: z.array(z.string()),
      script: z.array(z.string()),
      variables: z.record(z.string(), z.union([z.string(), z.object({ value: z.string() })])),
    }),
  ),
]);
const azureSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), type: z.string(), default: z.string() })),
  variables: z.record(z.string(), z.string()),
  steps: z.array(
    z.object({
      bash: z.string().optional(),
      task: z.string().optional(),
      env: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

export function readRecipe(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

export function readAction() {
  return actionSchema.parse(parseOne('github/action.yml'));
}

export function readComponent() {
  return componentSchema.parse(parseDocuments('gitlab/templates/curbcut/template.yml'));
}

export function readAzurePipeline() {
  return azureSchema.parse(parseOne('azure/azure-pipelines.yml'));
}

export function listShellBlocks(): readonly ShellBlock[] {
  const [, jobs] = readComponent();
  const blocks = {
    github: readAction().runs.steps.map(({ run }) => run),
    gitlab: Object.values(jobs).flatMap((job) => [...job.before_script, ...job.script]),
    jenkins: [...readRecipe('jenkins/Jenkinsfile').matchAll(/sh '''(?<script>[\s\S]*?)'''/gu)].map(
      ({ groups }) => groups?.['script'],
    ),
    azure: readAzurePipeline().steps.map(({ bash }) => bash),
  };
  return Object.entries(blocks).flatMap(([recipe, scripts]) =>
    scripts.flatMap((script) => (script === undefined ? [] : [{ recipe, script }])),
  );
}

/** The documents of a YAML file. Throws at the first error or warning. */
function parseDocuments(path: string): readonly unknown[] {
  return parseAllDocuments(readRecipe(path)).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) throw problem;
    return document.toJS() as unknown;
  });
}

function parseOne(path: string): unknown {
  const [document, ...others] = parseDocuments(path);
  if (others.length > 0) throw new Error(`${path} has more than one document`);
  return document;
}
