import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSite } from './site-build.ts';

let root: string;
const run = vi.fn<() => Promise<void>>();

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quizhall-build-'));
  write('frontend/src/main.tsx', 'one');
  write('shared/src/model/quizzes/quiz.ts', 'one');
  run.mockReset().mockImplementation(async () => write('frontend/dist/.vite/manifest.json', '{}'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const builds = async () => {
  run.mockClear();
  await buildSite({ root, run });
  return run.mock.calls.length;
};

describe('the site', () => {
  it('is built once for one state of its sources', async () => {
    expect(await builds()).toBe(1);
    expect(await builds()).toBe(0);
    await buildSite({ root, run, always: true });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a page', 'frontend/src/main.tsx'],
    ['a file that is new', 'frontend/public/robots.txt'],
    ['the contract', 'shared/src/contract/index.ts'],
    ['a dependency', 'package-lock.json'],
  ])('is built again after a change of %s', async (_, name) => {
    await builds();
    write(name, 'two');
    expect(await builds()).toBe(1);
    expect(await builds()).toBe(0);
  });

  it.each([
    'frontend/src/main.test.tsx',
    'frontend/dist/index.html',
    'frontend/node_modules/x/index.js',
    'shared/src/testing/factories.ts',
  ])('is not built again for %s', async (name) => {
    await builds();
    write(name, 'two');
    expect(await builds()).toBe(0);
  });

  it('is built again after a build that failed', async () => {
    run.mockRejectedValueOnce(new Error('broken'));
    await expect(buildSite({ root, run })).rejects.toThrow('broken');
    expect(await builds()).toBe(1);
  });
});
