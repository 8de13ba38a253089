import { strict as assert } from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderings, root } from './chart-files.ts';
import { Helm } from './helm.ts';

/**
 * `npm run test:chart`: lints and renders the chart with a real Helm, which it downloads (37 MB), and compares the result with the files of
 * the repository. With `--write` it writes them. Linux on amd64, with tar and unzip. Prints one line per step; a failure ends it.
 */
function testChart(isWriting: boolean): void {
  const helm = Helm.fetch();
  try {
    say(`Helm ${helm.version}`);
    for (const rendering of renderings) {
      helm.lint(rendering);
      const text = helm.render(rendering);
      const file = join(root, rendering.file);
      if (isWriting) writeFileSync(file, text);
      assert.equal(readFileSync(file, 'utf8'), text, `${rendering.file} is not as rendered`);
      say(`${rendering.values}: as in ${rendering.file}`);
    }
    checkRefusals(helm);
  } finally {
    helm.close();
  }
}

/** Values that cannot work are refused before anything reaches the cluster. */
function checkRefusals(helm: Helm): void {
  const image = 'image.repository=curbcut';
  const database = 'database.existingSecret=curbcut';
  assert.match(helm.refusalOf([]), /image\.repository is required/u);
  assert.match(helm.refusalOf([image]), /database\.existingSecret is required/u);
  assert.match(helm.refusalOf([image, database, 'worker.replica=3']), /additional properties 'replica' not allowed/u);
  assert.match(helm.refusalOf([image, database, 'config.DATABASE_URL=x']), /'DATABASE_URL' not allowed/u);
  assert.match(helm.refusalOf([image, database, 'seccomp.type=RuntimeDefault']), /seccomp\/type/u);
  say('refused: missing, misspelled and unsafe values');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

testChart(process.argv.includes('--write'));
