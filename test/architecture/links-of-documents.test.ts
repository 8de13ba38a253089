import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listFiles, readText, root } from './source-files.ts';

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });
const documents = listFiles().filter((file) => file.endsWith('.md'));

describe('what documents refer to', () => {
  it('every link leads to a file of the repository, and to a heading that it has', () => {
    const links = documents.flatMap((file) => findLinks(file).map((link) => ({ file, link })));

    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ file, link }) => !leadsSomewhere(file, link))).toEqual([]);
  });

  it('every file that a document names by its path exists', () => {
    const named = documents.flatMap((file) => findPaths(file).map((path) => ({ file, path })));

    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('a page names the version of axe-core that is installed, and none of our engines, which change often', () => {
    const { dependencies } = packageSchema.parse(JSON.parse(readText('package.json')));
    const pages = ['README.md', ...documents.filter((file) => posix.dirname(file) === 'docs')];
    const named = pages.flatMap(
      (file) => readText(file).match(/\b(?:axe-core|curbcut(?:-\w+)?) \d+(?:\.\d+)*(?!\.)/gu) ?? [],
    );

    expect([...new Set(named)].filter((version) => !/^curbcut \d+\.\d+\.\d+$/u.test(version))).toEqual([
      `axe-core ${dependencies['axe-core']}`,
    ]);
  });
});

/** The relative links of a document, without those in its code. */
function findLinks(file: string): readonly string[] {
  const prose = withoutCode(readText(file)).replaceAll(/`[^`\n]*`/gu, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/gu)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/u.test(link));
}

function leadsSomewhere(file: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const target = path === '' ? file : posix.join(posix.dirname(file), path);
  if (!existsSync(join(root, target))) return false;
  return heading === undefined || !target.endsWith('.md') || listAnchors(target).includes(heading);
}

/** As GitHub names headings: lower case, a hyphen for each space, and no other punctuation. */
function listAnchors(file: string): readonly string[] {
  return [...withoutCode(readText(file)).matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function findPaths(file: string): readonly string[] {
  const paths = readText(file).matchAll(
    /`((?:src|test|scripts|bench|docs|deploy|examples|migrations|web)\/[\w./-]+)`/gu,
  );
  return [...paths].map(([, path = '']) => path);
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gmu, '');
}
