import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCommit } from './version.ts';

describe('the commit of a build', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcut-version-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const git = (...words: readonly string[]) => {
    const author = ['-c', 'user.name=Someone', '-c', 'user.email=someone@example.com', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...author, ...words], { cwd: folder, encoding: 'utf8' }).trim();
  };
  const makeCheckout = () => {
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
    return git('rev-parse', 'HEAD');
  };

  it('is that of the checkout', () => {
    const head = makeCheckout();

    expect(head).toMatch(/^[0-9a-f]{40}$/u);
    expect(readCommit(folder)).toBe(head);
  });

  it('is that of a linked worktree, whose .git is a file', () => {
    makeCheckout();
    git('worktree', 'add', '--quiet', 'linked');
    git('-C', 'linked', 'commit', '--quiet', '--allow-empty', '--message', 'Continue');

    expect(readCommit(join(folder, 'linked'))).toBe(git('-C', 'linked', 'rev-parse', 'HEAD'));
  });

  it('is the one that a package was built from, also in a checkout', async () => {
    makeCheckout();
    await writeFile(join(folder, 'COMMIT'), 'abc123\n');

    expect(readCommit(folder)).toBe('abc123');
  });

  it('is unknown in a folder inside of another checkout, and in a checkout without a commit', async () => {
    makeCheckout();
    const [inside, empty] = [join(folder, 'inside'), join(folder, 'empty')];
    await mkdir(inside);
    git('init', '--quiet', 'empty');

    expect([readCommit(inside), readCommit(empty)]).toEqual(['unknown', 'unknown']);
  });
});
