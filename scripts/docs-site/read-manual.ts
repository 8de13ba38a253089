import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Page, Section } from './page.ts';
import { generated } from './page.ts';
import { pathOf } from './resolve-link.ts';

export type Manual = { readonly pages: readonly Page[]; readonly sections: readonly Section[] };

/** The documents of the repository that are pages of the site, in the sections of `docs/README.md`. */
export function readManual(root: string): Manual {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...listDocuments(root, 'docs'),
    ...listDocuments(root, 'docs/decisions'),
  ];
  const pages = documents.map((source) => readPage(root, source));
  return { pages: [...pages, listDecisions(pages)], sections: readSections(root) };
}

function listDocuments(root: string, folder: string): readonly string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
  return names.toSorted().map((name) => posix.join(folder, name));
}

function readPage(root: string, source: string): Page {
  const markdown = readFileSync(join(root, source), 'utf8');
  const [, title] = /^# (.+)$/mu.exec(markdown) ?? [];
  const path = pathOf(source);
  if (title === undefined || path === undefined) throw new Error(`${source} has no title, or no place in the site.`);
  return { path, title: source === 'README.md' ? 'Start' : title.replaceAll('`', ''), source, markdown };
}

function listDecisions(pages: readonly Page[]): Page {
  const decisions = pages.filter(({ path }) => path.startsWith('decisions/'));
  const list = decisions.map(({ path, title }) => `- [${title}](site:${path})`);
  const markdown = ['# Decisions', 'The reasons for choices that close doors.', list.join('\n')].join('\n\n');
  return { path: 'decisions', title: 'Decisions', source: generated, markdown };
}

function readSections(root: string): readonly Section[] {
  const [, ...parts] = readFileSync(join(root, generated), 'utf8').split(/^## /mu);
  return parts.map((part) => {
    const links = [...part.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/gu)].map(([, link = '']) => posix.join('docs', link));
    const paths = links.map((file) => (file === 'docs/decisions/' ? 'decisions' : pathOf(file)));
    const known = paths.filter((path) => path !== undefined);
    return { title: part.slice(0, part.indexOf('\n')).trim(), paths: [...new Set(known)] };
  });
}
