// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { showStartPanel } from '../testing/show-start-panel.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../routes/take.tsx', () => {
  code.resolve();
  return { Component: () => null };
});

test('the code that asks the questions is loaded while the page before them is read', async () => {
  showStartPanel();
  await expect(code.promise).resolves.toBeUndefined();
});
