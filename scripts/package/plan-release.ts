/** The files that a release changes, as text. */
export type ReleaseFiles = {
  readonly changelog: string;
  readonly manifest: string;
  readonly lock: string;
  /** `Chart.yaml` of the Helm chart. */
  readonly chart: string;
};

/** `notes`: the section of the changelog, for the release's page. */
export type Release = ReleaseFiles & { readonly tag: string; readonly notes: string };

const versionForm = /^(\d+)\.(\d+)\.(\d+)$/;
const unreleased = '## Unreleased\n';

/**
 * What a release changes. Throws an Error of one sentence if the version is not newer than the present one, or nothing is unreleased.
 * `day`: the date of the release, as `2026-11-22`.
 */
export function planRelease(files: ReleaseFiles, version: string, day: string): Release {
  const present = readVersion(files.manifest);
  // The first release has the version that is already in the files.
  const isFirst = !/^## \d/m.test(files.changelog);
  if (!versionForm.test(version)) throw new Error(`"${version}" is not a version of the form 1.2.3.`);
  if (!isNewer(version, present) && !(isFirst && version === present)) {
    throw new Error(`Version ${version} is not newer than ${present}.`);
  }
  const start = files.changelog.indexOf(unreleased);
  if (start === -1) throw new Error('CHANGELOG.md has no section "Unreleased".');
  const after = files.changelog.slice(start + unreleased.length);
  const end = after.search(/^## /m);
  const notes = (end === -1 ? after : after.slice(0, end)).trim();
  if (notes === '') throw new Error('The section "Unreleased" of CHANGELOG.md is empty.');
  const rest = end === -1 ? '' : `\n${after.slice(end)}`;
  return {
    tag: `v${version}`,
    notes,
    changelog: `${files.changelog.slice(0, start)}${unreleased}\n## ${version} – ${day}\n\n${notes}\n${rest}`,
    manifest: replaceVersion(files.manifest, present, version),
    lock: replaceVersion(files.lock, present, version),
    chart: files.chart
      .replace(/^version: .*$/mu, `version: ${version}`)
      .replace(/^appVersion: .*$/mu, `appVersion: "${version}"`),
  };
}

function readVersion(manifest: string): string {
  const version = /^ {2}"version": "([^"]+)"/m.exec(manifest)?.[1];
  if (version === undefined) throw new Error('package.json has no version.');
  return version;
}

/** The project's own version, which stands first; in the lock file also in the entry of the root. */
function replaceVersion(text: string, from: string, to: string): string {
  const own = new RegExp(`^(  |      )"version": "${from.replaceAll('.', String.raw`\.`)}"`, 'gm');
  let left = 2;
  return text.replaceAll(own, (line, indent: string) => {
    left -= 1;
    return left < 0 ? line : `${indent}"version": "${to}"`;
  });
}

function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  const differing = [0, 1, 2].find((index) => a?.[index] !== b?.[index]);
  return differing !== undefined && (a?.[differing] ?? 0) > (b?.[differing] ?? 0);
}
