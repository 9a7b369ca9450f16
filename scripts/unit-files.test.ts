import { expect, it } from 'vitest';
import { byIsolation, needsOwnProcess, unitFiles } from './unit-files.ts';

it.each([
  "// @vitest-environment happy-dom\nit('draws')",
  "vi.mock('./draw.ts');",
  'const now = vi.hoisted(() => 0);',
  "vi.stubGlobal('fetch', vi.fn());",
  "vi.stubEnv('KEY', 'k');",
])('gives a process of its own to a test that would change those after it: %s', (source) => {
  expect(needsOwnProcess(source)).toBe(true);
});

it('lets the others share one', () => {
  expect(needsOwnProcess("const told = vi.fn();\nit('adds', () => expect(1 + 1).toBe(2));")).toBe(false);
});

it('leaves no file out, and runs none twice', () => {
  const files = unitFiles();
  const { together, alone } = byIsolation(files);
  expect(files).toContain('scripts/unit-files.test.ts');
  expect([...together, ...alone].toSorted()).toEqual(files);
});
