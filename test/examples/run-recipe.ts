import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { componentSchema, readAction, readAzurePipeline, readComponent, readRecipe } from './read-recipes.ts';

type Environment = Readonly<Record<string, string>>;

/** A piece of shell as the CI system starts it. `bash` is how it calls bash, before the file with the script. */
export type RecipeStep = {
  readonly script: string;
  readonly environment: Environment;
  readonly bash: readonly string[];
};

/** The job of a recipe on a machine that has checked out a repository into `work`. Other inputs have their defaults. */
type Job = { readonly url: string; readonly work: string; readonly temp: string };

/** Every piece of shell of each recipe, in its order, with the inputs inserted as the CI system does. */
export const recipeSteps: Readonly<Record<string, (job: Job) => readonly RecipeStep[]>> = {
  github: ({ url, work, temp }) => {
    const { inputs, runs } = readAction();
    const values = { ...defaultsOf(inputs, 'inputs'), 'inputs.url': url, 'runner.temp': temp };
    const files = { GITHUB_OUTPUT: join(work, 'output'), GITHUB_STEP_SUMMARY: join(work, 'summary') };
    return runs.steps.flatMap(({ run, env = {} }) =>
      run === undefined
        ? []
        : [{ script: run, environment: { ...files, ...fillAll(env, '${{ % }}', values) }, bash: ['-eo', 'pipefail'] }],
    );
  },
  gitlab: ({ url, work }) => {
    const [{ spec }] = readComponent();
    const values = { ...defaultsOf(spec.inputs, 'inputs'), 'inputs.url': url };
    const filled = fill(readRecipe('gitlab/templates/curbcut/template.yml'), '$[[ % ]]', values);
    const [, jobs] = componentSchema.parse(parseAllDocuments(filled).map((document) => document.toJS() as unknown));
    return Object.values(jobs).map(({ before_script: before, script, variables }) => ({
      // The runner makes one script of both.
      script: [...before, ...script].join('\n'),
      environment: Object.fromEntries(
        Object.entries(variables).map(([name, value]) => [
          name,
          typeof value === 'string' ? value.replaceAll('$CI_PROJECT_DIR', work) : value.value,
        ]),
      ),
      bash: ['-eo', 'pipefail'],
    }));
  },
  jenkins: ({ url }) => {
    const recipe = readRecipe('jenkins/Jenkinsfile');
    const texts = [...recipe.matchAll(/name: '(?<name>\w+)', defaultValue: '(?<value>[^']*)'/gu)];
    const choices = [...recipe.matchAll(/name: '(?<name>\w+)', choices: \['(?<value>[^']*)'/gu)];
    const given = [...texts, ...choices].map(
      ({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? ''] as const,
    );
    const environment = { ...Object.fromEntries(given), SCAN_URL: url };
    return [...recipe.matchAll(/sh '''(?<script>[\s\S]*?)'''/gu)].map(({ groups }) => ({
      script: groups?.['script'] ?? '',
      environment,
      bash: [],
    }));
  },
  azure: ({ url, work, temp }) => {
    const { parameters, variables, steps } = readAzurePipeline();
    const defaults = Object.fromEntries(parameters.map((one) => [`parameters.${one.name}`, one.default]));
    const ofAgent = { BUILD_ARTIFACTSTAGINGDIRECTORY: join(work, 'staging') };
    const ofPipeline = fillAll(variables, '$(%)', { 'Pipeline.Workspace': temp });
    return steps.flatMap(({ bash: script, env = {} }) => {
      const inputs = fillAll(env, '${{ % }}', { ...defaults, 'parameters.url': url });
      return script === undefined ? [] : [{ script, environment: { ...ofAgent, ...ofPipeline, ...inputs }, bash: [] }];
    });
  },
};

function defaultsOf(
  inputs: Readonly<Record<string, { readonly default?: string | boolean | undefined }>>,
  prefix: string,
) {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [`${prefix}.${name}`, String(input.default ?? '')]),
  );
}

function fillAll(texts: Environment, form: string, values: Environment): Environment {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text, form, values)]));
}

/** `form` is how an expression is written, with % for its name. */
function fill(text: string, form: string, values: Environment): string {
  return Object.entries(values).reduce(
    (all, [name, value]) => all.replaceAll(form.replace('%', name), () => value),
    text,
  );
}
