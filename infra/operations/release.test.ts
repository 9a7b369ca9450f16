import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withRelease } from './release.ts';

let root: string;
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@quizhall.example', ...words], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const write = (text: string) => writeFileSync(join(root, 'release.txt'), text);
const folders = () => git('worktree', 'list').split('\n').length;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quizhall-repository-'));
  git('init', '--quiet');
  for (const text of ['older', 'newer']) {
    write(text);
    git('add', '.');
    git('commit', '--quiet', '--message', text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it('stands in a folder of its own, which is gone after a look', () => {
  let seen = '';
  withRelease(root, 'HEAD~1', (folder) => {
    seen = folder;
    expect(readFileSync(join(folder, 'release.txt'), 'utf8')).toBe('older');
    // What is installed into it is in nobody's way.
    writeFileSync(join(folder, 'installed'), '');
  });
  expect(existsSync(seen)).toBe(false);
  expect(folders()).toBe(1);
});

it('is gone after a step that failed, and stays where it is deployed from', () => {
  const fail = () => {
    throw new Error('no network');
  };
  expect(() => withRelease(root, 'HEAD~1', fail)).toThrow('no network');
  expect(folders()).toBe(1);
  withRelease(root, 'HEAD~1', (_, keep) => keep());
  expect(folders()).toBe(2);
  const [, kept = ''] =
    /worktree (\S*quizhall-release-\S*)/.exec(git('worktree', 'list', '--porcelain')) ?? [];
  git('worktree', 'remove', kept);
});

it('is held against what is deployed, not against edits', () => {
  write('edited');
  expect(() => withRelease(root, 'HEAD~1', () => undefined)).toThrow('working copy has changes');
  expect(folders()).toBe(1);
});
