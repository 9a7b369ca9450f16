import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDynoxide } from './dynoxide.ts';

const MAC = { platform: 'darwin', arch: 'arm64' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quizhall-dynoxide-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function binary(name: string, mode = 0o755): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

describe('the dynoxide binary', () => {
  it('is the one of npm on linux-x64, unless DYNOXIDE_PATH names another one', () => {
    const path = folder;
    binary('dynoxide');
    const other = binary('other');
    const linux = { platform: 'linux', arch: 'x64', path };
    expect(findDynoxide(linux)).toContain(join('@dynoxide', 'linux-x64', 'dynoxide'));
    expect(findDynoxide({ ...linux, chosen: other })).toBe(other);
  });

  it('is the first executable file on the PATH elsewhere', () => {
    binary('a/dynoxide', 0o644);
    mkdirSync(join(folder, 'b', 'dynoxide'), { recursive: true });
    const file = binary('c/dynoxide');
    binary('d/dynoxide');
    const path = ['', 'a', 'b', 'c', 'd'].map((name) => name && join(folder, name)).join(delimiter);
    expect(findDynoxide({ ...MAC, path })).toBe(file);
    expect(findDynoxide({ ...MAC, path: join(folder, 'a') })).toBeUndefined();
    expect(findDynoxide(MAC)).toBeUndefined();
  });

  it('has another name on Windows', () => {
    const file = binary('dynoxide.exe');
    expect(findDynoxide({ platform: 'win32', arch: 'x64', path: folder })).toBe(file);
  });

  it('is never replaced by another one where DYNOXIDE_PATH is wrong', () => {
    binary('dynoxide');
    for (const chosen of [folder, join(folder, 'none'), binary('text', 0o644)])
      expect(() => findDynoxide({ ...MAC, chosen, path: folder })).toThrow(
        `DYNOXIDE_PATH is "${chosen}", which is not an executable file.`,
      );
  });
});
