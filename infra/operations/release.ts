import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Works with an older release in a folder of its own, which is taken away afterwards unless `keep` was called.
 * @throws Error for no commit before the one at hand, and where the working copy is not what that one says
 */
export function withRelease(
  root: string,
  commit: string,
  work: (folder: string, keep: () => void) => void,
): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const edited = git('status', '--porcelain');
  if (edited !== '')
    throw new Error(
      `The working copy has changes, so it is not what is deployed. Commit them first:\n${edited}`,
    );
  const found = git('rev-parse', '--verify', `${commit}^{commit}`);
  git('merge-base', '--is-ancestor', found, 'HEAD');
  const folder = mkdtempSync(join(tmpdir(), 'quizhall-release-'));
  let isKept = false;
  try {
    git('worktree', 'add', '--detach', folder, found);
    work(folder, () => {
      isKept = true;
    });
  } finally {
    if (!isKept) git('worktree', 'remove', '--force', folder);
  }
}
