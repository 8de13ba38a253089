import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { BenchSite, Mount } from '../lib/sites.ts';
import { serveFolders } from '../lib/sites.ts';

/** `folder`: what is served, below the package's own folder. `pages`: where its pages are, below that. */
const templateSchema = z.object({
  name: z.string(),
  version: z.string(),
  integrity: z.string(),
  folder: z.string(),
  pages: z.string(),
  /** The path at which its pages expect to be. */
  at: z.string().optional(),
});
export type Template = z.infer<typeof templateSchema>;

export function readTemplates(): readonly Template[] {
  const text = readFileSync(new URL('templates.json', import.meta.url), 'utf8');
  return z.array(templateSchema).parse(JSON.parse(text));
}

/** Four interactive dashboards. */
const dashboards = new Set(['gentelella', 'startbootstrap-sb-admin-2', 'material-dashboard', 'soft-ui-dashboard']);

/** Serves pages of four interactive dashboards, each the same number. */
export async function serveDashboards(pages: number): Promise<BenchSite> {
  const templates = readTemplates().filter(({ name }) => dashboards.has(name));
  return serveFolders(fetchTemplates(templates), pages, 'spread');
}

/** Downloads the packages that are not in the cache. Throws if one is not the package that was pinned. */
export function fetchTemplates(templates: readonly Template[]): readonly Mount[] {
  const cache = join(homedir(), '.cache', 'curbcut-again-bench');
  mkdirSync(cache, { recursive: true });
  const mounts = templates.map((template) => {
    const folder = join(fetchTemplate(cache, template), template.folder);
    return { at: template.at ?? `/${fileOf(template)}/`, folder, pages: template.pages };
  });
  // The first that fits serves a path, so the one at the root comes last.
  return mounts.toSorted((a, b) => b.at.length - a.at.length);
}

function fileOf({ name, version }: Template): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}`;
}

function fetchTemplate(cache: string, template: Template): string {
  const folder = join(cache, fileOf(template));
  if (existsSync(folder)) return folder;
  run('npm', ['pack', '--silent', '--pack-destination', cache, `${template.name}@${template.version}`]);
  const archive = `${folder}.tgz`;
  const digest = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (digest !== template.integrity) throw new Error(`${template.name} is not the pinned package: ${digest}`);
  mkdirSync(`${folder}.part`, { recursive: true });
  run('tar', ['-xzf', archive, '-C', `${folder}.part`, '--strip-components', '1']);
  run('mv', [`${folder}.part`, folder]);
  rmSync(archive);
  return folder;
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ended with ${String(status)}`);
}
