// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ElsewhereScreen } from './elsewhere-screen.tsx';

afterEach(cleanup);

test('it takes the focus from the question that it replaces', () => {
  render(<ElsewhereScreen where="device" onUse={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
