import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const lockSchema = z.object({
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});
type Locked = z.infer<typeof lockSchema>['packages'][string];

/**
 * Writes the bill of materials of the package (CycloneDX 1.6, JSON): every package that the lock file pins for the service and for
 * building its web interface, with version, license and hash. `npm sbom` leaves out what only a workspace needs.
 */
export async function writeSbom(root: string, file: string): Promise<void> {
  const { version, packages } = lockSchema.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const used = Object.entries(packages).filter(([path, one]) => isInstalled(path, one) && one.dev !== true);
  const components = used.map(([path, locked]) => toComponent(path, locked));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...nameOf('curbcut', version), type: 'application', licenses: licenseOf('MIT') } },
    components: [...new Map(components.map((one) => [one['bom-ref'], one])).values()],
  };
  await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
}

/** The workspace of the web interface has an entry as well, without a version. */
function isInstalled(path: string, { version }: Locked): boolean {
  return path.includes('node_modules/') && version !== undefined;
}

function toComponent(path: string, { name, version = '', license, integrity }: Locked) {
  return {
    ...nameOf(name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version),
    type: 'library',
    ...(license !== undefined && { licenses: licenseOf(license) }),
    ...(integrity !== undefined && { hashes: [toHash(integrity)] }),
  };
}

function nameOf(name: string, version: string) {
  return { 'bom-ref': `${name}@${version}`, name, version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` };
}

/** The form of an expression, such as `MIT OR Apache-2.0`, also holds for one license. */
function licenseOf(expression: string) {
  return [{ expression }];
}

/** The lock file has hashes of one kind: `sha512-…` in base64. */
function toHash(integrity: string) {
  return { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') };
}
